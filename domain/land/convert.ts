import { normaliseDigits } from "#domain/numbers.ts";
import { inUnit, type LandAmount, type LandUnit, landAmount } from "./units.ts";

const digitsWithPoint = /^\d*\.?\d*$/;
// Nepal itself has fewer daam than this has digits for; it keeps a pasted page from being multiplied.
const longestInput = 40;

/** LU2: whether the field takes this text; Devanagari digits count as digits. */
export function acceptsLandInput(text: string): boolean {
  return text.length <= longestInput && digitsWithPoint.test(normaliseDigits(text));
}

/** "5." and ".5" are numbers on their way; "" and "." are none yet. */
export function readLand<Unit extends LandUnit>(text: string, unit: Unit): LandAmount<Unit> | null {
  const [whole = "", decimals = ""] = normaliseDigits(text).split(".");
  if (!acceptsLandInput(text) || whole + decimals === "") return null;
  return landAmount(BigInt(whole + decimals), 10n ** BigInt(decimals.length), unit);
}

/** Always four decimals, zeros too, as the spec says "to four decimals"; half is rounded up. */
export function formatLand(amount: LandAmount<LandUnit>): string {
  const { numerator, denominator } = amount;
  const tenThousandths = (numerator * 20_000n + denominator) / (denominator * 2n);
  const digits = tenThousandths.toString().padStart(5, "0");
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
}

/** LU1: the typed field keeps what was typed, the others say the same land; with no number yet they are empty. */
export function convertLand(typed: string, from: LandUnit): Record<LandUnit, string> {
  const amount = readLand(typed, from);
  const show = (unit: LandUnit) => {
    if (unit === from) return typed;
    return amount ? formatLand(inUnit(amount, unit)) : "";
  };
  return {
    bigha: show("bigha"),
    kattha: show("kattha"),
    dhur: show("dhur"),
    ropani: show("ropani"),
    aana: show("aana"),
    paisa: show("paisa"),
    daam: show("daam"),
    sq_ft: show("sq_ft"),
  };
}
