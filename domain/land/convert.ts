import { normaliseDigits } from "#domain/numbers.ts";
import { exactSquareFeet, type LandMeasure } from "./measure.ts";
import { type ConverterUnit, converterUnits, convertToUnit, type LandUnit, toDecimal } from "./units.ts";

const digitsWithPoint = /^\d*\.?\d*$/;
// Enough for any area in Nepal. A long pasted text would make the arithmetic slow.
const maxInputLength = 40;

/** LU2: whether the field accepts this text. Devanagari digits are accepted too. */
export function acceptsLandInput(text: string): boolean {
  return text.length <= maxInputLength && digitsWithPoint.test(normaliseDigits(text));
}

/** Accepts "5." and ".5", which users type on the way to a number. Returns null for "" and ".". */
export function readLand(text: string, unit: LandUnit): LandMeasure | null {
  const quantity = normaliseDigits(text);
  return acceptsLandInput(text) && /\d/.test(quantity) ? [{ quantity, unit }] : null;
}

/** LU1: the same area in every field, with four decimals as specified, or "" without an area. */
export function landFields(measure: LandMeasure | null): Record<ConverterUnit, string> {
  const squareFeet = measure && exactSquareFeet(measure);
  const fields = converterUnits.map((unit) => [
    unit,
    squareFeet ? toDecimal(convertToUnit(squareFeet, unit), 4) : "",
  ]);
  return Object.fromEntries(fields) as Record<ConverterUnit, string>;
}
