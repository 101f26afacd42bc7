import type { Language } from "#domain/language.ts";
import {
  type District,
  districtOf,
  districts,
  type LocalLevel,
  type Province,
  provinceOf,
  provinces,
} from "#domain/places/local-levels.ts";
import type { PlaceCode } from "#domain/places/place-code.ts";
import { searchPlaces } from "#domain/places/search-places.ts";
import { spellingKey } from "#domain/places/spelling-key.ts";
import { type PropertyType, propertyTypes } from "#domain/properties/kinds.ts";
import { foldCase } from "#domain/search-text.ts";
import { keysOfTexts, matchesWords, readSearchWords, splitWords } from "./search-words.ts";
import { typeWords } from "./type-words.ts";

const maxLevels = 8;
const minLength = 2;

export type SuggestedPlace = Readonly<{ code: PlaceCode; name: string; area: string }>;

/** SR2: the places that the text, or its last words, may name, and the words before those. */
export function suggestSearchPlaces(
  text: string,
  language: Language,
): Readonly<{ rest: string; places: SuggestedPlace[] }> {
  const words = text.split(/\s+/).filter((word) => word !== "");
  for (let start = 0; start < words.length; start++) {
    const places = placesNamed(words.slice(start).join(" "), language);
    if (places.length > 0) return { rest: words.slice(0, start).join(" "), places };
  }
  return { rest: text, places: [] };
}

/** SR2: the types that the last word begins to name. */
export function suggestTypes(text: string): PropertyType[] {
  const last = splitWords(text).at(-1) ?? "";
  const words = last.length < minLength ? [] : readSearchWords(last);
  if (words.length === 0) return [];
  return propertyTypes.filter((type) => matchesWords(keysOfTexts([typeWords[type]]), words));
}

function placesNamed(text: string, language: Language): SuggestedPlace[] {
  if (text.length < minLength) return [];
  const key = spellingKey(text);
  const isNamed = ({ names }: Province | District) =>
    Object.values(names).some(
      (name) =>
        foldCase(name).startsWith(foldCase(text)) || (key.length > 1 && spellingKey(name).startsWith(key)),
    );
  return [
    ...districts.filter(isNamed).map((district) => ofDistrict(district, language)),
    ...provinces
      .filter(isNamed)
      .map(({ id, names }) => ({ code: `p${id}` as const, name: names[language], area: "" })),
    ...searchPlaces(text, { limit: maxLevels }).map((level) => ofLevel(level, language)),
  ];
}

function ofDistrict(district: District, language: Language): SuggestedPlace {
  return {
    code: `d${district.id}`,
    name: district.names[language],
    area: provinceOf(district).names[language],
  };
}

function ofLevel(level: LocalLevel, language: Language): SuggestedPlace {
  return { code: `l${level.id}`, name: level.names[language], area: districtOf(level).names[language] };
}
