import { expect, test } from "vitest";
import { readPropertyNumber } from "./property-number.ts";

test.each([
  "39",
  "#39",
  "# 39",
  " #३९ ",
  "Property ID: 39",
  "property id 39",
  "Property ID: #39",
  "घरजग्गा नम्बर: ३९",
])("AP1: a listing's number is read from %s", (search) => {
  expect(readPropertyNumber(search)).toBe(39);
});

test.each(["", "#", "ward 39", "39 aana", "3.9", "99999999999", "Property ID"])(
  "AP1: %j is no listing's number",
  (search) => {
    expect(readPropertyNumber(search)).toBeUndefined();
  },
);
