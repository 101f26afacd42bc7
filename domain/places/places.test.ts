import { describe, expect, test } from "vitest";
import { localLevels } from "./local-levels.ts";
import { locationOptions, placeOptions, shortAddress } from "./places.ts";

const unplaced = (name: string) => ({ name, localLevelId: null });
const optionsOf = (names: readonly string[]) => placeOptions(names.map(unplaced));

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
  expect(optionsOf([place])).toMatchObject([
    { value: place.toLowerCase(), label: { en: place, np: nepali } },
  ]);
});

test("BU7 PR4 the location select offers every local level by its Nepali name", () => {
  const names = new Map<string, Set<string>>();
  for (const { names: own } of localLevels) names.set(own.en, (names.get(own.en) ?? new Set()).add(own.np));
  // Kathmandu's quarter of the same name is better known.
  names.delete("Maharajgunj");
  for (const [english, nepali] of names)
    expect([...nepali], english).toContain(optionsOf([english])[0]?.label.np);
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
    expect(optionsOf(towns).map(({ label }) => label.en)).toEqual(names);
  });
});

describe("BU7 PR4: a location select", () => {
  const janakpurdham = { value: "janakpur", label: { en: "Janakpurdham", np: "जनकपुरधाम" }, code: "l223" };

  test.each([
    ["the old name after the new one", [{ name: "Janakpurdham", localLevelId: 223 }, unplaced("Janakpur")]],
    ["the old name before the new one", [unplaced("Janakpur"), { name: "Janakpurdham", localLevelId: 223 }]],
  ])("names a place once, by a text that finds both of its names: %s", (_case, towns) => {
    expect(placeOptions(towns)).toEqual([janakpurdham]);
  });

  test("keeps places apart that only begin alike", () => {
    const names = optionsOf(["Birgunj", "Birgunj Phant", "Pokhara"]).map(({ label }) => label.en);
    expect(names).toEqual(["Birgunj", "Birgunj Phant", "Pokhara"]);
  });

  test("knows the local level of its rows, also of a name that a district has, too", () => {
    expect(optionsOf(["Lalitpur"])[0]?.code).toBeUndefined();
    expect(placeOptions([{ name: "Lalitpur", localLevelId: 309 }])[0]?.code).toBe("l309");
  });

  test("has streets and the spec's places apart from towns", () => {
    const named = [{ value: "art lane", label: { en: "Art Lane", np: "आर्ट लेन" } }];
    const { locations, areas } = locationOptions(
      ["Art Lane", "Station Road", "भानु चोक", "Pokhara", "Hattiban"].map(unplaced),
      named,
    );
    expect(locations.map(({ value }) => value)).toEqual(["pokhara", "hattiban"]);
    expect(areas.map(({ value }) => value)).toEqual(["art lane", "station road", "भानु चोक"]);
  });
});
