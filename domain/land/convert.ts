import { normaliseDigits } from "#domain/numbers.ts";
import { convertToUnit, createLandAmount, type LandAmount, type LandUnit } from "./units.ts";

const digitsWithPoint = /^\d*\.?\d*$/;
// Enough for any area in Nepal. A long pasted text would make the arithmetic slow.
const maxInputLength = 40;

/** LU2: whether the field accepts this text. Devanagari digits are accepted too. */
export function acceptsLandInput(text: string): boolean {
  return text.length <= maxInputLength && digitsWithPoint.test(normaliseDigits(text));
}

/** Accepts "5." and ".5", which users type on the way to a number. Returns null for "" and ".". */
export function readLand<Unit extends LandUnit>(text: string, unit: Unit): LandAmount<Unit> | null {
  const [whole = "", decimals = ""] = normaliseDigits(text).split(".");
  if (!acceptsLandInput(text) || whole + decimals === "") return null;
  return createLandAmount(BigInt(whole + decimals), 10n ** BigInt(decimals.length), unit);
}

/** Formats with exactly four decimals, as specified. Halves are rounded up. */
export function formatLand(amount: LandAmount<LandUnit>): string {
  const { numerator, denominator } = amount;
  const tenThousandths = (numerator * 20_000n + denominator) / (denominator * 2n);
  const digits = tenThousandths.toString().padStart(5, "0");
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
}

/** LU1: returns all fields. The edited field keeps its text, the others show the same area, or "" without a number. */
export function convertLand(typed: string, from: LandUnit): Record<LandUnit, string> {
  const amount = readLand(typed, from);
  const format = (unit: LandUnit) => {
    if (unit === from) return typed;
    return amount ? formatLand(convertToUnit(amount, unit)) : "";
  };
  return {
    bigha: format("bigha"),
    kattha: format("kattha"),
    dhur: format("dhur"),
    ropani: format("ropani"),
    aana: format("aana"),
    paisa: format("paisa"),
    daam: format("daam"),
    sq_ft: format("sq_ft"),
  };
}
