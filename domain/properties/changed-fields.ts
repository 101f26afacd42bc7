import { readAmount } from "#domain/amounts.ts";
import { isAreaPriceUnit } from "./price-units.ts";
import type { Property } from "./property.ts";
import { factFields, propertyFieldNames, specifiedFields } from "./property-fields.ts";

type Form = Readonly<Record<string, unknown>>;
type StoredFields = Pick<Property, (typeof propertyFieldNames)[number] | "reference">;

/** A client that knows only the specification must not remove what it does not send. */
export function keptFields(stored: Partial<StoredFields>, sent: Form): Form {
  const kept = ([...propertyFieldNames, "reference"] as const).filter(
    (name) => !(name in sent) && !specifiedFields.some((specified) => specified === name),
  );
  return { ...Object.fromEntries(kept.map((name) => [name, stored[name]])), ...outdatedUnits(stored, sent) };
}

/**
 * What a price or an area replaces that was sent without its unit: a new price is a total, and a new area of land has no
 * measure. The number that the client has read leaves both.
 */
export function outdatedUnits(stored: Partial<StoredFields>, sent: Form): Form {
  const isReplaced = (name: "price" | "area", ...units: string[]) =>
    name in sent && !units.some((unit) => unit in sent) && readAmount(sent[name]) !== stored[name];
  return {
    ...(isReplaced("price", "price_unit", "unit_price") && { price_unit: "total", unit_price: null }),
    ...(stored.property_type === "land" && isReplaced("area", "land_area") && { land_area: null }),
  };
}

const linkedFields = ["price", "price_unit", "unit_price", "area", "land_area", "for_type"] as const;

/** The names of the sent fields and of those that may change with them. */
export function changedNames(
  sent: ReadonlySet<string>,
  input: Pick<Property, "property_type" | "price_unit" | "land_area">,
): Set<string> {
  const names = new Set(sent);
  // Another type has other facts.
  if (sent.has("property_type")) for (const name of factFields) if (name !== "area") names.add(name);
  if (![...linkedFields, "property_type"].some((name) => sent.has(name))) return names;
  for (const name of ["price_unit", "unit_price", "land_area"]) names.add(name);
  if (isAreaPriceUnit(input.price_unit)) names.add("price");
  if (input.property_type === "land" && input.land_area !== null) names.add("area");
  return names;
}
