import { expect, test } from "vitest";
import { countAt, countDurationMs, countSteps } from "./count-steps.ts";

test("AB1: counts for two seconds, in 60 steps that grow smaller", () => {
  expect([countDurationMs, countSteps]).toEqual([2_000, 60]);
  const counted = Array.from({ length: countSteps + 1 }, (_, step) => countAt(step, 100));
  expect(counted[0]).toBe(0);
  expect(counted.at(-1)).toBe(100);
  expect(counted.toSorted((a, b) => a - b)).toEqual(counted);
  expect(countAt(30, 100)).toBeGreaterThan(80);
});

test("stays between 0 and the target", () => {
  expect([countAt(-5, 100), countAt(90, 100), countAt(30, 0)]).toEqual([0, 100, 0]);
});
