import { ReasonDialog, ReasonForm } from "#web/admin/editing/reason-dialog.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import type { LooseSubmission } from "#web/compatibility/loose-submission.ts";
import { useDeclineForm } from "./use-decline-form.ts";

type FormProps = Readonly<{ submission: LooseSubmission; onClose: () => void }>;

/** LE5: the seller reads the reason as it is written here. */
export function DeclineDialog({ isOpen, ...form }: FormProps & Readonly<{ isOpen: boolean }>) {
  const { t } = useAdminTranslation();
  const title = t("sell.publishing.declineOf", { name: form.submission.propert_title });
  return (
    <ReasonDialog isOpen={isOpen} title={title} onClose={form.onClose}>
      {() => <DeclineForm {...form} />}
    </ReasonDialog>
  );
}

function DeclineForm({ submission, onClose }: FormProps) {
  const { t } = useAdminTranslation();
  return (
    <ReasonForm
      editor={useDeclineForm(submission, onClose)}
      texts={{
        label: t("sell.publishing.reason"),
        help: t("sell.publishing.reasonHelp"),
        missing: t("sell.publishing.reasonMissing"),
        confirm: t("sell.publishing.confirm"),
      }}
    />
  );
}
