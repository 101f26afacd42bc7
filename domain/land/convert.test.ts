import fc from "fast-check";
import { describe, expect, expectTypeOf, test } from "vitest";
import { acceptsLandInput, landFields, landInputProblem, readLand } from "./convert.ts";
import {
  type ConverterUnit,
  converterUnits,
  convertToUnit,
  createLandAmount,
  type LandUnit,
  landAmountOf,
  landUnits,
  toDecimal,
} from "./units.ts";

const convertLand = (typed: string, from: LandUnit) => landFields(readLand(typed, from));
const unit = fc.constantFrom(...landUnits);
const field = fc.constantFrom(...converterUnits);
const typedAmount = fc.stringMatching(/^(?:\d{1,7}(?:\.\d{0,6})?|\.\d{1,6})$/);

test.each<[string, ConverterUnit, ConverterUnit, string]>([
  ["1", "dhur", "sq_ft", "182.2500"],
  ["1", "kattha", "dhur", "20.0000"],
  ["1", "bigha", "kattha", "20.0000"],
  ["1", "bigha", "sq_ft", "72,900.0000"],
  ["1", "ropani", "sq_ft", "5,476.0000"],
  ["1", "ropani", "aana", "16.0000"],
  ["1", "aana", "paisa", "4.0000"],
  ["1", "paisa", "daam", "4.0000"],
  ["1", "ropani", "daam", "256.0000"],
  ["1", "bigha", "ropani", "13.3126"],
  ["1", "daam", "sq_ft", "21.3906"],
  ["1", "daam", "bigha", "0.0003"],
  ["1", "sq_ft", "sq_m", "0.0929"],
  ["1", "sq_m", "sq_ft", "10.7639"],
  ["1", "ropani", "sq_m", "508.7370"],
])("LU3 converts %s %s to %s as %s", (typed, from, to, shown) => {
  expect(convertLand(typed, from)[to]).toBe(shown);
});

describe("LU1 convertLand", () => {
  test("fills every field with four decimals", () => {
    fc.assert(
      fc.property(typedAmount, field, (typed, from) => {
        const fields = convertLand(typed, from);
        expect(Object.keys(fields)).toEqual(converterUnits);
        for (const to of converterUnits) expect(fields[to]).toMatch(/^\d{1,3}(?:,\d{2})*(?:,\d{3})?\.\d{4}$/);
      }),
    );
  });

  test("converts to other units and back without loss", () => {
    fc.assert(
      fc.property(typedAmount, fc.array(unit, { minLength: 1 }), (typed, path) => {
        const [from = "dhur"] = path;
        const amount = landAmountOf(typed, from);
        const converted = path.reduce<typeof amount>((land, next) => convertToUnit(land, next), amount);
        expect(convertToUnit(converted, from)).toEqual(amount);
      }),
    );
  });

  test("rounds to four decimals, halves up", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.bigInt({ min: 1n, max: 10n ** 9n }), (n, d) => {
        const shown = BigInt(toDecimal(createLandAmount(n, d, "dhur"), 4).replace(".", ""));
        const twiceTheError = 2n * (shown * d - n * 10_000n);
        expect(twiceTheError > -d && twiceTheError <= d).toBe(true);
      }),
    );
    expect(toDecimal(createLandAmount(1n, 20_000n, "dhur"), 4)).toBe("0.0001");
  });

  test("accepts incomplete numbers and Devanagari digits", () => {
    expect(convertLand("5.", "kattha")).toMatchObject({ kattha: "5.0000", dhur: "100.0000" });
    expect(convertLand(".5", "kattha").dhur).toBe("10.0000");
    expect(convertLand("२.५", "kattha")).toMatchObject({ kattha: "2.5000", dhur: "50.0000" });
    expect(convertLand("007", "kattha").dhur).toBe("140.0000");
  });

  test("reads and writes numbers grouped by lakh and crore", () => {
    expect(convertLand("१,०००", "dhur")).toMatchObject({ dhur: "1,000.0000", sq_ft: "1,82,250.0000" });
    expect(convertLand("1,00,000.5", "sq_ft").sq_ft).toBe("1,00,000.5000");
    expect(convertLand("100,000", "sq_ft").sq_ft).toBe("1,00,000.0000");
  });
});

describe("LU2 the input fields", () => {
  test("are empty if the typed text is empty or a lone point", () => {
    for (const from of converterUnits) {
      for (const text of ["", "."])
        expect(new Set(Object.values(convertLand(text, from)))).toEqual(new Set([""]));
    }
  });

  test.each(["", ".", "5", "5.", ".5", "12.75", "१२.५", "1,000", "१,०", "0".repeat(40)])(
    "accept %j",
    (text) => {
      expect(acceptsLandInput(text)).toBe(true);
    },
  );

  test.each(["-1", "1.2.3", ",5", "1.0,5", "1e5", "abc", " 5", "5 ", "+5", "५..", "½", "٣", "0".repeat(41)])(
    "reject %j",
    (text) => {
      expect(acceptsLandInput(text)).toBe(false);
      expect(readLand(text, "dhur")).toBeNull();
    },
  );
});

test.each([
  ["1,000", "dhur", null],
  ["1,", "dhur", "unclearComma"],
  ["1,5", "dhur", "unclearComma"],
  ["१,,०००", "dhur", "unclearComma"],
  ["147516000000", "sq_m", null],
  ["147516000001", "sq_m", "tooLarge"],
  ["9999999", "bigha", null],
  ["99,999,999", "bigha", "tooLarge"],
  ["", "bigha", null],
  [".", "bigha", null],
] as const)("LU2 the problem of %j %s is %s", (text, from, problem) => {
  expect(landInputProblem(text, from)).toBe(problem);
  if (problem) expect(readLand(text, from)).toBeNull();
});

test("LU1 the type system rejects dhur where square feet are expected", () => {
  const dhur = createLandAmount(1n, 1n, "dhur");
  expect(dhur.unit).toBe("dhur");
  expectTypeOf(dhur).not.toExtend<ReturnType<typeof createLandAmount<"sq_ft">>>();
});
