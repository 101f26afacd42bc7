import type { Language } from "#domain/language.ts";
import { joinAddress } from "./join-address.ts";
import { districtOf, findLocalLevel } from "./local-levels.ts";

export type Place = Readonly<{
  /** The street or tole, and whatever else stands before the local level. May be empty. */
  street: string;
  localLevelId: number;
  ward: number | null;
}>;

/** PL2: "Pidari Chowk, Janakpurdham-8, Dhanusha", "पिडारी चोक, जनकपुरधाम-८, धनुषा" or "Jhamsikhel, Lalitpur-3". */
export function composeAddress({ street, localLevelId, ward }: Place, language: Language): string {
  const level = findLocalLevel(localLevelId);
  if (!level) throw new Error(`There is no local level ${localLevelId}.`);
  const [name, district] = [level.names[language], districtOf(level).names[language]];
  return joinAddress({ street, name, ward, district }, language);
}
