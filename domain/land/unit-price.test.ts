import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryMeasure } from "./arbitrary-measure.ts";
import { areaPriceUnits } from "./area-price-units.ts";
import { exactSquareFeet, parseLandMeasure } from "./measure.ts";
import { priceOfUnit, totalOfUnit } from "./unit-price.ts";
import { convertToUnit } from "./units.ts";

const measureOf = (text: string) => parseLandMeasure(text) ?? [];

test.each([
  ["0-4-2-0", "aana", 4_500_000, 20_250_000],
  ["1-5-10", "kattha", 2_500_000, 63_750_000],
  ["10 dhur", "dhur", 150_000, 1_500_000],
  ["0-0-1-0", "aana", 1_000_000.01, 250_000],
  ["1540 sq_ft", "sq_ft", 12_500.5, 19_250_770],
] as const)("LD3 %s at a price per %s of %d costs %d", (area, unit, unitPrice, total) => {
  expect(totalOfUnit(unitPrice, measureOf(area), unit)).toBe(total);
});

test("LD3 the price of a unit is derived from the total, and rounded to the paisa", () => {
  expect(priceOfUnit(20_250_000, measureOf("0-4-2-0"), "aana")).toBe(4_500_000);
  expect(priceOfUnit(10_000_000, measureOf("3 kattha"), "kattha")).toBe(3_333_333.33);
  expect(priceOfUnit(20_000_000, 1850, "sq_ft")).toBe(10_810.81);
  expect(priceOfUnit(20_000_000, 0, "sq_ft")).toBeNull();
});

test("LD3 a total that was derived from a unit price leads back to it", () => {
  const price = fc.integer({ min: 1, max: 10_000_000_000 }).map((paisa) => paisa / 100);
  fc.assert(
    fc.property(arbitraryMeasure, fc.constantFrom(...areaPriceUnits), price, (measure, unit, unitPrice) => {
      const { numerator, denominator } = convertToUnit(exactSquareFeet(measure), unit);
      const total = totalOfUnit(unitPrice, measure, unit);
      // Doubles are exact to the paisa up to here, and less than one unit loses paisa by rounding the total.
      fc.pre(numerator >= denominator && total < 1e13);
      expect(priceOfUnit(total, measure, unit)).toBe(unitPrice);
    }),
  );
});
