import { type RawBuilder, type SqlBool, sql } from "kysely";
import { readSearchWords, type SearchWord } from "#domain/search/search-words.ts";

/** SR1: the domain's `matchesWords` in SQL, for a table with the column `search`. A text without words matches nothing. */
export function containsWords(text: string): RawBuilder<SqlBool> {
  return containsKeys(readSearchWords(text));
}

/** The same for words whose keys are known. */
export function containsKeys(words: readonly SearchWord[], column = "search"): RawBuilder<SqlBool> {
  return words.length === 0
    ? sql<SqlBool>`false`
    : sql<SqlBool>`${sql.ref(column)} @@ ${toQuery(words)}::tsquery`;
}

/** The columns that a write of a row's texts must set, too. A trigger clears what another transaction wrote. */
export function searchColumns(keys: readonly string[]) {
  return { search: sql<string>`array_to_tsvector(${keys}::text[])`, searched_at: sql<Date>`now()` };
}

/** Only e-mail addresses have characters that must be escaped. */
function toQuery(words: readonly SearchWord[]): string {
  return words
    .map(
      ({ keys, isPrefix }) =>
        `(${keys.map((key) => `'${key.replace(/['\\]/g, "$&$&")}'${isPrefix ? ":*" : ""}`).join(" | ")})`,
    )
    .join(" & ");
}
