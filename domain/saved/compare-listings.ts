import { exactSquareFeet, type LandMeasure, landMeasureIn } from "#domain/land/measure.ts";
import type { ShownSystem } from "#domain/land/units.ts";
import { shownFeatures } from "#domain/properties/features.ts";
import { hasLand } from "#domain/properties/kinds.ts";
import { landMeasureOf } from "#domain/properties/land-measure.ts";
import type { Property } from "#domain/properties/property.ts";
import { type Fact, type FactName, factGroupsOf, isFactOf } from "#domain/properties/property-facts.ts";
import {
  describeFact,
  type FactField,
  type FactGroup,
  factFields,
  factGroups,
} from "#domain/properties/property-fields.ts";
import { factName } from "#domain/properties/rooms.ts";
import { type ComparedPrice, comparedSystem, unitPriceRows } from "./compared-prices.ts";

/** One value for each listing, in their order: null if it is not stated, undefined if the type of property has none. */
type Row<Name extends string, Value> = Readonly<{
  name: Name;
  values: readonly (Value | null | undefined)[];
  isDifferent: boolean;
}>;

export type ComparisonRow =
  | Row<"price", ComparedPrice>
  | (Row<"unitPrice", ComparedPrice> & Pick<ReturnType<typeof unitPriceRows>[number], "unit" | "of">)
  | Row<"status", Property["status"]>
  | Row<"type", Property["property_type"]>
  | Row<"address", string>
  | Row<"landArea", LandMeasure>
  | (Row<"fact", Fact> & Readonly<{ field: FactField; fact: FactName }>)
  | Row<"features", readonly string[]>;

export type ComparisonGroup = Readonly<{ group: "overview" | FactGroup; rows: readonly ComparisonRow[] }>;

/**
 * VT1: the facts of the listings side by side, from the description of a property. All areas of land are in one system:
 * the visitor's choice, else the custom of their districts, else square feet. Rows without any value are left out.
 */
export function compareListings(
  properties: readonly Property[],
  chosen: ShownSystem | null,
): readonly ComparisonGroup[] {
  const system = comparedSystem(properties, chosen);
  const facts = properties.map(factsOf);
  const overview: ComparisonRow[] = [
    createRow("price", properties.map(priceOf)),
    ...unitPriceRows(properties, system).map(({ unit, of, values }) => ({
      ...createRow("unitPrice", values),
      unit,
      of,
    })),
    createRow(
      "status",
      properties.map(({ status }) => status),
    ),
    createRow(
      "type",
      properties.map(({ property_type: type }) => type),
    ),
    createRow(
      "address",
      properties.map(({ address }) => address || null),
    ),
  ];
  const features = createRow(
    "features",
    properties.map((property) => toFilled(shownFeatures(property))),
    (names) => JSON.stringify(names.toSorted()),
  );
  return [
    { group: "overview" as const, rows: [...overview, features] },
    ...factGroups.map((group) => ({ group, rows: factRows(group, properties, facts, system) })),
  ]
    .map(({ group, rows }) => ({ group, rows: rows.filter(hasValue) }))
    .filter(({ rows }) => rows.length > 0);
}

function factRows(
  group: FactGroup,
  properties: readonly Property[],
  facts: readonly ReadonlyMap<FactField, Fact>[],
  system: ShownSystem,
): ComparisonRow[] {
  return factFields
    .filter((field) => describeFact(field).group === group)
    .map((field) => {
      if (field === "land_area") return landRow(properties, system);
      const names = new Set(properties.map(({ property_type: type }) => factName(field, type)));
      const [onlyName] = names;
      const values = properties.map(({ property_type: type }, index) =>
        isFactOf(field, type) ? (facts[index]?.get(field) ?? null) : undefined,
      );
      return {
        ...createRow("fact", values, ({ value }) => JSON.stringify(value)),
        field,
        fact: names.size === 1 && onlyName ? onlyName : field,
      };
    });
}

/** Areas are equal if they are exactly so, in whatever units they were entered. */
function landRow(properties: readonly Property[], system: ShownSystem): ComparisonRow {
  const measures = properties.map((property) =>
    hasLand(property.property_type) ? landMeasureOf(property) : undefined,
  );
  const { isDifferent } = createRow("landArea", measures, (measure) => {
    const { numerator, denominator } = exactSquareFeet(measure);
    return `${numerator}/${denominator}`;
  });
  const values = measures.map((measure) => measure && landMeasureIn(measure, system));
  return { name: "landArea", values, isDifferent };
}

function factsOf(property: Property): ReadonlyMap<FactField, Fact> {
  return new Map(
    factGroupsOf(property).flatMap(({ facts }) => facts.map((fact) => [fact.field, fact] as const)),
  );
}

/** A price of 0 in an older row is a price on request. */
function priceOf({ price, for_type: listing }: Property): ComparedPrice | null {
  return price > 0 ? { amount: price, isMonthly: listing === "rent" } : null;
}

function toFilled(names: readonly string[]): readonly string[] | null {
  return names.length > 0 ? names : null;
}

function createRow<Name extends string, Value>(
  name: Name,
  values: readonly (Value | null | undefined)[],
  keyOf: (value: Value) => string = (value) => JSON.stringify(value),
): Row<Name, Value> {
  // A listing that does not state the fact may differ, so the row is not taken for the same.
  const keys = new Set(values.map((value) => (isMissing(value) ? value : keyOf(value))));
  return { name, values, isDifferent: keys.size > 1 };
}

function hasValue({ values }: ComparisonRow): boolean {
  return values.some((value) => !isMissing(value));
}

function isMissing<Value>(value: Value | null | undefined): value is null | undefined {
  return value === null || value === undefined;
}
