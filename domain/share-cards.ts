import type { Language } from "#domain/language.ts";

/** The preview picture of a shared link, in the 1.91:1 ratio that messengers and social networks crop to. */
export const shareCardSize = { width: 1200, height: 630 } as const;

/** Increase it when the drawing changes: the new URLs make social networks fetch the new cards. */
export const cardDesign = "2";

/** ST2: the budget in rupees changes with the rate, without a change of the row. */
export type SharedRow = Readonly<{ id: number; updated_at: string; budget_rupees?: number | null }>;
export type SharedKind = "property" | "project";

/** The URL changes with the row and with the company, so clients may cache each URL without limit. */
export function shareCardPath(kind: SharedKind, row: SharedRow, language: Language, brand: string): string {
  return `/share/${kind}/${row.id}.${language}.jpg?v=${shareCardVersion(row, brand)}`;
}

/** The card of every page that is not about a single property or project. */
export function siteCardPath(language: Language, brand: string): string {
  return `/share/site.${language}.jpg?v=${siteCardVersion(brand)}`;
}

export function shareCardVersion(row: Omit<SharedRow, "id">, brand: string): string {
  return `${siteCardVersion(brand)}-${Date.parse(row.updated_at).toString(36)}${row.budget_rupees ?? ""}`;
}

/** `brand` is the version of what cards show of the company. */
export function siteCardVersion(brand: string): string {
  return `${cardDesign}-${brand}`;
}
