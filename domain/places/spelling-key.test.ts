import fc from "fast-check";
import { describe, expect, test } from "vitest";
import spellings from "./fixtures/spellings.json" with { type: "json" };
import { districts, localLevels } from "./local-levels.ts";
import { spellingKey } from "./spelling-key.ts";

const devanagari = fc.integer({ min: 0x900, max: 0x97f }).map((code) => String.fromCodePoint(code));
const anyText = fc.oneof(fc.string({ unit: devanagari }), fc.string({ unit: "grapheme" }));

const meet = ({ names }: { names: { en: string; np: string } }) =>
  spellingKey(names.en) === spellingKey(names.np);

describe("PL1 the spelling key", () => {
  test.each(spellings)("of %s is that of %s", (latin, devanagari) => {
    expect(spellingKey(latin)).toBe(spellingKey(devanagari));
  });

  test("of at least 725 of 753 local levels and 75 of 77 districts is the same in both scripts", () => {
    expect([localLevels.length, districts.length]).toEqual([753, 77]);
    expect(localLevels.filter(meet).length).toBeGreaterThanOrEqual(725);
    expect(districts.filter(meet).length).toBeGreaterThanOrEqual(75);
  });

  test("is shared by different names at most 11 times", () => {
    const namesByKey = new Map<string, Set<string>>();
    for (const { names } of localLevels)
      for (const key of [spellingKey(names.en), spellingKey(names.np)])
        namesByKey.set(key, (namesByKey.get(key) ?? new Set()).add(names.en));
    const shared = [...namesByKey.values()].filter((names) => names.size > 1);
    expect(shared.length).toBeLessThanOrEqual(11);
  });

  test.each([
    ["Jaleshwor", "Jaleshwar"],
    ["Nepalganj", "नेपालगञ्ज"],
    ["Ratnanagar", "रत्ननगर"],
    ["kathmandu", "काठमाण्डौं"],
    ["Bhanu Chok", "भानु चोक"],
    ["Ward 12", "ward-१२"],
    ["Dhading", "धादिङ"],
    ["Kattha", "कठा"],
    ["Sankhuwasabha", "सङ्खुवासभा"],
    ["Gyaneshwor", "ज्ञानेश्वर"],
    // Old fonts typed ो as two signs.
    ["Pokhara", "पाेखरा"],
  ])("of %s is that of %s", (one, other) => {
    expect(spellingKey(one)).toBe(spellingKey(other));
  });

  test("keeps different names apart", () => {
    const names = ["Janakpur", "Birgunj", "Lahan", "Kathmandu", "Lalitpur", "Siraha", "Bara", "Parsa"];
    expect(new Set(names.map(spellingKey)).size).toBe(names.length);
  });

  test("of any text consists of Latin letters and digits, and ignores spaces and punctuation around it", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(spellingKey(text)).toMatch(/^[a-z0-9]*$/);
        expect(spellingKey(` "${text}",`)).toBe(spellingKey(text));
      }),
      { numRuns: 500 },
    );
    expect(spellingKey("東京 ♥")).toBe("");
  });
});
