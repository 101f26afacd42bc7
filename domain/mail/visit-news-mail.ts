import { formatDate, formatOtherDate } from "#domain/calendar/format-date.ts";
import { formatTime } from "#domain/calendar/format-time.ts";
import type { Language } from "#domain/language.ts";

/** What a visitor does on the page of a visit. */
export type VisitorNewsKind = "confirmed" | "moved" | "cancelled";

type VisitorNews = Readonly<{
  kind: VisitorNewsKind;
  leadId: number;
  name: string;
  phone: string | null;
  listing: string | null;
  /** Empty if it is not known. */
  place: string;
  startsAt: Date;
  /** Before the visitor moved it. */
  movedFrom: Date | null;
}>;

const texts = {
  en: {
    subjects: {
      confirmed: (name: string) => `Visit confirmed: ${name}`,
      moved: (name: string) => `Visit moved, please confirm: ${name}`,
      cancelled: (name: string) => `Visit cancelled: ${name}`,
    },
    when: "When",
    before: "Before",
    visitor: "Visitor",
    phone: "Telephone",
    listing: "Listing",
    place: "Where",
    open: "Open the lead",
  },
  np: {
    subjects: {
      confirmed: (name: string) => `हेर्ने समय पक्का भयो: ${name}`,
      moved: (name: string) => `हेर्ने समय सर्‍यो, पक्का गरिदिनुहोस्: ${name}`,
      cancelled: (name: string) => `हेर्ने समय रद्द भयो: ${name}`,
    },
    when: "कहिले",
    before: "पहिलेको समय",
    visitor: "आगन्तुक",
    phone: "फोन",
    listing: "घरजग्गा",
    place: "कहाँ",
    open: "सम्पर्क खोल्नुहोस्",
  },
} as const;

/** DY6: tells staff what a visitor did with a visit. */
export function composeVisitNews(
  news: VisitorNews,
  { language, publicUrl }: Readonly<{ language: Language; publicUrl: string }>,
) {
  const words = texts[language];
  const facts = [
    [words.when, formatMoment(news.startsAt, language)],
    [words.before, news.movedFrom && formatMoment(news.movedFrom, language)],
    [words.visitor, news.name],
    [words.phone, news.phone],
    [words.listing, news.listing],
    [words.place, news.place],
  ];
  const lines = facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  return {
    subject: words.subjects[news.kind](news.name),
    text: `${lines.join("\n")}\n\n${words.open}: ${publicUrl}/admin?tab=leads&lead=${news.leadId}\n`,
  };
}

function formatMoment(at: Date, language: Language): string {
  const iso = at.toISOString();
  const other = formatOtherDate(iso, language);
  return `${formatDate(iso, language)}, ${formatTime(iso, language)}${other ? ` (${other})` : ""}`;
}
