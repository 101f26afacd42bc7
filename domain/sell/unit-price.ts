import * as z from "zod/mini";
import { parseLandMeasure, squareFeetOf } from "#domain/land/measure.ts";
import { totalOfUnit } from "#domain/land/unit-price.ts";
import { priceRules } from "#domain/number-fields.ts";
import type { FieldCode } from "#domain/problem-texts.ts";
import { isAreaPriceUnit, type PriceUnit } from "#domain/properties/price-units.ts";
import type { SellPropertyType } from "./property-types.ts";

type SizeAndPrice = Readonly<{
  property_type: SellPropertyType;
  property_price: number;
  price_unit: PriceUnit;
  land_area: string | null;
  area: number | null;
}>;

/** LD2, LD3: `area` of land is that of its measure. A price per unit becomes `unit_price`, and its total the price. */
export function withDerivedPrice<Input extends SizeAndPrice>(input: Input) {
  const measure = input.property_type === "Land" ? parseLandMeasure(input.land_area) : null;
  const { price_unit: unit, property_price: price } = input;
  if (!measure) return { ...input, price_unit: "total" as const, unit_price: null };
  const sized = { ...input, area: squareFeetOf(measure) };
  return isAreaPriceUnit(unit)
    ? { ...sized, price_unit: unit, unit_price: price, property_price: totalOfUnit(price, measure, unit) }
    : { ...sized, price_unit: "total" as const, unit_price: null };
}

/** Runs also if another field is invalid, so that a step of the form can be checked before the others are filled in. */
export const checkUnitPrice = z.check<SizeAndPrice>(
  ({ value, issues }) => {
    const isLand = value.property_type === "Land";
    const invalid = issues.map(({ path: [name] = [] }) => name);
    if (!isLand || !isAreaPriceUnit(value.price_unit) || invalid.includes("land_area")) return;
    const report = (name: keyof SizeAndPrice, code: FieldCode): void => {
      issues.push({ code: "custom", path: [name], message: code, input: value[name] });
    };
    if (value.land_area === null) return report("land_area", "required");
    if (invalid.includes("property_price")) return;
    const { property_price: total } = withDerivedPrice(value);
    if (total <= 0) report("property_price", "above_zero");
    if (total > priceRules.max) report("property_price", "too_big");
  },
  { when: () => true },
);
