import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { kathmanduDay, kathmanduTime } from "#domain/dates.ts";
import { endOfQuietTime, isMorning, isQuietTime, reminderKinds, reminderWindows } from "./reminder-times.ts";

const at = (day: number, time: string) => kathmanduTime(`2026-11-${day}`, time);
const windowsOf = (day: number, time: string) =>
  reminderWindows(at(day, time)).map(({ kind, from, until }) => [kind, from, until]);
const evening = ["evening", at(19, "18:00"), at(19, "20:00")];

describe("DY8: when a visitor is reminded of a visit on 20 November", () => {
  test.each([
    ["10:30", [evening, ["hours", at(20, "08:30"), at(20, "10:15")]]],
    // Two hours before is at night: it waits for 7:00.
    ["09:00", [evening, ["hours", at(20, "07:00"), at(20, "08:45")]]],
    ["08:30", [evening, ["hours", at(20, "07:00"), at(20, "08:15")]]],
    ["07:45", [evening, ["hours", at(20, "07:00"), at(20, "07:30")]]],
    // Too early for the morning, and the visitor was reminded in the evening.
    ["07:44", [evening]],
    ["06:00", [evening]],
    ["00:30", [evening]],
    // The night begins before the last moment.
    ["21:30", [evening, ["hours", at(20, "19:30"), at(20, "20:00")]]],
    ["21:55", [evening, ["hours", at(20, "19:30"), at(20, "20:00")]]],
    // Two hours before is at night, and the night does not end before the visit.
    ["22:30", [evening, ["hours", at(20, "19:30"), at(20, "20:00")]]],
  ] as const)("at %s", (time, expected) => {
    expect(windowsOf(20, time)).toEqual(expected);
  });

  test("never at night, each kind once, and always before the visit", () => {
    const start = fc
      .integer({ min: at(10, "00:00").getTime(), max: at(29, "00:00").getTime() })
      .map((ms) => new Date(ms));
    fc.assert(
      fc.property(start, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (startsAt, part) => {
        const windows = reminderWindows(startsAt);
        const kinds = windows.map(({ kind }) => kind);
        expect(kinds).toEqual(reminderKinds.slice(0, kinds.length));
        expect(kinds).toContain("evening");
        for (const { from, until } of windows) {
          const length = until.getTime() - from.getTime();
          expect(length).toBeGreaterThanOrEqual(30 * 60_000);
          expect(until <= startsAt).toBe(true);
          expect(isQuietTime(new Date(from.getTime() + Math.floor(part * length)))).toBe(false);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

describe("DY8: the night", () => {
  test.each([
    ["19:59", false],
    ["20:00", true],
    ["23:59", true],
    ["00:00", true],
    ["06:59", true],
    ["07:00", false],
  ])("%s is quiet: %s", (time, isQuiet) => {
    expect(isQuietTime(at(20, time))).toBe(isQuiet);
  });

  test("ends at the next 7:00", () => {
    expect(endOfQuietTime(at(20, "20:00"))).toEqual(at(21, "07:00"));
    expect(endOfQuietTime(at(20, "00:00"))).toEqual(at(20, "07:00"));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 24 * 60 - 1 }), (minute) => {
        const moment = new Date(at(20, "00:00").getTime() + minute * 60_000);
        const end = endOfQuietTime(moment);
        expect(end > moment).toBe(true);
        expect(isQuietTime(end)).toBe(false);
        expect(isMorning(end)).toBe(true);
        expect(kathmanduDay(end.getTime()) >= kathmanduDay(moment.getTime())).toBe(true);
      }),
    );
  });

  test.each([
    ["06:59", false],
    ["07:00", true],
    ["09:59", true],
    ["10:00", false],
  ])("%s belongs to the morning of agents: %s", (time, expected) => {
    expect(isMorning(at(20, time))).toBe(expected);
  });
});
