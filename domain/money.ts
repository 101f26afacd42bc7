import type { Language } from "#domain/language.ts";
import { formatInThousands, formatNumber } from "#domain/numbers.ts";

export function formatRupees(amount: number, language: Language): string {
  return `रु ${formatNumber(amount, language)}`;
}

const lakh = 100_000;
const crore = 10_000_000;

/** The amount as it is said; below a lakh the figure itself is what people say. */
export function rupeesInWords(amount: number, language: Language): string | null {
  if (!Number.isFinite(amount) || amount < lakh) return null;
  // 99,99,999 is said "1 crore", never "100 lakh".
  const inCrore = amount >= crore || Math.round((amount / lakh) * 100) >= 10_000;
  const figure = formatNumber(amount / (inCrore ? crore : lakh), language);
  if (language === "np") return `${figure} ${inCrore ? "करोड" : "लाख"}`;
  return `${figure} ${inCrore ? "crore" : "lakh"}`;
}

/**
 * The admin's project budget only. AJ2: the spec labels the stored figure "Budget in USD" for staff and shows the
 * same figure in rupees to visitors, with no rate anywhere; so no conversion is made, and the form shows
 * `formatRupees` of the same number under the field.
 */
export function formatDollars(amount: number, language: Language = "en"): string {
  return `$${formatInThousands(amount, language)}`;
}
