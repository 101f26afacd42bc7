import { type RawBuilder, type SqlBool, sql } from "kysely";
import { foldCase } from "#domain/search-text.ts";

/** A LIKE pattern that matches lowercase text containing `text`; wildcards in it are escaped. */
export function likeContaining(text: string): string {
  return `%${foldCase(text).replace(/[\\%_]/g, "\\$&")}%`;
}

/**
 * Whether `column`, a lowercase text with a trigram index, contains `text`. The trigrams consist of ASCII letters and digits: for any other
 * text, such as a word in Devanagari, the index would return every row.
 */
export function containsText(column: RawBuilder<string>, text: string): RawBuilder<SqlBool> {
  const matches = sql<SqlBool>`${column} like ${likeContaining(text)}`;
  // No index answers this form.
  return /[a-z\d]{3}/i.test(text) ? matches : sql<SqlBool>`(${matches}) is true`;
}
