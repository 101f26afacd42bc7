import { readNumber } from "#domain/numbers.ts";

export type Duration = Readonly<{ amount: number; unit: "month" | "year" }>;

const plainDuration = /^(\d+)\s*(month|year)s?$/i;
const plainArea = /^([\d,.]+)\s*(?:sq\.?\s*ft\.?|square feet)$/i;

/** "26 months", which a page can say in its own language; anything more is left as staff wrote it. */
export function readDuration(text: string): Duration | null {
  const [, amount, unit] = plainDuration.exec(text.trim()) ?? [];
  if (amount === undefined || unit === undefined) return null;
  return { amount: Number(amount), unit: unit.toLowerCase() === "year" ? "year" : "month" };
}

/** "64,000 sq ft" as its number of square feet; "34 houses on 3 bigha" is none. */
export function readSquareFeet(text: string): number | null {
  const [, figure] = plainArea.exec(text.trim()) ?? [];
  return figure === undefined ? null : readNumber(figure);
}
