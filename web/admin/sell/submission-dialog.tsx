import Mail from "lucide-react/icons/mail";
import Phone from "lucide-react/icons/phone";
import type { ShownSubmission } from "#domain/sell/shown-submission.ts";
import { mailLink, phoneLink } from "#web/admin/details/contact-links.ts";
import { useLastShown } from "#web/admin/details/use-last-shown.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { ButtonAnchor } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { replySubject } from "./submission-calls.ts";
import { SubmissionDetails } from "./submission-details.tsx";

type Props = Readonly<{ submission: ShownSubmission | undefined; onClose: () => void }>;

/** AS1: everything an owner told, and the two ways to answer. */
export function SubmissionDialog({ submission, onClose }: Props) {
  const { t } = useAdminTranslation();
  const shown = useLastShown(submission);
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
              <ButtonAnchor
                look="secondary"
                icon={<Phone aria-hidden className="size-4" />}
                href={phoneLink(shown.phone_no)}
              >
                {t("sell.detail.call")}
              </ButtonAnchor>
            )}
            <ButtonAnchor
              icon={<Mail aria-hidden className="size-4" />}
              href={mailLink(shown.email, replySubject(shown.propert_title))}
            >
              {t("sell.detail.email")}
            </ButtonAnchor>
          </>
        )
      }
    >
      {shown && <SubmissionDetails submission={shown} />}
    </Dialog>
  );
}
