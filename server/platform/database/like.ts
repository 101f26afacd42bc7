import { foldCase } from "#domain/search-text.ts";

/** A LIKE pattern that matches lowercase text containing `text`; wildcards in it are escaped. */
export function likeContaining(text: string): string {
  return `%${foldCase(text).replace(/[\\%_]/g, "\\$&")}%`;
}
