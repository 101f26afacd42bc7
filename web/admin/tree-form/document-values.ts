import { isLanguage, type Language, languages } from "#domain/language.ts";
import { localDigits, readNumber } from "#domain/numbers.ts";
import { pictureFilePath } from "#domain/pictures/picture-paths.ts";
import type { FieldNode, FieldTree } from "#domain/settings/field-tree.ts";
import type { TranslatedFields } from "#domain/translations.ts";
import type { EditorValues, FieldValue } from "#web/admin/editing/form-values.ts";
import { textName } from "#web/admin/translations/text-values.ts";
import type { PickedFile } from "#web/ui/file-rules.ts";

export type ListNode = Extract<FieldNode, { kind: "list" }>;
/** A group, by its name in the schema, or an item of a list, by its name in the form. */
type Container = Readonly<{ group: string } | { item: string; list: ListNode }>;
/** A field of the form that has a value. */
export type Field = Readonly<{
  /** Its name in the form, without a language: the names of the schema and the ids of items, with colons. */
  name: string;
  /** Its name in the schema. */
  key: string;
  node: Exclude<FieldNode, { kind: "group" }>;
  /** What contains it, outermost first. */
  within: readonly Container[];
}>;

/** The name of a field below another one. */
export function fieldName(parent: string, name: string): string {
  return parent === "" ? name : `${parent}:${name}`;
}

/**
 * The form's values of a document. They are flat, with a name for each field of each item, so that the changes of two people merge
 * field by field and drafts, conflicts and the history work as for rows.
 */
export function documentValues(tree: FieldTree, document: unknown, parent = ""): EditorValues {
  const parts = toRecord(document);
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, node]) => nodeValues(node, parts[key], fieldName(parent, key))),
  );
}

function nodeValues(node: FieldNode, value: unknown, name: string): [string, FieldValue][] {
  switch (node.kind) {
    case "texts":
      return languages.map((language) => [textName(language, name), String(toRecord(value)[language] ?? "")]);
    case "group":
      return Object.entries(documentValues(node.fields, value, name));
    case "list": {
      const items = (Array.isArray(value) ? value : []).map(toRecord);
      const values = items.flatMap((item) =>
        Object.entries(documentValues(node.fields, item, fieldName(name, String(item.id)))),
      );
      return [[name, items.map(({ id }) => String(id))], ...values];
    }
    case "picture":
      return [[name, typeof value === "string" ? [storedPicture(value)] : []]];
    case "switch":
      return [[name, value === true]];
    default:
      return [[name, String(value ?? "")]];
  }
}

function storedPicture(key: string): PickedFile {
  return { id: key, kind: "stored", name: "", address: pictureFilePath({ key }, 720, "webp") };
}

/** The document that the form describes, to be checked by its schema. A picture is named by its id. */
export function toDocument(tree: FieldTree, values: EditorValues, parent = ""): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(tree).map(([key, node]) => [key, nodeDocument(node, values, fieldName(parent, key))]),
  );
}

function nodeDocument(node: FieldNode, values: EditorValues, name: string): unknown {
  const value = values[name];
  switch (node.kind) {
    case "texts":
      return Object.fromEntries(
        languages.map((language) => [language, values[textName(language, name)] ?? ""]),
      );
    case "group":
      return node.isOptional && isBlankGroup(node.fields, values, name)
        ? null
        : toDocument(node.fields, values, name);
    case "list":
      return liveItems(node, values, name).map((id) => ({
        id,
        ...toDocument(node.fields, values, fieldName(name, id)),
      }));
    case "picture":
      return (value as readonly PickedFile[] | undefined)?.[0]?.id ?? null;
    case "number":
      return readNumber(value) ?? value;
    case "choice":
      return value === "" && node.isOptional ? null : value;
    default:
      return value;
  }
}

function isBlankGroup(fields: FieldTree, values: EditorValues, parent: string): boolean {
  return Object.keys(fields).every((key) => values[fieldName(parent, key)] === "");
}

