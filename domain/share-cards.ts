import type { Language } from "#domain/language.ts";

/** What messengers and networks show of a link: 1.91 to 1, as all of them crop it. */
export const shareCardSize = { width: 1200, height: 630 } as const;

/** Raised when the drawing changes, so that networks fetch the new one. */
const design = 2;

type Row = Readonly<{ id: number; updated_at: string }>;
export type SharedKind = "property" | "project";

/** A changed row has a new address: what was fetched under the old one may be kept for ever. */
export function shareCardPath(kind: SharedKind, row: Row, language: Language): string {
  return `/share/${kind}/${row.id}.${language}.jpg?v=${shareCardVersion(row.updated_at)}`;
}

/** The card of every page that is not about one listing or project. */
export function siteCardPath(language: Language): string {
  return `/share/site.${language}.jpg?v=${design}`;
}

export function shareCardVersion(updatedAt: string): string {
  return `${design}-${Date.parse(updatedAt).toString(36)}`;
}

export const siteCardVersion = String(design);
