import type { Language } from "#domain/language.ts";

/** The preview picture of a shared link, in the 1.91:1 ratio that messengers and social networks crop to. */
export const shareCardSize = { width: 1200, height: 630 } as const;

/** Increase it when the drawing changes: the new URLs make social networks fetch the new cards. */
const designVersion = 2;

type Row = Readonly<{ id: number; updated_at: string }>;
export type SharedKind = "property" | "project";

/** The URL changes with the row, so clients may cache each URL without limit. */
export function shareCardPath(kind: SharedKind, row: Row, language: Language): string {
  return `/share/${kind}/${row.id}.${language}.jpg?v=${shareCardVersion(row.updated_at)}`;
}

/** The card of every page that is not about a single property or project. */
export function siteCardPath(language: Language): string {
  return `/share/site.${language}.jpg?v=${designVersion}`;
}

export function shareCardVersion(updatedAt: string): string {
  return `${designVersion}-${Date.parse(updatedAt).toString(36)}`;
}

export const siteCardVersion = String(designVersion);
