import { fromBikramSambat, toBikramSambat } from "#domain/calendar/bikram-sambat.ts";
import type { Language } from "#domain/language.ts";
import { localDigits, normaliseDigits } from "#domain/numbers.ts";
import { fiscalYearStart } from "#domain/rates/rate-states.ts";

const shrawan = 4;
const dayMs = 24 * 60 * 60 * 1000;
const shape = /^(20\d\d)(?:\s*[/-]\s*(?:20)?(\d\d))?$/;

/** A fiscal year is called by the year of Bikram Sambat in which it begins: 2083 is 2083/84. Null for anything else. */
export function readFiscalYear(value: unknown): number | null {
  const [, first, second] = shape.exec(normaliseDigits(String(value)).trim()) ?? [];
  const year = Number(first);
  if (!first || !fiscalYearDays(year)) return null;
  return second === undefined || Number(second) === (year + 1) % 100 ? year : null;
}

/** From 1 Shrawan to the last of Asar; null outside the calendar's table. */
export function fiscalYearDays(year: number): Readonly<{ from: string; until: string }> | null {
  const from = fromBikramSambat({ year, month: shrawan, day: 1 });
  const next = fromBikramSambat({ year: year + 1, month: shrawan, day: 1 });
  if (!from || !next) return null;
  return { from, until: new Date(Date.parse(next) - dayMs).toISOString().slice(0, 10) };
}

export function fiscalYearOf(day: string): number {
  return toBikramSambat(fiscalYearStart(day))?.year ?? 0;
}

/** "2083/84". */
export function fiscalYearName(year: number, language: Language): string {
  return localDigits(`${year}/${String((year + 1) % 100).padStart(2, "0")}`, language);
}
