import fc from "fast-check";
import { type LandMeasure, type LandPart, unitsPerLarger } from "./measure.ts";
import { type LandCustom, landSystems, landUnits } from "./units.ts";

/** For tests: whole quantities as people type them, with leading zeros too. */
const whole = (max: number) => fc.nat(max).chain((count) => fc.constantFrom(`${count}`, `0${count}`));
const decimals = fc.oneof(fc.constant(""), fc.stringMatching(/^\.\d{1,6}$/));

function partsOf(system: LandCustom): fc.Arbitrary<LandMeasure> {
  return fc.subarray([...landSystems[system]], { minLength: 1 }).chain((units) =>
    fc
      .tuple(
        fc.tuple(
          ...units.map((unit, index) => whole(index === 0 ? 999_999 : (unitsPerLarger[unit] ?? 1) - 1)),
        ),
        decimals,
      )
      .map(([counts, fraction]) =>
        units.map(
          (unit, index): LandPart => ({
            quantity: (counts[index] ?? "0") + (index === units.length - 1 ? fraction : ""),
            unit,
          }),
        ),
      ),
  );
}

const onePart = fc
  .tuple(fc.constantFrom(...landUnits), whole(9_999_999), decimals)
  .map(([unit, count, fraction]): LandMeasure => [{ quantity: count + fraction, unit }]);

/** For tests: every measure that can be entered, in both systems and in square feet and metres. */
export const arbitraryMeasure = fc
  .oneof(partsOf("ropani"), partsOf("bigha"), onePart)
  // Less than a hundredth of a square foot counts as nothing.
  .filter((measure) => measure.some(({ quantity }) => Number(quantity) >= 0.11));
