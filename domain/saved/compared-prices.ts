import type { AreaPriceUnit } from "#domain/land/area-price-units.ts";
import { exactSquareFeet, type LandMeasure, systemOf } from "#domain/land/measure.ts";
import { type PricedArea, priceOfUnit } from "#domain/land/unit-price.ts";
import { convertToUnit, type ShownSystem } from "#domain/land/units.ts";
import { landMeasureOf } from "#domain/properties/land-measure.ts";
import type { Property } from "#domain/properties/property.ts";

export type ComparedPrice = Readonly<{
  amount: number;
  /** A rent. */
  isMonthly: boolean;
}>;

type UnitPriceRow = Readonly<{
  unit: AreaPriceUnit;
  /** Land is priced by its own area, a building by that of its floors: the two are not comparable. */
  of: "land" | "floors";
  values: readonly (ComparedPrice | null | undefined)[];
}>;

/** The system in which all areas of land are compared. */
export function comparedSystem(properties: readonly Property[], chosen: ShownSystem | null): ShownSystem {
  const systems = new Set(
    properties.flatMap((property) => {
      const measure = landMeasureOf(property);
      return measure ? [property.land_custom ?? systemOf(measure)] : [];
    }),
  );
  const [only = "sq_ft"] = systems;
  return chosen ?? (systems.size === 1 ? only : "sq_ft");
}

/** VT1: prices per unit of area, in the same unit for all listings of a row. */
export function unitPriceRows(properties: readonly Property[], system: ShownSystem): readonly UnitPriceRow[] {
  const land = properties.map((property) =>
    property.property_type === "land" ? landMeasureOf(property) : undefined,
  );
  const floors = properties.map(({ property_type: type, area }) =>
    type === "land" ? undefined : area || null,
  );
  const landUnit = landPriceUnit(system, land);
  return [
    { unit: landUnit, of: "land", values: unitPrices(properties, land, landUnit) },
    { unit: "sq_ft", of: "floors", values: unitPrices(properties, floors, "sq_ft") },
  ];
}

function unitPrices(
  properties: readonly Property[],
  areas: readonly (PricedArea | null | undefined)[],
  unit: AreaPriceUnit,
): UnitPriceRow["values"] {
  return properties.map(
    ({ price, price_unit: enteredUnit, unit_price: entered, for_type: listing }, index) => {
      const area = areas[index];
      if (area === undefined) return undefined;
      if (area === null || price <= 0) return null;
      const amount = entered !== null && enteredUnit === unit ? entered : priceOfUnit(price, area, unit);
      return amount === null ? null : { amount, isMonthly: listing === "rent" };
    },
  );
}

/** The unit by which plots of the system are priced: the kattha, or the dhur if all are smaller than that. */
function landPriceUnit(
  system: ShownSystem,
  land: readonly (LandMeasure | null | undefined)[],
): AreaPriceUnit {
  if (system === "ropani") return "aana";
  if (system !== "bigha") return "sq_ft";
  const isSmall = land.every((measure) => !measure || isBelowKattha(measure));
  return isSmall ? "dhur" : "kattha";
}

function isBelowKattha(measure: LandMeasure): boolean {
  const { numerator, denominator } = convertToUnit(exactSquareFeet(measure), "kattha");
  return numerator < denominator;
}
