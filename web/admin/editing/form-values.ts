import type { PickedFile } from "#web/ui/file-rules.ts";

export type FieldValue = string | boolean | readonly string[] | readonly PickedFile[];

export type EditorValues = Readonly<Record<string, FieldValue>>;

/** A version of a row. Both are null for a new row; the ETag is null too if another API host sends none. */
export type Version<Row> = Readonly<{ row: Row | null; etag: string | null }>;

/** The version that a form was filled from, and the form's values for it. */
export type Baseline<Values, Row> = Version<Row> & Readonly<{ values: Values }>;

/** The names of the fields with values of a type. */
export type NamesOf<Values, Type> = {
  [Name in keyof Values & string]: Values[Name] extends Type ? Name : never;
}[keyof Values & string];

export function isSameValue(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  return JSON.stringify(comparable(one)) === JSON.stringify(comparable(other));
}

export function isSameContent(one: EditorValues, other: EditorValues): boolean {
  return Object.keys(one).every((name) => isSameValue(one[name], other[name]));
}

/** Pictures are compared by id, because their names depend on the language. */
function comparable(value: FieldValue | undefined) {
  return Array.isArray(value) ? value.map((item: string | PickedFile) => idOf(item)) : value;
}

function idOf(item: string | PickedFile): string {
  return typeof item === "string" ? item : item.id;
}
