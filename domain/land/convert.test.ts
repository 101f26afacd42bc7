import fc from "fast-check";
import { describe, expect, expectTypeOf, test } from "vitest";
import { acceptsLandInput, convertLand, formatLand, readLand } from "./convert.ts";
import { inUnit, type LandUnit, landAmount, landUnits } from "./units.ts";

const unit = fc.constantFrom(...landUnits);
const typedAmount = fc.stringMatching(/^(?:\d{1,12}(?:\.\d{0,6})?|\.\d{1,6})$/);

test.each<[string, LandUnit, LandUnit, string]>([
  ["1", "dhur", "sq_ft", "182.2500"],
  ["1", "kattha", "dhur", "20.0000"],
  ["1", "bigha", "kattha", "20.0000"],
  ["1", "bigha", "sq_ft", "72900.0000"],
  ["1", "ropani", "sq_ft", "5476.0000"],
  ["1", "ropani", "aana", "16.0000"],
  ["1", "aana", "paisa", "4.0000"],
  ["1", "paisa", "daam", "4.0000"],
  ["1", "ropani", "daam", "256.0000"],
  ["1", "bigha", "ropani", "13.3126"],
  ["1", "daam", "sq_ft", "21.3906"],
  ["1", "daam", "bigha", "0.0003"],
])("LU3 %s %s in %s is %s", (typed, from, to, shown) => {
  expect(convertLand(typed, from)[to]).toBe(shown);
});

describe("LU1 typing", () => {
  test("fills the other seven to four decimals and keeps what was typed", () => {
    fc.assert(
      fc.property(typedAmount, unit, (typed, from) => {
        const fields = convertLand(typed, from);
        expect(Object.keys(fields)).toEqual([...landUnits]);
        for (const to of landUnits) {
          if (to === from) expect(fields[to]).toBe(typed);
          else expect(fields[to]).toMatch(/^\d+\.\d{4}$/);
        }
      }),
    );
  });

  test("any unit there and back is the same land, exactly", () => {
    fc.assert(
      fc.property(typedAmount, fc.array(unit, { minLength: 1 }), (typed, journey) => {
        const [from = "dhur"] = journey;
        const amount = readLand(typed, from);
        if (!amount) throw new Error(`${typed} is an amount`);
        const travelled = journey.reduce<typeof amount>((land, next) => inUnit(land, next), amount);
        expect(inUnit(travelled, from)).toEqual(amount);
      }),
    );
  });

  test("shows the nearest four decimals, a half going up", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.bigInt({ min: 1n, max: 10n ** 9n }), (n, d) => {
        const shown = BigInt(formatLand(landAmount(n, d, "dhur")).replace(".", ""));
        const twiceTheError = 2n * (shown * d - n * 10_000n);
        expect(twiceTheError > -d && twiceTheError <= d).toBe(true);
      }),
    );
    expect(formatLand(landAmount(1n, 20_000n, "dhur"))).toBe("0.0001");
  });

  test("a number on its way already counts, and Devanagari digits count as digits", () => {
    expect(convertLand("5.", "kattha")).toMatchObject({ kattha: "5.", dhur: "100.0000" });
    expect(convertLand(".5", "kattha").dhur).toBe("10.0000");
    expect(convertLand("२.५", "kattha")).toMatchObject({ kattha: "२.५", dhur: "50.0000" });
    expect(convertLand("007", "kattha").dhur).toBe("140.0000");
  });
});

describe("LU2 the fields", () => {
  test("clear together, and a lone point is no number yet", () => {
    for (const from of landUnits) {
      expect(new Set(Object.values(convertLand("", from)))).toEqual(new Set([""]));
      const point = convertLand(".", from);
      expect(landUnits.filter((to) => point[to] !== "")).toEqual([from]);
    }
  });

  test.each(["", ".", "5", "5.", ".5", "12.75", "१२.५", "0".repeat(40)])("take %j", (text) => {
    expect(acceptsLandInput(text)).toBe(true);
  });

  test.each(["-1", "1.2.3", "1,000", "1e5", "abc", " 5", "5 ", "+5", "५..", "½", "٣", "0".repeat(41)])(
    "ignore %j",
    (text) => {
      expect(acceptsLandInput(text)).toBe(false);
      expect(readLand(text, "dhur")).toBeNull();
    },
  );
});

test("LU1 dhur cannot pass for square feet", () => {
  const dhur = landAmount(1n, 1n, "dhur");
  expect(dhur.unit).toBe("dhur");
  expectTypeOf(dhur).not.toExtend<ReturnType<typeof landAmount<"sq_ft">>>();
});
