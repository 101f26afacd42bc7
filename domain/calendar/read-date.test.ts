import fc from "fast-check";
import { expect, test } from "vitest";
import { datePartsIn } from "./format-date.ts";
import { readDate, writeParts } from "./read-date.ts";

test.each([
  ["२०८३-०७-२३", "2026-11-09", "bs"],
  ["2083/7/23", "2026-11-09", "bs"],
  ["2083.07.23", "2026-11-09", "bs"],
  [" 2083 7 23 ", "2026-11-09", "bs"],
  ["20830723", "2026-11-09", "bs"],
  ["2026-11-09", "2026-11-09", "ad"],
  ["२०२६/११/९", "2026-11-09", "ad"],
  ["2056-12-31", "2056-12-31", "ad"],
  ["2057-01-01", "2000-04-13", "bs"],
  ["1990-05-01", "1990-05-01", "ad"],
  ["2099-01-15", "2099-01-15", "ad"],
] as const)("NL7 %j, before a calendar is chosen, is %s (%s)", (text, isoDate, calendar) => {
  expect(readDate(text, null)).toEqual({ isoDate, calendar });
});

test("NL7 the chosen calendar decides about a year that both have", () => {
  expect(readDate("2026-11-09", "ad")).toEqual({ isoDate: "2026-11-09", calendar: "ad" });
  expect(readDate("2026-11-09", "bs")).toEqual({ isoDate: "1970-02-20", calendar: "bs" });
  expect(readDate("2083-07-23", "ad")).toEqual({ isoDate: "2083-07-23", calendar: "ad" });
});

test("NL7 a day that the chosen calendar lacks is recognised by its year", () => {
  expect(readDate("2083-03-32", "ad")).toEqual({ isoDate: "2026-07-16", calendar: "bs" });
  expect(readDate("2026-10-31", "bs")).toEqual({ isoDate: "2026-10-31", calendar: "ad" });
  expect(readDate("1999-12-31", "bs")).toEqual({ isoDate: "1999-12-31", calendar: "ad" });
});

test.each([
  "",
  "soon",
  "2083-13-01",
  "2083-07-00",
  "2083-07",
  "23/7/2083",
  "2083-03-33",
  "0000-01-01",
  "1999-02-30",
])("NL7 %j is no date", (text) => {
  expect(readDate(text, null)).toBeNull();
  expect(readDate(text, "bs")).toBeNull();
});

test("NL7 30 February is a mistake, not a day of 1969", () => {
  expect(readDate("2026-02-30", null)).toBeNull();
  expect(readDate("2026-02-30", "ad")).toBeNull();
});

test("NL7 a date written in either calendar is read back", () => {
  const days = fc.date({ min: new Date("2000-04-13"), max: new Date("2034-04-12"), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.constantFrom("ad", "bs"), fc.boolean(), (day, calendar, isChosen) => {
      const isoDate = day.toISOString().slice(0, 10);
      const parts = datePartsIn(calendar, isoDate);
      if (!parts) return false;
      expect(readDate(writeParts(parts), isChosen ? calendar : null)).toEqual({ isoDate, calendar });
      return true;
    }),
  );
});
