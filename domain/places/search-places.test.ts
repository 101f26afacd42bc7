import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { districtOf, localLevels } from "./local-levels.ts";
import { isOneSlipApart } from "./one-slip.ts";
import { searchPlaces } from "./search-places.ts";

const search = (query: string, limit = 10) =>
  searchPlaces(query, { limit }).map((level) => `${level.names.en}, ${districtOf(level).names.en}`);

describe("PL1 the search for places", () => {
  test.each([
    "janakpur",
    "Janakpurdham",
    "Janakpurdham-4",
    "JANAKPUR DHAM",
    "janak",
    "jana",
    "jan",
    "जनक",
    "जनकपुर",
    "जनकपुरधाम-४",
    "जनकपुरधाम उपमहानगरपालिका वडा नं. ४",
    "Janakpurdham Sub-Metropolitan City",
    "janakpur dhanusha",
    "धनुषा जनकपुर",
    "janakpur, madhesh",
    "Janakpur, Nepal",
    // One slip each: a letter left out, added, wrong, exchanged.
    "janakpurdam",
    "janakprdham",
    "janakpuridham",
    "jamakpurdham",
    "janapkurdham",
  ])("finds Janakpurdham first for %s", (query) => {
    expect(search(query)[0]).toBe("Janakpurdham, Dhanusha");
  });

  test.each([
    ["ratnanagar chitwan", ["Ratnanagar, Chitwan"]],
    ["Bhairahawa", ["Siddharthanagar, Rupandehi"]],
    ["simara", ["Jitpur Simara, Bara"]],
    ["bihari", ["Mithila Bihari, Dhanusha"]],
    ["काठमाण्डौं", ["Kathmandu, Kathmandu"]],
    ["madi rolpa", ["Madi, Rolpa"]],
    ["madi-9 rol", ["Madi, Rolpa"]],
    ["shubha", ["Shubha Kalika, Kalikot"]],
  ])("%s finds %j first", (query, places) => {
    expect(search(query).slice(0, places.length)).toEqual(places);
  });

  test("returns each place of a repeated name with its district, larger kinds first, then by alphabet", () => {
    expect(search("Madi").slice(0, 4)).toEqual([
      "Madi, Chitwan",
      "Madi, Sankhuwasabha",
      "Madi, Kaski",
      "Madi, Rolpa",
    ]);
  });

  test("returns exact names first, then names that begin so, then the district's other places", () => {
    const found = search("dhanusha", 100);
    expect(found[0]).toBe("Dhanushadham, Dhanusha");
    expect(found[1]).toBe("Janakpurdham, Dhanusha");
    expect(found).toHaveLength(
      localLevels.filter((level) => districtOf(level).names.en === "Dhanusha").length,
    );
    expect(search("mithila")).toEqual(["Mithila, Dhanusha", "Mithila Bihari, Dhanusha"]);
  });

  test.each(["", " ", "-4", "♥", "東京", "Timbuktu", "__proto__", "%", "\u0000", "constructor"])(
    "finds nothing for %j",
    (query) => {
      expect(search(query)).toEqual([]);
    },
  );

  test("finds every local level among the first ten by its name and district, in either script", () => {
    const missed = localLevels.filter((level) => {
      const district = districtOf(level);
      const texts = [
        `${level.names.en} ${district.names.en}`,
        `${level.names.np}, ${district.names.np}`,
        level.names.en,
        level.names.np,
      ];
      return !texts.every((text) => searchPlaces(text, { limit: 10 }).includes(level));
    });
    expect(missed).toEqual([]);
  });

  test("never returns more than the limit, whatever the query", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (query) => {
        expect(searchPlaces(query, { limit: 3 }).length).toBeLessThanOrEqual(3);
      }),
    );
  });
});

test.each([
  ["abcd", "abcd", true],
  ["abcd", "abd", true],
  ["abcd", "abxcd", true],
  ["abcd", "abxd", true],
  ["abcd", "acbd", true],
  ["abcd", "abcde", true],
  ["abcd", "badc", false],
  ["abcd", "axxd", false],
  ["abcd", "abcdef", false],
  ["abcd", "bcde", false],
])("PL1 %s and %s are one slip apart: %s", (one, other, expected) => {
  expect(isOneSlipApart(one, other)).toBe(expected);
  expect(isOneSlipApart(other, one)).toBe(expected);
});
