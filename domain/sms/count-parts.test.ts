import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countSmsParts } from "./count-parts.ts";

const partsOf = (text: string) => countSmsParts(text).parts;

describe("DY9: the parts of a text message", () => {
  test.each([
    ["", "gsm7", 0, 1],
    ["a".repeat(160), "gsm7", 160, 1],
    ["a".repeat(161), "gsm7", 161, 2],
    ["a".repeat(306), "gsm7", 306, 2],
    ["a".repeat(307), "gsm7", 307, 3],
    ["Ñ£@à", "gsm7", 4, 1],
    ["€[]", "gsm7", 6, 1],
    ["€".repeat(80), "gsm7", 160, 1],
    // 76 pairs fill 152 of 153 septets; the last one is left empty.
    ["€".repeat(153), "gsm7", 306, 3],
    ["क".repeat(70), "ucs2", 70, 1],
    ["क".repeat(71), "ucs2", 71, 2],
    ["क".repeat(134), "ucs2", 134, 2],
    ["क".repeat(135), "ucs2", 135, 3],
    [`${"a".repeat(69)}क`, "ucs2", 70, 1],
    [`${"a".repeat(70)}क`, "ucs2", 71, 2],
    ["🏠".repeat(35), "ucs2", 70, 1],
    // A pair of surrogates does not fit into the last unit of a part.
    ["🏠".repeat(67), "ucs2", 134, 3],
    ["ê", "ucs2", 1, 1],
  ] as const)("%j is %s with %i units in %i parts", (text, encoding, units, parts) => {
    expect(countSmsParts(text)).toEqual({ encoding, units, parts });
  });

  const text = fc.oneof(
    fc.string({ unit: fc.constantFrom("a", "B", "€", "{", "\n", " "), maxLength: 700 }),
    fc.string({ unit: fc.constantFrom("क", "ा", "a", "€", "🏠", "।"), maxLength: 400 }),
    fc.string({ unit: "grapheme", maxLength: 400 }),
  );

  test("a longer text never has fewer parts", () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(partsOf(one + other)).toBeGreaterThanOrEqual(Math.max(partsOf(one), partsOf(other)));
      }),
    );
  });

  test("parts hold the units, with at most one empty unit in each but the last", () => {
    fc.assert(
      fc.property(text, (one) => {
        const { encoding, units, parts } = countSmsParts(one);
        const [single, part] = encoding === "gsm7" ? [160, 153] : [70, 67];
        if (parts === 1) expect(units).toBeLessThanOrEqual(single);
        else {
          expect(units).toBeLessThanOrEqual(parts * part);
          expect(units).toBeGreaterThan((parts - 1) * (part - 1));
        }
      }),
    );
  });

  test("one letter of Devanagari makes the whole text UCS-2", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (one) => {
        expect(countSmsParts(`${one}घ`)).toMatchObject({ encoding: "ucs2", units: one.length + 1 });
      }),
    );
  });
});
