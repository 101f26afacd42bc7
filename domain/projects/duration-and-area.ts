import { readNumber } from "#domain/numbers.ts";

export type Duration = Readonly<{ amount: number; unit: "month" | "year" }>;

const plainDuration = /^(\d+)\s*(month|year)s?$/i;
const plainArea = /^([\d,.]+)\s*(?:sq\.?\s*ft\.?|square feet)$/i;

/** Reads "26 months", so that a page can translate it. Returns null for any other text, which is shown unchanged. */
export function readDuration(text: string): Duration | null {
  const [, amount, unit] = plainDuration.exec(text.trim()) ?? [];
  if (amount === undefined || unit === undefined) return null;
  return { amount: Number(amount), unit: unit.toLowerCase() === "year" ? "year" : "month" };
}

/** Reads the number from "64,000 sq ft". Returns null for other texts such as "34 houses on 3 bigha". */
export function readSquareFeet(text: string): number | null {
  const [, number] = plainArea.exec(text.trim()) ?? [];
  return number === undefined ? null : readNumber(number);
}
