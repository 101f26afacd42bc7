import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryMeasure } from "./arbitrary-measure.ts";
import { formatLandMeasure } from "./format-measure.ts";
import {
  exactSquareFeet,
  type LandMeasure,
  landMeasureIn,
  landMeasureText,
  parseLandMeasure,
  shownMeasures,
  squareFeetOf,
} from "./measure.ts";
import { createLandAmount, landAmountOf, toDecimal } from "./units.ts";

const read = (text: string): LandMeasure => {
  const measure = parseLandMeasure(text);
  if (!measure) throw new Error(`${text} is a measure`);
  return measure;
};

/** From `shared/nepal/fixtures.json`. */
const squareFeetPer = {
  ropani: "5476",
  aana: "342.25",
  paisa: "85.5625",
  daam: "21.390625",
  bigha: "72900",
  kattha: "3645",
  dhur: "182.25",
  dhurki: "9.1125",
  sq_ft: "1",
} as const;

test.each(Object.entries(squareFeetPer))("LD2 a %s has exactly %s square feet", (unit, squareFeet) => {
  expect(exactSquareFeet(read(`1 ${unit}`))).toEqual(landAmountOf(squareFeet, "sq_ft"));
});

test("LD2 a square foot has exactly 0.09290304 square metres", () => {
  expect(exactSquareFeet(read("0.09290304 sq_m"))).toEqual(landAmountOf("1", "sq_ft"));
});

test.each([
  ["0-4-2-0", 1540.13, "1540.125000", "4 aana 2 paisa", "४ आना २ पैसा"],
  ["1-5-10", 92947.5, "92947.500000", "1 bigha 5 kattha 10 dhur", "१ बिघा ५ कट्ठा १० धुर"],
  ["4.50 aana", 1540.13, "1540.125000", "4.50 aana", "४.५० आना"],
  ["143 sq_m", 1539.24, "1539.239190", "143 sq m", "१४३ वर्ग मिटर"],
  ["125000 sq_ft", 125_000, "125000.000000", "1,25,000 sq ft", "१,२५,००० वर्ग फिट"],
  ["1 kattha 2 dhur 5 dhurki", 4055.06, "4055.062500", "1 kattha 2 dhur 5 dhurki", "१ कट्ठा २ धुर ५ धुर्की"],
  ["0-0-0-0.5", 10.7, "10.695313", "0.5 daam", "०.५ दाम"],
  ["007 kattha", 25515, "25515.000000", "7 kattha", "७ कट्ठा"],
])("LD2 %s is %d square feet and is shown in words", (text, rounded, exact, en, np) => {
  const measure = read(text);
  expect(squareFeetOf(measure)).toBe(rounded);
  expect(toDecimal(exactSquareFeet(measure), 6)).toBe(exact);
  expect(formatLandMeasure(measure, "en")).toBe(en);
  expect(formatLandMeasure(measure, "np")).toBe(np);
});

test("LD2 a measure without any area is shown with its smallest unit", () => {
  const parts = ["bigha", "kattha", "dhur"] as const;
  expect(
    formatLandMeasure(
      parts.map((unit) => ({ quantity: "0", unit })),
      "en",
    ),
  ).toBe("0 dhur");
});

