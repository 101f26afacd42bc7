import type { Language } from "#domain/language.ts";
import { textsIn } from "#domain/translations.ts";
import type { VisitRow } from "./repository.ts";

export const listingFields = {
  name: { kind: "line", maxLength: "title" },
  address: { kind: "line", maxLength: "address" },
} as const;

/** The visit with the name and the address of its listing as a language shows them. */
export function inLanguage(row: VisitRow, language: Language): VisitRow {
  const { property_name: name, property_address: address, property_translations } = row;
  if (name === null || address === null) return row;
  const listing = { name, address, translations: property_translations ?? {} };
  const texts = textsIn(listingFields, listing, language);
  return { ...row, property_name: texts.name, property_address: texts.address };
}
