import type { AreaPriceUnit } from "./area-price-units.ts";
import { exactSquareFeet, type LandMeasure } from "./measure.ts";
import { convertToUnit, createLandAmount, type LandAmount, toDecimal } from "./units.ts";

/** A measure of land, or square feet of at most two decimals, as the API's `area`. */
export type PricedArea = LandMeasure | number;

/** The price of one unit, rounded to the paisa. Null without an area. */
export function priceOfUnit(total: number, area: PricedArea, unit: AreaPriceUnit): number | null {
  const { numerator, denominator } = unitsOf(area, unit);
  return numerator === 0n ? null : toRupees(toPaisa(total) * denominator, numerator);
}

/** The price of the whole area, rounded to the paisa. */
export function totalOfUnit(unitPrice: number, area: PricedArea, unit: AreaPriceUnit): number {
  const { numerator, denominator } = unitsOf(area, unit);
  return toRupees(toPaisa(unitPrice) * numerator, denominator);
}

function unitsOf(area: PricedArea, unit: AreaPriceUnit): LandAmount<AreaPriceUnit> {
  const squareFeet =
    typeof area === "number"
      ? createLandAmount(BigInt(Math.round(area * 100)), 100n, "sq_ft")
      : exactSquareFeet(area);
  return convertToUnit(squareFeet, unit);
}

function toPaisa(rupees: number): bigint {
  return BigInt(Math.round(rupees * 100));
}

/** Rounds the fraction of paisa, halves up. */
function toRupees(paisa: bigint, divisor: bigint): number {
  return Number(toDecimal(createLandAmount(paisa, divisor * 100n, "sq_ft"), 2));
}
