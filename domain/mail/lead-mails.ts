import { formatClock, isClockTime } from "#domain/calendar/format-clock.ts";
import { formatDate, formatOtherDate } from "#domain/calendar/format-date.ts";
import { formatTime } from "#domain/calendar/format-time.ts";
import type { Language } from "#domain/language.ts";
import { type LeadKind, leadKinds } from "#domain/leads/lead-kind.ts";
import { formatNumber } from "#domain/numbers.ts";
import { leadTexts } from "./lead-texts.ts";
import type { MailText } from "./letter.ts";

export type MailedLead = Readonly<{
  kind: LeadKind;
  source_id: number;
  lead_id: number;
  name: string | null;
  email: string | null;
  phone: string | null;
  about: string;
  text: string;
  created_at: Date;
  promised_until: Date | null;
  /** VT3: YYYY-MM-DD */
  visit_on: string | null;
  /** HH:MM, or in words. */
  visit_time: string | null;
}>;

type Place = Readonly<{ language: Language; publicUrl: string }>;

/** About 100 kB of text. The rest is only counted. */
const maxListedLeads = 1_000;

/** LE3: tells staff of one lead. */
export function composeLeadMail(lead: MailedLead, { language, publicUrl }: Place): MailText {
  const texts = leadTexts[language];
  const facts = [
    [texts.from, lead.name],
    [texts.phone, lead.phone],
    [texts.email, lead.email],
    [texts.about, lead.about],
    [texts.visit, formatVisit(lead, language)],
    [texts.received, formatMoment(lead.created_at, language)],
    [texts.answerUntil, lead.promised_until && formatMoment(lead.promised_until, language)],
  ];
  const lines = facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  const link = `${texts.open}: ${publicUrl}/admin?tab=leads&lead=${lead.lead_id}`;
  return {
    subject: `${texts.newLead[lead.kind]}: ${lead.about}`,
    text: [lines.join("\n"), quote(lead.text), link].filter(Boolean).join("\n\n"),
  };
}

/** A visitor's lines can't be taken for ours. */
function quote(text: string): string {
  return text === "" ? "" : text.replace(/^/gm, "> ");
}

/** LE3: tells staff of many leads at once. */
export function composeLeadsMail(leads: readonly MailedLead[], { language, publicUrl }: Place): MailText {
  const texts = leadTexts[language];
  const subject = texts.newLeads(formatNumber(leads.length, language));
  return {
    subject,
    text: [subject, listLeads(leads, language), `${texts.open}: ${publicUrl}/admin`].join("\n\n"),
  };
}

/** LE3: what came in a day and which promised answers are overdue. */
export function composeSummary(
  {
    now,
    received,
    overdue,
  }: Readonly<{ now: Date; received: readonly LeadKind[]; overdue: readonly MailedLead[] }>,
  { language, publicUrl }: Place,
): MailText {
  const texts = leadTexts[language];
  const counts = leadKinds.flatMap((kind) => {
    const count = received.filter((other) => other === kind).length;
    return count > 0 ? [`${texts.kinds[kind]}: ${formatNumber(count, language)}`] : [];
  });
  const overdueTitle =
    overdue.length === 1 ? texts.oneOverdue : texts.overdue(formatNumber(overdue.length, language));
  return {
    subject: texts.summary(formatDate(now.toISOString(), language) ?? ""),
    text: [
      // LE3: overdue promises stand on top.
      overdue.length > 0 ? `${overdueTitle}\n${listLeads(overdue, language)}` : texts.noneOverdue,
      counts.length > 0 ? [texts.newSince, ...counts].join("\n") : texts.nothingNew,
      `${texts.open}: ${publicUrl}/admin`,
    ].join("\n\n"),
  };
}

function listLeads(leads: readonly MailedLead[], language: Language): string {
  const texts = leadTexts[language];
  const lines = leads.slice(0, maxListedLeads).map((lead) => {
    const promise = lead.promised_until
      ? `${texts.overdueSince} ${formatMoment(lead.promised_until, language)}`
      : null;
    const visit = formatVisit(lead, language);
    const parts = [texts.kinds[lead.kind], lead.name, lead.about, visit, lead.phone ?? lead.email, promise];
    return `• ${parts.filter(Boolean).join(" · ")}`;
  });
  const rest = leads.length - lines.length;
  return [...lines, ...(rest > 0 ? [texts.more(formatNumber(rest, language))] : [])].join("\n");
}

/** VT3: "20 November 2026 (4 Mangsir 2083), 10:30 AM". */
function formatVisit({ visit_on: day, visit_time: time }: MailedLead, language: Language): string | null {
  const date = formatDate(day, language);
  if (date === null) return null;
  const other = formatOtherDate(day, language);
  const clock = time !== null && isClockTime(time) ? formatClock(time, language) : time;
  return [other ? `${date} (${other})` : date, clock].filter(Boolean).join(", ");
}

function formatMoment(moment: Date, language: Language): string {
  const iso = moment.toISOString();
  return leadTexts[language].moment(formatDate(iso, language) ?? "", formatTime(iso, language) ?? "");
}
