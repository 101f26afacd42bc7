import { readAmount } from "#domain/amounts.ts";
import type { Language } from "#domain/language.ts";
import { formatNumber, readNumber } from "#domain/numbers.ts";
import { maxLoanPercent } from "./cost-of-buying.ts";

export const downPaymentUnits = ["percent", "rupees"] as const;
export type DownPaymentUnit = (typeof downPaymentUnits)[number];

/** Rupees; null if it is no number, negative or more than the price. */
export function readDownPayment(text: string, unit: DownPaymentUnit, price: number): number | null {
  const percent = readPercent(text);
  const amount = unit === "rupees" ? readAmount(text) : percent === null ? null : (price * percent) / 100;
  return amount === null || amount < 0 || amount > price ? null : Math.round(amount * 100) / 100;
}

/** The text of the field for an amount in rupees. A percentage has two decimals. */
export function downPaymentText(
  amount: number,
  unit: DownPaymentUnit,
  price: number,
  language: Language,
): string {
  return formatNumber(unit === "rupees" ? Math.round(amount) : (amount / price) * 100, language);
}

/** A percentage a year; null if it is no number or outside of what banks take. */
export function readLoanPercent(text: string): number | null {
  const percent = readPercent(text);
  return percent === null || percent < 0 || percent > maxLoanPercent ? null : percent;
}

function readPercent(text: string): number | null {
  return readNumber(text.trim().replace(/\s*%$/, ""));
}
