import { useQuery } from "@tanstack/react-query";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import type { ReactNode } from "react";
import type { Property } from "#domain/properties/property.ts";
import { useLastDefined } from "#web/admin/details/use-last-defined.ts";
import { RowLoading } from "#web/admin/editing/row-loading.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { fetchProperty } from "./property-calls.ts";
import { PropertyDetails } from "./property-details.tsx";

type Props = Readonly<{
  /** Null while no property is open. */
  id: number | null;
  /** The property in the list, shown while the current version loads. */
  listed: Property | undefined;
  onEdit: (id: number) => void;
  onDelete: (property: Property) => void;
  onClose: () => void;
  /** The delete confirmation, rendered above this dialog. */
  confirm: ReactNode;
  finalFocus: (id: number | undefined) => HTMLElement | true;
}>;

/** AP2 */
export function PropertyDialog({ id, listed, onEdit, onDelete, onClose, confirm, finalFocus }: Props) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const lastId = useLastDefined(id ?? undefined);
  const query = useQuery({
    queryKey: ["properties", "one", lastId],
    queryFn: () => fetchProperty(lastId ?? 0),
    enabled: id !== null,
    ...(listed && { placeholderData: listed }),
  });
  const property = query.data;
  return (
    <Dialog
      isOpen={id !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("properties.detail.title")}
      size="lg"
      isBodyFocusable
      finalFocus={() => finalFocus(lastId)}
      footer={
        property && (
          <>
            <Button
              look="danger"
              icon={<Trash2 aria-hidden className="size-4" />}
              className="sm:mr-auto"
              onClick={() => onDelete(property)}
            >
              {t("properties.detail.delete")}
            </Button>
            <Button icon={<Pencil aria-hidden className="size-4" />} onClick={() => onEdit(property.id)}>
              {t("properties.detail.edit")}
            </Button>
          </>
        )
      }
    >
      {property ? (
        <PropertyDetails property={property} />
      ) : (
        <RowLoading
          query={query}
          loading={t("properties.detail.loading")}
          failed={t("properties.detail.failed", { id: format.digits(String(lastId)) })}
        />
      )}
      {confirm}
    </Dialog>
  );
}
