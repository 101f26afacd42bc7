import { normaliseDigits } from "#domain/numbers.ts";
import { districtOf, type LocalLevel } from "./local-levels.ts";
import { spellingKey } from "./spelling-key.ts";

/** Everyday names that differ from the official ones, by the local level's id. */
const everydayNames: Readonly<Record<number, readonly string[]>> = {
  153: ["Simara"],
  223: ["Janakpur"],
  278: ["Narayangadh", "Narayanghat"],
  499: ["Bhairahawa"],
};

export function allNames({ id, names }: LocalLevel): readonly string[] {
  return [names.en, names.np, ...(everydayNames[id] ?? [])];
}

/** Kathmandu lies in the district of Kathmandu. */
export function isNamedLikeDistrict(level: LocalLevel): boolean {
  return level.names.en === districtOf(level).names.en;
}

/** Words that say what kind of place a name means, by their keys; each stands for both scripts. */
const kindKeys = new Set(
  [
    ..."metropolitan submetropolitan city municipality rural district province".split(" "),
    ..."mahanagarpalika upamahanagarpalika nagarpalika gaunpalika jilla pradesh".split(" "),
    ..."म.न.पा. उ.म.न.पा. न.पा. गा.पा.".split(" "),
  ].map(spellingKey),
);

const wardWord = /(?<![\p{L}\p{M}])(?:ward|wada|वडा)[\s.]*(?:number|no|नम्बर|नं|न)?[\s.:#–-]*(\d{1,3})(?!\d)/iu;
const wardAfterDash = /[–—-]\s*(\d{1,3})(?![\d\p{L}])/u;
const wardAtEnd = /(?:^|[\s–—-])\s*(\d{1,3})\s*$/;

export type NamedPlace = Readonly<{
  /** The words of the name, without those that only say its kind. */
  words: readonly string[];
  /** As written: it may not exist. */
  ward: number | null;
}>;

/** Reads "Janakpurdham Sub-Metropolitan City-4" or "जनकपुर वडा नं. ४" as a name and a ward. */
export function readPlaceName(text: string): NamedPlace {
  const digits = normaliseDigits(text);
  const ward = wardWord.exec(digits) ?? wardAtEnd.exec(digits) ?? wardAfterDash.exec(digits);
  const name = (ward ? digits.replace(ward[0], " ") : digits).replace(/\bsub\b/gi, " ");
  const words = name.split(/[\s,()–—-]+/).filter((word) => spellingKey(word) !== "");
  const ownWords = words.filter((word) => !kindKeys.has(spellingKey(word)));
  return { words: ownWords.length > 0 ? ownWords : words, ward: ward ? Number(ward[1]) : null };
}

export function keyOfWords(words: readonly string[]): string {
  return spellingKey(words.join(" "));
}
