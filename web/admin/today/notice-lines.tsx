import { countNotices, type Notices } from "#domain/today/today.ts";
import { SetupNotices } from "#web/admin/demo/setup-notices.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { MailNotice } from "#web/admin/mail/mail-notice.tsx";
import { PlaceProposals } from "#web/admin/places/place-proposals.tsx";
import { UntranslatedLinks } from "#web/admin/translations/untranslated-links.tsx";
import { TodaySection } from "./today-section.tsx";
import { WebhookNotice } from "./webhook-notice.tsx";

/** DY1: what the site lacks, in one place. The caller leaves it out if there is nothing. */
export function NoticeLines({ notices }: Readonly<{ notices: Notices }>) {
  const { t } = useAdminTranslation();
  const count = countNotices(notices);
  return (
    <TodaySection title={t("today.notices")} count={count} shown={count}>
      {notices.mail && <MailNotice state={notices.mail} />}
      <PlaceProposals count={notices.proposed_places} />
      {notices.untranslated.length > 0 && <UntranslatedLinks counts={notices.untranslated} />}
      <WebhookNotice count={notices.switched_off_webhooks} />
      <SetupNotices notices={notices} />
    </TodaySection>
  );
}
