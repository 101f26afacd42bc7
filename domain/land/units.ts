/** In the converter's display order: the units of the Terai, those of the hills, then square feet. */
export const landUnits = ["bigha", "kattha", "dhur", "ropani", "aana", "paisa", "daam", "sq_ft"] as const;
export type LandUnit = (typeof landUnits)[number];

const squareFoot = 64n;
const dhur = (18225n * squareFoot) / 100n;
const ropani = 5476n * squareFoot;

/** LU3: sizes in 1/64 square foot, the largest base in which every unit is an integer. */
const sizesIn64thSquareFoot: Record<LandUnit, bigint> = {
  bigha: dhur * 20n * 20n,
  kattha: dhur * 20n,
  dhur,
  ropani,
  aana: ropani / 16n,
  paisa: ropani / 16n / 4n,
  daam: ropani / 16n / 4n / 4n,
  sq_ft: squareFoot,
};

/** An exact area as a fraction. The unit is part of the type, so dhur cannot be used as square feet. */
export interface LandAmount<Unit extends LandUnit> {
  readonly unit: Unit;
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Converts exactly, so repeated conversions add no rounding error. */
export function convertToUnit<Unit extends LandUnit>(
  amount: LandAmount<LandUnit>,
  unit: Unit,
): LandAmount<Unit> {
  return createLandAmount(
    amount.numerator * sizesIn64thSquareFoot[amount.unit],
    amount.denominator * sizesIn64thSquareFoot[unit],
    unit,
  );
}

/** Reduces the fraction to lowest terms. */
export function createLandAmount<Unit extends LandUnit>(
  numerator: bigint,
  denominator: bigint,
  unit: Unit,
): LandAmount<Unit> {
  let [divisor, remainder] = [denominator, numerator % denominator];
  while (remainder !== 0n) [divisor, remainder] = [remainder, divisor % remainder];
  return { unit, numerator: numerator / divisor, denominator: denominator / divisor };
}