/** Without those whose fields someone else has removed. */
function liveItems(node: ListNode, values: EditorValues, name: string): readonly string[] {
  const ids = (values[name] ?? []) as readonly string[];
  const isLive = (id: string) =>
    Object.keys(documentValues(node.fields, {}, fieldName(name, id))).some((field) => field in values);
  return ids.filter(isLive);
}

/** The fields of the form, in order, with those of every item. */
export function listFields(
  tree: FieldTree,
  values: EditorValues,
  parent = "",
  within: readonly Container[] = [],
): Field[] {
  return Object.entries(tree).flatMap(([key, node]): Field[] => {
    const name = fieldName(parent, key);
    if (node.kind === "group") return listFields(node.fields, values, name, [...within, { group: key }]);
    const field = { name, key, node, within };
    if (node.kind !== "list") return [field];
    const inside = liveItems(node, values, name).flatMap((id) => {
      const item = fieldName(name, id);
      return listFields(node.fields, values, item, [...within, { item, list: node }]);
    });
    return [field, ...inside];
  });
}

/** What an item is called: its first text, after a line that stands before it, such as the date of a holiday. */
export function itemTitle(list: ListNode, item: string, values: EditorValues, language: Language): string {
  const fields = Object.entries(list.fields).filter(([, { kind }]) => kind === "texts" || kind === "line");
  const firstText = fields.findIndex(([, { kind }]) => kind === "texts");
  const parts = fields.slice(0, Math.max(firstText, 0) + 1).map(([key, { kind }]) => {
    const name = fieldName(item, key);
    if (kind === "line") return localDigits(String(values[name] ?? "").trim(), language);
    const texts = [language, ...languages].map((code) => String(values[textName(code, name)] ?? "").trim());
    return texts.find(Boolean);
  });
  return parts.filter(Boolean).join(" · ");
}

/** The texts of the form that each language may have. */
export function translatedFields(tree: FieldTree, values: EditorValues): TranslatedFields {
  const texts = listFields(tree, values).flatMap(({ name, node }) =>
    node.kind === "texts" ? [[name, node.field] as const] : [],
  );
  return Object.fromEntries(texts);
}

/** The name of the form's field for the path of an error, in the document. */
export function errorFieldName(
  tree: FieldTree,
  path: readonly string[],
  values: EditorValues,
  language: Language,
  parent = "",
): string {
  const [key = "", ...rest] = path;
  const node = tree[key];
  const name = fieldName(parent, key);
  if (!node) return path.join(":");
  if (node.kind === "texts") return textName(isLanguage(rest[0]) ? rest[0] : language, name);
  if (node.kind === "group") {
    const [first = ""] = Object.keys(node.fields);
    return errorFieldName(node.fields, rest.length === 0 ? [first] : rest, values, language, name);
  }
  if (node.kind !== "list") return name;
  const [index, ...inside] = rest;
  const id = index === undefined ? undefined : liveItems(node, values, name)[Number(index)];
  if (id === undefined) return name;
  const [first = ""] = Object.keys(node.fields);
  const item = fieldName(name, id);
  return errorFieldName(node.fields, inside.length === 0 ? [first] : inside, values, language, item);
}

/** The pictures of the form. */
export function picturesIn(tree: FieldTree, values: EditorValues): readonly PickedFile[] {
  return listFields(tree, values).flatMap(({ name, node }) =>
    node.kind === "picture" ? ((values[name] ?? []) as readonly PickedFile[]) : [],
  );
}

/** Replaces the ids of pictures by their keys, once they are uploaded. */
export function withPictureKeys(document: unknown, keys: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(document)) return document.map((part) => withPictureKeys(part, keys));
  if (typeof document !== "object" || document === null) return document;
  const parts = Object.entries(document).map(([key, part]) => [
    key,
    key === "picture" && typeof part === "string" ? (keys.get(part) ?? part) : withPictureKeys(part, keys),
  ]);
  return Object.fromEntries(parts);
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
