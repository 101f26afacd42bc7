import List from "lucide-react/icons/list";
import Plus from "lucide-react/icons/plus";
import SquareKanban from "lucide-react/icons/square-kanban";
import { dueChoices, leadStatuses } from "#domain/leads/lead.ts";
import { leadKinds } from "#domain/leads/lead-kind.ts";
import { readRowId } from "#domain/row-id.ts";
import { useEditing } from "#web/admin/editing/use-editing.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { ExportButton } from "#web/admin/list/export-button.tsx";
import { FilterSelect } from "#web/admin/list/filter-select.tsx";
import { ListHead } from "#web/admin/list/list-head.tsx";
import { ListTools } from "#web/admin/list/list-tools.tsx";
import { useListParameters } from "#web/admin/list/use-list-parameters.ts";
import { ViewSwitch } from "#web/admin/list/view-switch.tsx";
import { useOwners } from "#web/admin/owners/use-owners.ts";
import { useAccessScope } from "#web/admin/session/use-access-scope.ts";
import { Button } from "#web/ui/button.tsx";
import type { SelectOption } from "#web/ui/select-field.tsx";
import { AddLeadDialog } from "./add-lead-dialog.tsx";
import { leadParameter, personParameter } from "./lead-address.ts";
import { LeadBoard } from "./lead-board.tsx";
import { leadFilters } from "./lead-filters.ts";
import { LeadList } from "./lead-list.tsx";
import { LeadPage } from "./lead-page.tsx";

/** LE1: the lead that the URL names, else all leads as a list or as a board. */
export function LeadsTab() {
  const address = useListParameters();
  const id = readRowId(address.get(leadParameter));
  return id === undefined ? <Leads /> : <LeadPage key={id} id={id} />;
}

function Leads() {
  const { t } = useAdminTranslation();
  const address = useListParameters();
  const isBoard = address.get("view") === "board";
  const owners = useOwners();
  // Not by the number of owners: they arrive later, and a filter that appears moves the others.
  const hasOwners = useAccessScope("owners") === "all";
  const { editing, edit, close } = useEditing();
  const filter = (name: "status" | "kind" | "owner" | "due", options: readonly SelectOption[]) => (
    <FilterSelect
      name={name}
      label={t(`leads.filters.${name}`)}
      any={t("leads.filters.any")}
      options={options}
    />
  );
  return (
    <section aria-labelledby="leads-title">
      <div className="mb-4">
        <ListHead id="leads-title" title={t("leads.title")}>
          <Button icon={<Plus />} className="sm:order-last" onClick={() => edit("new")}>
            {t("leads.add.open")}
          </Button>
          <span className="flex flex-wrap gap-3">
            <ExportButton path="/api/leads/export.csv" filters={leadFilters} />
            <ViewSwitch
              views={{ list: List, board: SquareKanban }}
              view={isBoard ? "board" : "list"}
              labelOf={(name) => t(`leads.views.${name}`)}
              onChoose={(name) => address.change({ view: name === "board" ? name : null, status: null })}
            />
          </span>
        </ListHead>
      </div>
      <div className="mb-6">
        <ListTools searchHint={t("leads.searchHint")}>
          <div className="contents max-sm:grid max-sm:grid-cols-2 max-sm:gap-3">
            {!isBoard &&
              filter(
                "status",
                leadStatuses.map((value) => ({ value, label: t(`leads.statuses.${value}`) })),
              )}
            {filter(
              "kind",
              leadKinds.map((value) => ({ value, label: t(`leads.kinds.${value}`) })),
            )}
            {hasOwners &&
              filter("owner", [
                { value: "none", label: t("leads.noOwner") },
                ...owners.map(({ id, name }) => ({ value: String(id), label: name })),
              ])}
            {filter(
              "due",
              dueChoices.map((value) => ({ value, label: t(`leads.due.${value}`) })),
            )}
          </div>
        </ListTools>
      </div>
      {address.get(personParameter) !== "" && (
        <p className="mb-4 flex flex-wrap items-center gap-x-3">
          {t("leads.ofPerson")}
          <Button look="quiet" size="small" onClick={() => address.change({ [personParameter]: null })}>
            {t("leads.showAll")}
          </Button>
        </p>
      )}
      {isBoard ? <LeadBoard /> : <LeadList />}
      <AddLeadDialog isOpen={editing === "new"} onClose={close} />
    </section>
  );
}
