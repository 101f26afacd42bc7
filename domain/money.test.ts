import { expect, test } from "vitest";
import { formatArea } from "#domain/area.ts";
import { formatDollars, formatRupees, roundedRupees, rupeesInShort, rupeesInWords } from "#domain/money.ts";

test("formats rupees with the currency sign and Nepali grouping", () => {
  expect(formatRupees(12_500_000, "en")).toBe("रु 1,25,00,000");
  expect(formatRupees(12_500_000, "np")).toBe("रु १,२५,००,०००");
  expect(formatRupees(283_971.4, "en")).toBe("रु 2,83,971.40");
  expect(formatRupees(283_971.4, "np")).toBe("रु २,८३,९७१.४०");
  expect(formatRupees(92_701.24, "en")).toBe("रु 92,701.24");
});

test.each([
  [99_999, null, null],
  [99_999.999, null, null],
  [100_000, "1 lakh", "१ लाख"],
  [4_500_000, "45 lakh", "४५ लाख"],
  [9_999_000, "99.99 lakh", "९९.९९ लाख"],
  [9_999_999, "1 crore", "१ करोड"],
  [10_000_000, "1 crore", "१ करोड"],
  [12_500_000, "1.25 crore", "१.२५ करोड"],
  [1_239_700_000, "123.97 crore", "१ अर्ब २३.९७ करोड"],
  [2_000_000_000, "200 crore", "२ अर्ब"],
  [Number.NaN, null, null],
])("formats %d rupees in words as %j and %j", (amount, en, np) => {
  expect(rupeesInWords(amount, "en")).toBe(en);
  expect(rupeesInWords(amount, "np")).toBe(np);
});

test.each([
  [18_000, "18,000", "१८,०००"],
  [1_250_000, "12.5 L", "१२.५ लाख"],
  [4_567_000, "45.7 L", "४५.७ लाख"],
  [9_999_000, "1 Cr", "१ करोड"],
  [12_500_000, "1.25 Cr", "१.२५ करोड"],
  [1_234_500_000, "123 Cr", "१ अर्ब २३ करोड"],
])("MP1: a pin shows %d rupees as %j and %j", (amount, en, np) => {
  expect(rupeesInShort(amount, "en")).toBe(en);
  expect(rupeesInShort(amount, "np")).toBe(np);
  expect(roundedRupees(amount, "en").toLowerCase().startsWith(en.toLowerCase())).toBe(true);
});

test("AJ1 formats a project's budget in dollars, grouped by thousands", () => {
  expect(formatDollars(1_250_000)).toBe("$1,250,000");
  expect(formatDollars(999)).toBe("$999");
  expect(formatDollars(1_250_000, "np")).toBe("$१२,५०,०००");
});

test("formats areas in square feet", () => {
  expect(formatArea(1850, "en")).toBe("1,850 sq ft");
  expect(formatArea(1850, "np")).toBe("१,८५० वर्ग फिट");
});
