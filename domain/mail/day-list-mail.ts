import { formatDate, formatOtherDate } from "#domain/calendar/format-date.ts";
import { formatTime } from "#domain/calendar/format-time.ts";
import type { Language } from "#domain/language.ts";
import { formatNumber } from "#domain/numbers.ts";

type ListedVisit = Readonly<{
  starts_at: Date;
  name: string;
  phone: string | null;
  listing: string | null;
  place: string;
  isConfirmed: boolean;
}>;
type ListedStep = Readonly<{ next_step: string; next_step_on: string; name: string; phone: string | null }>;

type DayList = Readonly<{
  now: Date;
  /** In the order of wards. */
  visits: readonly ListedVisit[];
  steps: readonly ListedStep[];
  publicUrl: string;
}>;

type DayListTexts = Readonly<{
  subject: (day: string) => string;
  visits: (count: string) => string;
  steps: (count: string) => string;
  notConfirmed: string;
  due: (day: string) => string;
  noText: string;
  open: string;
}>;

const texts: Readonly<Record<Language, DayListTexts>> = {
  en: {
    subject: (day) => `Your day: ${day}`,
    visits: (count) => `Visits by ward (${count}):`,
    steps: (count) => `Next steps that are due (${count}):`,
    notConfirmed: "not confirmed yet",
    due: (day) => `due ${day}`,
    noText: "Get in touch",
    open: "Open the calendar",
  },
  np: {
    subject: (day) => `आजको काम: ${day}`,
    visits: (count) => `आज देखाउने घरजग्गा, वडाअनुसार (${count}):`,
    steps: (count) => `आज गर्नुपर्ने काम (${count}):`,
    notConfirmed: "अझै पक्का भएको छैन",
    due: (day) => `${day} सम्ममा`,
    noText: "सम्पर्क गर्नुहोस्",
    open: "पात्रो खोल्नुहोस्",
  },
};

/** DY8: what an agent has to do today. */
export function composeDayList({ now, visits, steps, publicUrl }: DayList, language: Language) {
  const words = texts[language];
  const iso = now.toISOString();
  const visitLines = visits.map(({ starts_at, name, phone, listing, place, isConfirmed }) => {
    const time = formatTime(starts_at.toISOString(), language);
    const parts = [time, place, listing, name, phone, isConfirmed ? null : words.notConfirmed];
    return `• ${parts.filter(Boolean).join(" · ")}`;
  });
  const stepLines = steps.map(({ next_step, next_step_on, name, phone }) => {
    const due = words.due(formatDate(next_step_on, language) ?? next_step_on);
    return `• ${[next_step || words.noText, name, phone, due].filter(Boolean).join(" · ")}`;
  });
  const count = (lines: readonly string[]) => formatNumber(lines.length, language);
  return {
    subject: words.subject(`${formatDate(iso, language)} (${formatOtherDate(iso, language)})`),
    text: [
      ...(visitLines.length > 0 ? [[words.visits(count(visitLines)), ...visitLines].join("\n")] : []),
      ...(stepLines.length > 0 ? [[words.steps(count(stepLines)), ...stepLines].join("\n")] : []),
      `${words.open}: ${publicUrl}/admin?tab=calendar`,
    ].join("\n\n"),
  };
}
