import fc from "fast-check";
import { expect, test } from "vitest";
import { durationIn, durationTicks, durationUnit, ticksUntil } from "./scale.ts";
import { daysUntil, weekOf, weeksUntil } from "./statistics.ts";

test("LE9: weeks begin on Sunday, and the last one contains today", () => {
  expect(weekOf("2026-11-15")).toBe("2026-11-15");
  expect(weekOf("2026-11-21")).toBe("2026-11-15");
  const weeks = weeksUntil("2026-11-17");
  expect([weeks.length, weeks[0], weeks.at(-1)]).toEqual([12, "2026-08-30", "2026-11-15"]);
  const days = daysUntil("2026-11-17");
  expect([days.length, days[0], days.at(-1)]).toEqual([30, "2026-10-19", "2026-11-17"]);
});

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [23, [0, 10, 20, 30]],
  [100, [0, 50, 100]],
  [410, [0, 200, 400, 600]],
])("LE9: the axis of values up to %d has the ticks %j", (max, ticks) => {
  expect(ticksUntil(max)).toEqual(ticks);
});

test("LE9: every axis reaches its values with few whole numbers", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (max) => {
      const ticks = ticksUntil(max);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(max);
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(ticks.every(Number.isInteger)).toBe(true);
    }),
  );
});

test.each([
  [45, "minutes", 45],
  [119, "minutes", 119],
  [150, "hours", 2.5],
  [47 * 60 + 10, "hours", 47],
  [3 * 1440, "days", 3],
] as const)("LE9: %d minutes are read in %s: %d", (minutes, unit, value) => {
  expect(durationUnit(minutes)).toBe(unit);
  expect(durationIn(unit, minutes)).toBe(value);
});

test("LE9: the axis of a duration is round in its own unit", () => {
  expect(durationTicks(50, "minutes")).toEqual([0, 20, 40, 60]);
  expect(durationTicks(7 * 60, "hours")).toEqual([0, 120, 240, 360, 480]);
  expect(durationTicks(47 * 60, "hours").map((tick) => durationIn("hours", tick))).toEqual([0, 20, 40, 60]);
  expect(durationTicks(3 * 1440, "days")).toEqual([0, 1440, 2880, 4320]);
});
