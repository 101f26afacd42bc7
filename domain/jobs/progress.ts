import { Big } from "big.js";
import type { Decimal } from "#domain/estimates/decimals.ts";

const shownDecimals = 1;

/** The part of a stage that progress needs. */
type Weighed = Readonly<{ weight: Decimal; percent: number }>;

/** CN4: the mean of the stages' percentages, weighted. Rounded down, so that 100 means that every stage is done. */
export function progressOf(stages: readonly Weighed[]): Decimal {
  const zero = new Big(0);
  const total = stages.reduce((sum, { weight }) => sum.plus(weight), zero);
  if (total.eq(0)) return "0";
  const done = stages.reduce((sum, { weight, percent }) => sum.plus(new Big(weight).times(percent)), zero);
  return done.div(total).round(shownDecimals, Big.roundDown).toFixed();
}
