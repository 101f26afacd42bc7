import type { Today } from "#domain/today/today.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { leadAddress } from "#web/admin/leads/lead-address.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { DateText } from "#web/ui/date-text.tsx";
import { TodayLine } from "./today-line.tsx";
import { TodaySection } from "./today-section.tsx";

/** DY2: sellers' properties that are neither published nor declined. */
export function SubmissionLines({
  section: { count, results },
}: Readonly<{ section: Today["submissions"] }>) {
  const { t } = useAdminTranslation();
  if (count === 0) return null;
  return (
    <TodaySection title={t("today.submissions")} count={count} shown={results.length} allTo="?tab=pending">
      {results.map(({ id, title, name, created_at }) => {
        const to = `?tab=pending&open=${id}`;
        return (
          <TodayLine key={id} title={title} to={to} text={name} due={<DateText iso={created_at} />}>
            <Action to={to} label={t("today.check")} name={title} />
          </TodayLine>
        );
      })}
    </TodaySection>
  );
}

/** DY2: listings that an admin approves or sends back. */
export function ApprovalLines({ section: { count, results } }: Readonly<{ section: Today["approvals"] }>) {
  const { t } = useAdminTranslation();
  if (count === 0) return null;
  return (
    <TodaySection
      title={t("today.approvals")}
      count={count}
      shown={results.length}
      allTo="?tab=listings&approval=waiting"
    >
      {results.map(({ id, name, requested_by, requested_at }) => {
        const to = `?tab=listings&open=${id}`;
        return (
          <TodayLine
            key={id}
            title={name}
            to={to}
            text={requested_by ?? ""}
            due={<DateText iso={requested_at} />}
          >
            <Action to={to} label={t("today.review")} name={name} />
          </TodayLine>
        );
      })}
    </TodaySection>
  );
}

/** DY9: text messages that were refused or may not have arrived, until staff decide about each on the page of its lead. */
export function SmsLines({ section: { count, results } }: Readonly<{ section: Today["sms"] }>) {
  const { t } = useAdminTranslation();
  if (count === 0) return null;
  return (
    <TodaySection title={t("today.sms")} count={count} shown={results.length} allTo="?tab=leads">
      {results.map(({ id, lead_id, name, to_number, outcome, has_mail }) => (
        <TodayLine
          key={id}
          title={name || to_number}
          to={leadAddress(lead_id)}
          text={t(has_mail ? "sms.mailInstead" : "sms.noMail")}
          due={<Badge tone="orange">{t(`today.smsOutcomes.${outcome}`)}</Badge>}
        >
          <Action to={leadAddress(lead_id)} label={t("today.decide")} name={name || to_number} />
        </TodayLine>
      ))}
    </TodaySection>
  );
}

/** DY2: listings that are not finished. */
export function DraftLines({ section: { count, results } }: Readonly<{ section: Today["drafts"] }>) {
  const { t } = useAdminTranslation();
  if (count === 0) return null;
  return (
    <TodaySection
      title={t("today.drafts")}
      count={count}
      shown={results.length}
      allTo="?tab=listings&status=draft"
    >
      {results.map(({ id, name, is_returned, updated_at }) => {
        const to = `?tab=listings&edit=${id}`;
        return (
          <TodayLine
            key={id}
            title={name}
            to={to}
            due={
              is_returned ? (
                <Badge tone="orange">{t("today.returned")}</Badge>
              ) : (
                <span className="text-ink-soft">
                  <DateText iso={updated_at} />
                </span>
              )
            }
          >
            <Action to={to} label={t("today.finish")} name={name} />
          </TodayLine>
        );
      })}
    </TodaySection>
  );
}

function Action({ to, label, name }: Readonly<{ to: string; label: string; name: string }>) {
  return (
    <ButtonLink look="secondary" size="small" to={to} aria-label={`${label}: ${name}`} className="min-w-24">
      {label}
    </ButtonLink>
  );
}
