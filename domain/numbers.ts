import type { Language } from "#domain/language.ts";

const devanagariZero = 0x0966;

/** Written by hand and not by Intl: Debian's Chromium has no Nepali data, and a page would not hydrate. */
export function localDigits(text: string, language: Language): string {
  if (language === "en") return text;
  return text.replace(/[0-9]/g, (digit) => String.fromCodePoint(devanagariZero + Number(digit)));
}

/** Nepali phones type Devanagari digits; what is kept and counted with is 0-9. */
export function normaliseDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? devanagariZero) - devanagariZero));
}

export function formatNumber(
  value: number,
  language: Language,
  options: { maximumFractionDigits?: number } = {},
): string {
  const { sign, whole, fraction } = decimalParts(value, options.maximumFractionDigits ?? 2);
  const grouped = whole.replace(/\B(?=(?:\d{2})*\d{3}$)/g, ",");
  return localDigits(`${sign}${grouped}${fraction}`, language);
}

/** Thousands, for dollars only: rupees and areas are grouped by lakh and crore. */
export function formatInThousands(value: number, language: Language): string {
  const { sign, whole, fraction } = decimalParts(value, 2);
  return localDigits(`${sign}${whole.replace(/\B(?=(?:\d{3})+$)/g, ",")}${fraction}`, language);
}

function decimalParts(value: number, fractionDigits: number) {
  if (!Number.isFinite(value)) return { sign: "", whole: "–", fraction: "" };
  const size = Math.abs(value);
  // Past 1e21 toFixed turns to exponents; such a number has no fraction left.
  const text = size >= 1e21 ? BigInt(size).toString() : size.toFixed(fractionDigits);
  const [whole = "0", decimals = ""] = text.split(".");
  const kept = decimals.replace(/0+$/, "");
  const isZero = whole === "0" && kept === "";
  return { sign: value < 0 && !isZero ? "-" : "", whole, fraction: kept === "" ? "" : `.${kept}` };
}

const currencySign = /^(?:रु\.?|रू\.?|₨|rs\.?|npr)\s*/i;
const groupedOrPlain = /^[+-]?(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d*)?$|^[+-]?\.\d+$/;

/** A number, or one as people and forms write it: "१,२५,०००", "Rs. 1,25,000/-", "12.5". Anything else is null. */
export function readNumber(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string" || value.length > 60) return null;
  const text = normaliseDigits(value)
    .trim()
    .replace(currencySign, "")
    .replace(/\s*\/-$/, "");
  if (!groupedOrPlain.test(text)) return null;
  return Number(text.replaceAll(",", ""));
}
