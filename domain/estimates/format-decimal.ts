import type { Language } from "#domain/language.ts";
import { groupDigits, localDigits } from "#domain/numbers.ts";

/** An exact number as a reader of the language writes it. Works on text, so that no digit is lost, and pages need no library for it. */
export function formatDecimal(value: string, language: Language, minDecimals = 0): string {
  const isNegative = value.startsWith("-");
  const [whole = "0", decimals = ""] = value.replace("-", "").split(".");
  const shown = decimals.replace(/0+$/, "").padEnd(minDecimals, "0");
  const text = `${groupDigits(whole)}${shown === "" ? "" : `.${shown}`}`;
  return localDigits(`${isNegative ? "−" : ""}${text}`, language);
}

/** "4,32,600.50": always with paisa, so that columns line up. */
export function formatPaisa(amount: string, language: Language): string {
  return formatDecimal(amount, language, 2);
}
