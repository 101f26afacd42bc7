import { expect, test } from "vitest";
import { readDuration, readSquareFeet } from "./duration-and-area.ts";

test.each([
  ["26 months", { amount: 26, unit: "month" }],
  [" 1 Month ", { amount: 1, unit: "month" }],
  ["2 years", { amount: 2, unit: "year" }],
  ["11 months, planned", null],
  ["two winters", null],
  ["", null],
])("PR2: reads the duration %j as %j", (text, duration) => {
  expect(readDuration(text)).toEqual(duration);
});

test.each([
  ["64,000 sq ft", 64_000],
  ["2900 Sq. Ft.", 2900],
  ["1,25,000 square feet", 125_000],
  ["46 rooms, 41,000 sq ft", null],
  ["34 houses on 3 bigha", null],
  ["1,2,3 sq ft", null],
])("PR2: reads the area %j as %j square feet", (text, area) => {
  expect(readSquareFeet(text)).toBe(area);
});
