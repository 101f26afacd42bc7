import { EditorDialog } from "#web/admin/editing/editor-dialog.tsx";
import type { Editing } from "#web/admin/editing/use-editing.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { loadProperty } from "./property-calls.ts";
import { PropertyForm } from "./property-form.tsx";

type Props = Readonly<{ editing: Editing | null; onClose: () => void }>;

/** AP1 */
export function PropertyEditor({ editing, onClose }: Props) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  return (
    <EditorDialog
      editing={editing}
      onClose={onClose}
      resource="properties"
      load={loadProperty}
      texts={{
        add: t("properties.form.addTitle"),
        edit: t("properties.form.editTitle"),
        loading: t("properties.detail.loading"),
        failed: (id) => t("properties.detail.failed", { id: format.digits(String(id)) }),
      }}
    >
      {(form) => <PropertyForm {...form} />}
    </EditorDialog>
  );
}
