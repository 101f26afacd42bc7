import { buildingTypes, homeTypes, type PropertyType } from "./kinds.ts";

/** The types that have each kind of room. Apart from the other facts, because cards show only these. */
export const roomTypes = { bedrooms: homeTypes, bathrooms: buildingTypes } as const;
type RoomField = keyof typeof roomTypes;
export type RoomFact = RoomField | "washrooms";

/** A fact is named like its field, except that the bathrooms of a commercial building are its washrooms. */
export function factName<Field extends string>(field: Field, type: PropertyType): Field | "washrooms" {
  return field === "bathrooms" && type === "commercial" ? "washrooms" : field;
}

/** The rooms that a property of the type can have, each with the field that stores their number. */
export function roomFieldsOf(type: PropertyType) {
  return (["bedrooms", "bathrooms"] as const)
    .filter((field) => (roomTypes[field] as readonly PropertyType[]).includes(type))
    .map((field) => ({ fact: factName(field, type), field }));
}

/** The rooms on cards. A count of 0 says nothing, as a studio's bedrooms, and is left out. */
export function roomsOf(property: Readonly<{ property_type: PropertyType } & Record<RoomField, number>>) {
  return roomFieldsOf(property.property_type)
    .map(({ fact, field }) => ({ fact, count: property[field] }))
    .filter(({ count }) => count > 0);
}
