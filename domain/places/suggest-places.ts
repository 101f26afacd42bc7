import { landCustomOf } from "#domain/land/customs.ts";
import type { Language } from "#domain/language.ts";
import { districtOf, findLocalLevel, hasWard, type LocalLevel, provinceOf } from "./local-levels.ts";
import { readPlaceName } from "./place-names.ts";
import { searchPlaces } from "./search-places.ts";
import type { PlaceSuggestion } from "./suggestion.ts";

const maxSuggestions = 10;

export function suggestPlaces(query: string, language: Language): PlaceSuggestion[] {
  const { ward } = readPlaceName(query);
  return searchPlaces(query, { limit: maxSuggestions }).map((level) => toSuggestion(level, ward, language));
}

/** The one local level with this id, if there is one. */
export function suggestPlace(id: number, language: Language): PlaceSuggestion[] {
  const level = findLocalLevel(id);
  return level ? [toSuggestion(level, null, language)] : [];
}

function toSuggestion(level: LocalLevel, ward: number | null, language: Language): PlaceSuggestion {
  const district = districtOf(level);
  const name = level.names[language];
  return {
    id: level.id,
    name,
    district: district.names[language],
    province: provinceOf(district).names[language],
    kind: level.kind,
    wards: level.wards,
    ward: ward !== null && hasWard(level, ward) ? ward : null,
    land_custom: landCustomOf(district.id) ?? undefined,
    label: `${name}, ${district.names[language]}`,
  };
}
