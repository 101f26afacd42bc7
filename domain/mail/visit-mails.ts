import { formatDate, formatOtherDate } from "#domain/calendar/format-date.ts";
import { formatTime } from "#domain/calendar/format-time.ts";
import type { Language } from "#domain/language.ts";
import type { VisitState } from "#domain/leads/visit-states.ts";
import { type LetterSender, letterText, type MailText } from "./letter.ts";

/** What a visitor is told of a visit. */
type VisitNews = LetterSender &
  Readonly<{
    state: VisitState;
    isMoved: boolean;
    startsAt: Date;
    /** Empty if it is not known. */
    place: string;
    pageUrl: string;
  }>;

const texts = {
  en: {
    subjects: {
      booked: "Your visit: please confirm",
      confirmed: "Your visit is agreed",
      moved: "Your visit was moved",
      cancelled: "Your visit was cancelled",
    },
    when: "When",
    where: "Where",
    page: "Confirm, move or cancel the visit",
    share: "Anyone with the link can do so, so share it with care.",
  },
  np: {
    subjects: {
      booked: "घरजग्गा हेर्ने समय: पक्का गर्नुहोस्",
      confirmed: "घरजग्गा हेर्ने समय पक्का भयो",
      moved: "घरजग्गा हेर्ने समय सर्‍यो",
      cancelled: "घरजग्गा हेर्ने समय रद्द भयो",
    },
    when: "कहिले",
    where: "कहाँ",
    page: "समय पक्का गर्न, सार्न वा रद्द गर्न",
    share: "यो लिङ्क पाउने जोसुकैले समय सार्न वा रद्द गर्न सक्छन्, त्यसैले सोचेर मात्र दिनुहोस्।",
  },
} as const;

/** DY6: the mail has no text of the visitor's, who may have entered the address of a stranger. */
export function composeVisitMail(news: VisitNews, language: Language): MailText {
  const words = texts[language];
  const { state, isMoved, place, pageUrl } = news;
  const iso = news.startsAt.toISOString();
  const other = formatOtherDate(iso, language);
  const when = `${formatDate(iso, language)}, ${formatTime(iso, language)}${other ? ` (${other})` : ""}`;
  const kind =
    state === "cancelled" ? "cancelled" : isMoved ? "moved" : state === "asked" ? "booked" : "confirmed";
  const paragraphs = [
    [`${words.when}: ${when}`, ...(place ? [`${words.where}: ${place}`] : [])].join("\n"),
    state === "cancelled" ? null : `${words.page}:\n${pageUrl}\n${words.share}`,
  ];
  return { subject: words.subjects[kind], text: letterText(news, paragraphs, language) };
}
