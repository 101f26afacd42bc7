import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { amountInWords, readAmount } from "#domain/amounts.ts";
import {
  moneyRules,
  numberOrZero,
  optionalNumber,
  priceRules,
  requiredNumber,
} from "#domain/number-fields.ts";

describe("LD3 readAmount", () => {
  test.each([
    [8_500_000, 8_500_000],
    ["85 lakh", 8_500_000],
    ["८५ लाख", 8_500_000],
    ["85L", 8_500_000],
    ["85 Lakhs", 8_500_000],
    ["85 lac", 8_500_000],
    ["1.2 crore", 12_000_000],
    ["1.2 cr.", 12_000_000],
    ["१.२ करोड", 12_000_000],
    ["१ करोड २० लाख", 12_000_000],
    ["1 crore 20 lakh", 12_000_000],
    ["1crore20lakh", 12_000_000],
    ["1 crore, 20 lakh and 5 hundred", 12_000_500],
    ["1 crore 5000", 10_005_000],
    ["85 lakh 50", 8_500_050],
    ["1 lakh 5,000.50", 105_000.5],
    ["1 crore 20.5 lakh", 12_050_000],
    ["१ अर्ब २५ करोड", 1_250_000_000],
    ["95,00,000", 9_500_000],
    ["९५,००,०००", 9_500_000],
    ["Rs 85 lakh", 8_500_000],
    ["Rs. 95,00,000/-", 9_500_000],
    ["85 lakh rupees", 8_500_000],
    ["रु ५० हजार", 50_000],
    ["रू. ५० हजार मात्र", 50_000],
    ["50k", 50_000],
    ["1.1 crore", 11_000_000],
    ["0.07 lakh", 7000],
    ["1.23456789 crore", 12_345_678.9],
    ["12,345 crore", 123_450_000_000],
    ["-5", -5],
  ])("reads %j as %j", (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  test.each([
    "",
    "lakh",
    "lakh 85",
    "85 lakh 1 crore",
    "1 crore 2 crore",
    "1.5 crore 20 lakh",
    "1 crore 120 lakh",
    "1 lakh 200000",
    "-85 lakh",
    "85 dozen",
    "पचास लाख",
    "85 lakh lakh",
    "1e5",
    "1e5 lakh",
    `${"9".repeat(400)} lakh`,
    null,
    undefined,
    true,
  ])("returns null for %j", (text) => {
    expect(readAmount(text)).toBeNull();
  });
});

test.each([
  [8_500_000, "85 lakh", "८५ लाख"],
  [12_000_000, "1 crore 20 lakh", "१ करोड २० लाख"],
  [9_550_000, "95 lakh 50 thousand", "९५ लाख ५० हजार"],
  [12_345_678.9, "1 crore 23 lakh 45 thousand 678.9", "१ करोड २३ लाख ४५ हजार ६७८.९"],
  [50_000, "50 thousand", "५० हजार"],
  [10_000_001, "1 crore 1", "१ करोड १"],
  [123_450_000_000, "12,345 crore", "१२,३४५ करोड"],
  [750, "750", "७५०"],
  [0, "0", "०"],
  [Number.NaN, "–", "–"],
])("LD3 amountInWords writes %d as %j and %j", (amount, en, np) => {
  expect(amountInWords(amount, "en")).toBe(en);
  expect(amountInWords(amount, "np")).toBe(np);
});

test("LD3 an amount is read back to the paisa from its words, in both languages", () => {
  const paisa = fc.oneof(fc.integer({ min: 0, max: 99_999_999_999_999 }), fc.integer({ min: 0, max: 1e10 }));
  fc.assert(
    fc.property(paisa, fc.constantFrom("en" as const, "np" as const), (value, language) => {
      expect(readAmount(amountInWords(value / 100, language))).toBe(value / 100);
    }),
  );
});

test("LD3 every price and budget is read from words, and an unreadable one is rejected with examples", () => {
  expect(requiredNumber(priceRules).parse("१ करोड २० लाख")).toBe(12_000_000);
  expect(optionalNumber(priceRules).parse("85 lakh")).toBe(8_500_000);
  expect(numberOrZero(moneyRules).parse("2.5 lakh")).toBe(250_000);
  const problem = requiredNumber(priceRules).safeParse("85 dozen").error;
  expect(problem?.issues.map(({ message }) => message)).toEqual(["amount_invalid"]);
});
