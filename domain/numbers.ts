import type { Language } from "#domain/language.ts";

const devanagariZero = 0x0966;

/** Does not use Intl: Debian's Chromium has no Nepali locale data, so the browser's text would differ from the server's. */
export function localDigits(text: string, language: Language): string {
  if (language === "en") return text;
  return text.replace(/[0-9]/g, (digit) => String.fromCodePoint(devanagariZero + Number(digit)));
}

/** Converts Devanagari digits, which Nepali keyboards type, to 0-9 for storage and arithmetic. */
export function normaliseDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? devanagariZero) - devanagariZero));
}

export function formatNumber(
  value: number,
  language: Language,
  options: { maximumFractionDigits?: number } = {},
): string {
  const { sign, whole, fraction } = decimalParts(value, options.maximumFractionDigits ?? 2);
  return localDigits(`${sign}${groupDigits(whole)}${fraction}`, language);
}

/** Groups the digits of a whole number by lakh and crore. */
export function groupDigits(whole: string): string {
  return whole.replace(/\B(?=(?:\d{2})*\d{3}$)/g, ",");
}

/** Groups by thousands, for dollars only. Rupees and areas are grouped by lakh and crore. */
export function formatInThousands(value: number, language: Language): string {
  const { sign, whole, fraction } = decimalParts(value, 2);
  return localDigits(`${sign}${whole.replace(/\B(?=(?:\d{3})+$)/g, ",")}${fraction}`, language);
}

function decimalParts(value: number, fractionDigits: number) {
  if (!Number.isFinite(value)) return { sign: "", whole: "–", fraction: "" };
  const magnitude = Math.abs(value);
  // From 1e21 on, toFixed returns exponential notation; such a number has no fraction.
  const text = magnitude >= 1e21 ? BigInt(magnitude).toString() : magnitude.toFixed(fractionDigits);
  const [whole = "0", decimals = ""] = text.split(".");
  const significantDecimals = decimals.replace(/0+$/, "");
  const isZero = whole === "0" && significantDecimals === "";
  return {
    sign: value < 0 && !isZero ? "-" : "",
    whole,
    fraction: significantDecimals === "" ? "" : `.${significantDecimals}`,
  };
}

export const maxNumberLength = 60;
export const currencySign = /^(?:रु\.?|रू\.?|₨|rs\.?|npr)\s*/i;
const groupedOrPlain = /^[+-]?(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d*)?$|^[+-]?\.\d+$/;

/** Reads a number or a text such as "१,२५,०००", "Rs. 1,25,000/-" or "12.5". Returns null for anything else. */
export function readNumber(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string" || value.length > maxNumberLength) return null;
  const text = normaliseDigits(value)
    .trim()
    .replace(currencySign, "")
    .replace(/\s*\/-$/, "");
  if (!groupedOrPlain.test(text)) return null;
  return Number(text.replaceAll(",", ""));
}
