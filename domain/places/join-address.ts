import type { Language } from "#domain/language.ts";
import { localDigits } from "#domain/numbers.ts";
import { spellingKey } from "./spelling-key.ts";

type AddressParts = Readonly<{
  /** The street or tole, and whatever else stands before the local level. May be empty. */
  street: string;
  /** The local level's name in the language. */
  name: string;
  ward: number | null;
  district: string;
}>;

/** PL2: needs no data of places, so browsers can use it. A district of the same name as its local level is left out. */
export function joinAddress({ street, name, ward, district }: AddressParts, language: Language): string {
  const number = ward === null ? "" : localDigits(`-${ward}`, language);
  const isNamedLikeDistrict = spellingKey(name) === spellingKey(district);
  const parts = [street.trim(), name + number, isNamedLikeDistrict ? "" : district];
  return parts.filter((part) => part !== "").join(", ");
}
