import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  matchesProperty,
  noPropertyFilters,
  type PropertyFilters,
  propertyFilterParameters,
  readPropertyFilters,
} from "./filters.ts";
import { listingTypes, propertyTypes } from "./kinds.ts";
import {
  bedroomChoices,
  buyLocations,
  buyTypes,
  locationsFor,
  offeredTypes,
  propertyTypesFor,
} from "./options.ts";
import { buyPriceBands, rentPriceBands } from "./price-bands.ts";

const house = {
  name: "Sunny House",
  address: "Station Road, Janakpur",
  price: 6_000_000,
  property_type: "house" as const,
  bedrooms: 3,
  checked_on: null as string | null,
};
const matches = (filters: Partial<PropertyFilters>, property = house) =>
  matchesProperty(property, { ...noPropertyFilters, ...filters });

describe("matchesProperty", () => {
  test("matches every property without filters", () => {
    expect(matches({})).toBe(true);
  });

  test("BU1 search matches name and address, ignoring case", () => {
    expect(matches({ search: "sUNNY" })).toBe(true);
    expect(matches({ search: "janakPUR" })).toBe(true);
    expect(matches({ search: "pokhara" })).toBe(false);
  });

  test("BU7 location matches part of the address, not of the name", () => {
    expect(matches({ location: "station road" })).toBe(true);
    expect(matches({ location: "sunny" })).toBe(false);
    expect(matches({ search: "sunny", location: "pokhara" })).toBe(false);
  });

  test("BU1 treats wildcards as plain characters", () => {
    for (const search of ["%", "_", "Sun%", ".*", "\\"]) expect(matches({ search }), search).toBe(false);
    expect(matches({ search: "50%" }, { ...house, name: "50% paid" })).toBe(true);
  });

  test("BU1 ignores case in other scripts character by character", () => {
    expect(matches({ search: "ΟΔΟΣ" }, { ...house, name: "οδοσ" })).toBe(true);
    expect(matches({ search: "istanbul" }, { ...house, name: "İstanbul" })).toBe(true);
    expect(matches({ search: "घर" }, { ...house, name: "मिथिला घर" })).toBe(true);
  });

  test("BU6 BU7 filters by price and type", () => {
    expect(buyPriceBands.map((price) => matches({ price }))).toEqual([false, true, false, false]);
    expect(propertyTypes.filter((type) => matches({ type }))).toEqual(["house"]);
  });

  test("RE1 matches bedrooms exactly, and four means four or more", () => {
    const findChoices = (bedrooms: number) =>
      bedroomChoices.filter((choice) => matches({ bedrooms: choice }, { ...house, bedrooms }));
    expect([0, 1, 2, 3, 4, 9].map(findChoices)).toEqual([[], [1], [2], [3], [4], [4]]);
  });
});

test("LD8 filters by a check of any kind", () => {
  expect(matches({ isChecked: true })).toBe(false);
  expect(matches({ isChecked: true }, { ...house, checked_on: "2026-10-01" })).toBe(true);
  expect(readPropertyFilters({ checked: "1" }, "sale").isChecked).toBe(true);
  expect(readPropertyFilters({ checked: "yes" }, "rent").isChecked).toBe(false);
});

describe("readPropertyFilters", () => {
  test("BU5 reads the filters of Home from URLSearchParams or a record", () => {
    const expected = { ...noPropertyFilters, location: "janakpur", price: buyPriceBands[3], type: "house" };
    const query = new URLSearchParams({ location: " janakpur ", price: "10000000+", type: "House" });
    expect(readPropertyFilters(query, "sale")).toEqual(expected);
    expect(readPropertyFilters(Object.fromEntries(query), "sale")).toEqual(expected);
  });

  test("RE1 reads bedrooms on Rent only", () => {
    expect(readPropertyFilters({ bedrooms: "4+" }, "rent").bedrooms).toBe(4);
    expect(readPropertyFilters({ bedrooms: "2" }, "rent").bedrooms).toBe(2);
    expect(readPropertyFilters({ bedrooms: "2" }, "sale").bedrooms).toBeNull();
    expect(readPropertyFilters({ bedrooms: "99" }, "rent").bedrooms).toBeNull();
  });

  test("BU5 ignores hostile parameters and never throws", () => {
    const hostile = { price: "1 OR 1=1", type: "__proto__", bedrooms: "-1", get: "x", search: "a\u0000b" };
    expect(readPropertyFilters(hostile, "rent")).toEqual({ ...noPropertyFilters, search: "a b" });
    expect(readPropertyFilters({ search: ["first", "second"] }, "sale").search).toBe("first");
    expect(readPropertyFilters({ search: "half \uD83D" }, "sale").search).toBe("half \uFFFD");
    expect(readPropertyFilters({ search: "x".repeat(1e6) }, "sale").search).toHaveLength(100);
    const anyText = fc.string({ unit: "binary", maxLength: 300 });
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.oneof(anyText, fc.array(anyText))),
        anyText,
        (query, search) => {
          const parsed = readPropertyFilters({ ...query, search }, "rent");
          expect(parsed.search.isWellFormed()).toBe(true);
          expect(parsed.search).not.toMatch(/\p{Cc}/u);
        },
      ),
    );
  });

  test("BU5 writing filters to the URL and reading them back returns the same filters", () => {
    const text = fc.string().map((value) => value.normalize().trim());
    fc.assert(
      fc.property(
        fc.record({
          search: text,
          location: text,
          price: fc.constantFrom(null, ...rentPriceBands),
          type: fc.constantFrom(null, ...propertyTypes),
          bedrooms: fc.constantFrom(null, ...bedroomChoices),
          isChecked: fc.boolean(),
        }),
        (filters) => {
          const query = new URLSearchParams(propertyFilterParameters(filters)).toString();
          expect(readPropertyFilters(new URLSearchParams(query), "rent")).toEqual(filters);
        },
      ),
    );
    expect(propertyFilterParameters(noPropertyFilters)).toEqual({});
  });
});

test("LD1: pages offer their own types and every other type that has listings", () => {
  expect(offeredTypes("sale", [])).toEqual(propertyTypesFor("sale"));
  expect(offeredTypes("sale", ["house", "commercial", "land"])).toEqual([
    ...propertyTypesFor("sale"),
    "land",
    "commercial",
  ]);
  expect(offeredTypes("rent", ["land"])).toEqual([...propertyTypesFor("rent"), "land"]);
});

test("BU7, RE2 Buy and Rent have their own types and locations", () => {
  expect(propertyTypesFor("sale")).toEqual(["house", "apartment", "condo", "loft"]);
  expect(propertyTypesFor("rent")).toEqual(["apartment", "house", "studio", "townhouse", "penthouse"]);
  expect(locationsFor("rent").map(({ value }) => value)).toEqual([
    "downtown",
    "uptown",
    "suburbs",
    "midtown",
    "arts district",
  ]);
  expect(locationsFor("sale")).toBe(buyLocations);
  expect(buyTypes.every((type) => propertyTypes.includes(type))).toBe(true);
  for (const listing of listingTypes) {
    for (const { value, label } of locationsFor(listing)) expect(label.en.toLowerCase()).toBe(value);
  }
});
