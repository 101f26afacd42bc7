import type { AreaPriceUnit } from "#domain/land/area-price-units.ts";
import { exactSquareFeet, type LandMeasure, systemOf } from "#domain/land/measure.ts";
import { priceOfUnit } from "#domain/land/unit-price.ts";
import { convertToUnit, type LandCustom } from "#domain/land/units.ts";
import type { ListingType, PropertyType } from "./kinds.ts";
import { landMeasureOf } from "./land-measure.ts";
import { isAreaPriceUnit, type PriceUnit } from "./price-units.ts";

type Priced = Readonly<{
  property_type: PropertyType;
  for_type: ListingType;
  area: number;
  land_area: string | null;
  land_custom: LandCustom | null;
  price: number;
  price_unit: PriceUnit;
  unit_price: number | null;
}>;

export type UnitPrice = Readonly<{ amount: number; unit: AreaPriceUnit; isEntered: boolean }>;

/** LD3: the price of a unit of area: as it was entered, or, for land on sale, by the unit that its district counts in. */
export function shownUnitPrice(property: Priced): UnitPrice | null {
  const { price_unit: unit, unit_price: entered, price } = property;
  if (entered !== null && isAreaPriceUnit(unit)) return { amount: entered, unit, isEntered: true };
  if (property.property_type !== "land" || property.for_type !== "sale" || price <= 0) return null;
  const measure = landMeasureOf(property);
  if (!measure) return null;
  const usual = usualUnit(measure, property.land_custom);
  const amount = priceOfUnit(price, measure, usual);
  return amount === null ? null : { amount, unit: usual, isEntered: false };
}

/** A plot of the Terai is priced by the kattha, a smaller one by the dhur. */
function usualUnit(measure: LandMeasure, custom: LandCustom | null): AreaPriceUnit {
  const system = custom ?? systemOf(measure);
  if (system === "ropani") return "aana";
  if (system !== "bigha") return "sq_ft";
  const { numerator, denominator } = convertToUnit(exactSquareFeet(measure), "kattha");
  return numerator < denominator ? "dhur" : "kattha";
}
