import {
  type District,
  districtOf,
  findLocalLevel,
  type LocalLevel,
  provinceOf,
} from "#domain/places/local-levels.ts";
import { allNames } from "#domain/places/place-names.ts";
import { spellingKey } from "#domain/places/spelling-key.ts";
import type { PropertyType } from "#domain/properties/kinds.ts";
import { isNumber, keysOfTexts } from "./search-words.ts";
import { typeWords } from "./type-words.ts";

type Texts = Readonly<Record<string, unknown>>;
type Placed = Readonly<{ local_level_id: number | null; ward: number | null }>;

export type SearchedProperty = Placed &
  Readonly<{
    name: string;
    address: string;
    custom_features: readonly string[];
    property_type: PropertyType;
    translations: Readonly<Record<string, Texts | undefined>>;
    features: readonly Readonly<{
      name: string;
      translations: Readonly<Record<string, Texts | undefined>>;
    }>[];
  }>;

export type SearchedProject = Placed &
  Readonly<{
    proj_name: string;
    location: string;
    client_name: string;
    translations: Readonly<Record<string, Texts | undefined>>;
  }>;

const landKeys = new Set(keysOfTexts([typeWords.land]));
const keysByLevel = new Map<number, readonly string[]>();

/** SR1: the keys of a property's name, place, type and features, in every language. */
export function propertyKeys(property: SearchedProperty): string[] {
  const catalogue = property.features.flatMap((feature) => textsOf(feature, ["name"]));
  const features = keysOfTexts([...catalogue, ...textsOf(property, ["custom_features"])]);
  const texts = textsOf(property, ["name", "address", "street"]);
  // "4 dhur of land" belongs to a house that is neither land nor in ward 4.
  const own = features.filter((key) => !landKeys.has(key) && !isNumber(key));
  return [...new Set([...own, ...uniqueKeys([...texts, typeWords[property.property_type]], property)])];
}

export function projectKeys(project: SearchedProject): string[] {
  return uniqueKeys(textsOf(project, ["proj_name", "location", "client_name", "street"]), project);
}

function uniqueKeys(texts: readonly string[], { local_level_id: id, ward }: Placed): string[] {
  const place = id === null ? [] : placeKeys(id);
  return [...new Set([...keysOfTexts(texts), ...place, ...(ward === null ? [] : [String(ward)])])];
}

/** The texts of these fields, in every language. */
function textsOf(
  row: Texts & Readonly<{ translations: SearchedProject["translations"] }>,
  names: readonly string[],
) {
  return [row, ...Object.values(row.translations)]
    .flatMap((texts) => names.flatMap((name) => texts?.[name] ?? []))
    .filter((text) => typeof text === "string");
}

function placeKeys(localLevelId: number): readonly string[] {
  const known = keysByLevel.get(localLevelId);
  const level = findLocalLevel(localLevelId);
  if (known || !level) return known ?? [];
  const names = namesAround(level);
  // A name of several words is also written as one: Mahalaxmi, Maha Laxmi.
  const keys = [...new Set([...keysOfTexts(names), ...names.map(spellingKey)])];
  keysByLevel.set(localLevelId, keys);
  return keys;
}

function namesAround(level: LocalLevel): string[] {
  const district: District = districtOf(level);
  return [...allNames(level), ...Object.values(district.names), ...Object.values(provinceOf(district).names)];
}
