import { foldCase } from "#domain/search-text.ts";
import type { Place } from "./compose-address.ts";
import { hasWard, type LocalLevel, provinces } from "./local-levels.ts";
import { allNames, isNamedLikeDistrict, keyOfWords, readPlaceName } from "./place-names.ts";
import { districtsByKey, levelsByKey } from "./places-by-key.ts";
import { spellingKey } from "./spelling-key.ts";

const maxAddressLength = 500;

const countryAndProvinces = new Set(
  ["Nepal", ...provinces.flatMap(({ names }) => Object.values(names))].map(spellingKey),
);

/** What stands between two commas. */
type Part = Readonly<{
  text: string;
  levels: readonly LocalLevel[];
  /** What stands before the name in the same part: "Bhanu Chowk" in "Bhanu Chowk Janakpur-4". */
  before: string;
  districtIds: readonly number[];
  isCountryOrProvince: boolean;
  ward: number | null;
}>;

/** A place read from an address, with the ward as written, which may not exist. */
export type WrittenPlace = Place & Readonly<{ hasUnknownWard: boolean; hasDistrict: boolean }>;

/**
 * PL2: reads the local level, the ward and the street out of an address in either script: "Bhanu Chowk, Janakpur-4",
 * "जनकपुरधाम-४, धनुषा". Returns null if no local level, or more than one, can be meant. A ward that does not exist there is
 * left out.
 */
export function recognisePlace(address: string): Place | null {
  const written = readWrittenPlace(address);
  return written && { street: written.street, localLevelId: written.localLevelId, ward: written.ward };
}

export function readWrittenPlace(address: string): WrittenPlace | null {
  const parts = joinWards(splitAddress(address.slice(0, maxAddressLength))).map(readPart);
  const inDistrict = findInDistrict(parts);
  const found = inDistrict ?? findAlone(parts);
  if (!found) return null;
  const { level, index } = found;
  const { before, ward } = parts[index] ?? { before: "", ward: null };
  const hasUnknownWard = ward !== null && !hasWard(level, ward);
  return {
    street: [...parts.slice(0, index).map(({ text }) => text), before].filter(Boolean).join(", "),
    localLevelId: level.id,
    ward: hasUnknownWard ? null : ward,
    hasUnknownWard,
    hasDistrict: inDistrict !== undefined,
  };
}

type Found = Readonly<{ level: LocalLevel; index: number }>;

/** The last part that names a local level of a district named after it. "Lalitpur-3" names its district, too. */
function findInDistrict(parts: readonly Part[]): Found | undefined {
  for (let index = parts.length - 1; index >= 0; index--) {
    const { levels = [], ward = null } = parts[index] ?? {};
    const named = new Set(parts.slice(index + 1).flatMap(({ districtIds }) => districtIds));
    const namesDistrict = ward !== null && named.size === 0;
    const inDistrict = levels.filter(
      (level) => named.has(level.districtId) || (namesDistrict && isNamedLikeDistrict(level)),
    );
    const [level] = inDistrict;
    if (level) return inDistrict.length === 1 ? { level, index } : undefined;
  }
  return undefined;
}

/** The one part with a local level, if no district contradicts it. A part with a ward counts before parts without one. */
function findAlone(parts: readonly Part[]): Found | undefined {
  const named = parts
    .map((part, index) => ({ ...part, index }))
    .filter(({ levels, isCountryOrProvince }) => levels.length > 0 && !isCountryOrProvince);
  const withWard = named.filter(({ ward }) => ward !== null);
  const candidate = (withWard.length > 0 ? withWard : named).at(-1);
  const [level, another] = candidate?.levels ?? [];
  if (!candidate || !level || another) return undefined;
  const others = parts.filter((_, index) => index !== candidate.index);
  const isContradicted = others.some(({ districtIds }) => districtIds.length > 0);
  // "Mahottari" alone is rather the district than the municipality of that name.
  const isRatherDistrict = candidate.districtIds.length > 0 && candidate.ward === null;
  return isContradicted || isRatherDistrict ? undefined : { level, index: candidate.index };
}

function readPart(text: string): Part {
  const { words, ward } = readPlaceName(text);
  const key = keyOfWords(words);
  const whole = levelsNamed(words);
  // Without a comma before it, a name is only recognised by its ward: "Bhanu Chowk Janakpur-4".
  const last = whole.length === 0 && ward !== null ? findLastWords(words) : undefined;
  return {
    text,
    levels: last?.levels ?? whole,
    before: last?.before ?? "",
    districtIds: ward === null ? (districtsByKey.get(key) ?? []).map(({ id }) => id) : [],
    isCountryOrProvince: ward === null && countryAndProvinces.has(key),
    ward,
  };
}

function findLastWords(words: readonly string[]) {
  for (let index = 1; index < words.length; index++) {
    const levels = levelsNamed(words.slice(index));
    if (levels.length > 0) return { levels, before: words.slice(0, index).join(" ") };
  }
  return undefined;
}

/** Local levels spelt exactly so, else those with the same key. */
function levelsNamed(words: readonly string[]): readonly LocalLevel[] {
  const levels = levelsByKey.get(keyOfWords(words)) ?? [];
  const spelling = toPlainSpelling(words.join(" "));
  const exact = levels.filter((level) => allNames(level).some((name) => toPlainSpelling(name) === spelling));
  return exact.length > 0 ? exact : levels;
}

function toPlainSpelling(name: string): string {
  return foldCase(name.normalize()).replace(/[\s-]+/g, " ");
}

/** A ward ends the name of its place, with or without a comma: "Janakpur-4 Dhanusha". */
function splitAddress(address: string): string[] {
  return address.replace(/([–—-]\s*[\d०-९]{1,3})\s+(?=\p{L})/gu, "$1, ").split(/[,،;\n।]/);
}

/** Joins "Janakpur, Ward No. 4" to one part, and drops empty parts. */
function joinWards(texts: readonly string[]): string[] {
  const parts: string[] = [];
  for (const text of texts.map((one) => one.trim()).filter((one) => one !== "")) {
    const isOnlyWard = /^(?:ward|wada|वडा)(?![\p{L}\p{M}])[^\p{L}]*(?:number|no|नम्बर|नं|न)?[^\p{L}]*$/iu.test(
      text,
    );
    const previous = isOnlyWard ? parts.pop() : undefined;
    parts.push(previous === undefined ? text : `${previous} ${text}`);
  }
  return parts;
}
