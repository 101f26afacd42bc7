/** In the order the converter shows them: the Terai's units, the hills', and the drawing office's. */
export const landUnits = ["bigha", "kattha", "dhur", "ropani", "aana", "paisa", "daam", "sq_ft"] as const;
export type LandUnit = (typeof landUnits)[number];

const squareFoot = 64n;
const dhur = (18225n * squareFoot) / 100n;
const ropani = 5476n * squareFoot;

/** LU3 in sixty-fourths of a square foot, the largest measure in which every unit is whole. */
export const unitSizes: Record<LandUnit, bigint> = {
  bigha: dhur * 20n * 20n,
  kattha: dhur * 20n,
  dhur,
  ropani,
  aana: ropani / 16n,
  paisa: ropani / 16n / 4n,
  daam: ropani / 16n / 4n / 4n,
  sq_ft: squareFoot,
};

/** An exact amount of land. The unit is part of its type, so dhur never pass for square feet. */
export interface LandAmount<Unit extends LandUnit> {
  readonly unit: Unit;
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The same land in another unit: a fraction, so nothing drifts however often it is turned. */
export function inUnit<Unit extends LandUnit>(amount: LandAmount<LandUnit>, unit: Unit): LandAmount<Unit> {
  return landAmount(amount.numerator * unitSizes[amount.unit], amount.denominator * unitSizes[unit], unit);
}

export function landAmount<Unit extends LandUnit>(
  numerator: bigint,
  denominator: bigint,
  unit: Unit,
): LandAmount<Unit> {
  let [divisor, rest] = [denominator, numerator % denominator];
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest];
  return { unit, numerator: numerator / divisor, denominator: denominator / divisor };
}
