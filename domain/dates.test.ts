import fc from "fast-check";
import { expect, test } from "vitest";
import { isoDate } from "#domain/date-fields.ts";
import { isCalendarDate, kathmanduDay, readInstant } from "#domain/dates.ts";

test("isCalendarDate accepts only dates that exist", () => {
  const days = fc.date({
    min: new Date("0001-01-01T00:00:00Z"),
    max: new Date("9999-12-31T00:00:00Z"),
    noInvalidDate: true,
  });
  fc.assert(fc.property(days, (day) => isCalendarDate(day.toISOString().slice(0, 10))));
  for (const text of [
    "2026-02-29",
    "2026-04-31",
    "2026-00-10",
    "2026-1-1",
    "0000-01-01",
    "2026-11-15T00:00",
  ]) {
    expect(isCalendarDate(text), text).toBe(false);
  }
});

test("readInstant reads timestamps with any zone", () => {
  expect(readInstant("2026-11-15T05:45:00+05:45")).toBe(readInstant("2026-11-15T00:00:00Z"));
  expect(readInstant("2026-11-15")).toBeNull();
  expect(readInstant("2026-99-15T00:00:00Z")).toBeNull();
});

test("AJ3 turns an empty date into null and rejects an impossible one", () => {
  for (const blank of ["", "  ", null, undefined]) expect(isoDate.parse(blank)).toBeNull();
  expect(isoDate.parse("2026-11-15")).toBe("2026-11-15");
  for (const wrong of ["2026-02-30", "tomorrow", 20261115]) {
    expect(isoDate.safeParse(wrong).error?.issues.map((issue) => issue.message)).toEqual(["date_invalid"]);
  }
});

test.each([
  ["2026-11-15T18:14:59.999Z", "2026-11-15"],
  ["2026-11-15T18:15:00Z", "2026-11-16"],
  ["2026-12-31T18:15:00Z", "2027-01-01"],
])("at %s the day in Kathmandu is %s", (now, day) => {
  expect(kathmanduDay(Date.parse(now))).toBe(day);
});
