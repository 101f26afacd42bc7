import { formatDate, formatOtherDate } from "#domain/calendar/format-date.ts";
import { formatTime } from "#domain/calendar/format-time.ts";
import type { Language } from "#domain/language.ts";
import { countSmsParts } from "#domain/sms/count-parts.ts";
import { type LetterSender, letterText, type MailText } from "./letter.ts";

/** DY8: a visit of which the visitor is reminded. */
export type RemindedVisit = LetterSender &
  Readonly<{
    startsAt: Date;
    /** Null if the listing is gone. */
    listing: string | null;
    place: string;
    agent: string | null;
    pageUrl: string;
  }>;

type ReminderTexts = Readonly<{
  subject: (moment: string) => string;
  reminder: string;
  when: string;
  listing: string;
  place: string;
  agent: string;
  page: string;
  sms: (company: string, moment: string) => string;
  smsChange: (phone: string) => string;
}>;

const texts: Readonly<Record<Language, ReminderTexts>> = {
  en: {
    subject: (moment) => `Your visit: ${moment}`,
    reminder: "We are looking forward to your visit.",
    when: "When",
    listing: "What you will see",
    place: "Where we meet",
    agent: "Who meets you",
    page: "Directions, another time, or cancel",
    sms: (company, moment) => `${company}: your visit is on ${moment}.`,
    smsChange: (phone) => ` Another time? Call ${phone}`,
  },
  np: {
    subject: (moment) => `हेर्न आउने समय: ${moment}`,
    reminder: "हामी तपाईंलाई पर्खिरहेका छौँ।",
    when: "समय",
    listing: "हेर्ने घरजग्गा",
    place: "भेट्ने ठाउँ",
    agent: "भेट्ने व्यक्ति",
    page: "बाटो हेर्न, समय सार्न वा रद्द गर्न",
    sms: (company, moment) => `${company}: तपाईंको हेर्ने समय ${moment}।`,
    smsChange: (phone) => ` समय सार्न फोन: ${phone}`,
  },
};

/** More cost more, and a reminder needs no more. */
const maxSmsParts = 2;

function formatMoment(at: Date, language: Language, isLong = false): string {
  const iso = at.toISOString();
  const date = formatDate(iso, language) ?? "";
  const other = isLong ? formatOtherDate(iso, language) : null;
  return `${other ? `${date} (${other})` : date}, ${formatTime(iso, language) ?? ""}`;
}

/** DY8: it names the day instead of saying "tomorrow": a mail can be late. */
export function composeReminderMail(visit: RemindedVisit, language: Language): MailText {
  const words = texts[language];
  const facts = [
    [words.when, formatMoment(visit.startsAt, language, true)],
    [words.listing, visit.listing],
    [words.place, visit.place],
    [words.agent, visit.agent],
  ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  const paragraphs = [words.reminder, facts.join("\n"), `${words.page}:\n${visit.pageUrl}`];
  return {
    subject: words.subject(formatMoment(visit.startsAt, language)),
    text: letterText(visit, paragraphs, language),
  };
}

/** DY8, DY9: the same in two parts at most: without the number to call if that takes more. */
export function composeReminderSms({ company, phone, startsAt }: RemindedVisit, language: Language): string {
  const words = texts[language];
  const short = words.sms(company, formatMoment(startsAt, language));
  const long = phone === null ? short : short + words.smsChange(phone);
  return countSmsParts(long).parts <= maxSmsParts ? long : short;
}
