import { groupDigits, normaliseDigits } from "#domain/numbers.ts";
import { exactSquareFeet, type LandMeasure } from "./measure.ts";
import { type ConverterUnit, converterUnits, convertToUnit, type LandUnit, toDecimal } from "./units.ts";

const digitsWithPoint = /^(?:\d[\d,]*)?\.?\d*$/;
const wholeGroups = /^(?:\d*|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d*)?$/;
/** The area of Nepal. */
const maxSquareMetres = 147_516_000_000n;
// Enough for any area in Nepal. A long pasted text would make the arithmetic slow.
const maxInputLength = 40;

/** LU2: whether the field accepts this text. Devanagari digits and commas between groups of digits are accepted too. */
export function acceptsLandInput(text: string): boolean {
  return text.length <= maxInputLength && digitsWithPoint.test(normaliseDigits(text));
}

/** Accepts "5.", ".5" and "1,00,000". Returns null for "", "." and every text that has a problem. */
export function readLand(text: string, unit: LandUnit): LandMeasure | null {
  const quantity = normaliseDigits(text).replaceAll(",", "");
  if (!acceptsLandInput(text) || !/\d/.test(quantity) || landInputProblem(text, unit)) return null;
  return [{ quantity, unit }];
}

/** Why an accepted text gives no area. "1,5" could mean 1.5 or the beginning of 1,500. */
export function landInputProblem(text: string, unit: LandUnit): "unclearComma" | "tooLarge" | null {
  const number = normaliseDigits(text);
  if (!wholeGroups.test(number)) return "unclearComma";
  const digits = number.replaceAll(",", "");
  return /\d/.test(digits) && isTooLarge([{ quantity: digits, unit }]) ? "tooLarge" : null;
}

function isTooLarge(measure: LandMeasure): boolean {
  const { numerator, denominator } = convertToUnit(exactSquareFeet(measure), "sq_m");
  return numerator > maxSquareMetres * denominator;
}

/** LU1: the same area in every field, grouped, with four decimals as specified, or "" without an area. */
export function landFields(measure: LandMeasure | null): Record<ConverterUnit, string> {
  const squareFeet = measure && exactSquareFeet(measure);
  const fields = converterUnits.map((unit) => [
    unit,
    squareFeet ? groupWhole(toDecimal(convertToUnit(squareFeet, unit), 4)) : "",
  ]);
  return Object.fromEntries(fields) as Record<ConverterUnit, string>;
}

function groupWhole(decimal: string): string {
  const [whole = "", decimals = ""] = decimal.split(".");
  return `${groupDigits(whole)}.${decimals}`;
}
