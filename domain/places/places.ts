import type { Language } from "#domain/language.ts";
import { localDigits } from "#domain/numbers.ts";
import { foldCase } from "#domain/search-text.ts";
import { findLocalLevel } from "./local-levels.ts";
import type { LocationOption, LocationOptions } from "./location-option.ts";
import { districtsByKey, levelsByKey } from "./places-by-key.ts";
import { recognisePlace } from "./recognise-place.ts";
import { spellingKey } from "./spelling-key.ts";

/** Nepali spellings of the quarters and everyday town names in our listings. `places.json` has the official names. */
const otherNepaliNames: Partial<Record<string, string>> = {
  "adarsha nagar": "आदर्शनगर",
  baneshwor: "बानेश्वर",
  bhaisepati: "भैँसेपाटी",
  "bhanu chowk": "भानु चोक",
  birauta: "बिरौटा",
  "birauta chowk": "बिरौटा चोक",
  "dharan road": "धरान रोड",
  "gadhi tole": "गढी टोल",
  gauribas: "गौरीबास",
  ghantaghar: "घण्टाघर",
  "highway chowk": "राजमार्ग चोक",
  imadol: "इमाडोल",
  janakpur: "जनकपुर",
  jhamsikhel: "झम्सिखेल",
  "kadam chowk": "कदम चोक",
  lakeside: "लेकसाइड",
  lazimpat: "लाजिम्पाट",
  maharajgunj: "महाराजगञ्ज",
  "main road": "मुख्य सडक",
  maisthan: "माईस्थान",
  "mills area": "मिल्स एरिया",
  "new baneshwor": "नयाँ बानेश्वर",
  "old baneshwor": "पुरानो बानेश्वर",
  "patan dhoka": "पाटन ढोका",
  "pidari chowk": "पिडारी चोक",
  pulchowk: "पुल्चोक",
  "shiva chowk": "शिव चोक",
  simara: "सिमरा",
  sitapaila: "सीतापाइला",
  "station road": "स्टेसन रोड",
  swotha: "स्वथ",
};

const preposition =
  /^(?:between|near|nearby|opposite|behind|beside|next to|close to|in front of|along|around)\s+/i;

/** The last part of addresses, and the local level of the rows that have it, if it is the same for all. */
export type Town = Readonly<{ name: string; localLevelId: number | null }>;

const streetWord =
  /(?:(?:^|\s)(?:road|street|marg|lane|drive|avenue|boulevard|chowk|tole|path|sadak|galli|plaza)|मार्ग|सडक|रोड|चोक|टोल|गल्ली|लेन|पथ)$/i;

/** `named` are the spec's places that a row matches. */
export function locationOptions(towns: readonly Town[], named: readonly LocationOption[]): LocationOptions {
  const areas = [...named];
  const locations: LocationOption[] = [];
  for (const option of placeOptions(towns)) {
    if (areas.some(({ value }) => value === option.value)) continue;
    const isStreet = option.code === undefined && streetWord.test(option.label.en);
    (isStreet ? areas : locations).push(option);
  }
  return { locations, areas };
}

/**
 * Returns each place that the towns of addresses name. "between Dhanusha and Siraha" names two places, and a search
 * for either finds it. "Janakpur" and "Janakpurdham" are one place, and the shorter text finds both. An unknown place keeps the
 * spelling that staff typed.
 */
export function placeOptions(towns: readonly Town[]): LocationOption[] {
  const options: LocationOption[] = [];
  for (const { name, localLevelId } of towns.flatMap(splitTown)) {
    const value = foldCase(name);
    if (value === "" || options.some((option) => option.value === value)) continue;
    const level = findLocalLevel(localLevelId ?? recognisePlace(name)?.localLevelId ?? 0);
    const code = level && (`l${level.id}` as const);
    const index = options.findIndex((option) => option.code === code && code && overlap(option.value, value));
    const known = options[index];
    if (known && level) options[index] = { ...known, label: level.names, value: shorter(known.value, value) };
    else options.push({ value, label: { en: name, np: inNepali(name) ?? name }, ...(code && { code }) });
  }
  return options;
}

function splitTown({ name: part, localLevelId }: Town): Town[] {
  const name = part.replace(preposition, "");
  const names = /^between\s/i.test(part) ? name.split(/\s+(?:and|&)\s+/i) : [name];
  return names.map((one) => ({ name: one.trim(), localLevelId: names.length > 1 ? null : localLevelId }));
}

function overlap(one: string, other: string): boolean {
  return one.includes(other) || other.includes(one);
}

function shorter(one: string, other: string): string {
  return other.length < one.length ? other : one;
}

/** The location on a share card: the last two parts of an address, which name the town. */
export function shortAddress(address: string, language: Language): string {
  const parts = address
    .replace(/\s*,\s*nepal\s*$/i, "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .slice(-2);
  if (language === "en") return parts.join(", ");
  const known = parts.map(inNepali).filter((part) => part !== null);
  // Unknown parts are dropped so that the scripts are not mixed. If no part is known, the text stays as typed.
  return (known.length > 0 ? known : parts).join(", ");
}

/** Translates "Janakpur-8" to "जनकपुर-८". Devanagari stays as typed. Returns null for an unknown name. */
function inNepali(part: string): string | null {
  if (/\p{Script=Devanagari}/u.test(part)) return part;
  const [, name = "", ward = ""] = /^(.*?)(-\s*\d+)?$/.exec(part) ?? [];
  const nepaliName = findNepaliName(name.trim());
  return nepaliName ? nepaliName + localDigits(ward, "np") : null;
}

function findNepaliName(name: string): string | undefined {
  const lowerCase = name.toLowerCase();
  if (Object.hasOwn(otherNepaliNames, lowerCase)) return otherNepaliNames[lowerCase];
  const key = spellingKey(name);
  const level = levelsByKey.get(key)?.find(({ names }) => names.en.toLowerCase() === lowerCase);
  if (level) return level.names.np;
  const [district] = districtsByKey.get(key) ?? [];
  const localNames = new Set(levelsByKey.get(key)?.map(({ names }) => names.np));
  // Places that only sound alike are not told apart.
  return district?.names.np ?? (localNames.size === 1 ? [...localNames][0] : undefined);
}
