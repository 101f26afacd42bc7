import { type AreaPriceUnit, areaPriceUnits } from "#domain/land/area-price-units.ts";
import { hasLand, type ListingType, type PropertyType } from "./kinds.ts";

/** LD3: what a price is for: the whole property, a month of rent, or a unit of area. */
export const priceUnits = ["total", ...areaPriceUnits, "month"] as const;
export type PriceUnit = (typeof priceUnits)[number];

/** Whether `price` is derived from `unit_price`. */
export function isAreaPriceUnit(unit: string): unit is AreaPriceUnit {
  return areaPriceUnits.some((areaUnit) => areaUnit === unit);
}

/** The units that a form offers, the usual one first. */
export function priceUnitsFor(listing: ListingType, type: PropertyType): readonly PriceUnit[] {
  if (listing === "rent") return ["month", "sq_ft"];
  return hasLand(type) ? ["total", ...areaPriceUnits] : ["total", "sq_ft"];
}

/** A rent is per month, and nothing else is: clients that know no units send neither. */
export function priceUnitOf(property: Readonly<{ for_type: ListingType; price_unit: PriceUnit }>): PriceUnit {
  const { for_type: listing, price_unit: unit } = property;
  if (isAreaPriceUnit(unit)) return unit;
  return listing === "rent" ? "month" : "total";
}
