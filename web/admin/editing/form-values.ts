import type { PickedFile } from "#web/ui/file-rules.ts";

export type FieldValue = string | boolean | readonly string[] | readonly PickedFile[];

/** All that an editor's form holds, by field: texts, ticks, lists and pictures. */
export type EditorValues = Readonly<Record<string, FieldValue>>;

/** The fields whose value is of a type. */
export type NamesOf<Values, Type> = {
  [Name in keyof Values & string]: Values[Name] extends Type ? Name : never;
}[keyof Values & string];

export function isSameValue(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  return JSON.stringify(comparable(one)) === JSON.stringify(comparable(other));
}

export function isSameContent(one: EditorValues, other: EditorValues): boolean {
  return Object.keys(one).every((name) => isSameValue(one[name], other[name]));
}

/** A picture is the same if its id is: what it is called depends on the language. */
function comparable(value: FieldValue | undefined) {
  return Array.isArray(value) ? value.map((item: string | PickedFile) => idOf(item)) : value;
}

function idOf(item: string | PickedFile): string {
  return typeof item === "string" ? item : item.id;
}
