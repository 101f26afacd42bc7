import type { Language } from "#domain/language.ts";
import { currencySign, formatNumber, maxNumberLength, normaliseDigits, readNumber } from "#domain/numbers.ts";

/** From the largest to the smallest, with their spellings without the plural's s. */
const amountUnits = [
  { size: 1_000_000_000, words: "arab अर्ब अरब" },
  { size: 10_000_000, words: "crore cr karod karor करोड" },
  { size: 100_000, words: "lakh lac lk l लाख" },
  { size: 1000, words: "thousand hajar hazar k हजार" },
  { size: 100, words: "hundred saya सय" },
] as const;

const sizesByWord = new Map(
  amountUnits.flatMap(({ size, words }) => words.split(" ").map((word) => [word, size] as const)),
);

const currencyWord = /\s*(?:\/-|only|मात्र|rupees?|rs\.?|npr|रुपैयाँ?)$/;
const partWithWord = /([\d.,]*\d)\s*((?:\p{L}\p{M}*)+)\.?[\s,]*/uy;

/**
 * LD3: reads an amount as people write it: "85 lakh", "१ करोड २० लाख", "1.2 cr", "95,00,000". Only the last number may
 * have decimals, and each must be smaller than one of the unit before it. Returns null for anything else.
 */
export function readAmount(value: unknown): number | null {
  if (typeof value !== "string") return readNumber(value);
  if (value.length > maxNumberLength) return null;
  const text = normaliseDigits(value)
    .trim()
    .toLowerCase()
    .replace(currencyWord, "")
    .replace(currencyWord, "");
  return readNumber(text) ?? readAmountInWords(text.replace(currencySign, "").replace(/\s(?:and|र)\s/g, " "));
}

function readAmountInWords(text: string): number | null {
  const parts: { number: string; size: number }[] = [];
  partWithWord.lastIndex = 0;
  let end = 0;
  for (let match = partWithWord.exec(text); match; match = partWithWord.exec(text)) {
    const [, number = "", word = ""] = match;
    const size = sizesByWord.get(word) ?? sizesByWord.get(word.replace(/s$/, ""));
    if (size === undefined) return null;
    parts.push({ number, size });
    end = partWithWord.lastIndex;
  }
  if (end < text.length) parts.push({ number: text.slice(end), size: 1 });
  return sumOf(parts);
}

/** Adds integers, because 1.1 crore is not exact as a product of floating-point numbers. */
function sumOf(parts: readonly Readonly<{ number: string; size: number }>[]): number | null {
  let sum = 0n;
  let decimalCount = 0;
  let limit = Number.POSITIVE_INFINITY;
  for (const { number, size } of parts) {
    const count = readNumber(number);
    if (count === null || !/^\d/.test(number) || decimalCount > 0 || count * size >= limit) return null;
    const [whole = "", decimals = ""] = number.replaceAll(",", "").split(".");
    decimalCount = decimals.length;
    sum = sum * 10n ** BigInt(decimalCount) + BigInt(whole + decimals) * BigInt(size);
    limit = size;
  }
  return parts.length === 0 ? null : Number(`${sum}e-${decimalCount}`);
}

const shownUnits = [
  { size: 10_000_000, en: "crore", np: "करोड" },
  { size: 100_000, en: "lakh", np: "लाख" },
  { size: 1000, en: "thousand", np: "हजार" },
] as const;

/** LD3: "1 crore 20 lakh", exact to the paisa. What is less than a thousand is written in digits. */
export function amountInWords(amount: number, language: Language): string {
  if (!Number.isFinite(amount) || amount < 1000) return formatNumber(amount, language);
  let rest = Math.round(amount * 100);
  const words: string[] = [];
  for (const unit of shownUnits) {
    const count = Math.floor(rest / (unit.size * 100));
    if (count > 0) words.push(`${formatNumber(count, language)} ${unit[language]}`);
    rest %= unit.size * 100;
  }
  if (rest > 0) words.push(formatNumber(rest / 100, language));
  return words.join(" ");
}
