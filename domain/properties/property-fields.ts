import { keysOf } from "#domain/keys-of.ts";
import { streetText } from "#domain/places/street-text.ts";
import type { TranslatedFields } from "#domain/translations.ts";
import type { Field } from "./field-kinds.ts";
import {
  buildingTypes,
  landTypes,
  listingTypes,
  type PropertyType,
  propertyStatuses,
  propertyTypes,
} from "./kinds.ts";
import { priceUnits } from "./price-units.ts";
import { roomTypes } from "./rooms.ts";

/** In the order of forms and pages. */
export const factGroups = ["land", "building", "road", "paper", "checks"] as const;
export type FactGroup = (typeof factGroups)[number];

export type FactDescription = Readonly<{
  /** The property types whose form asks for the fact and whose pages show it. Other types have none. */
  factOf: readonly PropertyType[];
  group: FactGroup;
  /** The unit of a number. */
  unit?: "feet";
}>;

type PropertyFieldDescription = Field & (FactDescription | Readonly<{ factOf?: never }>);

/**
 * The plain fields of a property, in the order of the API. Each field's schemas, column in queries, place in API
 * responses, form data and exports, control in the dashboard and row on pages derive from its entry. The words of a
 * fact are in `web/i18n/en/facts.ts`.
 */
export const propertyFields = {
  name: { kind: "line", maxLength: "title" },
  address: { kind: "line", maxLength: "address" },
  price: { kind: "amount", rules: "price" },
  price_unit: { kind: "choice", values: priceUnits, fallback: "total" },
  unit_price: { kind: "optionalNumber", rules: "price" },
  is_negotiable: { kind: "checkbox" },
  description: { kind: "text", maxLength: "text" },
  land_area: { kind: "landMeasure", factOf: landTypes, group: "land" },
  area: { kind: "amount", rules: "area", factOf: buildingTypes, group: "building" },
  bedrooms: {
    kind: "count",
    rules: "rooms",
    fallback: 1,
    factOf: roomTypes.bedrooms,
    group: "building",
  },
  bathrooms: {
    kind: "count",
    rules: "rooms",
    fallback: 1,
    factOf: roomTypes.bathrooms,
    group: "building",
  },
  storeys: {
    kind: "optionalNumber",
    rules: "storeys",
    factOf: ["house", "townhouse", "commercial"],
    group: "building",
  },
  year_built: {
    kind: "count",
    rules: "year",
    fallback: null,
    factOf: buildingTypes,
    group: "building",
  },
  frontage: { kind: "optionalNumber", rules: "feet", unit: "feet", factOf: landTypes, group: "land" },
  depth: { kind: "optionalNumber", rules: "feet", unit: "feet", factOf: landTypes, group: "land" },
  land_use: {
    kind: "optionalChoice",
    values: ["agricultural", "residential", "commercial", "industrial"],
    factOf: landTypes,
    group: "land",
  },
  furnishing: {
    kind: "optionalChoice",
    values: ["none", "semi", "full"],
    factOf: buildingTypes,
    group: "building",
  },
  parking_motorcycles: {
    kind: "count",
    rules: "rooms",
    fallback: null,
    factOf: buildingTypes,
    group: "building",
  },
  parking_cars: {
    kind: "count",
    rules: "rooms",
    fallback: null,
    factOf: buildingTypes,
    group: "building",
  },
  water: {
    kind: "optionalChoice",
    values: ["municipal", "boring", "well", "none"],
    factOf: buildingTypes,
    group: "building",
  },
  facing: {
    kind: "optionalChoice",
    values: ["east", "west", "north", "south", "north_east", "south_east", "south_west", "north_west"],
    factOf: propertyTypes,
    group: "road",
  },
  road_width: {
    kind: "optionalNumber",
    rules: "feet",
    unit: "feet",
    factOf: propertyTypes,
    group: "road",
  },
  road_type: {
    kind: "optionalChoice",
    values: ["blacktop", "gravel", "earthen", "concrete", "paved", "none"],
    factOf: propertyTypes,
    group: "road",
  },
  landmarks: { kind: "landmarks", factOf: propertyTypes, group: "road" },
  ownership: {
    kind: "optionalChoice",
    values: ["private", "joint", "guthi", "company"],
    factOf: propertyTypes,
    group: "paper",
  },
  lalpurja: {
    kind: "optionalChoice",
    values: ["yes", "no", "in_process"],
    factOf: propertyTypes,
    group: "paper",
  },
  lalpurja_seen_on: { kind: "day", factOf: propertyTypes, group: "checks" },
  boundaries_walked_on: { kind: "day", factOf: landTypes, group: "checks" },
  road_measured_on: { kind: "day", factOf: propertyTypes, group: "checks" },
  is_featured: { kind: "checkbox" },
  property_type: { kind: "choice", values: propertyTypes, fallback: "house" },
  for_type: { kind: "choice", values: listingTypes, fallback: "sale" },
  status: { kind: "choice", values: propertyStatuses, fallback: "active" },
} as const satisfies Record<string, PropertyFieldDescription>;

export const facings = propertyFields.facing.values;
export type Facing = (typeof facings)[number];

export type PropertyField = keyof typeof propertyFields;
export const propertyFieldNames = keysOf(propertyFields);

/** The fields of the specification. Clients of the API may know no others. */
export const specifiedFields = [
  "name",
  "address",
  "price",
  "description",
  "area",
  "bedrooms",
  "bathrooms",
  "is_featured",
  "property_type",
  "for_type",
  "status",
] as const satisfies PropertyField[];
export type SpecifiedField = (typeof specifiedFields)[number];

/** The texts of a property that each language may have. */
export const propertyTexts = {
  name: propertyFields.name,
  address: propertyFields.address,
  street: streetText,
  description: propertyFields.description,
  custom_features: { kind: "list", maxLength: "name", maxItems: 60 },
} as const satisfies TranslatedFields;

export type FactField = {
  [Name in PropertyField]: (typeof propertyFields)[Name] extends { factOf: unknown } ? Name : never;
}[PropertyField];
export const factFields = propertyFieldNames.filter(
  (name): name is FactField => "factOf" in propertyFields[name],
);

/** The description of a fact, without the type of its name. */
export function describeFact(name: FactField): Field & FactDescription {
  return propertyFields[name];
}
