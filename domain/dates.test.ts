import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isoDate } from "#domain/date-fields.ts";
import {
  formatDate,
  formatDateTime,
  formatTime,
  isCalendarDate,
  kathmanduDay,
  readInstant,
} from "#domain/dates.ts";

describe("formatDate", () => {
  test.each([
    ["2026-11-15", "15 November 2026", "१५ नोभेम्बर २०२६"],
    ["2024-02-29", "29 February 2024", "२९ फेब्रुअरी २०२४"],
    ["2026-11-15T18:14:59Z", "15 November 2026", "१५ नोभेम्बर २०२६"],
    ["2026-11-15T18:15:00.000Z", "16 November 2026", "१६ नोभेम्बर २०२६"],
    ["2026-12-31T18:15:00+00:00", "1 January 2027", "१ जनवरी २०२७"],
    ["2026-11-15T00:00:00+05:45", "15 November 2026", "१५ नोभेम्बर २०२६"],
    ["2026-11-15T18:15:00", "16 November 2026", "१६ नोभेम्बर २०२६"],
  ])("formats %s as %s in Kathmandu time", (iso, en, np) => {
    expect(formatDate(iso, "en")).toBe(en);
    expect(formatDate(iso, "np")).toBe(np);
  });

  test.each([null, "", "soon", "2026-02-30", "2026-13-01", "15/11/2026"])("returns null for %j", (iso) => {
    expect(formatDate(iso, "en")).toBeNull();
    expect(formatDateTime(iso, "np")).toBeNull();
  });
});

test.each([
  ["2026-11-14T18:15:00Z", "15 November 2026, 12:00 AM", "१५ नोभेम्बर २०२६, राति १२:०० बजे"],
  ["2026-11-15T03:20:00Z", "15 November 2026, 9:05 AM", "१५ नोभेम्बर २०२६, बिहान ९:०५ बजे"],
  ["2026-11-15T06:15:00Z", "15 November 2026, 12:00 PM", "१५ नोभेम्बर २०२६, दिउँसो १२:०० बजे"],
  ["2026-11-15T11:45:00Z", "15 November 2026, 5:30 PM", "१५ नोभेम्बर २०२६, बेलुका ५:३० बजे"],
  ["2026-11-15T15:45:00Z", "15 November 2026, 9:30 PM", "१५ नोभेम्बर २०२६, राति ९:३० बजे"],
])("formatDateTime formats %s as %s", (iso, en, np) => {
  expect(formatDateTime(iso, "en")).toBe(en);
  expect(formatDateTime(iso, "np")).toBe(np);
  expect(formatTime(iso, "en")).toBe(en.split(", ")[1]);
  expect(formatTime(iso, "np")).toBe(np.split(", ")[1]);
});

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
