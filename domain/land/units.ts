export const landUnits = [
  "bigha",
  "kattha",
  "dhur",
  "dhurki",
  "ropani",
  "aana",
  "paisa",
  "daam",
  "sq_ft",
  "sq_m",
] as const;
export type LandUnit = (typeof landUnits)[number];

/** The customs of the Terai and of the hills, each from its largest unit to its smallest. */
export const landSystems = {
  bigha: ["bigha", "kattha", "dhur", "dhurki"],
  ropani: ["ropani", "aana", "paisa", "daam"],
} as const satisfies Record<string, LandUnit[]>;
export type LandCustom = keyof typeof landSystems;

/** What an area can be shown in. */
export const shownSystems = ["ropani", "bigha", "sq_ft", "sq_m"] as const;
export type ShownSystem = (typeof shownSystems)[number];

export function unitsOfSystem(system: ShownSystem): readonly LandUnit[] {
  return system === "ropani" || system === "bigha" ? landSystems[system] : [system];
}

/** LU1: the fields of the converter, in their order. Square metres were added to the eight of the specification. */
export const converterUnits = landUnits.filter((unit) => unit !== "dhurki");
export type ConverterUnit = (typeof converterUnits)[number];

// 1 square foot is 0.09290304 square metres. These are the smallest numbers in which every unit is an integer.
const squareMetre = 500_000_000n;
const squareFoot = 46_451_520n;
const dhur = (18225n * squareFoot) / 100n;
const ropani = 5476n * squareFoot;

/** LU3. */
const sizes: Record<LandUnit, bigint> = {
  bigha: dhur * 20n * 20n,
  kattha: dhur * 20n,
  dhur,
  dhurki: dhur / 20n,
  ropani,
  aana: ropani / 16n,
  paisa: ropani / 16n / 4n,
  daam: ropani / 16n / 4n / 4n,
  sq_ft: squareFoot,
  sq_m: squareMetre,
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
  return createLandAmount(amount.numerator * sizes[amount.unit], amount.denominator * sizes[unit], unit);
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

/** Reads a number without sign or exponent, such as "5", "5." or ".5". */
export function landAmountOf<Unit extends LandUnit>(decimal: string, unit: Unit): LandAmount<Unit> {
  const [whole = "", decimals = ""] = decimal.split(".");
  return createLandAmount(BigInt(whole + decimals), 10n ** BigInt(decimals.length), unit);
}

/** Writes exactly that many decimals. Halves are rounded up. */
export function toDecimal(amount: LandAmount<LandUnit>, decimals: number): string {
  const steps = 10n ** BigInt(decimals);
  const rounded = (amount.numerator * steps * 2n + amount.denominator) / (amount.denominator * 2n);
  const digits = rounded.toString().padStart(decimals + 1, "0");
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
