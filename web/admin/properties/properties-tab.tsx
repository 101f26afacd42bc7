import Plus from "lucide-react/icons/plus";
import type { Property } from "#domain/properties/property.ts";
import { RowEditor } from "#web/admin/editing/editor-dialog.tsx";
import { useEditing } from "#web/admin/editing/use-editing.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useEditAction, useRowActions } from "#web/admin/list/row-actions.tsx";
import { RowTab } from "#web/admin/list/row-tab.tsx";
import { useRowList } from "#web/admin/list/use-row-list.ts";
import { PapersDialog } from "#web/admin/papers/papers-dialog.tsx";
import { EmptyPropertiesArt } from "#web/art/drawings.tsx";
import { loosePropertySchema } from "#web/compatibility/loose-property.ts";
import { Button } from "#web/ui/button.tsx";
import { deleteProperty, propertyRows } from "./property-calls.ts";
import { PropertyCard } from "./property-card.tsx";
import { PropertyDialog } from "./property-dialog.tsx";
import { PropertyFilters, propertyFilterNames } from "./property-filters.tsx";
import { PropertyForm } from "./property-form.tsx";
import { usePropertyColumns } from "./use-property-columns.tsx";
import { usePropertyFailures } from "./use-property-failures.ts";

const orders = ["-created_at", "created_at", "name", "price", "-price"] as const;

/** AP1: all properties, whatever their status. */
export function PropertiesTab() {
  const { t } = useAdminTranslation();
  const failures = usePropertyFailures();
  const { editing, edit, close: closeForm } = useEditing();
  const list = useRowList<Property>({
    kind: "properties",
    item: loosePropertySchema,
    filters: propertyFilterNames,
    nameOf: ({ name }) => name,
    remove: ({ id }) => deleteProperty(id),
    failed: ({ id }, failure) => failures.delete(id, failure),
    hidden: (_property, failure) => failures.unsupportedDelete(failure),
  });
  const editAction = useEditAction("properties", edit);
  const actions = useRowActions(list, { main: ({ id, name }) => editAction(id, name) });
  return (
    <RowTab
      list={list}
      actions={actions}
      art={<EmptyPropertiesArt className="h-44 w-auto text-ink" />}
      orders={orders.map((value) => ({ value, label: t(`properties.orders.${value}`) }))}
      filters={<PropertyFilters />}
      add={
        <Button icon={<Plus />} onClick={() => edit("new")}>
          {t("properties.add")}
        </Button>
      }
      card={(property) => <PropertyCard property={property} actions={actions} />}
      columns={usePropertyColumns(actions)}
      isDialogOpen={list.openId !== null}
    >
      <PropertyDialog list={list} onEdit={edit} />
      <RowEditor kind="properties" editing={editing} rows={propertyRows} onClose={closeForm}>
        {(form) => <PropertyForm {...form} />}
      </RowEditor>
      <PapersDialog nameOf={(id) => list.query.data?.results.find((row) => row.id === id)?.name} />
    </RowTab>
  );
}
