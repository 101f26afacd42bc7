import type { Field } from "#domain/field-kinds.ts";
import { keysOf } from "#domain/keys-of.ts";
import { streetText } from "#domain/places/street-text.ts";
import type { TranslatedFields } from "#domain/translations.ts";
import { listingTypes, type PropertyType, propertyStatuses, propertyTypes } from "./kinds.ts";

const homeTypes = [
  "house",
  "apartment",
  "condo",
  "loft",
  "studio",
  "townhouse",
  "penthouse",
] as const satisfies PropertyType[];

/** `factOf` lists the property types whose form asks for the field and whose pages show it, labelled `properties.<name>`. */
type PropertyFieldDescription = Field & Readonly<{ factOf?: readonly PropertyType[] }>;

/**
 * The plain fields of a property, in the order of the API. Each field's schemas, column in queries, place in API
 * responses and form data, and control in the dashboard derive from its entry.
 */
export const propertyFields = {
  name: { kind: "line", maxLength: "title" },
  address: { kind: "line", maxLength: "address" },
  price: { kind: "amount", rules: "price" },
  description: { kind: "text", maxLength: "text" },
  area: { kind: "amount", rules: "area" },
  bedrooms: { kind: "count", rules: "rooms", fallback: 1, factOf: homeTypes },
  bathrooms: { kind: "count", rules: "rooms", fallback: 1, factOf: [...homeTypes, "commercial"] },
  is_featured: { kind: "checkbox" },
  property_type: { kind: "choice", values: propertyTypes, fallback: "house" },
  for_type: { kind: "choice", values: listingTypes, fallback: "sale" },
  status: { kind: "choice", values: propertyStatuses, fallback: "active" },
} as const satisfies Record<string, PropertyFieldDescription>;

export type PropertyField = keyof typeof propertyFields;
export const propertyFieldNames = keysOf(propertyFields);

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
