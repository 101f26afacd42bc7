import * as z from "zod/mini";
import { exactSquareFeet, parseLandMeasure, squareFeetOf } from "#domain/land/measure.ts";
import { totalOfUnit } from "#domain/land/unit-price.ts";
import { toDecimal } from "#domain/land/units.ts";
import { priceRules } from "#domain/number-fields.ts";
import type { FieldCode } from "#domain/problem-texts.ts";
import type { ListingType, PropertyType } from "./kinds.ts";
import { pricedArea } from "./land-measure.ts";
import { isAreaPriceUnit, type PriceUnit, priceUnitOf, priceUnitsFor } from "./price-units.ts";

type SizeAndPrice = Readonly<{
  property_type: PropertyType;
  for_type: ListingType;
  area: number | null;
  land_area: string | null;
  price: number | null;
  price_unit: PriceUnit;
  unit_price: number | null;
}>;

/** Rounded to six decimals, for filters and sorting. */
export function landSquareFeet(text: string | null): string | null {
  const measure = parseLandMeasure(text);
  return measure && toDecimal(exactSquareFeet(measure), 6);
}

/** LD2, LD3: `area` of land is that of its measure, and a price per unit of area gives the total. */
export function withDerivedFields<Input extends SizeAndPrice>(input: Input) {
  const measure = input.property_type === "land" ? parseLandMeasure(input.land_area) : null;
  const area = measure ? squareFeetOf(measure) : input.area;
  const price_unit = priceUnitOf(input);
  if (!isAreaPriceUnit(price_unit)) return { ...input, area, price_unit, unit_price: null };
  const priced = pricedArea({ ...input, area }, price_unit);
  const price =
    input.unit_price === null || priced === null ? null : totalOfUnit(input.unit_price, priced, price_unit);
  return { ...input, area, price_unit, price };
}

/**
 * Reports what is missing for the area and the price, at the field where it is entered. Runs also if another field is
 * invalid, so a field that has a problem already gets no second one.
 */
export const checkSizeAndPrice = z.check<SizeAndPrice>(
  ({ value, issues }) => {
    const hasProblem = (...names: readonly PropertyKey[]) =>
      issues.some(({ path: [name = ""] = [] }) => names.includes(name));
    const report = (name: keyof SizeAndPrice, code: FieldCode) => {
      if (!hasProblem(name)) issues.push({ code: "custom", path: [name], message: code, input: value[name] });
    };
    if (hasProblem("property_type", "for_type", "price_unit")) return;
    const unit = priceUnitOf(value);
    const isLand = value.property_type === "land";
    if (!isAreaPriceUnit(unit) && value.price === null) report("price", "required");
    if (value.area === null && !(isLand && (value.land_area || hasProblem("land_area")))) {
      report("area", "required");
      if (isLand) report("land_area", "required");
    }
    if (!isAreaPriceUnit(unit)) return;
    if (!priceUnitsFor(value.for_type, value.property_type).includes(unit))
      report("price_unit", "choice_invalid");
    if (value.unit_price === null) report("unit_price", "required");
    if (hasProblem("unit_price", "price_unit", "area", "land_area")) return;
    const { price } = withDerivedFields(value);
    if (price === null) report("land_area", "required");
    else if (price <= 0) report("unit_price", "above_zero");
    else if (price > priceRules.max) report("unit_price", "too_big");
  },
  { when: () => true },
);
