import { type SellPropertyType, sellPropertyTypes } from "./property-types.ts";

const ofHouse = [
  "land_area",
  "area",
  "no_of_bedrooms",
  "no_of_bathrooms",
  "storeys",
  "facing",
  "road_width",
  "road_type",
] as const;
const ofFlat = [
  "area",
  "no_of_bedrooms",
  "no_of_bathrooms",
  "furnishing",
  "parking_cars",
  "parking_motorcycles",
] as const;
const ofLand = ["land_area", "price_unit", "facing", "road_width", "road_type", "lalpurja"] as const;

/** LD1: what the sell form asks for each type, besides the price. */
const askedFields = {
  House: ofHouse,
  Apartment: ofFlat,
  Condo: ofFlat,
  Townhouse: ofHouse,
  Land: ofLand,
} as const satisfies Record<SellPropertyType, readonly string[]>;
export type AskedField = (typeof askedFields)[SellPropertyType][number];

export function askedFieldsOf(type: SellPropertyType): readonly AskedField[] {
  return askedFields[type];
}

export function isAsked(field: AskedField, type: SellPropertyType): boolean {
  return askedFieldsOf(type).includes(field);
}

/** Every question that depends on the type. */
export const allAskedFields: readonly AskedField[] = [...new Set(sellPropertyTypes.flatMap(askedFieldsOf))];
