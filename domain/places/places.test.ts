import { describe, expect, test } from "vitest";
import { localLevels } from "./local-levels.ts";
import { placeOptions, shortAddress } from "./places.ts";

describe("IN3 the location on a share card", () => {
  test.each([
    ["Pidari Chowk, Janakpur-8, Dhanusha", "Janakpur-8, Dhanusha", "जनकपुर-८, धनुषा"],
    ["Janakpur, Nepal", "Janakpur", "जनकपुर"],
    ["Ghantaghar, Birgunj-9", "Ghantaghar, Birgunj-9", "घण्टाघर, वीरगञ्ज-९"],
    // Unknown parts are dropped so that the scripts are not mixed.
    ["Nowhere Lane, Lazimpat Heights, Kathmandu-2", "Lazimpat Heights, Kathmandu-2", "काठमाडौँ-२"],
    ["Somewhere, Elsewhere-3", "Somewhere, Elsewhere-3", "Somewhere, Elsewhere-3"],
    ["पिडारी चोक, जनकपुर-८", "पिडारी चोक, जनकपुर-८", "पिडारी चोक, जनकपुर-८"],
    ["constructor, toString", "constructor, toString", "constructor, toString"],
    [" , ,", "", ""],
  ])("%s", (address, english, nepali) => {
    expect(shortAddress(address, "en")).toBe(english);
    expect(shortAddress(address, "np")).toBe(nepali);
  });
});

test.each([
  ["Lalitpur", "ललितपुर"],
  ["Eastern Rukum", "पूर्वी रुकुम"],
  ["Kathmandu-10", "काठमाडौँ-१०"],
  ["जनकपुर", "जनकपुर"],
  // From the 753 local levels, by the spelling key.
  ["Chhireshwornath", "क्षिरेश्वरनाथ"],
  ["Dhangadi-3", "धनगढी-३"],
  ["Nowhere Lane", "Nowhere Lane"],
])("BU7 the location select offers %s as %s on a Nepali page", (place, nepali) => {
  expect(placeOptions([place])).toEqual([{ value: place.toLowerCase(), label: { en: place, np: nepali } }]);
});

test("BU7 PR4 the location select offers every local level by its Nepali name", () => {
  const names = new Map<string, Set<string>>();
  for (const { names: own } of localLevels) names.set(own.en, (names.get(own.en) ?? new Set()).add(own.np));
  // Kathmandu's quarter of the same name is better known.
  names.delete("Maharajgunj");
  for (const [english, nepali] of names)
    expect([...nepali], english).toContain(placeOptions([english])[0]?.label.np);
});

describe("placeOptions returns the places in addresses (BU7, PR4)", () => {
  test.each([
    [
      ["Janakpur", "Pokhara"],
      ["Janakpur", "Pokhara"],
    ],
    [
      ["Siraha", "between Dhanusha and Siraha"],
      ["Siraha", "Dhanusha"],
    ],
    [["Between Bara & Parsa"], ["Bara", "Parsa"]],
    [
      ["near Bardibas", "opposite  Lahan"],
      ["Bardibas", "Lahan"],
    ],
    [
      ["Nearby", "Betweenville", "Sand and Stone"],
      ["Nearby", "Betweenville", "Sand and Stone"],
    ],
    [["janakpur", "Janakpur", "near "], ["janakpur"]],
    [["जनकपुर"], ["जनकपुर"]],
  ])("%j", (towns, names) => {
    expect(placeOptions(towns).map(({ label }) => label.en)).toEqual(names);
  });
});
