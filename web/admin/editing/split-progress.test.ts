import { expect, test } from "vitest";
import { splitProgress } from "./split-progress.ts";

test.each([
  [[100, 300], 0, [0, 0]],
  [[100, 300], 0.25, [1, 0]],
  [[100, 300], 0.625, [1, 0.5]],
  [[100, 300], 1, [1, 1]],
  [[], 0.5, []],
  [[0], 0.5, [0.5]],
])("splits files of %j bytes at %d into %j", (sizes, progress, expected) => {
  expect(
    splitProgress(
      sizes.map((size) => ({ size })),
      progress,
    ),
  ).toEqual(expected);
});
