import type { RateKind } from "#domain/rates/kinds.ts";
import { EditorDialog, type EditorProps } from "#web/admin/editing/editor-dialog.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { rateRows } from "./rate-calls.ts";
import { RateForm } from "./rate-form.tsx";

type Props = EditorProps & Readonly<{ newKind: RateKind }>;

export function RateEditor({ newKind, ...props }: Props) {
  const { t } = useAdminTranslation();
  return (
    <EditorDialog
      {...props}
      rows={rateRows}
      title={t("rates.editTitle")}
      addTitle={t("rates.addTitle")}
      loading={t("rates.loading")}
      failed={t("rates.failed")}
    >
      {(form) => <RateForm kind={newKind} {...form} />}
    </EditorDialog>
  );
}
