import { foldCase } from "#domain/search-text.ts";
import { localLevelKinds } from "./kinds.ts";
import {
  type District,
  districtOf,
  districts,
  type LocalLevel,
  localLevels,
  provinceOf,
} from "./local-levels.ts";
import { isOneSlipApart } from "./one-slip.ts";
import { allNames, keyOfWords, readPlaceName } from "./place-names.ts";
import { spellingKey } from "./spelling-key.ts";

/** Longer texts are cut: no place has a longer name. */
const maxQueryLength = 80;
const maxQueryWords = 6;
const minAreaKeyLength = 3;
const minForgivenKeyLength = 4;

/** The better match has the lower number. */
const ranks = { exact: 0, writtenStart: 1, start: 2, laterWord: 3, area: 4 } as const;

type Entry = Readonly<{
  level: LocalLevel;
  names: readonly string[];
  keys: readonly string[];
  laterWordKeys: readonly string[];
  /** Keys of its district, its province and the country. */
  areaKeys: readonly string[];
}>;
/** A query, or the part of it that is read as a name. */
type Name = Readonly<{ text: string; key: string }>;
type MatchName = (entry: Entry, name: Name) => number | undefined;

/** "best": with a slip only if no name is as it is written. */
type Matching = "exact" | "slips" | "best";

let builtIndex: readonly Entry[] | undefined;

/** Finds local levels by names, parts of names and slightly wrong names in both scripts; a district or province narrows. */
export function searchPlaces(
  query: string,
  { limit, matching = "best" }: Readonly<{ limit: number; matching?: Matching }>,
): LocalLevel[] {
  const words = readPlaceName(query.slice(0, maxQueryLength)).words.slice(0, maxQueryWords);
  if (words.length === 0) return [];
  builtIndex ??= localLevels.map(toEntry);
  const exact = matching === "slips" ? [] : findEntries(builtIndex, words, matchName);
  const isForgiving = matching !== "exact" && exact.length === 0;
  const found = isForgiving ? findEntries(builtIndex, words, matchNearlyName) : exact;
  return found
    .sort((one, other) => one.rank - other.rank || comparePlaces(one.level, other.level))
    .slice(0, limit)
    .map(({ level }) => level);
}

function findEntries(entries: readonly Entry[], words: readonly string[], match: MatchName) {
  const readings = listReadings(words)
    .map(({ name, area }) => ({ name, districtIds: area === "" ? null : districtsIn(area) }))
    .filter(({ districtIds }) => districtIds === null || districtIds.size > 0);
  return entries.flatMap((entry) => {
    const matches = readings.flatMap(({ name, districtIds }) => {
      const isThere = districtIds === null || districtIds.has(entry.level.districtId);
      return isThere ? (match(entry, name) ?? []) : [];
    });
    return matches.length > 0 ? [{ level: entry.level, rank: Math.min(...matches) }] : [];
  });
}

/** The districts that are, or lie in, what this key begins to name. */
function districtsIn(area: string): ReadonlySet<number> {
  const found = [...areaKeysByDistrict].filter(([, keys]) => keys.some((key) => key.startsWith(area)));
  return new Set(found.map(([id]) => id));
}

/** All ways to read the words as a name, or as a name and its district or province, in either order. */
function listReadings(words: readonly string[]) {
  const readings = [{ name: toName(words), area: "" }];
  for (let index = 1; index < words.length; index++) {
    const first = toName(words.slice(0, index));
    const last = toName(words.slice(index));
    readings.push({ name: first, area: last.key }, { name: last, area: first.key });
  }
  return readings;
}

function toName(words: readonly string[]): Name {
  return { text: foldCase(words.join(" ")), key: keyOfWords(words) };
}

function matchName(entry: Entry, { text, key }: Name): number | undefined {
  const { names, keys, laterWordKeys, areaKeys } = entry;
  if (keys.includes(key)) return ranks.exact;
  // The key of a beginning may differ from the key's beginning: "jan" is "jn", but "janak" is "jk".
  if (names.some((name) => name.startsWith(text))) return ranks.writtenStart;
  if (keys.some((one) => one.startsWith(key))) return ranks.start;
  if (laterWordKeys.some((one) => one.startsWith(key))) return ranks.laterWord;
  const isArea = key.length >= minAreaKeyLength && areaKeys.some((one) => one.startsWith(key));
  return isArea ? ranks.area : undefined;
}

function matchNearlyName({ keys }: Entry, { key }: Name): number | undefined {
  if (key.length < minForgivenKeyLength) return undefined;
  if (keys.some((one) => isOneSlipApart(one, key))) return ranks.exact;
  const lengths = [key.length - 1, key.length, key.length + 1];
  const isStart = keys.some((one) => lengths.some((length) => isOneSlipApart(one.slice(0, length), key)));
  return isStart ? ranks.start : undefined;
}

function comparePlaces(one: LocalLevel, other: LocalLevel): number {
  const order = (level: LocalLevel) => `${level.names.en}\n${districtOf(level).names.en}`;
  const kinds = localLevelKinds.indexOf(one.kind) - localLevelKinds.indexOf(other.kind);
  return kinds || (order(one) < order(other) ? -1 : 1);
}

function toEntry(level: LocalLevel): Entry {
  const names = allNames(level);
  return {
    level,
    names: names.map(foldCase),
    keys: names.map(spellingKey),
    laterWordKeys: names.flatMap((name) => name.split(/[\s-]+/).slice(1)).map(spellingKey),
    areaKeys: areaKeysByDistrict.get(level.districtId) ?? [],
  };
}

const areaKeysByDistrict = new Map(
  districts.map((district) => [district.id, areaNames(district).map(spellingKey)]),
);

function areaNames(district: District): string[] {
  return [...Object.values(district.names), ...Object.values(provinceOf(district).names), "Nepal"];
}
