import type { PropertyType } from "./kinds.ts";
import type { Property } from "./property.ts";

export type RoomFact = "bedrooms" | "bathrooms" | "washrooms";
export type RoomField = "bedrooms" | "bathrooms";

/** The stored count behind each fact: an office's washrooms are stored as its bathrooms. */
const fields: Readonly<Record<RoomFact, RoomField>> = {
  bedrooms: "bedrooms",
  bathrooms: "bathrooms",
  washrooms: "bathrooms",
};

const home = ["bedrooms", "bathrooms"] as const satisfies RoomFact[];

/** Which rooms a type counts. What is stored beside them belongs to another type and is not shown. */
const facts: Readonly<Record<PropertyType, readonly RoomFact[]>> = {
  house: home,
  apartment: home,
  condo: home,
  loft: home,
  studio: home,
  townhouse: home,
  penthouse: home,
  commercial: ["washrooms"],
  land: [],
};

/** The facts that the form of a type asks for, each with the field that stores it. */
export function factFieldsOf(type: PropertyType): readonly Readonly<{ fact: RoomFact; field: RoomField }>[] {
  return facts[type].map((fact) => ({ fact, field: fields[fact] }));
}

/** The rooms to show of a property. A count of 0 says nothing, as a studio's bedrooms, and is left out. */
export function roomsOf(
  property: Pick<Property, "property_type" | RoomField>,
): readonly Readonly<{ fact: RoomFact; count: number }>[] {
  return facts[property.property_type]
    .map((fact) => ({ fact, count: property[fields[fact]] }))
    .filter(({ count }) => count > 0);
}
