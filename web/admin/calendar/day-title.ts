import { type Calendar, formatDate, formatOtherDate } from "#domain/calendar/format-date.ts";
import { calendarDay } from "#domain/dates.ts";
import type { Language } from "#domain/language.ts";
import { dayNames } from "#domain/settings/opening-hours.ts";
import { weekdays } from "#domain/settings/weekdays.ts";

export function weekdayName(isoDate: string, language: Language): string {
  return dayNames[language][weekdays[new Date(isoDate).getUTCDay()] ?? "sunday"];
}

/** "Friday, 20 November 2026 (4 Mangsir 2083)". */
export function dayTitle(iso: string, language: Language): string {
  const day = calendarDay(iso) ?? iso;
  return `${weekdayName(day, language)}, ${formatDate(day, language)} (${formatOtherDate(day, language)})`;
}

export const otherCalendar: Readonly<Record<Calendar, Calendar>> = { ad: "bs", bs: "ad" };
