import { daysInMonth, fromBikramSambat } from "./bikram-sambat.ts";
import { type Calendar, datePartsIn } from "./format-date.ts";
import { writeParts } from "./read-date.ts";

export function addDays(isoDate: string, days: number): string {
  return new Date(Date.parse(isoDate) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The days of a month as YYYY-MM-DD, or none for a month outside the table of Bikram Sambat. */
export function monthDays(calendar: Calendar, year: number, month: number): string[] {
  const first = { year, month, day: 1 };
  const firstDay = calendar === "bs" ? fromBikramSambat(first) : writeParts(first);
  if (firstDay === null) return [];
  const length =
    calendar === "bs" ? daysInMonth(year, month) : new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Array.from({ length }, (_, index) => addDays(firstDay, index));
}

/** The same day some months later, or the last day of a shorter month. Returns null outside the table. */
export function addMonths(calendar: Calendar, isoDate: string, months: number): string | null {
  const parts = datePartsIn(calendar, isoDate);
  if (!parts) return null;
  const index = parts.year * 12 + parts.month - 1 + months;
  const days = monthDays(calendar, Math.floor(index / 12), (index % 12) + 1);
  return days[Math.min(parts.day, days.length) - 1] ?? null;
}
