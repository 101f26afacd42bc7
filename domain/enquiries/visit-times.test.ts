import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { kathmanduMidnight } from "#domain/dates.ts";
import { promisedUntil } from "./promised-answer.ts";
import { allVisitTimes, type Hours, visitProblem, visitTimes } from "./visit-times.ts";

const weekday = { opens: "09:00", closes: "18:00" };
const hours: Hours = {
  sunday: weekday,
  monday: weekday,
  tuesday: weekday,
  wednesday: weekday,
  thursday: weekday,
  friday: { opens: "09:15", closes: "15:00" },
  saturday: null,
};
const noHours: Hours = {
  sunday: null,
  monday: null,
  tuesday: null,
  wednesday: null,
  thursday: null,
  friday: null,
  saturday: null,
};
/** 17 November 2026 is a Tuesday. */
const [tuesday, wednesday, friday, saturday, sunday] = [
  "2026-11-17",
  "2026-11-18",
  "2026-11-20",
  "2026-11-21",
  "2026-11-22",
] as const;
const at = (isoDate: string, hour: number, minute = 0) =>
  kathmanduMidnight(isoDate).getTime() + (hour * 60 + minute) * 60_000;

describe("VT3: the times of a visit", () => {
  test("are the whole and half hours while the office is open", () => {
    const times = visitTimes(hours, wednesday, at(tuesday, 12));
    expect([times[0], times[1], times.at(-1), times.length]).toEqual(["09:00", "09:30", "17:30", 18]);
    expect(visitTimes(hours, friday, at(tuesday, 12))[0]).toBe("09:30");
    expect(visitTimes(hours, friday, at(tuesday, 12)).at(-1)).toBe("14:30");
  });

  test("are none on a closed day, on a past one and for a text that is no day", () => {
    for (const day of [saturday, "2026-11-16", "", "2026-02-30", "tomorrow"])
      expect(visitTimes(hours, day, at(tuesday, 12)), day).toEqual([]);
  });

  test("of today are those to come in Kathmandu, wherever the browser is", () => {
    expect(visitTimes(hours, tuesday, at(tuesday, 12, 0))[0]).toBe("12:30");
    expect(visitTimes(hours, tuesday, at(tuesday, 12, 29))[0]).toBe("12:30");
    expect(visitTimes(hours, tuesday, at(tuesday, 17, 45))).toEqual([]);
    // 18:30 UTC on Monday is 00:15 on Tuesday in Kathmandu.
    expect(visitTimes(hours, tuesday, Date.parse("2026-11-16T18:30:00Z"))).toHaveLength(18);
  });

  test("are from seven to seven on every day if no hours are entered", () => {
    const times = visitTimes(noHours, saturday, at(tuesday, 12));
    expect([times[0], times.at(-1)]).toEqual(["07:00", "18:30"]);
    expect(allVisitTimes(noHours)).toEqual(times);
  });

  test("that are offered are accepted, and others within a closed time are not", () => {
    const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 });
    const days = fc.constantFrom(tuesday, wednesday, friday, saturday, sunday);
    fc.assert(
      fc.property(days, minutes, minutes, (day, now, wished) => {
        const nowMs = at(tuesday, 0, now);
        for (const time of visitTimes(hours, day, nowMs))
          expect(visitProblem(hours, day, time, nowMs)).toBeNull();
        const time = new Date(wished * 60_000).toISOString().slice(11, 16);
        const isOffered = visitTimes(hours, day, nowMs).includes(time);
        if (wished % 30 === 0) expect(visitProblem(hours, day, time, nowMs) === null).toBe(isOffered);
      }),
    );
  });

  test("name the problem of others", () => {
    const nowMs = at(tuesday, 12);
    expect(visitProblem(hours, saturday, "10:00", nowMs)).toEqual({ field: "visit_on", code: "day_closed" });
    expect(visitProblem(hours, saturday, null, nowMs)).toEqual({ field: "visit_on", code: "day_closed" });
    const late = { field: "visit_time", code: "time_closed" };
    for (const time of ["08:59", "18:00", "23:00"])
      expect(visitProblem(hours, wednesday, time, nowMs)).toEqual(late);
    expect(visitProblem(hours, tuesday, "11:30", nowMs)).toEqual({ field: "visit_time", code: "time_past" });
    expect(visitProblem(hours, wednesday, "after lunch", nowMs)).toBeNull();
  });
});

describe("VT3: the promised answer", () => {
  test.each([
    ["during the day, within 24 hours", at(tuesday, 12), at(wednesday, 12)],
    ["in the evening, until the office closes on the next day", at(tuesday, 21), at(wednesday, 18)],
    ["at night, until the office closes on that day", at(tuesday, 2), at(tuesday, 18)],
    ["just before a closed day, until the end of the next open one", at(friday, 14, 30), at(sunday, 18)],
    ["in the morning before a closed day, on that day", at(friday, 9), at(friday, 15)],
    ["on a closed day, until the office closes on the next one", at(saturday, 10), at(sunday, 10)],
    ["late on a closed day", at(saturday, 20), at(sunday, 18)],
  ])("%s", (_when, receivedMs, untilMs) => {
    expect(promisedUntil(hours, receivedMs).toISOString()).toBe(new Date(untilMs).toISOString());
  });

  test("without hours is given within 24 hours by day", () => {
    expect(promisedUntil(noHours, at(tuesday, 12)).getTime()).toBe(at(wednesday, 12));
  });

  test("always lies in the future, and at a time when the office is open or closes", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 14 * 24 * 60 }), (minutes) => {
        const receivedMs = at(tuesday, 0, minutes);
        const until = promisedUntil(hours, receivedMs).getTime();
        expect(until).toBeGreaterThanOrEqual(receivedMs + 4 * 60 * 60_000);
        expect(until).toBeLessThanOrEqual(receivedMs + 3 * 24 * 60 * 60_000);
      }),
    );
  });
});
