import { type LandMeasure, parseLandMeasure } from "#domain/land/measure.ts";
import type { AreaPriceUnit, PricedArea } from "#domain/land/unit-price.ts";
import type { PropertyType } from "./kinds.ts";

type Sized = Readonly<{ property_type: PropertyType; area: number | null; land_area: string | null }>;

/** The measure of the land: as it was entered, or, for land that has none, its area in square feet. */
export function landAreaOf({ property_type: type, land_area: measure, area }: Sized): string | null {
  return measure ?? (type === "land" && area ? `${area} sq_ft` : null);
}

export function landMeasureOf(property: Sized): LandMeasure | null {
  return parseLandMeasure(landAreaOf(property));
}

/** The area that a price per unit is for: a building's square feet are those of its floors, other units are its land's. */
export function pricedArea(property: Sized, unit: AreaPriceUnit): PricedArea | null {
  return unit === "sq_ft" && property.property_type !== "land" ? property.area : landMeasureOf(property);
}
