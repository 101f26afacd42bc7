import { foldCase } from "#domain/search-text.ts";
import { columnsOf } from "./column-names.ts";
import type { ImportKind } from "./import.ts";
import { wordpressNames } from "./wordpress-names.ts";

/** "Price (Rs.)", "price_rs" and "PRICE  RS" are the same name. */
function toName(header: string): string {
  return foldCase(header.normalize())
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}

type Names = Readonly<{ all: ReadonlyMap<string, string>; own: ReadonlyMap<string, string> }>;

function namesOf(kind: ImportKind): Names {
  const names = new Map<string, string>();
  // A name that one field has as its own is not another field's other name.
  const add = (text: string, field: string) => {
    const name = toName(text);
    if (name !== "" && !names.has(name)) names.set(name, field);
  };
  if (kind === "wordpress") for (const [name, field] of Object.entries(wordpressNames)) add(name, field);
  const columns = Object.entries(columnsOf(kind));
  for (const [field, { en, np }] of columns) for (const name of [en, np, field]) add(name, field);
  const own = new Map(names);
  for (const [field, { others = "" }] of columns) for (const name of others.split(",")) add(name, field);
  return { all: names, own };
}

/**
 * IM1: the field of each column by its name in either language; null if it means none, or another column means the same. In a file with
 * "id" and "reference", the latter is the reference.
 */
export function guessColumns(kind: ImportKind, headers: readonly string[]): (string | null)[] {
  const names = namesOf(kind);
  const named = new Set(headers.map((header) => names.own.get(toName(header))));
  const taken = new Set<string>();
  return headers.map((header) => {
    const own = names.own.get(toName(header));
    const field =
      own ?? names.all.get(toName(header)) ?? names.all.get(toName(header.replace(/\([^)]*\)/g, " ")));
    if (field === undefined || taken.has(field) || (own === undefined && named.has(field))) return null;
    taken.add(field);
    return field;
  });
}
