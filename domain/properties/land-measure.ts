import type { AreaPriceUnit } from "#domain/land/area-price-units.ts";
import { type LandMeasure, parseLandMeasure } from "#domain/land/measure.ts";
import type { PricedArea } from "#domain/land/unit-price.ts";
import { landAreaOf, type SizedProperty } from "./land-area.ts";

export function landMeasureOf(property: SizedProperty): LandMeasure | null {
  return parseLandMeasure(landAreaOf(property));
}

/** The area that a price per unit is for: a building's square feet are those of its floors, other units are its land's. */
export function pricedArea(property: SizedProperty, unit: AreaPriceUnit): PricedArea | null {
  return unit === "sq_ft" && property.property_type !== "land" ? property.area : landMeasureOf(property);
}
