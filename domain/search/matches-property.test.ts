import { describe, expect, test } from "vitest";
import type { PropertyFilters } from "#domain/properties/filters.ts";
import { propertyTypes } from "#domain/properties/kinds.ts";
import { buyPriceBands } from "#domain/properties/price-bands.ts";
import { type MatchedProperty, matchesProperty } from "./matches-property.ts";

const now = new Date("2026-11-16T00:00:00Z");
/** In Janakpurdham, Dhanusha, Madhesh. */
const house: MatchedProperty = {
  name: "Sunny House",
  address: "Station Road, Janakpur",
  price: 6_000_000,
  area: 1200,
  land_area: "0-4-0-0",
  property_type: "house",
  bedrooms: 3,
  bathrooms: 2,
  road_width: 13,
  facing: "east",
  checked_on: null,
  local_level_id: 223,
  ward: 4,
  custom_features: [],
  features: [],
  translations: {},
  map_location: { latitude: 26.73, longitude: 85.92, radius_m: 0 },
  created_at: new Date("2026-11-01T00:00:00Z"),
};
const matches = (filters: PropertyFilters, changed: Partial<MatchedProperty> = {}) =>
  matchesProperty({ ...house, ...changed }, filters, now);

describe("matchesProperty", () => {
  test("matches every property without filters", () => {
    expect(matches({})).toBe(true);
  });

  test("BU1, SR1 search matches the words of names, places and types, ignoring case", () => {
    for (const search of ["sUNNY", "janakPUR sunny", "ghar dhanusha"])
      expect(matches({ search }), search).toBe(true);
    for (const search of ["pokhara", "sunny flat", "%", "_"]) expect(matches({ search }), search).toBe(false);
  });

  test("BU7 location matches part of the address, not of the name", () => {
    expect(matches({ location: "station road" })).toBe(true);
    expect(matches({ location: "sunny" })).toBe(false);
    expect(matches({ search: "sunny", location: "pokhara" })).toBe(false);
    for (const location of ["%", "_", "Stat%", ".*", "\\"])
      expect(matches({ location }), location).toBe(false);
  });

  test("BU7 ignores case in other scripts character by character", () => {
    expect(matches({ location: "ΟΔΟΣ" }, { address: "οδοσ" })).toBe(true);
    expect(matches({ location: "istanbul" }, { address: "İstanbul" })).toBe(true);
  });

  test("BU6 BU7 filters by price bands and types", () => {
    expect(buyPriceBands.map((price) => matches({ price }))).toEqual([false, true, false, false]);
    expect(propertyTypes.filter((type) => matches({ type: [type] }))).toEqual(["house"]);
    expect(matches({ type: ["land", "house"] })).toBe(true);
  });

  test("SR3: prices from and to include both ends", () => {
    expect(matches({ price_from: 6_000_000, price_to: 6_000_000 })).toBe(true);
    expect(matches({ price_from: 6_000_001 })).toBe(false);
    expect(matches({ price_to: 5_999_999 })).toBe(false);
  });

  test("SR3: an area is compared exactly, with the land before the building", () => {
    expect(matches({ area_from: "4 aana", area_to: "4 aana" })).toBe(true);
    expect(matches({ area_from: "1369.01 sq_ft" })).toBe(false);
    expect(matches({ area_from: "1200 sq_ft", area_to: "1200 sq_ft" }, { land_area: null })).toBe(true);
    expect(matches({ area_to: "1199.99 sq_ft" }, { land_area: null })).toBe(false);
  });

  test("RE1, SR3: rooms and the road are at least as many", () => {
    expect([2, 3, 4].map((bedrooms) => matches({ bedrooms }))).toEqual([true, true, false]);
    expect([2, 3].map((bathrooms) => matches({ bathrooms }))).toEqual([true, false]);
    expect([13, 13.1].map((road) => matches({ road }))).toEqual([true, false]);
    expect(matches({ road: 1 }, { road_width: null })).toBe(false);
  });

  test("SR3: a place of any level, and any of several", () => {
    expect((["p2", "d20", "l223", "p3", "l1"] as const).map((code) => matches({ place: [code] }))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(matches({ place: ["p3", "l223"] })).toBe(true);
    expect(matches({ place: ["p2"] }, { local_level_id: null })).toBe(false);
  });

  test("SR3, LD8: facing, checks and the days since", () => {
    expect(matches({ facing: ["north", "east"] })).toBe(true);
    expect(matches({ facing: ["east"] }, { facing: null })).toBe(false);
    expect(matches({ checked: true })).toBe(false);
    expect(matches({ checked: true }, { checked_on: "2026-10-01" })).toBe(true);
    expect([7, 30].map((since) => matches({ since: since as 7 | 30 }))).toEqual([false, true]);
  });

  test("MP1: the place on the map that visitors know", () => {
    expect(matches({ bounds: [85.9, 26.7, 86, 26.8] })).toBe(true);
    expect(matches({ bounds: [85.93, 26.7, 86, 26.8] })).toBe(false);
    expect(matches({ bounds: [80, 26, 89, 31] }, { map_location: null })).toBe(false);
  });
});
