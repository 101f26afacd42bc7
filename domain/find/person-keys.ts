import { normaliseDigits } from "#domain/numbers.ts";
import { keysOfTexts, readSearchWords, type SearchWord, splitWords } from "#domain/search/search-words.ts";
import { foldCase } from "#domain/search-text.ts";

type FoundPerson = Readonly<{
  name: string;
  /** What staff call the person. */
  staff_name: string | null;
  /** In E.164. */
  phone: string | null;
  email: string | null;
}>;

/** Distinguishes words as they are written from the keys of their sound. */
const exactMark = "=";
const countryCode = /^977/;
const minPhoneDigits = 3;

/** DY3: the keys under which a person is found: words as written, the sound of names in both scripts, and the number's digits. */
export function personKeys({ name, staff_name, phone, email }: FoundPerson): string[] {
  const names = [name, staff_name ?? ""];
  const digits = digitsOf(phone ?? "");
  const numbers = digits === "" ? [] : [digits, digits.replace(countryCode, "")];
  // Without the domain, which many share.
  const words = splitWords([...names, email?.split("@")[0] ?? ""].join(" "));
  const exact = [...words.map(foldCase), ...numbers, ...(email === null ? [] : [foldCase(email)])];
  return [...new Set([...exact.map((word) => exactMark + word), ...keysOfTexts(names)])];
}

/** DY3: what to look for, in this order: words that are written so, the last by its beginning, then words that sound so. */
export function readPersonSearches(text: string): SearchWord[][] {
  const number = digitsOf(text);
  if (isPhoneText(text)) return number.length < minPhoneDigits ? [] : [[exactWord(number, true)]];
  if (isEmailText(text)) return [[exactWord(foldCase(text), true)]];
  const words = splitWords(text);
  const exact = words.map((word, index) => exactWord(foldCase(word), index === words.length - 1));
  return words.length === 0 ? [] : [exact, readSearchWords(text)];
}

function exactWord(word: string, isPrefix: boolean): SearchWord {
  return { keys: [exactMark + word], isPrefix };
}

function isEmailText(text: string): boolean {
  return /^[^\s@]+@[^\s@]*$/.test(text);
}

function isPhoneText(text: string): boolean {
  return /^[+\d\s().-]+$/.test(normaliseDigits(text));
}

/** Without the zeros before an area or the code of a country: "01-4123456" and "00977 1 4123456" are one number. */
function digitsOf(text: string): string {
  return normaliseDigits(text).replace(/\D/g, "").replace(/^0+/, "");
}
