import fc from "fast-check";
import { readParameter } from "#domain/query-parameters.ts";

/** Wildcards, escapes, quotes, letters whose cases differ in length, and two scripts. */
const difficultTexts = [
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

/** A name or an address as a form stores it. */
export const storedText = fc
  .array(fc.oneof(fc.constantFrom(...difficultTexts), fc.string({ unit: "grapheme", maxLength: 8 })), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => oneLine(parts.join(" ")) || "x");

/** A row's texts in other languages: some rows have none, some lack a field. */
export function storedTranslations<Name extends string>(...names: Name[]) {
  const texts = fc.record(Object.fromEntries(names.map((name) => [name, storedText])), { requiredKeys: [] });
  return fc.record({ np: texts }, { requiredKeys: [] }) as fc.Arbitrary<{
    np?: Partial<Record<Name, string>>;
  }>;
}

/** A search text for these stored texts: a part of one in another case, a text that may not occur, or nothing. */
export function searchTextFor(texts: readonly string[]): fc.Arbitrary<string> {
  const piece = fc
    .tuple(fc.constantFrom(...texts), fc.nat(20), fc.integer({ min: 1, max: 8 }), fc.nat(2))
    .map(([text, start, length, letterCase]) => {
      const part = [...text]
        .slice(start % [...text].length)
        .slice(0, length)
        .join("");
      return [part, part.toUpperCase(), part.toLowerCase()][letterCase] ?? part;
    });
  const searched = fc.oneof(
    { weight: 4, arbitrary: piece },
    { weight: 1, arbitrary: fc.constantFrom(...difficultTexts) },
    { weight: 2, arbitrary: fc.constant("") },
  );
  // Normalized like every search parameter.
  return searched.map((text) => readParameter({ text }, "text"));
}
