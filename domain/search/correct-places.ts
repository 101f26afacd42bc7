import { districts, localLevels, provinces } from "#domain/places/local-levels.ts";
import { isOneSlipApart } from "#domain/places/one-slip.ts";
import { allNames } from "#domain/places/place-names.ts";
import { spellingKey } from "#domain/places/spelling-key.ts";
import { readSearchWords, splitWords } from "./search-words.ts";

/** A shorter key is one slip apart from too many others. */
const minKeyLength = 4;
const maxNameWords = 3;

/** Each costs a comparison with many names. A search reads no more. */
const maxWords = 12;

type Name = Readonly<{ key: string; name: string; order: number }>;
type KnownNames = Readonly<{ keys: ReadonlySet<string>; byLength: ReadonlyMap<number, readonly Name[]> }>;
let knownNames: KnownNames | undefined;

/**
 * SR1: the search with slightly wrong names of places replaced by the right ones, for a search that finds nothing. Undefined if
 * every word is right or too far from any name.
 */
export function correctPlaces(search: string): string | undefined {
  knownNames ??= readNames();
  const words = splitWords(search).slice(0, maxWords);
  const corrected: string[] = [];
  for (let index = 0; index < words.length; ) {
    const { name, length } = correctAt(words, index, knownNames) ?? { name: words[index] ?? "", length: 1 };
    corrected.push(name);
    index += length;
  }
  const text = corrected.join(" ");
  return text === words.join(" ") ? undefined : text;
}

/** Reads as many words as possible as one name. */
function correctAt(words: readonly string[], index: number, known: KnownNames) {
  for (let length = Math.min(maxNameWords, words.length - index); length > 0; length--) {
    const written = words.slice(index, index + length).join(" ");
    const key = spellingKey(written);
    const isName = readSearchWords(written).length === length && !/\p{N}/u.test(written);
    if (!isName || key.length < minKeyLength || known.keys.has(key)) continue;
    const near = [key.length - 1, key.length, key.length + 1]
      .flatMap((length) => known.byLength.get(length) ?? [])
      .filter((name) => isOneSlipApart(name.key, key))
      .sort((one, other) => one.order - other.order);
    const inScript = near.find(({ name }) => isDevanagari(name) === isDevanagari(written));
    const found = inScript ?? near[0];
    if (found) return { name: found.name, length };
  }
  return undefined;
}

function isDevanagari(text: string): boolean {
  return /\p{Script=Devanagari}/u.test(text);
}

/** Districts and provinces come first, because more listings have them. */
function readNames(): KnownNames {
  const names = [
    ...[...districts, ...provinces].flatMap((place) => Object.values(place.names)),
    ...localLevels.flatMap(allNames),
  ].map((name, order) => ({ name, order, key: spellingKey(name) }));
  const longEnough = names.filter(({ key }) => key.length >= minKeyLength);
  return {
    keys: new Set(names.map(({ key }) => key)),
    byLength: Map.groupBy(longEnough, ({ key }) => key.length),
  };
}
