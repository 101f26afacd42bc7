import { formatClock } from "#domain/calendar/format-clock.ts";
import type { Language } from "#domain/language.ts";
import type { Company } from "./company.ts";
import { type Weekday, weekdays } from "./weekdays.ts";

type OpenTime = NonNullable<Company["hours"][Weekday]>;
/** Days in a row with the same hours; `time` is null if the office is closed on them. */
export type OpeningHours = Readonly<{ days: string; time: string | null }>;

export const dayNames: Readonly<Record<Language, Readonly<Record<Weekday, string>>>> = {
  en: {
    sunday: "Sunday",
    monday: "Monday",
    tuesday: "Tuesday",
    wednesday: "Wednesday",
    thursday: "Thursday",
    friday: "Friday",
    saturday: "Saturday",
  },
  np: {
    sunday: "आइतबार",
    monday: "सोमबार",
    tuesday: "मङ्गलबार",
    wednesday: "बुधबार",
    thursday: "बिहीबार",
    friday: "शुक्रबार",
    saturday: "शनिबार",
  },
};

/** CO1: "Sunday to Friday", "9:00 AM to 6:00 PM". Empty if no hours were entered. */
export function openingHours(hours: Company["hours"], language: Language): readonly OpeningHours[] {
  if (weekdays.every((day) => hours[day] === null)) return [];
  const groups: { first: Weekday; last: Weekday; time: OpenTime | null }[] = [];
  for (const day of weekdays) {
    const time = hours[day];
    const group = groups.at(-1);
    if (group && isSame(group.time, time)) group.last = day;
    else groups.push({ first: day, last: day, time });
  }
  return groups.map(({ first, last, time }) => ({
    days: formatDays(first, last, language),
    time: time && formatSpan(time, language),
  }));
}

function isSame(one: OpenTime | null, other: OpenTime | null): boolean {
  return one?.opens === other?.opens && one?.closes === other?.closes;
}

function formatDays(first: Weekday, last: Weekday, language: Language): string {
  const [from, to] = [dayNames[language][first], dayNames[language][last]];
  if (first === last) return from;
  return language === "np" ? `${from}देखि ${to}` : `${from} to ${to}`;
}

function formatSpan({ opens, closes }: OpenTime, language: Language): string {
  const [from, to] = [formatClock(opens, language), formatClock(closes, language)];
  return language === "np" ? `${from} देखि ${to} बजेसम्म` : `${from} to ${to}`;
}
