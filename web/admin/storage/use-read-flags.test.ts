import { expect, test } from "vitest";
import { withFlag } from "./use-read-flags.ts";

test("AR2: stores each id once and drops the oldest rows beyond the limit", () => {
  expect(withFlag([3, 9], 5)).toEqual([3, 5, 9]);
  expect(withFlag([3, 9], 9)).toEqual([3, 9]);
  const full = Array.from({ length: 10_000 }, (_, index) => index + 1);
  const next = withFlag(full, 20_000);
  expect(next).toHaveLength(10_000);
  expect([next[0], next.at(-1)]).toEqual([2, 20_000]);
});
