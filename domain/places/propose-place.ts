import { defaultLanguage, type Language, languages } from "#domain/language.ts";
import { detectLanguageTag } from "#domain/text-language.ts";
import { readWrittenPlace, type WrittenPlace } from "./recognise-place.ts";

/** The place that an address names, as the fields that set it. */
export type PlaceProposal = Readonly<{
  local_level_id: number;
  ward: number | null;
  /** The street in the language in whose script it is written. */
  streets: Readonly<Partial<Record<Language, string>>>;
  /** Whether the address also names a ward or the district, and every language names the same place. */
  isCertain: boolean;
}>;

/** PL2: reads the place from an address line, given in each language that has it. */
export function proposePlace(lines: Readonly<Partial<Record<string, string>>>): PlaceProposal | null {
  const texts = languages.flatMap((language) => lines[language] || []);
  const read = texts.map(readWrittenPlace);
  const [first] = read.filter((place) => place !== null);
  if (!first) return null;
  const streets: Partial<Record<Language, string>> = {};
  for (const place of read)
    if (place?.street && isSamePlace(place, first))
      streets[detectLanguageTag(place.street) === "ne" ? "np" : defaultLanguage] ??= place.street;
  return {
    local_level_id: first.localLevelId,
    ward: first.ward,
    streets,
    isCertain: read.every((place) => place !== null && isClear(place) && isSamePlace(place, first)),
  };
}

function isClear({ ward, hasDistrict, hasUnknownWard }: WrittenPlace): boolean {
  return (ward !== null || hasDistrict) && !hasUnknownWard;
}

function isSamePlace(one: WrittenPlace, other: WrittenPlace): boolean {
  return one.localLevelId === other.localLevelId && one.ward === other.ward;
}
