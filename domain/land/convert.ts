import { buildObject } from "#domain/build-object.ts";
import { normaliseDigits } from "#domain/numbers.ts";
import {
  type ConverterUnit,
  converterUnits,
  convertToUnit,
  type LandAmount,
  type LandUnit,
  landAmountOf,
  toDecimal,
} from "./units.ts";

const digitsWithPoint = /^\d*\.?\d*$/;
// Enough for any area in Nepal. A long pasted text would make the arithmetic slow.
const maxInputLength = 40;

/** LU2: whether the field accepts this text. Devanagari digits are accepted too. */
export function acceptsLandInput(text: string): boolean {
  return text.length <= maxInputLength && digitsWithPoint.test(normaliseDigits(text));
}

/** Accepts "5." and ".5", which users type on the way to a number. Returns null for "" and ".". */
export function readLand<Unit extends LandUnit>(text: string, unit: Unit): LandAmount<Unit> | null {
  const number = normaliseDigits(text);
  return acceptsLandInput(text) && /\d/.test(number) ? landAmountOf(number, unit) : null;
}

/** LU1: the same area in every field, with four decimals as specified, or "" without an area. */
export function landFields(amount: LandAmount<LandUnit> | null): Record<ConverterUnit, string> {
  return buildObject(converterUnits, (unit) => (amount ? toDecimal(convertToUnit(amount, unit), 4) : ""));
}

/** LU1: returns all fields. The edited field keeps its text, the others show the same area. */
export function convertLand(typed: string, from: ConverterUnit): Record<ConverterUnit, string> {
  return { ...landFields(readLand(typed, from)), [from]: typed };
}
