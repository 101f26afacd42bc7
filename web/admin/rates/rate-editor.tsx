import type { RateKind } from "#domain/rates/kinds.ts";
import { EditorDialog } from "#web/admin/editing/editor-dialog.tsx";
import type { Editing } from "#web/admin/editing/use-editing.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { loadRate } from "./rate-calls.ts";
import { RateForm } from "./rate-form.tsx";

type Props = Readonly<{ editing: Editing | null; newKind: RateKind; onClose: () => void }>;

export function RateEditor({ editing, newKind, onClose }: Props) {
  const { t } = useAdminTranslation();
  return (
    <EditorDialog
      editing={editing}
      onClose={onClose}
      resource="rates"
      load={loadRate}
      texts={{
        add: t("rates.addTitle"),
        edit: t("rates.editTitle"),
        loading: t("rates.loading"),
        failed: () => t("rates.failed"),
      }}
    >
      {(form) => <RateForm kind={newKind} {...form} />}
    </EditorDialog>
  );
}
