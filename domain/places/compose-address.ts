import type { Language } from "#domain/language.ts";
import { localDigits } from "#domain/numbers.ts";
import { districtOf, findLocalLevel } from "./local-levels.ts";
import { isNamedLikeDistrict } from "./place-names.ts";

export type Place = Readonly<{
  /** The street or tole, and whatever else stands before the local level. May be empty. */
  street: string;
  localLevelId: number;
  ward: number | null;
}>;

/**
 * PL2: "Bhanu Chowk, Janakpurdham-4, Dhanusha" or "भानु चोक, जनकपुरधाम-४, धनुषा". A district of the same name as its local level is
 * left out: "Jhamsikhel, Lalitpur-3".
 */
export function composeAddress({ street, localLevelId, ward }: Place, language: Language): string {
  const level = findLocalLevel(localLevelId);
  if (!level) throw new Error(`There is no local level ${localLevelId}.`);
  const number = ward === null ? "" : localDigits(`-${ward}`, language);
  const name = level.names[language];
  const district = isNamedLikeDistrict(level) ? "" : districtOf(level).names[language];
  const parts = [street.trim(), name + number, district];
  return parts.filter((part) => part !== "").join(", ");
}
