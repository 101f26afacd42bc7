import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  buyPriceBands,
  homePriceBands,
  isInBand,
  type PriceBand,
  priceBandsFor,
  readPriceBand,
  rentPriceBands,
} from "./price-bands.ts";

const listValues = (bands: readonly PriceBand[]) => bands.map((band) => band.value);
const findBand = (bands: readonly PriceBand[], price: number) =>
  listValues(bands.filter((band) => isInBand(price, band)));

test("HO3 BU6 RE2 the price bands are the specified ones", () => {
  expect(listValues(homePriceBands)).toEqual(["0-2000000", "2000000-5000000", "5000000+"]);
  expect(listValues(buyPriceBands)).toEqual([
    "0-5000000",
    "5000000-7500000",
    "7500000-10000000",
    "10000000+",
  ]);
  expect(listValues(rentPriceBands)).toEqual(["0-15000", "15000-25000", "25000-35000", "35000+"]);
});

test.each([
  [0, "0-5000000"],
  [5_000_000, "0-5000000"],
  [5_000_000.01, "5000000-7500000"],
  [7_500_000, "5000000-7500000"],
  [10_000_000, "7500000-10000000"],
  [10_000_001, "10000000+"],
])("BU6 a price of %d is in %s", (price, value) => {
  expect(findBand(buyPriceBands, price)).toEqual([value]);
});

test.each([
  [15_000, "0-15000"],
  [15_001, "15000-25000"],
  [35_000, "25000-35000"],
  [35_001, "35000+"],
])("RE2 a rent of %d is in %s", (price, value) => {
  expect(findBand(rentPriceBands, price)).toEqual([value]);
});

test.each([
  ["BU6 Buy", buyPriceBands],
  ["HO3 Home", homePriceBands],
  ["RE2 Rent", rentPriceBands],
])("%s: every price is in exactly one band", (_page, bands) => {
  const edges = bands.flatMap((band) => (band.upper === null ? [] : [band.upper]));
  const nearEdge = fc
    .tuple(fc.constantFrom(...edges), fc.integer({ min: -200, max: 200 }))
    .map(([edge, paisa]) => edge + paisa / 100);
  const price = fc.oneof(nearEdge, fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }), fc.nat());
  fc.assert(fc.property(price, (amount) => findBand(bands, amount).length === 1));
});

describe("readPriceBand", () => {
  test("HO3 BU6 accepts the bands of Home and Buy on Buy, and the bands of Rent only on Rent", () => {
    for (const band of [...homePriceBands, ...buyPriceBands]) {
      expect(readPriceBand(band.value, "sale")).toEqual(band);
      expect(readPriceBand(band.value, "rent")).toBeNull();
    }
    for (const band of rentPriceBands) {
      expect(readPriceBand(band.value, "rent")).toEqual(band);
      expect(readPriceBand(band.value, "sale")).toBeNull();
      expect(readPriceBand(band.value)).toEqual(band);
    }
  });

  test("accepts an open band whose plus sign was decoded as a space", () => {
    expect(readPriceBand("10000000 ", "sale")?.value).toBe("10000000+");
  });

  test("returns null for any other text", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => typeof value === "string" || readPriceBand(value) === null),
    );
    for (const value of ["", "+", "-", "1-2", "0-5000000'; --", "toString", "all", "5000000-"]) {
      expect(readPriceBand(value), value).toBeNull();
    }
  });
});

test("HO3 the options on Buy include a band selected on Home", () => {
  const [fromHome] = homePriceBands;
  expect(priceBandsFor("sale", fromHome)).toEqual([fromHome, ...buyPriceBands]);
  expect(priceBandsFor("sale", buyPriceBands[1])).toEqual(buyPriceBands);
  expect(priceBandsFor("rent")).toEqual(rentPriceBands);
});
