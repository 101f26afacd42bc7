import type { PropertyType } from "./kinds.ts";
import { type FactField, factFields, propertyFields } from "./property-fields.ts";

/** The facts on cards. Each has an icon and a short text. */
const roomFields = ["bedrooms", "bathrooms"] as const satisfies FactField[];
type RoomField = (typeof roomFields)[number];
export type RoomFact = FactName<RoomField>;

/** A fact is named like its field, except that the bathrooms of a commercial building are its washrooms. */
type FactName<Field extends FactField> = Field | "washrooms";
function factName<Field extends FactField>(field: Field, type: PropertyType): FactName<Field> {
  return field === "bathrooms" && type === "commercial" ? "washrooms" : field;
}

function isFactOf(field: FactField, type: PropertyType): boolean {
  const types: readonly PropertyType[] = propertyFields[field].factOf;
  return types.includes(type);
}

/** The facts that the form of a property type asks for, each with the field that stores it. */
export function factFieldsOf(type: PropertyType) {
  return factFields
    .filter((field) => isFactOf(field, type))
    .map((field) => ({ fact: factName(field, type), field }));
}

type Counted<Field extends FactField> = Readonly<
  { property_type: PropertyType } & Record<Field, number | null>
>;

/** The facts to show of a property. A count of 0 says nothing, as a studio's bedrooms, and is left out. */
export function factsOf(property: Counted<FactField>) {
  return countsOf(property, factFields);
}

export function roomsOf(property: Counted<RoomField>) {
  return countsOf(property, roomFields);
}

function countsOf<Field extends FactField>(property: Counted<Field>, fields: readonly Field[]) {
  const type = property.property_type;
  return fields.flatMap((field) => {
    const count: number | null = property[field];
    return count && isFactOf(field, type) ? [{ fact: factName(field, type), count }] : [];
  });
}
