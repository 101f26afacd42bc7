import type { Language } from "#domain/language.ts";
import { formatInThousands, formatNumber, localDigits } from "#domain/numbers.ts";

/** Paisa have two digits: "रु 92,701.20". */
export function formatRupees(amount: number, language: Language): string {
  const paisa = Math.round(amount * 100) % 100;
  const isOneDigit = paisa !== 0 && paisa % 10 === 0;
  return `रु ${formatNumber(amount, language)}${isOneDigit ? localDigits("0", language) : ""}`;
}

const lakh = 100_000;
const crore = 10_000_000;
const arab = 1_000_000_000;

/** Formats an amount in lakh or crore. Returns null below one lakh, which is shown in digits only. */
export function rupeesInWords(amount: number, language: Language): string | null {
  if (!Number.isFinite(amount) || amount < lakh) return null;
  // An amount that rounds to 100 lakh is shown as 1 crore.
  const isInCrore = amount >= crore || Math.round((amount / lakh) * 100) >= 10_000;
  const figure = formatNumber(amount / (isInCrore ? crore : lakh), language);
  if (language === "np" && amount >= arab) return inArab(amount);
  if (language === "np") return `${figure} ${isInCrore ? "करोड" : "लाख"}`;
  return `${figure} ${isInCrore ? "crore" : "lakh"}`;
}

/** In Nepali, nobody counts beyond a hundred crore: "१ अर्ब २३.९७ करोड". */
function inArab(amount: number): string {
  const crores = Math.round((amount / crore) * 100) / 100;
  const rest = Math.round((crores % 100) * 100) / 100;
  const arabs = `${formatNumber(Math.floor(crores / 100), "np")} अर्ब`;
  return rest === 0 ? arabs : `${arabs} ${formatNumber(rest, "np")} करोड`;
}

/** An amount of three figures, in words from one lakh on. */
export function roundedRupees(amount: number, language: Language): string {
  const words = rupeesInWords(Number(amount.toPrecision(3)), language);
  return words ?? formatNumber(Math.round(amount), language);
}

/** MP1: an amount as short as a pin on the map. The rounded one in words begins with it, for screen readers. */
export function rupeesInShort(amount: number, language: Language): string {
  return roundedRupees(amount, language).replace("lakh", "L").replace("crore", "Cr");
}

/** AJ1: for the budgets of projects in the dashboard. Visitors see rupees (decision 51). */
export function formatDollars(amount: number, language: Language = "en"): string {
  return `$${language === "np" ? formatNumber(amount, language) : formatInThousands(amount, language)}`;
}
