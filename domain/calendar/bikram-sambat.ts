/** A day of Nepal's calendar. Months count from 1 (Baisakh). */
export type BikramSambatDate = Readonly<{ year: number; month: number; day: number }>;

const firstYear = 2000;
const firstDayMs = Date.UTC(1943, 3, 14);
const dayMs = 86_400_000;

/** Published tables agree up to this year. Later dates are provisional: a month may begin a day earlier or later. */
const lastOfficialYear = 2083;

// One digit a month: its days beyond 29.
const yearPatterns = [
  "132321110102",
  "223222101011",
  "223321101011",
  "232321110012",
  "222322011002",
  "222322011011",
  "232321101011",
  "232321110102",
  "222322101011",
  "232321110011",
  "223231101011",
  "132322011002",
  "132322010102",
  "223222110111",
  "123312110111",
  "132321110111",
];
/** The pattern of each year from 2000 on, as a base 36 digit. */
const patternOfYear =
  "01230123412351235167819781301a30123b12351235163819781971a30123c123412351638197819711301deff";

/** The year after the last one of the table. */
export const endYear = firstYear + patternOfYear.length;

const monthLengths = [...patternOfYear].flatMap((pattern) =>
  [...(yearPatterns[Number.parseInt(pattern, 36)] ?? "")].map((extraDays) => 29 + Number(extraDays)),
);

let allDays = 0;
/** How many days of the table are before each month. */
const monthStarts = monthLengths.map((length) => {
  allDays += length;
  return allDays - length;
});

/** Returns 0 for a month outside the table. */
export function daysInMonth(year: number, month: number): number {
  return month < 1 || month > 12 ? 0 : (monthLengths[monthIndex(year, month)] ?? 0);
}

function monthIndex(year: number, month: number): number {
  return (year - firstYear) * 12 + month - 1;
}

/** Converts YYYY-MM-DD. Returns null for a day outside the table. */
export function toBikramSambat(isoDate: string): BikramSambatDate | null {
  const days = (Date.parse(isoDate) - firstDayMs) / dayMs;
  if (!(days >= 0 && days < allDays)) return null;
  // No month is longer than 32 days, so it is this one or one of the next.
  let index = Math.floor(days / 32);
  while ((monthStarts[index + 1] ?? allDays) <= days) index += 1;
  const day = days - (monthStarts[index] ?? 0) + 1;
  return { year: firstYear + Math.floor(index / 12), month: (index % 12) + 1, day };
}

/** Returns YYYY-MM-DD, or null for a day that does not exist or is outside the table. */
export function fromBikramSambat({ year, month, day }: BikramSambatDate): string | null {
  if (day < 1 || day > daysInMonth(year, month)) return null;
  const daysBefore = monthStarts[monthIndex(year, month)] ?? 0;
  return new Date(firstDayMs + (daysBefore + day - 1) * dayMs).toISOString().slice(0, 10);
}

export function isProvisional({ year }: BikramSambatDate): boolean {
  return year > lastOfficialYear;
}
