import Plus from "lucide-react/icons/plus";
import type { Property } from "#domain/properties/property.ts";
import { useEditing } from "#web/admin/editing/use-editing.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { ExportButton } from "#web/admin/list/export-button.tsx";
import { ListTools } from "#web/admin/list/list-tools.tsx";
import { ResourceList } from "#web/admin/list/resource-list.tsx";
import { useDeletion } from "#web/admin/list/use-deletion.tsx";
import { useListParameters } from "#web/admin/list/use-list-parameters.ts";
import { useOpenRow } from "#web/admin/list/use-open-row.ts";
import { useResourcePage } from "#web/admin/list/use-resource-page.ts";
import { PapersDialog } from "#web/admin/papers/papers-dialog.tsx";
import { EmptyPropertiesArt } from "#web/art/drawings.tsx";
import { loosePropertySchema } from "#web/compatibility/loose-property.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/button.tsx";
import { deleteProperty, restoreProperty } from "./property-calls.ts";
import { PropertyCard } from "./property-card.tsx";
import { PropertyDialog } from "./property-dialog.tsx";
import { PropertyEditor } from "./property-editor.tsx";
import { PropertyFilters, propertyFilterNames } from "./property-filters.tsx";
import { usePropertyColumns } from "./use-property-columns.tsx";
import { usePropertyFailures } from "./use-property-failures.ts";
import { WaitingNotice } from "./waiting-notice.tsx";

const orders = ["-created_at", "created_at", "name", "price", "-price"] as const;
const parameters = ["search", ...propertyFilterNames];

/** AP1: all properties, whatever their status. */
export function PropertiesTab() {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const failures = usePropertyFailures();
  const address = useListParameters();
  const { openId, open, close } = useOpenRow();
  const { editing, edit, close: closeForm } = useEditing();
  const query = useResourcePage({
    resource: "properties",
    path: "/api/properties/",
    item: loosePropertySchema,
    page: address.page,
    query: Object.fromEntries([...parameters, "ordering"].map((name) => [name, address.get(name)])),
  });
  const deletion = useDeletion({
    resource: "properties",
    nameOf: ({ name }: Property) => name,
    remove: ({ id }) => deleteProperty(id),
    restore: ({ id }) => restoreProperty(id),
    texts: {
      question: t("properties.deletion.question"),
      confirm: t("properties.detail.delete"),
    },
    done: ({ name }) => ({
      title: t("properties.deletion.done"),
      text: t("properties.deletion.doneText", { name }),
    }),
    failed: ({ id }, failure) => failures.delete(id, failure),
    hidden: (_property, failure) => failures.unsupportedDelete(failure),
    onRemoved: ({ id }) => id === openId && close(),
  });
  const columns = usePropertyColumns({ onView: open, onEdit: edit, onDelete: deletion.ask });
  const add = (
    <span className="flex flex-wrap gap-3">
      <ExportButton path="/api/properties/export.csv" filters={parameters} />
      <Button icon={<Plus aria-hidden className="size-4" />} onClick={() => edit("new")}>
        {t("properties.add")}
      </Button>
    </span>
  );

  return (
    <>
      <WaitingNotice />
      <ResourceList
        resource="properties"
        title={t("properties.title")}
        count={(number) => t("properties.count", { number: format.number(number) })}
        query={query}
        loading={t("properties.loading")}
        failed={t("properties.failed")}
        empty={{
          art: <EmptyPropertiesArt className="h-44 w-auto text-ink" />,
          title: t("properties.empty.title"),
          text: t("properties.empty.text"),
        }}
        tools={
          <ListTools
            searchHint={t("properties.searchHint")}
            orders={orders.map((value) => ({ value, label: t(`properties.orders.${value}`) }))}
          >
            <PropertyFilters />
          </ListTools>
        }
        filters={parameters}
        action={add}
        card={(property) => (
          <PropertyCard
            property={property}
            onView={() => open(property.id)}
            onEdit={() => edit(property.id)}
            onDelete={() => deletion.ask(property)}
          />
        )}
        columns={columns}
        nameOf={({ name }) => name}
      />
      {openId === null && deletion.dialog}
      <PropertyDialog
        id={openId}
        listed={query.data?.results.find((property) => property.id === openId)}
        onEdit={edit}
        onDelete={deletion.ask}
        onClose={close}
        confirm={deletion.dialog}
        finalFocus={deletion.finalFocus}
      />
      <PropertyEditor editing={editing} onClose={closeForm} />
      <PapersDialog nameOf={(id) => query.data?.results.find((property) => property.id === id)?.name} />
    </>
  );
}
