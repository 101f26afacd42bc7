import Plus from "lucide-react/icons/plus";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { type EstimateRow, estimateRowSchema } from "#domain/estimates/estimate.ts";
import { versionStates } from "#domain/estimates/estimate-states.ts";
import { formatPaisa } from "#domain/estimates/format-decimal.ts";
import { readRowId } from "#domain/row-id.ts";
import { localText } from "#domain/settings/local-text.ts";
import { useCall } from "#web/admin/calls/use-call.ts";
import { useEditing } from "#web/admin/editing/use-editing.ts";
import { useEstimateTranslation } from "#web/admin/i18n/estimate-messages.ts";
import { FilterSelect } from "#web/admin/list/filter-select.tsx";
import { FilteredList } from "#web/admin/list/filtered-list.tsx";
import { useListParameters } from "#web/admin/list/use-list-parameters.ts";
import { randomKey } from "#web/api/random-key.ts";
import { EmptyProjectsArt } from "#web/art/drawings.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Button } from "#web/ui/button.tsx";
import { DateText } from "#web/ui/date-text.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { estimateAddress } from "./estimate-address.ts";
import { beginEstimate, estimatesPath } from "./estimate-calls.ts";
import { EstimateBadges } from "./estimate-state.tsx";
import { NewEstimateDialog } from "./new-estimate-dialog.tsx";

const filters = ["search", "state", "lead"];

/** CN2: with the lead that the URL names, a new estimate is for its client. */
export function EstimateList({ views }: Readonly<{ views: ReactNode }>) {
  const { t } = useEstimateTranslation();
  const navigate = useNavigate();
  const open = (id: number) => void navigate(estimateAddress(id));
  const { editing, edit, close } = useEditing();
  const leadId = readRowId(useListParameters().get("lead"));
  const beginning = useCall({
    call: (lead_id: number) => beginEstimate({ lead_id }, { "idempotency-key": randomKey() }),
    failed: t("begin.failed"),
    onSuccess: (_, { id }) => open(id),
  });
  const add = (
    <Button
      icon={<Plus />}
      className="sm:order-last"
      isBusy={beginning.isPending}
      onClick={() => (leadId === undefined ? edit("new") : beginning.mutate(leadId))}
    >
      {t("add")}
    </Button>
  );
  return (
    <FilteredList
      page={{ resource: "estimates", path: estimatesPath, item: estimateRowSchema, filters }}
      title={t("title")}
      countText={(number) => t("count", { number })}
      buttons={
        <>
          {add}
          {views}
        </>
      }
      searchHint={t("searchHint")}
      filters={
        <FilterSelect
          name="state"
          label={t("state")}
          any={t("anyState")}
          options={versionStates.map((value) => ({ value, label: t(`states.${value}`) }))}
        />
      }
      loading={t("loading")}
      failed={t("failed")}
      empty={{
        art: <EmptyProjectsArt className="h-44 w-auto text-ink" />,
        title: t("empty.title"),
        text: t("empty.text"),
      }}
      row={(row) => <Item row={row} />}
    >
      <NewEstimateDialog isOpen={editing === "new"} onClose={close} onBegun={open} />
    </FilteredList>
  );
}

function Item({ row }: Readonly<{ row: EstimateRow }>) {
  const { t } = useEstimateTranslation();
  const format = useFormat();
  const language = useLanguage();
  return (
    <li
      data-row={row.id}
      className="grid gap-x-4 gap-y-1 border-line border-b py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
    >
      <div className="min-w-0">
        <TextLink to={estimateAddress(row.id)} className="-my-2.5 py-2.5">
          <LangText>{localText(row.title, language)}</LangText>
        </TextLink>
        <p className="text-sm wrap-anywhere">
          <LangText>{[row.client_name, row.place].filter(Boolean).join(" · ")}</LangText>
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-1.5">
          <EstimateBadges estimate={row} />
        </p>
      </div>
      <p className="sm:text-right">
        <span className="figures block font-semibold">रु {formatPaisa(row.total, language)}</span>
        <span className="text-ink-soft text-sm">
          {t("version", { number: format.number(row.number) })} · <DateText iso={row.updated_at} />
        </span>
      </p>
    </li>
  );
}
