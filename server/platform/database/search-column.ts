import { type RawBuilder, type SqlBool, sql } from "kysely";
import { readSearchWords, type SearchWord } from "#domain/search/search-words.ts";

/** SR1: the domain's `matchesWords` in SQL, for a table with the column `search`. A text without words matches nothing. */
export function containsWords(text: string): RawBuilder<SqlBool> {
  const words = readSearchWords(text);
  return words.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`search @@ ${toQuery(words)}::tsquery`;
}

/** The columns that a write of a row's texts must set, too. A trigger clears what another transaction wrote. */
export function searchColumns(keys: readonly string[]) {
  return { search: sql<string>`array_to_tsvector(${keys}::text[])`, searched_at: sql<Date>`now()` };
}

/** Keys consist of letters, digits and marks, so they need no escaping. */
function toQuery(words: readonly SearchWord[]): string {
  return words
    .map(({ keys, isPrefix }) => `(${keys.map((key) => `'${key}'${isPrefix ? ":*" : ""}`).join(" | ")})`)
    .join(" & ");
}
