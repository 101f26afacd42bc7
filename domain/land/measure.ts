import { maxLengths } from "#domain/max-lengths.ts";
import {
  convertToUnit,
  createLandAmount,
  type LandAmount,
  type LandCustom,
  type LandUnit,
  landAmountOf,
  landSystems,
  landUnits,
  type ShownSystem,
  shownSystems,
  toDecimal,
  unitsOfSystem,
} from "./units.ts";

export interface LandPart {
  /** Digits as typed, with at most one point between them: "4.50". */
  readonly quantity: string;
  readonly unit: LandUnit;
}

/** LD2: an area as it was entered, from its largest unit to its smallest. */
export type LandMeasure = readonly LandPart[];

export const maxLandTextLength = maxLengths.word;

/** The units of each custom's written form, such as 0-4-2-0 and 1-5-10. */
export const dashedUnits = {
  ropani: landSystems.ropani,
  bigha: ["bigha", "kattha", "dhur"],
} as const satisfies Record<LandCustom, readonly LandUnit[]>;

/** How many of a unit make one of the next larger unit. */
export const unitsPerLarger: Partial<Record<LandUnit, number>> = {
  aana: 16,
  paisa: 4,
  daam: 4,
  kattha: 20,
  dhur: 20,
  dhurki: 20,
};

export function isDashed(measure: LandMeasure): boolean {
  const units = measure.map(({ unit }) => unit).join();
  return Object.values(dashedUnits).some((written) => written.join() === units);
}

/** The canonical text, for storage and the API: `0-4-2-0`, `1-5-10`, `4 aana 2 paisa`, `1540 sq_ft`. */
export function landMeasureText(measure: LandMeasure): string {
  if (isDashed(measure)) return measure.map(({ quantity }) => quantity).join("-");
  return measure.map(({ quantity, unit }) => `${quantity} ${unit}`).join(" ");
}

/** Reads a canonical text. Returns null for any other text. */
export function parseLandMeasure(text: string | null): LandMeasure | null {
  const numbers = text?.split("-") ?? [];
  const dashed: readonly LandUnit[] | undefined = Object.values(dashedUnits).find(
    ({ length }) => length === numbers.length,
  );
  const parts = dashed
    ? dashed.map((unit, index) => ({ quantity: numbers[index], unit }))
    : Array.from(text?.matchAll(/(\S+) (\S+)/g) ?? [], ([, quantity, name]) => ({
        quantity,
        unit: landUnits.find((unit) => unit === name),
      }));
  const measure = parts.flatMap(({ quantity, unit }) =>
    unit && quantity && /^\d+(?:\.\d+)?$/.test(quantity) ? [{ quantity, unit }] : [],
  );
  return measure.length > 0 && landMeasureText(measure) === text ? measure : null;
}

/** The exact area. */
export function exactSquareFeet(measure: LandMeasure): LandAmount<"sq_ft"> {
  return measure
    .map(({ quantity, unit }) => convertToUnit(landAmountOf(quantity, unit), "sq_ft"))
    .reduce(add, createLandAmount(0n, 1n, "sq_ft"));
}

function add(a: LandAmount<"sq_ft">, b: LandAmount<"sq_ft">): LandAmount<"sq_ft"> {
  const numerator = a.numerator * b.denominator + b.numerator * a.denominator;
  return createLandAmount(numerator, a.denominator * b.denominator, "sq_ft");
}

/** Rounded to two decimals, as the API's `area`. */
export function squareFeetOf(measure: LandMeasure): number {
  return Number(toDecimal(exactSquareFeet(measure), 2));
}

export function isOfSystem(measure: LandMeasure, system: ShownSystem): boolean {
  const units = unitsOfSystem(system);
  return measure.every(({ unit }) => units.includes(unit));
}

/** The system in which it was entered. Units of several systems are shown in square feet. */
export function systemOf(measure: LandMeasure): ShownSystem {
  return shownSystems.find((system) => isOfSystem(measure, system)) ?? "sq_ft";
}

/** The same area in another system. The last part is rounded to two decimals. */
export function landMeasureIn(measure: LandMeasure, system: ShownSystem): LandMeasure {
  const units = unitsOfSystem(system).filter((unit) => unit !== "dhurki");
  const smallest = units.at(-1) ?? "sq_ft";
  const rounded = toDecimal(convertToUnit(exactSquareFeet(measure), smallest), 2);
  const [whole = "0", decimals = ""] = rounded.replace(/\.?0+$/, "").split(".");
  const parts: LandPart[] = [];
  let rest = BigInt(whole);
  for (const unit of units.toReversed()) {
    const perLarger = BigInt(unitsPerLarger[unit] ?? 0);
    const count = perLarger === 0n ? rest : rest % perLarger;
    const hasDecimals = unit === smallest && decimals !== "";
    parts.unshift({ quantity: hasDecimals ? `${count}.${decimals}` : `${count}`, unit });
    if (perLarger !== 0n) rest /= perLarger;
  }
  return parts;
}

/**
 * LD2: the area in the system that the visitor chose, else in the custom of its place, and beside it in square feet. An
 * area that was entered in that system is shown as it was entered.
 */
export function shownMeasures(
  measure: LandMeasure,
  custom: LandCustom | null,
  chosen: ShownSystem | null,
): readonly LandMeasure[] {
  const entered = systemOf(measure);
  const local = custom ?? entered;
  const main = chosen ?? local;
  const systems = new Set([main, main === "sq_ft" ? local : "sq_ft"]);
  return Array.from(systems, (system) => (system === entered ? measure : landMeasureIn(measure, system)));
}
