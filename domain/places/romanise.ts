const consonants: Readonly<Record<string, string>> = {
  ...{ क: "k", ख: "kh", ग: "g", घ: "gh", ङ: "n" },
  ...{ च: "ch", छ: "chh", ज: "j", झ: "jh", ञ: "n" },
  ...{ ट: "t", ठ: "th", ड: "d", ढ: "dh", ण: "n" },
  ...{ त: "t", थ: "th", द: "d", ध: "dh", न: "n" },
  ...{ प: "p", फ: "ph", ब: "b", भ: "bh", म: "m" },
  ...{ य: "y", र: "r", ल: "l", व: "w", श: "sh", ष: "sh", स: "s", ह: "h" },
};
const vowels: Readonly<Record<string, string>> = {
  ...{ अ: "a", आ: "aa", इ: "i", ई: "i", उ: "u", ऊ: "u", ऋ: "ri", ए: "e", ऐ: "ai", ओ: "o", औ: "au" },
};
/** Vowel signs replace the "a" that every consonant otherwise carries; the virama removes it. */
const vowelSigns: Readonly<Record<string, string>> = {
  ...{ "\u093e": "aa", "\u093f": "i", "\u0940": "i", "\u0941": "u", "\u0942": "u", "\u0943": "ri" },
  ...{ "\u0947": "e", "\u0948": "ai", "\u094b": "o", "\u094c": "au", "\u094d": "" },
};
const otherSigns: Readonly<Record<string, string>> = { "\u0901": "n", "\u0902": "n", "\u0903": "" };

/** Brings the ways of writing one sound in Devanagari to one, before letters are read one by one. */
const devanagariSteps: readonly (readonly [RegExp, string])[] = [
  // Joiners and the nukta change the look, not the sound.
  [/[\u200b-\u200d\ufeff\u093c]/g, ""],
  // Old fonts typed one vowel as two signs.
  [/\u093e\u0947/g, "\u094b"],
  [/\u093e\u0948/g, "\u094c"],
  [/अ\u093e/g, "आ"],
  // ज्ञ is spoken "gya".
  [/ज\u094dञ/g, "ग\u094dय"],
  // Latin spellings leave out a nasal at the end of a word: काठमाडौँ, Kathmandu.
  [/\u0901(?![\u0900-\u097f])/g, ""],
  // ङ is "n" before its own class of consonants and "ng" elsewhere.
  [/[\u0902\u0901]?ङ\u094d?(?=[कखगघ])/g, "न\u094d"],
  [/ङ\u094d?(?=[\u0915-\u0939]|[^\u0900-\u097f]|$)/g, "न\u094dग\u094d"],
  [/ङ/g, "न\u094dग"],
  // A nasal sign before "n" is the same nasal twice.
  [/\u0902न\u094d/g, "न\u094d"],
];

/** Writes Devanagari in Latin letters, sign by sign. Other characters stay as they are. */
export function romanise(text: string): string {
  let devanagari = text.normalize("NFD");
  for (const [pattern, replacement] of devanagariSteps) devanagari = devanagari.replace(pattern, replacement);
  let latin = "";
  for (let index = 0; index < devanagari.length; index++) {
    const letter = devanagari.charAt(index);
    const consonant = consonants[letter];
    if (consonant === undefined) {
      latin += vowels[letter] ?? otherSigns[letter] ?? letter;
      continue;
    }
    const sign = vowelSigns[devanagari.charAt(index + 1)];
    latin += consonant + (sign ?? "a");
    if (sign !== undefined) index++;
  }
  return latin;
}
