import { isDeepStrictEqual } from "node:util";
import type { PropertyColumns, PropertyRow } from "#server/resources/properties/repository.ts";

/** The names of the columns whose values differ from the row's. */
export function changedColumns(row: PropertyRow, columns: Partial<PropertyColumns>): string[] {
  const stored: Readonly<Record<string, unknown>> = {
    ...row,
    features: row.features.map(({ id }) => id),
  };
  return Object.entries(columns)
    .filter(([name, value]) => !isDeepStrictEqual(toPlain(stored[name]), toPlain(value)))
    .map(([name]) => name);
}

/** As JSON: the driver's objects and the schema's may differ in what they leave undefined. */
function toPlain(value: unknown): unknown {
  return value === undefined ? null : JSON.parse(JSON.stringify(value));
}
