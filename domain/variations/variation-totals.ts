import { type Decimal, negate, roundToPaisa, sum } from "#domain/estimates/decimals.ts";
import { amountOf, type Charges, type PricedLine, sumUp, type Totals } from "#domain/estimates/totals.ts";

type VariedLine = PricedLine & Readonly<{ removes: string }>;

/** Negative for what is removed. */
export function variedAmount(line: VariedLine): Decimal {
  return line.removes === "" ? amountOf(line) : roundToPaisa(negate(amountOf(line)));
}

/** CN6: totals of a variation, negative if more is removed than added. */
export function variationTotals(
  sections: readonly Readonly<{ lines: readonly VariedLine[] }>[],
  charges: Charges,
): Totals {
  return sumUp(sections, charges, variedAmount);
}

/** CN6: the estimate and the accepted variations; a job that began from nothing has no estimate. */
export function contractSum(estimate: Decimal | null, accepted: readonly Decimal[]): Decimal {
  return roundToPaisa(sum([estimate ?? "0", ...accepted]));
}
