import { districts, localLevels, provinces } from "#domain/places/local-levels.ts";
import { isOneSlipApart } from "#domain/places/one-slip.ts";
import { allNames } from "#domain/places/place-names.ts";
import { spellingKey } from "#domain/places/spelling-key.ts";
import { readSearchWords, splitWords } from "./search-words.ts";

/** A shorter key is one slip apart from too many others. */
const minKeyLength = 4;
const maxNameWords = 3;

type Name = Readonly<{ key: string; name: string }>;
let names: readonly Name[] | undefined;

/**
 * SR1: the search with slightly wrong names of places replaced by the right ones, for a search that finds nothing. Undefined if
 * every word is right or too far from any name.
 */
export function correctPlaces(search: string): string | undefined {
  names ??= listNames();
  const words = splitWords(search);
  const corrected: string[] = [];
  for (let index = 0; index < words.length; ) {
    const { name, length } = correctAt(words, index, names) ?? { name: words[index] ?? "", length: 1 };
    corrected.push(name);
    index += length;
  }
  const text = corrected.join(" ");
  return text === words.join(" ") ? undefined : text;
}

/** Reads as many words as possible as one name. */
function correctAt(words: readonly string[], index: number, known: readonly Name[]) {
  for (let length = Math.min(maxNameWords, words.length - index); length > 0; length--) {
    const written = words.slice(index, index + length).join(" ");
    const key = spellingKey(written);
    const isName = readSearchWords(written).length === length && !/\p{N}/u.test(written);
    if (!isName || key.length < minKeyLength || known.some((name) => name.key === key)) continue;
    const near = known.filter((name) => name.key.length >= minKeyLength && isOneSlipApart(name.key, key));
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
function listNames(): Name[] {
  return [
    ...[...districts, ...provinces].flatMap((place) => Object.values(place.names)),
    ...localLevels.flatMap(allNames),
  ].map((name) => ({ name, key: spellingKey(name) }));
}
