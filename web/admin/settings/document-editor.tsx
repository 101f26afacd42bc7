import { useQuery } from "@tanstack/react-query";
import { QueryContent } from "#web/admin/calls/query-content.tsx";
import { useLastDefined } from "#web/admin/details/use-last-defined.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { FormDialog } from "#web/ui/form-dialog.tsx";
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
  return (
    <QueryContent query={query} loading={t("settings.loading")} failed={t("settings.failed")}>
      {(loaded) => <DocumentForm name={name} loaded={loaded} footer={footer} onClose={onClose} />}
    </QueryContent>
  );
}