describe("LD2 landMeasureIn", () => {
  test.each([
    ["0-4-2-0", "bigha", "0-0-8.45"],
    ["0-4-2-0", "sq_ft", "1540.13 sq_ft"],
    ["0-4-2-0", "sq_m", "143.08 sq_m"],
    ["1-5-10", "ropani", "16-15-2-1.24"],
    ["4.5 aana", "ropani", "0-4-2-0"],
    ["25 kattha", "bigha", "1-5-0"],
    ["5476 sq_ft", "ropani", "1-0-0-0"],
    ["3645 sq_ft", "bigha", "0-1-0"],
  ] as const)("converts %s to %s as %s", (text, system, converted) => {
    expect(landMeasureText(landMeasureIn(read(text), system))).toBe(converted);
  });

  test("rounds the last part only, to two decimals, and carries a full part to the next larger one", () => {
    expect(landMeasureText(landMeasureIn(read("0-0-19.999"), "bigha"))).toBe("0-1-0");
    fc.assert(
      fc.property(
        arbitraryMeasure,
        fc.constantFrom("ropani" as const, "bigha" as const),
        (measure, system) => {
          const converted = landMeasureIn(measure, system);
          const smallest = { ropani: "daam", bigha: "dhur" } as const;
          const before = exactSquareFeet(measure);
          const after = exactSquareFeet(converted);
          const [difference, step] = [
            before.numerator * after.denominator - after.numerator * before.denominator,
            exactSquareFeet([{ quantity: "0.01", unit: smallest[system] }]),
          ];
          const scale = before.denominator * after.denominator;
          const twice = 2n * (difference < 0n ? -difference : difference) * step.denominator;
          expect(twice <= step.numerator * scale).toBe(true);
          expect(parseLandMeasure(landMeasureText(converted)) ?? converted).toEqual(converted);
        },
      ),
    );
  });

  test("returns a measure of the same system unchanged", () => {
    fc.assert(
      fc.property(fc.nat(999), fc.nat(15), fc.nat(3), fc.nat(3), (ropani, aana, paisa, daam) => {
        const text = `${ropani}-${aana}-${paisa}-${daam}`;
        fc.pre(/[1-9]/.test(text));
        expect(landMeasureText(landMeasureIn(read(text), "ropani"))).toBe(text);
      }),
    );
    fc.assert(
      fc.property(fc.nat(999), fc.nat(19), fc.nat(1999), (bigha, kattha, hundredths) => {
        const text = `${bigha}-${kattha}-${hundredths / 100}`;
        fc.pre(/[1-9]/.test(text));
        expect(landMeasureText(landMeasureIn(read(text), "bigha"))).toBe(text);
      }),
    );
  });
});

test("LD2 the area is the exact sum of the parts", () => {
  fc.assert(
    fc.property(arbitraryMeasure, (measure) => {
      const sum = exactSquareFeet(measure);
      const parts = measure.map((part) => exactSquareFeet([part]));
      const denominator = parts.reduce((product, part) => product * part.denominator, 1n);
      const numerator = parts.reduce(
        (total, part) => total + part.numerator * (denominator / part.denominator),
        0n,
      );
      expect(sum).toEqual(createLandAmount(numerator, denominator, "sq_ft"));
    }),
  );
});

test.each([
  ["0-4-2-0", "ropani", null, ["4 aana 2 paisa", "1,540.13 sq ft"]],
  ["0-4-2-0", "bigha", null, ["8.45 dhur", "1,540.13 sq ft"]],
  ["0-4-2-0", null, null, ["4 aana 2 paisa", "1,540.13 sq ft"]],
  ["17 aana", "ropani", null, ["17 aana", "5,818.25 sq ft"]],
  ["0-4-2-0", "ropani", "bigha", ["8.45 dhur", "1,540.13 sq ft"]],
  ["0-4-2-0", "ropani", "sq_m", ["143.08 sq m", "1,540.13 sq ft"]],
  ["0-4-2-0", "ropani", "sq_ft", ["1,540.13 sq ft", "4 aana 2 paisa"]],
  ["1540 sq_ft", "bigha", null, ["8.45 dhur", "1,540 sq ft"]],
  ["1540 sq_ft", null, null, ["1,540 sq ft"]],
] as const)(
  "LD2 %s in a place of custom %s, seen by a visitor who chose %s, is shown as %j",
  (text, custom, chosen, shown) => {
    expect(shownMeasures(read(text), custom, chosen).map((one) => formatLandMeasure(one, "en"))).toEqual(
      shown,
    );
  },
);
