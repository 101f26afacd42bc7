import type { FieldValue } from "./field-kinds.ts";
import type { PropertyType } from "./kinds.ts";
import {
  describeFact,
  type FactField,
  type FactGroup,
  factFields,
  factGroups,
  type propertyFields,
} from "./property-fields.ts";
import { factName } from "./rooms.ts";

type Described = typeof propertyFields;
export type FactValues = Readonly<{ [Name in FactField]: FieldValue<Described[Name]> }>;

export type FactName = FactField | "washrooms";

/** The words that each language has for the facts: `facing` and `facing_north`. */
export type FactWord =
  | FactName
  | {
      [Name in FactField]: Described[Name] extends {
        kind: "optionalChoice";
        values: readonly (infer Value)[];
      }
        ? `${Name}_${Value & string}`
        : never;
    }[FactField];

export function isFactOf(field: FactField, type: PropertyType): boolean {
  return describeFact(field).factOf.includes(type);
}

/** The facts that the form of a property type asks for, each with the field that stores it. */
export function factFieldsOf(type: PropertyType, group?: FactGroup) {
  return factFields
    .filter((field) => isFactOf(field, type) && (!group || describeFact(field).group === group))
    .map((field) => ({ fact: factName(field, type), field }));
}

/** A fact with its value; the value's type is that of its field. */
export type Fact = {
  [Name in FactField]: Readonly<{ fact: FactName; field: Name; value: FactValues[Name] & {} }>;
}[FactField];

/** LD4: the known facts of a property in groups, without empty ones, as its page shows them. */
export function factGroupsOf(
  property: FactValues & Readonly<{ property_type: PropertyType }>,
): readonly Readonly<{ group: FactGroup; facts: readonly Fact[] }>[] {
  const type = property.property_type;
  return factGroups
    .map((group) => ({
      group,
      facts: factFieldsOf(type, group)
        .map(({ fact, field }) => ({ fact, field, value: property[field] }))
        .filter((fact): fact is Fact => isKnown(fact.value)),
    }))
    .filter(({ facts }) => facts.length > 0);
}

/** A count of 0 says nothing, as a studio's bedrooms. */
function isKnown(value: FactValues[FactField]): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

/** LD8: the day of the last check, or null. ISO dates sort as texts. Types without a check have none stored. */
export function lastCheckedOn(property: Pick<FactValues, CheckField>): string | null {
  const days = checkFields.flatMap((field) => property[field] ?? []);
  return days.toSorted().at(-1) ?? null;
}

type CheckField = {
  [Name in FactField]: Described[Name] extends { group: "checks" } ? Name : never;
}[FactField];
export const checkFields = factFields.filter(
  (field): field is CheckField => describeFact(field).group === "checks",
);
