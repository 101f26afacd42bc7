import { formatDate, formatOtherDate } from "#domain/calendar/format-date.ts";
import { formatTime } from "#domain/calendar/format-time.ts";
import { type LeadDetails, type LeadEvent, type LeadStatus, leadStatuses } from "#domain/leads/lead.ts";
import type { VisitChange } from "#domain/leads/visit-states.ts";
import { DateTimeText } from "#web/admin/details/date-time-text.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { LangText } from "#web/ui/lang-text.tsx";
import { LeadOrigin } from "./lead-badges.tsx";

/** LE1: what happened to a lead, newest first, down to its arrival. */
export function LeadTimeline({ lead }: Readonly<{ lead: LeadDetails }>) {
  const { t } = useAdminTranslation();
  const entry =
    "relative border-line border-l pb-5 pl-5 before:absolute before:top-2 before:-left-[0.3rem] before:size-2.5 before:rounded-full before:bg-marigold last:pb-0";
  return (
    <ol>
      {lead.events.map((event) => (
        <li key={event.id} className={entry}>
          <EventText event={event} />
          <p className="text-ink-soft text-sm">
            {event.account ?? t("history.system")} · <DateTimeText iso={event.created_at} />
          </p>
        </li>
      ))}
      <li className={entry}>
        <p className="font-semibold">
          {lead.channel === "web" ? t("leads.timeline.received") : <LeadOrigin lead={lead} />}
        </p>
        <p className="text-ink-soft text-sm">
          {lead.added_by !== null && <>{lead.added_by} · </>}
          <DateTimeText iso={lead.created_at} />
        </p>
      </li>
    </ol>
  );
}

function EventText({ event }: Readonly<{ event: LeadEvent }>) {
  const { t } = useAdminTranslation();
  const { kind, detail } = event;
  const language = useLanguage();
  const statusOf = (name: string | null | undefined) => {
    const status: LeadStatus | undefined = leadStatuses.find((known) => known === name);
    return status ? t(`leads.statuses.${status}`) : "–";
  };
  const visitFact = (change: VisitChange, at = "") =>
    [t(`visits.changes.${change}`), formatDate(at, language), formatTime(at, language)]
      .filter(Boolean)
      .join(" · ");
  const day = detail.on && `${formatDate(detail.on, language)} (${formatOtherDate(detail.on, language)})`;
  const facts = {
    status: `${statusOf(detail.from)} → ${statusOf(detail.to)}`,
    owner: `${detail.from ?? t("leads.noOwner")} → ${detail.to ?? t("leads.noOwner")}`,
    next_step: [detail.text, day].filter(Boolean).join(" · ") || "–",
    person: detail.change
      ? t(`leads.timeline.${detail.change}`)
      : [...(detail.from ? [detail.from] : []), detail.to ?? "–"].join(" → "),
    visit_change: detail.visit && visitFact(detail.visit, detail.at),
  };
  const estimate = detail.estimate && t(`leads.timeline.estimates.${detail.estimate}`);
  const fact = kind in facts ? facts[kind as keyof typeof facts] : undefined;
  return (
    <>
      <p className="wrap-anywhere">
        <span className="font-semibold">{t(`leads.events.${kind}`)}</span>
        {fact && <>: {fact}</>}
        {estimate && <>: {estimate}</>}
        {detail.subject && <>: {detail.subject}</>}
        {detail.outcome && <>: {t(`sms.outcomes.${detail.outcome}`)}</>}
      </p>
      {fact === undefined && detail.text && (
        <p className="whitespace-pre-line wrap-anywhere">
          <LangText>{detail.text}</LangText>
        </p>
      )}
    </>
  );
}
