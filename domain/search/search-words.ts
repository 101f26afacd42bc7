import { normaliseDigits } from "#domain/numbers.ts";
import { districts, localLevels, provinces } from "#domain/places/local-levels.ts";
import { allNames } from "#domain/places/place-names.ts";
import { spellingKey } from "#domain/places/spelling-key.ts";
import { foldCase } from "#domain/search-text.ts";
import { typeWords } from "./type-words.ts";

/** A word of a search: one of its keys must be among the keys of a row. */
export type SearchWord = Readonly<{
  keys: readonly string[];
  /** The last word may be the beginning of another, unless it is a number or the name of a type or a place. */
  isPrefix: boolean;
}>;

const maxWords = 12;
const maxKnownWords = 50_000;
/** Words of sentences, which say nothing about a property. */
const stopWords = new Set(
  [
    ..."a an the in at of and or with near for to on by is i want need looking".split(" "),
    ..."ma ko ka ki ra le lai bata chha cha chahiyo chahinchha chahiyeko khojeko najik tira chheu jati mero malai bhayeko".split(
      " ",
    ),
    ..."मा को का की र ले लाई बाट छ छन् चाहियो चाहिन्छ चाहिएको खोजेको खोज्दै नजिक नजिकै तिर छेउ जति मेरो मलाई भएको".split(
      " ",
    ),
    ..."about around approx cheap budget price sasto ramro kinna wala सस्तो राम्रो बजेट मूल्य किन्न वाला".split(
      " ",
    ),
  ].map(foldCase),
);
/** Nepali joins these to the word before: जनकपुरमा, घरको. */
const nepaliEnding = /(?<=\p{Script=Devanagari}{3})(?:मा|को|का|की|ले|लाई|बाट|हरू)$/u;
/** In a search, more of them, also one after the other: जनकपुरतिरको. */
const searchedEnding =
  /(?<=\p{Script=Devanagari}{3})(?:मा|को|का|की|ले|लाई|बाट|हरू|हरु|तिर|सम्म|देखि|भित्र|नजिक|वाला)+$/u;
/** After a word as short as घर. */
const shortWordEnding = /(?<=^\p{Script=Devanagari}{2})(?:मा|को|का|की|हरू|हरु)+$/u;
const englishPlural = /(?<=[a-z]{3})s$/i;

const keysByWord = new Map<string, readonly string[]>();

export function splitWords(text: string): string[] {
  return normaliseDigits(text.normalize()).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** SR1: the keys of a search's words. Empty if the text has no word. */
export function readSearchWords(text: string): SearchWord[] {
  const words = splitWords(text).slice(0, maxWords);
  const telling = words.filter((word) => !stopWords.has(foldCase(word)));
  const used = telling.length > 0 ? telling : words;
  return used.map((word, index) => {
    const forms = new Set([word, stemOf(word), ...searchedStems(word)]);
    const keys = [...new Set([...forms].map(keyOfWord))];
    const isWhole = isNumber(word) || keys.some((key) => typeKeys.has(key) || placeKeys.has(key));
    return { keys, isPrefix: index === used.length - 1 && !isWhole };
  });
}

/** "ghar" and "flat" name types, though places may be spelt alike. */
export function isTypeWord(word: string): boolean {
  return typeKeys.has(keyOfWord(word));
}

export function isNumber(word: string): boolean {
  return /^\p{N}+$/u.test(word);
}

/** The keys under which a search finds these texts. */
export function keysOfTexts(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap(splitWords).flatMap(keysOfWord))];
}

/** SR1: the reference implementation. The server's SQL must select the same rows. */
export function matchesWords(rowKeys: readonly string[], words: readonly SearchWord[]): boolean {
  return words.every(({ keys, isPrefix }) =>
    keys.some((key) => rowKeys.some((rowKey) => (isPrefix ? rowKey.startsWith(key) : rowKey === key))),
  );
}

/** The keys of everyday words for types. */
const typeKeys: ReadonlySet<string> = new Set(Object.values(typeWords).flatMap(splitWords).map(keyOfWord));

const placeKeys: ReadonlySet<string> = new Set(
  [...provinces, ...districts]
    .flatMap(({ names }) => Object.values(names))
    .concat(localLevels.flatMap(allNames))
    .flatMap(splitWords)
    .map(keyOfWord),
);

/** Texts repeat their words, so that their keys are remembered. */
function keysOfWord(word: string): readonly string[] {
  const known = keysByWord.get(word);
  if (known) return known;
  const stem = stemOf(word);
  const keys = [...new Set([word, stem].flatMap((one) => [keyOfWord(one), ...beginningsOf(one)]))];
  if (keysByWord.size >= maxKnownWords) keysByWord.clear();
  keysByWord.set(word, keys);
  return keys;
}

/** The keys of beginnings that are no beginning of the word's key: "jan" is "jn", but "janak" is "jk". */
function beginningsOf(word: string): string[] {
  const letters = [...word];
  const whole = keyOfWord(word);
  const beginnings = letters.map((_, index) => keyOfWord(letters.slice(0, index + 1).join("")));
  return beginnings.slice(2, -1).filter((key) => !whole.startsWith(key));
}

function searchedStems(word: string): string[] {
  const short = word.replace(shortWordEnding, "");
  const isType = short !== word && typeKeys.has(keyOfWord(short));
  return [word.replace(searchedEnding, ""), ...(isType ? [short] : [])];
}

function stemOf(word: string): string {
  return word.replace(nepaliEnding, "").replace(englishPlural, "");
}

/** Words of other scripts have no spelling key. */
function keyOfWord(word: string): string {
  return spellingKey(word) || foldCase(word);
}
