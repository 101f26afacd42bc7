import type { Property } from "#domain/properties/property.ts";
import { RowDialog, type RowDialogProps } from "#web/admin/list/row-dialog.tsx";
import { DuplicateButton } from "./duplicate-button.tsx";
import { fetchProperty } from "./property-calls.ts";
import { PropertyDetails } from "./property-details.tsx";

/** AP2 */
export function PropertyDialog(props: RowDialogProps<Property>) {
  return (
    <RowDialog
      {...props}
      resource="properties"
      fetchRow={fetchProperty}
      action={(property) => <DuplicateButton property={property} onEdit={props.onEdit} />}
    >
      {(property) => <PropertyDetails property={property} />}
    </RowDialog>
  );
}
