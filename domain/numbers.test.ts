import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatNumber, localDigits, normaliseDigits, readNumber } from "#domain/numbers.ts";

describe("formatNumber", () => {
  test.each([
    [0, "0", "०"],
    [999, "999", "९९९"],
    [1000, "1,000", "१,०००"],
    [100000, "1,00,000", "१,००,०००"],
    [5000000, "50,00,000", "५०,००,०००"],
    [1234567.5, "12,34,567.5", "१२,३४,५६७.५"],
    [12500000, "1,25,00,000", "१,२५,००,०००"],
    [-1234567, "-12,34,567", "-१२,३४,५६७"],
    [-0.001, "0", "०"],
    [1e21, "1,00,00,00,00,00,00,00,00,00,000", "१,००,००,००,००,००,००,००,००,००,०००"],
    [Number.NaN, "–", "–"],
  ])("BU6 groups %d by lakh and crore in both languages", (value, en, np) => {
    expect(formatNumber(value, "en")).toBe(en);
    expect(formatNumber(value, "np")).toBe(np);
  });

  test("rounds to the requested decimals and drops trailing zeros", () => {
    expect(formatNumber(1850.456, "en")).toBe("1,850.46");
    expect(formatNumber(1850.456, "en", { maximumFractionDigits: 0 })).toBe("1,850");
    expect(formatNumber(2.5, "en", { maximumFractionDigits: 4 })).toBe("2.5");
    expect(formatNumber(0.3, "en", { maximumFractionDigits: 4 })).toBe("0.3");
  });

  test("readNumber reads back what formatNumber wrote, in both languages", () => {
    const paisa = fc.integer({ min: -1e14, max: 1e14 }).map((value) => value / 100);
    fc.assert(
      fc.property(paisa, fc.constantFrom("en" as const, "np" as const), (value, language) => {
        expect(readNumber(formatNumber(value, language))).toBe(value === 0 ? 0 : value);
      }),
    );
  });

  test("groups by two digits, except the last group of three", () => {
    fc.assert(
      fc.property(fc.nat(), (value) => {
        expect(formatNumber(value, "en")).toMatch(/^(?:\d{1,3}|\d{1,2}(?:,\d{2})*,\d{3})$/);
      }),
    );
  });
});

test("converts digits to Devanagari and back and leaves other text unchanged", () => {
  expect(localDigits("Ward 4, 2026", "np")).toBe("Ward ४, २०२६");
  expect(localDigits("Ward 4", "en")).toBe("Ward 4");
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9 .,]*$/), (text) => {
      expect(normaliseDigits(localDigits(text, "np"))).toBe(text);
    }),
  );
});

describe("readNumber", () => {
  test.each([
    [42, 42],
    ["42", 42],
    [" 42.50 ", 42.5],
    ["5.", 5],
    [".5", 0.5],
    ["-3", -3],
    ["१,२५,०००", 125000],
    ["12,500,000", 12500000],
    ["रु 1,25,00,000", 12500000],
    ["रु. ५०,०००/-", 50000],
    ["Rs. 15,000", 15000],
    ["NPR 20", 20],
  ])("reads %j", (value, number) => {
    expect(readNumber(value)).toBe(number);
  });

  test.each([
    "",
    " ",
    ".",
    "abc",
    "1,5",
    "1,,000",
    "1e5",
    "0x10",
    "1 000",
    "12abc",
    "Infinity",
    "9".repeat(400),
    Number.NaN,
    Number.POSITIVE_INFINITY,
    null,
    undefined,
    true,
    [5],
    {},
  ])("returns null for %j", (value) => {
    expect(readNumber(value)).toBeNull();
  });
});
