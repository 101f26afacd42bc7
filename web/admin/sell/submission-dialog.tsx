import Mail from "lucide-react/icons/mail";
import Phone from "lucide-react/icons/phone";
import { mailLink, phoneLink } from "#web/admin/details/contact-links.ts";
import { HistoryLink } from "#web/admin/details/history-link.tsx";
import { useLastDefined } from "#web/admin/details/use-last-defined.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { replySubject } from "#web/admin/inbox/reply-subject.ts";
import { LeadLink } from "#web/admin/leads/source-leads.tsx";
import { PublishingPanel } from "#web/admin/publishing/publishing-panel.tsx";
import type { LooseSubmission } from "#web/compatibility/loose-submission.ts";
import { ButtonAnchor } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { SubmissionDetails } from "./submission-details.tsx";

type Props = Readonly<{ submission: LooseSubmission | undefined; onClose: () => void }>;

/** AS1: all fields of a submission, with links to call and to e-mail the owner. */
export function SubmissionDialog({ submission, onClose }: Props) {
  const { t } = useAdminTranslation();
  const shown = useLastDefined(submission);
  return (
    <Dialog
      isOpen={submission !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("sell.detail.title")}
      size="lg"
      isBodyFocusable
      footer={
        shown && (
          <>
            {shown.phone_no !== null && (
              <ButtonAnchor look="secondary" icon={<Phone />} href={phoneLink(shown.phone_no)}>
                {t("sell.detail.call")}
              </ButtonAnchor>
            )}
            <ButtonAnchor icon={<Mail />} href={mailLink(shown.email, replySubject(shown.propert_title))}>
              {t("sell.detail.email")}
            </ButtonAnchor>
          </>
        )
      }
    >
      {shown && (
        <div className="grid gap-6">
          <PublishingPanel submission={shown} />
          <SubmissionDetails submission={shown} />
          <p className="flex flex-wrap gap-x-6">
            <LeadLink sourceId={shown.id} />
            <HistoryLink kind="sell" id={shown.id} />
          </p>
        </div>
      )}
    </Dialog>
  );
}
