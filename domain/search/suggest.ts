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
import { readSearch } from "./read-search.ts";
import { keysOfTexts, matchesWords, readSearchWords, splitWords } from "./search-words.ts";
import { typeWords } from "./type-words.ts";

const maxLevels = 8;
const minLength = 2;
/** No place has a longer name, also with its district. */
const maxNameWords = 6;

export type SuggestedPlace = Readonly<{ code: PlaceCode; name: string; area: string }>;

/**
 * SR2: the places that the last words may name, and the words besides those. A slip in a shorter name is forgiven only if
 * no words are a name as they are written: "ghar lali" is Lalitpur, not Galyang.
 */
export function suggestSearchPlaces(
  text: string,
  language: Language,
): Readonly<{ rest: string; places: SuggestedPlace[] }> {
  const words = splitAtSpaces(readSearch(text).text).slice(-maxNameWords);
  for (const matching of ["exact", "slips"] as const) {
    for (let start = 0; start < words.length; start++) {
      const name = words.slice(start);
      const places = placesNamed(name.join(" "), language, matching);
      if (places.length > 0) return { rest: withoutWords(text, name), places };
    }
  }
  return { rest: text, places: [] };
}

function splitAtSpaces(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}

/** Removes the last occurrence of each word. */
function withoutWords(text: string, removed: readonly string[]): string {
  const words = splitAtSpaces(text);
  for (const word of removed) words.splice(words.lastIndexOf(word), 1);
  return words.join(" ");
}

/** SR2: the types that the last word begins to name. */
export function suggestTypes(text: string): PropertyType[] {
  const last = splitWords(text).at(-1) ?? "";
  const words = last.length < minLength ? [] : readSearchWords(last);
  if (words.length === 0) return [];
  return propertyTypes.filter((type) => matchesWords(keysOfTexts([typeWords[type]]), words));
}

/** Computed once: a key costs much more than comparing it. */
const namesOfAreas = new Map(
  [...districts, ...provinces].map((area) => [
    area,
    Object.values(area.names).map((name) => ({ written: foldCase(name), key: spellingKey(name) })),
  ]),
);

function placesNamed(text: string, language: Language, matching: "exact" | "slips"): SuggestedPlace[] {
  if (text.length < minLength) return [];
  const key = spellingKey(text);
  const written = foldCase(text);
  const isNamed = (area: Province | District) =>
    namesOfAreas
      .get(area)
      ?.some((name) => name.written.startsWith(written) || (key.length > 1 && name.key.startsWith(key)));
  return [
    ...districts.filter(isNamed).map((district) => ofDistrict(district, language)),
    ...provinces
      .filter(isNamed)
      .map(({ id, names }) => ({ code: `p${id}` as const, name: names[language], area: "" })),
    ...searchPlaces(text, { limit: maxLevels, matching }).map((level) => ofLevel(level, language)),
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
