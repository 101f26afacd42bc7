import { type Decimal, percentOf, product, roundToPaisa, sum } from "./decimals.ts";

/** CN1: what one unit of an item needs, such as 0.8 days of an unskilled worker at 525 rupees. */
export type RatePart = Readonly<{ quantity: Decimal; rate: Decimal }>;

/** The parts to the paisa, and a percentage of their sum for tools: 0.8 × 525 + 3 % = 432.60. */
export function analysedRate(parts: readonly RatePart[], toolsPercent: Decimal): Decimal {
  const direct = sum(parts.map(({ quantity, rate }) => roundToPaisa(product([quantity, rate]))));
  return roundToPaisa(sum([direct, percentOf(direct, toolsPercent)]));
}
