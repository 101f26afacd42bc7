import fc from "fast-check";
import * as reference from "nepali-date-converter";
import { expect, test } from "vitest";
import { kathmanduDay } from "#domain/dates.ts";
import { daysInMonth, endYear, fromBikramSambat, isProvisional, toBikramSambat } from "./bikram-sambat.ts";
import { calendarPairs } from "./calendar-pairs.ts";

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** Reads 2083-07-23. */
function parseParts(text: string) {
  const [year = 0, month = 0, day = 0] = text.split("-").map(Number);
  return { year, month, day };
}

test("NL7 every day from 1 Baisakh 2000 to the last of 2083 and of the provisional years round-trips", () => {
  let iso = "1943-04-14";
  for (let year = 2000; year < endYear; year++)
    for (const month of months)
      for (let day = 1; day <= daysInMonth(year, month); day++) {
        const date = { year, month, day };
        if (fromBikramSambat(date) !== iso) expect.fail(`${year}-${month}-${day} is not ${iso}`);
        if (JSON.stringify(toBikramSambat(iso)) !== JSON.stringify(date))
          expect.fail(`${iso} is not ${year}-${month}-${day}`);
        iso = new Date(Date.parse(iso) + 86_400_000).toISOString().slice(0, 10);
      }
  expect(fromBikramSambat({ year: 2083, month: 12, day: 30 })).toBe("2027-04-13");
  expect(toBikramSambat(iso)).toBeNull();
  expect(toBikramSambat("1943-04-13")).toBeNull();
});

test("NL7 every month has the length that nepali-date-converter gives", () => {
  const years = Object.entries(reference.dateConfigMap);
  expect(years.map(([year]) => Number(year))).toEqual(
    Array.from({ length: endYear - 2000 }, (_, index) => 2000 + index),
  );
  for (const [year, lengths] of years)
    expect(
      months.map((month) => daysInMonth(Number(year), month)),
      year,
    ).toEqual(Object.values(lengths));
});

test.each(calendarPairs)("NL7 %s in Bikram Sambat is %s", (bikramSambat, iso) => {
  expect(fromBikramSambat(parseParts(bikramSambat))).toBe(iso);
  expect(toBikramSambat(iso)).toEqual(parseParts(bikramSambat));
});

test("NL7 the day after a day is the next one of its month or the first of the next", () => {
  const days = fc.integer({ min: Date.parse("1943-04-14") / 86_400_000, max: 23_000 });
  const at = (day: number) => toBikramSambat(new Date(day * 86_400_000).toISOString().slice(0, 10));
  fc.assert(
    fc.property(days, (day) => {
      const today = at(day);
      const tomorrow = at(day + 1);
      if (!today || !tomorrow) return false;
      if (tomorrow.day > 1) return tomorrow.day === today.day + 1 && tomorrow.month === today.month;
      const isLast = today.day === daysInMonth(today.year, today.month);
      return isLast && tomorrow.month === (today.month % 12) + 1;
    }),
  );
});

test.each([
  [2083, 7, 31],
  [2083, 0, 1],
  [2083, 13, 1],
  [2083, 1, 0],
  [1999, 12, 30],
  [2091, 1, 1],
])("NL7 %i-%i-%i is no day of the table", (year, month, day) => {
  expect(fromBikramSambat({ year, month, day })).toBeNull();
});

test("NL7 dates from 2084 on are provisional", () => {
  expect(isProvisional({ year: 2083, month: 12, day: 30 })).toBe(false);
  expect(isProvisional({ year: 2084, month: 1, day: 1 })).toBe(true);
});

test.each([
  ["2026-04-13T18:14:59.999Z", { year: 2082, month: 12, day: 30 }],
  ["2026-04-13T18:15:00Z", { year: 2083, month: 1, day: 1 }],
])("NL7 at %s the day in Kathmandu is %o", (instant, day) => {
  expect(toBikramSambat(kathmanduDay(Date.parse(instant)))).toEqual(day);
});
