import fc from "fast-check";
import type { Value } from "./openapi-document.ts";

/** Values at the limits of a column, a number or a page. */
export const edgeNumbers = [
  "0",
  "-1",
  "2147483647",
  "2147483648",
  "4294967296",
  "9999999999",
  "9007199254740993",
  "1e21",
];

export const randomText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...edgeNumbers),
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom("", " ", "0", "-1", "1", "NaN", "null", "true", "1e308", "9".repeat(400), "१२३", "İ", "ß"),
  fc.constantFrom(
    "\u0000",
    "\ud800",
    "a\u202eb",
    "\r\nX: y",
    "%00",
    "../../x",
    "'; --",
    "%",
    "_",
    "\\",
    "🏠",
  ),
  fc.constantFrom(
    "2026-02-30",
    "0000-00-00",
    "275760-09-14",
    "1,25,00,000",
    "a@b",
    "[",
    "{}",
    '["a"]',
    "[[[[",
  ),
  fc.nat(80_000).map((length) => "x".repeat(length)),
);
export const invalidValue: fc.Arbitrary<unknown> = fc.oneof(
  randomText,
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom(null, true, 0, -0, -1, 1.5, 1e308, 2 ** 53, 2_147_483_648, [], {}, [null], [[]]),
  fc.constant(JSON.parse(`${"[".repeat(2000)}${"]".repeat(2000)}`)),
);

const samples: readonly [RegExp, fc.Arbitrary<unknown>][] = [
  [/email/, fc.constantFrom("anisha@example.com", "")],
  [/phone/, fc.constant("+977-9800000201")],
  [/date/, fc.constant("2026-12-06")],
];

/** A value that the server probably accepts. */
export function plausibleValue(field: string, schema: Value): fc.Arbitrary<unknown> {
  const known = samples.find(([pattern]) => pattern.test(field));
  if (known) return known[1];
  const { anyOf, type, enum: choices, format } = schema;
  if (anyOf?.[0]) return plausibleValue(field, anyOf[0]);
  if (choices && choices.length > 0) return fc.constantFrom(...choices);
  const kinds = [type].flat();
  if (kinds.includes("integer") || kinds.includes("number")) return fc.integer({ min: 1, max: 30 });
  if (kinds.includes("boolean")) return fc.boolean();
  if (format === "binary" || type === undefined) return fc.constant("");
  return fc.constantFrom("A house", "House 12", "घर");
}

export const anyValue = (field: string, schema: Value) =>
  fc.oneof({ weight: 1, arbitrary: plausibleValue(field, schema) }, { weight: 1, arbitrary: invalidValue });
export const fieldName = (names: readonly string[]) =>
  fc.oneof(
    { weight: 8, arbitrary: names.length > 0 ? fc.constantFrom(...names) : fc.constant("x") },
    { weight: 1, arbitrary: fc.constantFrom("__proto__", "constructor", "toString", "", "a[b]", "a.b") },
    { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 10 }) },
  );
