import { foldCase } from "#domain/search-text.ts";

/** A LIKE pattern for «contains this» over lowercase text: wildcards in what was typed are meant literally. */
export function likeContaining(text: string): string {
  return `%${foldCase(text).replace(/[\\%_]/g, "\\$&")}%`;
}
