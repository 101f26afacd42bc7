import type { PostedForm } from "#web/forms/posted-form.ts";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { useEnquiryTranslation } from "#web/i18n/enquiry-messages.ts";
import { Notice } from "#web/ui/notice.tsx";

/** VT3: for a form that was posted without JavaScript after its listing was sold or withdrawn, where the page has no form. */
export function NotSent({ posted }: Readonly<{ posted: PostedForm }>) {
  const { t } = useEnquiryTranslation();
  const messages = useProblemMessages();
  return (
    <div className="page-width my-6">
      <Notice tone="danger" title={t("failed.title")} isAlert>
        {messages.posted({ ...posted, hasFailed: true }, t("failed.text"))}
      </Notice>
    </div>
  );
}
