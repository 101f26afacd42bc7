import { useQuery } from "@tanstack/react-query";
import { useLastDefined } from "#web/admin/details/use-last-defined.ts";
import { FormDialog } from "#web/admin/editing/form-dialog.tsx";
import { RowLoading } from "#web/admin/editing/row-loading.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { DocumentForm } from "./document-form.tsx";
import type { DocumentName } from "./documents.ts";
import { documentKey, fetchDocument } from "./settings-calls.ts";

type Props = Readonly<{ editing: DocumentName | undefined; onClose: () => void }>;

/** ST1: the form of a document in a dialog, as those of listings. */
export function DocumentEditor({ editing, onClose }: Props) {
  const { t } = useAdminTranslation();
  // The dialog keeps its content while it closes.
  const name = useLastDefined(editing) ?? "company";
  return (
    <FormDialog isOpen={editing !== undefined} onClose={onClose} title={t(`settings.sections.${name}.title`)}>
      {(footer) => <LoadedForm name={name} footer={footer} onClose={onClose} />}
    </FormDialog>
  );
}

type LoadedProps = Readonly<{ name: DocumentName; footer: HTMLElement | null; onClose: () => void }>;

/** Fetches the document at each opening. */
function LoadedForm({ name, footer, onClose }: LoadedProps) {
  const { t } = useAdminTranslation();
  const query = useQuery({
    queryKey: [documentKey(name), "edit"],
    queryFn: () => fetchDocument(name),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!query.data)
    return <RowLoading query={query} loading={t("settings.loading")} failed={t("settings.failed")} />;
  return <DocumentForm name={name} loaded={query.data} footer={footer} onClose={onClose} />;
}
