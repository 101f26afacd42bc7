import { useLastDefined } from "#web/admin/details/use-last-defined.ts";
import { EditorDialog } from "#web/admin/editing/editor-dialog.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { DocumentForm } from "./document-form.tsx";
import type { DocumentName } from "./documents.ts";
import { documentId, documentRows } from "./settings-calls.ts";

type Props = Readonly<{ editing: DocumentName | undefined; onClose: () => void }>;

/** ST1: the form of a document in a dialog, as those of listings. */
export function DocumentEditor({ editing, onClose }: Props) {
  const { t } = useAdminTranslation();
  // The dialog keeps its content while it closes.
  const name = useLastDefined(editing) ?? "company";
  return (
    <EditorDialog
      editing={editing === undefined ? null : documentId}
      onClose={onClose}
      rows={documentRows(name)}
      title={t(`settings.sections.${name}.title`)}
      loading={t("settings.loading")}
      failed={t("settings.failed")}
    >
      {(form) => <DocumentForm name={name} {...form} />}
    </EditorDialog>
  );
}
