import { type Decimal, negate, product, roundQuantity, sum } from "./decimals.ts";

/** CN2: number × length × breadth × height. What is empty counts as 1. */
export type Dimensions = Readonly<{
  number: Decimal;
  length: Decimal;
  breadth: Decimal;
  height: Decimal;
  /** An opening, for example, is taken away. */
  isDeduction: boolean;
}>;

/** Rounded as it is printed, and negative for a deduction. */
export function measuredQuantity({ number, length, breadth, height, isDeduction }: Dimensions): Decimal {
  const factors = [number, length, breadth, height].filter((factor) => factor !== "");
  const quantity = roundQuantity(product(factors));
  return isDeduction ? negate(quantity) : quantity;
}

/** The sum of what is printed for each row. */
export function sumOfMeasurements(rows: readonly Dimensions[]): Decimal {
  return sum(rows.map(measuredQuantity));
}
