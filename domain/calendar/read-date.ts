import { isCalendarDate } from "#domain/dates.ts";
import { normaliseDigits } from "#domain/numbers.ts";
import { endYear, fromBikramSambat } from "./bikram-sambat.ts";
import type { Calendar } from "./format-date.ts";

const separatedParts = /^(\d{4})[-/.\s]+(\d{1,2})[-/.\s]+(\d{1,2})$/;
const joinedParts = /^(\d{4})(\d\d)(\d\d)$/;

/** 2057 began in April 2000, so a date of this company in Bikram Sambat has this year or a later one. */
const firstBikramSambatYear = 2057;

export type ReadDate = Readonly<{ isoDate: string; calendar: Calendar }>;

/**
 * Reads year, month and day as "2083/7/23", "२०८३-०७-२३" or "20261109". The chosen calendar decides. Before a choice, or
 * if the chosen calendar has no such day, the year decides.
 */
export function readDate(text: string, chosen: Calendar | null): ReadDate | null {
  const digits = normaliseDigits(text).trim();
  const match = separatedParts.exec(digits) ?? joinedParts.exec(digits);
  if (!match) return null;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  const isoDates = { ad: toIsoDate(year, month, day), bs: fromBikramSambat({ year, month, day }) };
  const likely = year < firstBikramSambatYear || year >= endYear ? "ad" : "bs";
  const calendar = chosen && isoDates[chosen] ? chosen : likely;
  const isoDate = isoDates[calendar];
  return isoDate === null ? null : { isoDate, calendar };
}

function toIsoDate(year: number, month: number, day: number): string | null {
  const text = writeParts({ year, month, day });
  return isCalendarDate(text) ? text : null;
}

/** Returns "2083-07-23", as it is typed. */
export function writeParts({
  year,
  month,
  day,
}: Readonly<{ year: number; month: number; day: number }>): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;
}
