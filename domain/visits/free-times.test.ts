import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { kathmanduDay, kathmanduTime } from "#domain/dates.ts";
import type { Hours } from "#domain/enquiries/visit-times.ts";
import { type BookingRules, type BusyTime, bookingProblem, freeDays, isAgentFree } from "./free-times.ts";

const open = { opens: "09:00", closes: "18:00" };
const hours: Hours = {
  sunday: open,
  monday: open,
  tuesday: open,
  wednesday: open,
  thursday: open,
  friday: { opens: "09:15", closes: "15:00" },
  saturday: null,
};
const holiday = (date: string) => ({ id: date, date, name: { en: "A feast", np: "" } });
const rules: BookingRules = {
  hours,
  // 20 November 2026 is 4 Mangsir 2083.
  calendar: { visitMinutes: 30, gapMinutes: 30, daysAhead: 7, holidays: [holiday("2083-08-04")] },
};
/** 17 November 2026 is a Tuesday. */
const [tuesday, wednesday, thursday, friday, sunday] = [
  "2026-11-17",
  "2026-11-18",
  "2026-11-19",
  "2026-11-20",
  "2026-11-22",
] as const;
const at = (date: string, time: string) => kathmanduTime(date, time).getTime();
const busyFrom = (date: string, starts: string, ends: string): BusyTime => ({
  startMs: at(date, starts),
  endMs: at(date, ends),
});
const noon = at(tuesday, "12:00");

describe("DY5: free times", () => {
  test("are on open days within the days ahead, without holidays and past times", () => {
    const free = freeDays(rules, [], { from: tuesday, days: 30, nowMs: noon });
    expect(free.map(({ date }) => date)).toEqual([
      tuesday,
      wednesday,
      thursday,
      sunday,
      "2026-11-23",
      "2026-11-24",
    ]);
    expect(free[0]?.times[0]).toBe("12:30");
    expect(free[1]?.times).toHaveLength(18);
    expect(free[1]?.times.at(-1)).toBe("17:30");
  });

  test("leave the agent the time of the visit and of the way before and after it", () => {
    const busy = [busyFrom(wednesday, "12:00", "12:30")];
    const [day] = freeDays(rules, busy, { from: wednesday, days: 1, nowMs: noon });
    const times = day?.times ?? [];
    expect(times.filter((time) => time >= "10:30" && time <= "13:30")).toEqual([
      "10:30",
      "11:00",
      "13:00",
      "13:30",
    ]);
  });

  test("end so that the visit ends when the office closes", () => {
    const long = { ...rules, calendar: { ...rules.calendar, visitMinutes: 60, holidays: [] } };
    const [day] = freeDays(long, [], { from: friday, days: 1, nowMs: noon });
    expect([day?.times[0], day?.times.at(-1)]).toEqual(["09:30", "14:00"]);
  });

  test("of a wished time name the problem", () => {
    const problem = (date: string, time: string) => bookingProblem(rules, date, time, noon);
    expect(problem(wednesday, "10:20")).toBeNull();
    expect(problem(friday, "10:00")).toEqual({ field: "visit_on", code: "day_closed" });
    expect(problem("2026-11-21", "10:00")).toEqual({ field: "visit_on", code: "day_closed" });
    expect(problem("2026-11-25", "10:00")).toEqual({ field: "visit_on", code: "day_far" });
    expect(problem(wednesday, "17:45")).toEqual({ field: "visit_time", code: "time_closed" });
    expect(problem(tuesday, "11:00")).toEqual({ field: "visit_time", code: "time_past" });
  });

  test("never overlap a visit with its gap, and are never outside the hours, in the past, too far or on a holiday", () => {
    const minutes = fc.integer({ min: 0, max: 10 * 24 * 60 });
    const visits = fc.array(fc.tuple(minutes, fc.integer({ min: 5, max: 240 })), { maxLength: 20 });
    const settings = fc.record({
      visitMinutes: fc.integer({ min: 10, max: 240 }),
      gapMinutes: fc.integer({ min: 0, max: 240 }),
      daysAhead: fc.integer({ min: 1, max: 14 }),
    });
    const startMs = at(tuesday, "00:00");
    fc.assert(
      fc.property(visits, settings, minutes, (made, calendar, now) => {
        const tested = { hours, calendar: { ...calendar, holidays: rules.calendar.holidays } };
        const nowMs = startMs + now * 60_000;
        const busy = made.map(([start, length]) => ({
          startMs: startMs + start * 60_000,
          endMs: startMs + (start + length) * 60_000,
        }));
        const free = freeDays(tested, busy, { from: tuesday, days: 30, nowMs });
        for (const { date, times } of free) {
          expect([friday, "2026-11-21"]).not.toContain(date);
          expect(date <= kathmanduDay(nowMs + calendar.daysAhead * 86_400_000)).toBe(true);
          for (const time of times) {
            const beginMs = at(date, time);
            const endMs = beginMs + calendar.visitMinutes * 60_000;
            expect(beginMs).toBeGreaterThan(nowMs);
            expect(beginMs).toBeGreaterThanOrEqual(at(date, "09:00"));
            expect(endMs).toBeLessThanOrEqual(at(date, "18:00"));
            const gapMs = calendar.gapMinutes * 60_000;
            for (const other of busy)
              expect(endMs + gapMs <= other.startMs || beginMs >= other.endMs + gapMs).toBe(true);
            expect(bookingProblem(tested, date, time, nowMs)).toBeNull();
            expect(isAgentFree(tested, busy, date, time)).toBe(true);
          }
        }
      }),
    );
  });
});
