import { normaliseDigits } from "#domain/numbers.ts";
import { romanise } from "./romanise.ts";

type Step = readonly [pattern: RegExp, replacement: string];

/** Spellings that English writers vary. They come first, while all letters are still there. */
const englishHabits: readonly Step[] = [
  // Long vowels are written double or not: Jaleswor, Teendhara.
  [/ee/g, "i"],
  [/oo/g, "u"],
  // चोक is "chowk" as often as "chok".
  [/ow(?=[^aeiou]|$)/g, "o"],
  // गञ्ज is "gunj" as often as "ganj".
  [/gunj/g, "ganj"],
  // श्वर is "shwar", "shwor", "swor" or "eshor".
  [/sh?o?wo?r/g, "swr"],
  [/eshor(?=$|i)/g, "eswr"],
  // पाँच is joined with and without its last vowel: Panchkhal, Panchakhal.
  [/panchkh/g, "panchakh"],
];

/** Consonants that one script tells apart and the other does not. */
const similarConsonants: readonly Step[] = [
  // क्ष is "ksh", "x" or "chh"; च and छ are both "ch".
  [/ksh|x/g, "c"],
  [/c+h+/g, "c"],
  // फ is "ph" or "f", श and ष are "sh" or "s".
  [/ph|f/g, "p"],
  [/sh/g, "s"],
  // Breath is often left out: Budhiganga, Budi Ganga.
  [/([kgjtdpb])h/g, "$1"],
  // व is "v", "w" or "b".
  [/[vw]/g, "b"],
  [/z/g, "j"],
  [/q|ck/g, "k"],
];

/** Sounds that spellings add, drop or exchange. */
const unstableSounds: readonly Step[] = [
  // The vowel "a" is silent or doubled at will: Janakpur, Janakapur, Aaurahi.
  [/a/g, ""],
  // ह beside र is swallowed: Terhathum, तेह्रथुम.
  [/(?:hr|rh)(?=[dt])/g, "r"],
  // A nasal before a lip sound is "m" or "n".
  [/m(?=[pb])/g, "n"],
  // य is a vowel, unless one follows.
  [/y(?=[^eiou]|$)/g, "i"],
  [/iy/g, "i"],
  [/y(?=i)/g, ""],
  // A nasal before a consonant is often left out, a final one after "u", too: तनहुँ, Tanahun.
  [/(?!^)n(?=[kgcjtdpbs])/g, ""],
  [/un$/, "u"],
];

const soundSteps = [...englishHabits, ...similarConsonants, ...unstableSounds];
const doubled: Step = [/(.)\1+/g, "$1"];

/**
 * A key under which a Nepali word and its usual English spellings meet: that of "जनकपुर" is that of "Janakpur". It is
 * for comparing, not for reading. A text without Latin or Devanagari letters or digits has an empty key.
 */
export function spellingKey(text: string): string {
  const letters = normaliseDigits(romanise(text))
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z0-9]/g, "");
  // A first "a" is never silent.
  const start = letters.startsWith("a") ? "a" : "";
  const sounds = applySteps(letters, soundSteps);
  return applySteps(start + sounds, [doubled]);
}

function applySteps(text: string, steps: readonly Step[]): string {
  return steps.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
}
