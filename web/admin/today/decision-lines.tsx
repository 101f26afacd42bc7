import type { ComponentProps } from "react";
import type { Today } from "#domain/today/today.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { leadAddress } from "#web/admin/leads/lead-address.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { DateText } from "#web/ui/date-text.tsx";
import { TodayLine } from "./today-line.tsx";
import { TodaySection } from "./today-section.tsx";

/** DY2: sellers' properties that are neither published nor declined. */
export function SubmissionLines({ section }: Readonly<{ section: Today["submissions"] }>) {
  const { t } = useAdminTranslation();
  return (
    <Decisions
      section={section}
      title={t("today.submissions")}
      allTo="?tab=pending"
      action={t("today.check")}
      line={({ id, title, name, created_at }) => ({
        title,
        to: `?tab=pending&open=${id}`,
        text: name,
        due: <DateText iso={created_at} />,
      })}
    />
  );
}

/** DY2: listings that an admin approves or sends back. */
export function ApprovalLines({ section }: Readonly<{ section: Today["approvals"] }>) {
  const { t } = useAdminTranslation();
  return (
    <Decisions
      section={section}
      title={t("today.approvals")}
      allTo="?tab=listings&approval=waiting"
      action={t("today.review")}
      line={({ id, name, requested_by, requested_at }) => ({
        title: name,
        to: `?tab=listings&open=${id}`,
        text: requested_by ?? "",
        due: <DateText iso={requested_at} />,
      })}
    />
  );
}

/** DY9: text messages that were refused or may not have arrived, until staff decide about each on the page of its lead. */
export function SmsLines({ section }: Readonly<{ section: Today["sms"] }>) {
  const { t } = useAdminTranslation();
  return (
    <Decisions
      section={section}
      title={t("today.sms")}
      allTo="?tab=leads"
      action={t("today.decide")}
      line={({ lead_id, name, to_number, outcome, has_mail }) => ({
        title: name || to_number,
        to: leadAddress(lead_id),
        text: t(has_mail ? "sms.mailInstead" : "sms.noMail"),
        due: <Badge tone="orange">{t(`today.smsOutcomes.${outcome}`)}</Badge>,
      })}
    />
  );
}

/** DY2: listings that are not finished. */
export function DraftLines({ section }: Readonly<{ section: Today["drafts"] }>) {
  const { t } = useAdminTranslation();
  return (
    <Decisions
      section={section}
      title={t("today.drafts")}
      allTo="?tab=listings&status=draft"
      action={t("today.finish")}
      line={({ id, name, is_returned, updated_at }) => ({
        title: name,
        to: `?tab=listings&edit=${id}`,
        due: is_returned ? (
          <Badge tone="orange">{t("today.returned")}</Badge>
        ) : (
          <span className="text-ink-soft">
            <DateText iso={updated_at} />
          </span>
        ),
      })}
    />
  );
}

type Props<Row> = Readonly<{
  section: Readonly<{ count: number; results: readonly Row[] }>;
  title: string;
  allTo: string;
  action: string;
  line: (row: Row) => Omit<ComponentProps<typeof TodayLine>, "children">;
}>;

function Decisions<Row extends { id: number }>({ section, title, allTo, action, line }: Props<Row>) {
  const { count, results } = section;
  if (count === 0) return null;
  return (
    <TodaySection title={title} count={count} shown={results.length} allTo={allTo}>
      {results.map((row) => {
        const shown = line(row);
        const label = `${action}: ${shown.title}`;
        return (
          <TodayLine key={row.id} {...shown}>
            <ButtonLink look="secondary" size="small" to={shown.to} aria-label={label} className="min-w-24">
              {action}
            </ButtonLink>
          </TodayLine>
        );
      })}
    </TodaySection>
  );
}
