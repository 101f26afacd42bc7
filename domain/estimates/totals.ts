import { type Decimal, percentOf, product, roundToPaisa, sum } from "./decimals.ts";
import { type Dimensions, sumOfMeasurements } from "./measurements.ts";

export type PricedLine = Readonly<{ quantity: Decimal; measurements: readonly Dimensions[]; rate: Decimal }>;
type PricedSection<Line> = Readonly<{ lines: readonly Line[] }>;

/** Percentages; null for one that is not charged. */
export type Charges = Readonly<{ overhead: Decimal | null; vat: Decimal | null }>;

export type Totals = Readonly<{
  /** Of each section, in order. */
  sections: readonly Decimal[];
  net: Decimal;
  overhead: Decimal;
  /** Of the net amount and the overhead. */
  vat: Decimal;
  total: Decimal;
}>;

/** Measured, or as it was typed. */
export function quantityOf({ quantity, measurements }: Omit<PricedLine, "rate">): Decimal {
  return measurements.length > 0 ? sumOfMeasurements(measurements) : quantity;
}

/** CN2: the printed quantity times the rate, to the paisa. */
export function amountOf(line: PricedLine): Decimal {
  return roundToPaisa(product([quantityOf(line), line.rate]));
}

export function totalsOf(sections: readonly PricedSection<PricedLine>[], charges: Charges): Totals {
  return sumUp(sections, charges, amountOf);
}

/** Sums of what `amount` gives for each line, which may be negative. */
export function sumUp<Line>(
  sections: readonly PricedSection<Line>[],
  charges: Charges,
  amount: (line: Line) => Decimal,
): Totals {
  const bySection = sections.map(({ lines }) => roundToPaisa(sum(lines.map(amount))));
  const net = roundToPaisa(sum(bySection));
  const overhead = percentOf(net, charges.overhead ?? "0");
  const vat = percentOf(sum([net, overhead]), charges.vat ?? "0");
  return { sections: bySection, net, overhead, vat, total: roundToPaisa(sum([net, overhead, vat])) };
}
