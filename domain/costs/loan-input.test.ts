import { expect, test } from "vitest";
import { downPaymentText, readDownPayment, readLoanPercent } from "./loan-input.ts";

test.each([
  ["30", "percent", 3_000_000],
  ["३०%", "percent", 3_000_000],
  ["33.33 %", "percent", 3_333_000],
  ["0", "percent", 0],
  ["100", "percent", 10_000_000],
  ["25 lakh", "rupees", 2_500_000],
  ["१ करोड", "rupees", 10_000_000],
  ["Rs. 25,00,000", "rupees", 2_500_000],
  ["101", "percent", null],
  ["-5", "percent", null],
  ["2 crore", "rupees", null],
  ["", "percent", null],
  ["", "rupees", null],
  ["a third", "percent", null],
] as const)("VT4: a down payment of %j in %s of one crore is %s", (text, unit, amount) => {
  expect(readDownPayment(text, unit, 10_000_000)).toBe(amount);
});

test.each([
  ["8.5", 8.5],
  ["९.२५%", 9.25],
  ["0", 0],
  ["30", 30],
  ["31", null],
  ["-1", null],
  ["", null],
  ["1e9", null],
])("VT4: the rate %j is read as %s", (text, percent) => {
  expect(readLoanPercent(text)).toBe(percent);
});

test.each([
  [5_000_000, "rupees", "np", "५०,००,०००"],
  [5_000_000, "percent", "np", "५२.६३"],
  [2_850_000, "rupees", "en", "28,50,000"],
  [2_850_000, "percent", "en", "30"],
] as const)(
  "VT4: %d of a price of 95 lakh in %s on a page in %s is written %j",
  (amount, unit, language, text) => {
    expect(downPaymentText(amount, unit, 9_500_000, language)).toBe(text);
  },
);
