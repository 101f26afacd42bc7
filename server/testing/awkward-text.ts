import fc from "fast-check";
import { readParameter } from "#domain/query-parameters.ts";

/** What a search may trip over: wildcards, escapes, quotes, letters whose cases differ in length, two scripts. */
const words = [
  "Janakpur",
  "JANAKPUR",
  "जनकपुर",
  "घर नं. १२",
  "50%",
  "a_b",
  "back\\slash",
  "O'Neill",
  '"quoted"',
  "İstanbul",
  "ΣΊΣΥΦΟΣ",
  "Straße",
  "École",
  "ﬁne",
  "🏠",
  "--",
  "%",
  "_",
];

const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\u2028\u2029]/gu, " ")
    .normalize()
    .trim();

/** A name or an address as a form would have stored it. */
export const searchedText = fc
  .array(fc.oneof(fc.constantFrom(...words), fc.string({ unit: "grapheme", maxLength: 8 })), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => oneLine(parts.join(" ")) || "x");

/** Something to search for in these texts: a piece of one in another case, a word that may be nowhere, or nothing. */
export function textBesides(texts: readonly string[]): fc.Arbitrary<string> {
  const piece = fc
    .tuple(fc.constantFrom(...texts), fc.nat(20), fc.integer({ min: 1, max: 8 }), fc.nat(2))
    .map(([text, start, length, way]) => {
      const part = [...text]
        .slice(start % [...text].length)
        .slice(0, length)
        .join("");
      return [part, part.toUpperCase(), part.toLowerCase()][way] ?? part;
    });
  const sought = fc.oneof(
    { weight: 4, arbitrary: piece },
    { weight: 1, arbitrary: fc.constantFrom(...words) },
    { weight: 2, arbitrary: fc.constant("") },
  );
  // As every search comes in: cleaned by the reader of addresses.
  return sought.map((text) => readParameter({ text }, "text"));
}
