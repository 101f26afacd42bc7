import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { comparePlaceCodes, type PlaceCode } from "#domain/places/place-code.ts";
import {
  filterNames,
  type PropertyFilters,
  propertyFilterParameters,
  propertyListParameters,
  propertySorts,
  sinceChoices,
  withoutFilter,
} from "#domain/properties/filters.ts";
import { listingTypes, propertyTypes } from "#domain/properties/kinds.ts";
import {
  buyLocations,
  buyTypes,
  locationsFor,
  offeredTypes,
  propertyTypesFor,
} from "#domain/properties/options.ts";
import { buyPriceBands, rentPriceBands } from "#domain/properties/price-bands.ts";
import { facings } from "#domain/properties/property-fields.ts";
import { isShortestAddress, readPropertyFilters, readPropertyListAddress } from "./read-filters.ts";
import { readSearch } from "./read-search.ts";

const read = (query: string) => readPropertyFilters(new URLSearchParams(query), "sale");
const shortest = (query: string) =>
  String(
    new URLSearchParams(propertyListParameters(readPropertyListAddress(new URLSearchParams(query), "sale"))),
  );

describe("readPropertyFilters", () => {
  test("BU5 reads the filters of Home from URLSearchParams or a record", () => {
    const expected = { location: "janakpur", price: buyPriceBands[3], type: ["house"] };
    const query = new URLSearchParams({ location: " janakpur ", price: "10000000+", type: "House" });
    expect(readPropertyFilters(query, "sale")).toEqual(expected);
    expect(readPropertyFilters(Object.fromEntries(query), "sale")).toEqual(expected);
  });

  test("SR3: reads each filter as people write it and says it in the shortest way", () => {
    expect(shortest("place=l223,p2&place=d17")).toBe("place=p2%2Cd17%2Cl223");
    expect(shortest("type=land&type=house&type=land")).toBe("type=house%2Cland");
    expect(shortest("price_from=50 lakh&price_to=१ करोड २० लाख")).toBe(
      "price_from=5000000&price_to=12000000",
    );
    expect(shortest("area_from=4 aana&area_to=१ रोपनी")).toBe("area_from=4+aana&area_to=1+ropani");
    expect(shortest("area_from=0-4-2-0&area_to=1500")).toBe("area_from=0-4-2-0&area_to=1500+sq_ft");
    expect(shortest("bedrooms=3%2B&bathrooms=२&road=13.04&since=30&checked=1")).toBe(
      "bedrooms=3&bathrooms=2&road=13&checked=1&since=30",
    );
    expect(shortest("facing=south_east,EAST")).toBe("facing=east%2Csouth_east");
    expect(shortest("bounds=85.123456,26.5,86,27.00001")).toBe("bounds=85.1235%2C26.5%2C86%2C27");
    expect(shortest("sort=newest&view=list&page=1")).toBe("");
    expect(shortest("sort=unit_price_asc&view=both&page=2")).toBe("sort=unit_price_asc&view=both&page=2");
  });

  test("SR3: an area without a unit has the unit of the form", () => {
    expect(shortest("area_from=4&area_to=10&area_unit=aana")).toBe("area_from=4+aana&area_to=10+aana");
    expect(shortest("area_from=2 kattha&area_unit=aana")).toBe("area_from=2+kattha");
  });

  test("BU5 ignores values that nothing can mean", () => {
    const nonsense =
      "place=x1,p0,p8,d78,l754&type=castle&price=1-2&price_from=-5&price_to=cheap&area_from=big&area_to=0&" +
      "bedrooms=0&bathrooms=10&road=wide&facing=up&checked=yes&since=8&bounds=86,26,85,27&sort=random&view=globe&page=-1";
    expect(read(nonsense)).toEqual({});
    expect(shortest(nonsense)).toBe("");
  });

  test("BU5 ignores hostile parameters and never throws", () => {
    const hostile = { price: "1 OR 1=1", type: "__proto__", bedrooms: "-1", get: "x", search: "a\u0000b" };
    expect(readPropertyFilters(hostile, "rent")).toEqual({ search: "a b" });
    expect(readPropertyFilters({ search: ["first", "second"] }, "sale").search).toBe("first");
    expect(readPropertyFilters({ search: "half \uD83D" }, "sale").search).toBe("half \uFFFD");
    expect(readPropertyFilters({ search: "x".repeat(1e6) }, "sale").search).toHaveLength(100);
    const anyText = fc.string({ unit: "binary", maxLength: 300 });
    const names = fc.oneof(fc.string(), fc.constantFrom(...filterNames));
    fc.assert(
      fc.property(fc.dictionary(names, fc.oneof(anyText, fc.array(anyText))), (query) => {
        const { search = "" } = readPropertyFilters(query, "rent");
        expect(search.isWellFormed()).toBe(true);
        expect(search).not.toMatch(/\p{Cc}/u);
      }),
    );
  });
});

const text = fc
  .string({ minLength: 1 })
  .map((value) =>
    value
      .normalize()
      .replace(/[\p{Cc}\s]+/gu, " ")
      .trim(),
  )
  .filter((value) => value !== "");
const placeCode = fc
  .oneof(
    fc.integer({ min: 1, max: 7 }).map((id) => `p${id}` as const),
    fc.integer({ min: 1, max: 77 }).map((id) => `d${id}` as const),
    fc.integer({ min: 1, max: 753 }).map((id) => `l${id}` as const),
  )
  .map((code): PlaceCode => code);
const amount = fc.integer({ min: 1, max: 1e9 });
const area = fc.constantFrom("4 aana", "0-4-2-0", "1-5-10", "1500 sq_ft", "2.5 kattha");
const side = (min: number) =>
  fc.integer({ min: min * 1e4, max: (min + 4) * 1e4 }).map((value) => value / 1e4);
const filters = fc.record(
  {
    search: text.map((typed) => readSearch(typed).text).filter((words) => words !== ""),
    location: text,
    place: fc
      .uniqueArray(placeCode, { minLength: 1, maxLength: 5 })
      .map((codes) => codes.toSorted(comparePlaceCodes)),
    type: fc.subarray([...propertyTypes], { minLength: 1 }),
    price: fc.constantFrom(...rentPriceBands),
    price_from: amount,
    price_to: amount,
    area_from: area,
    area_to: area,
    bedrooms: fc.integer({ min: 1, max: 9 }),
    bathrooms: fc.integer({ min: 1, max: 9 }),
    road: fc.integer({ min: 1, max: 9990 }).map((tenths) => tenths / 10),
    facing: fc.subarray([...facings], { minLength: 1 }),
    checked: fc.constant(true as const),
    since: fc.constantFrom(...sinceChoices),
    bounds: fc.tuple(side(80), side(20), side(85), side(25)),
  },
  { requiredKeys: [] },
);

describe("addresses", () => {
  test("SR3, BU5 writing filters to the URL and reading them back returns the same filters", () => {
    fc.assert(
      fc.property(filters, fc.constantFrom(...propertySorts), fc.nat(80), (chosen, sort, page) => {
        // A price is a band or a range.
        const { price_from: _from, price_to: _to, ...banded } = chosen;
        const asked = chosen.price ? banded : chosen;
        const address = { filters: asked, sort, view: "list" as const, page: page + 1 };
        const query = new URLSearchParams(propertyListParameters(address));
        expect(readPropertyListAddress(new URLSearchParams(String(query)), "rent")).toEqual(address);
        expect(isShortestAddress(query, "rent")).toBe(true);
      }),
    );
    expect(propertyFilterParameters({})).toEqual({});
  });

  test.each([
    ["price=5000000-7500000&price_from=50 lakh&price_to=75 lakh", "price=5000000-7500000"],
    ["price=10000000%2B&price_from=10000000", "price=10000000+"],
    ["price=5000000-7500000&price_to=60 lakh", "price_to=6000000"],
    ["price=0-5000000&search=ghar 80 lakh dekhi", "search=ghar&price_from=8000000"],
    ["price=own&price_to=60 lakh", "price_to=6000000"],
  ])("SR3: %s asks for one price", (query, shortest) => {
    const { filters: read } = readPropertyListAddress(new URLSearchParams(query), "sale");
    expect(decodeURIComponent(String(new URLSearchParams(propertyFilterParameters(read))))).toBe(shortest);
  });

  test("SR3: an address is the shortest only if it says each thing once and in one way", () => {
    const isShortest = (query: string) => isShortestAddress(new URLSearchParams(query), "sale");
    expect(isShortest("type=house&utm_source=x")).toBe(true);
    for (const query of [
      "type=house&type=land",
      "type=House",
      "search=",
      "page=1",
      "price_to=50 lakh",
      "area_unit=aana",
    ])
      expect(isShortest(query), query).toBe(false);
  });

  test("SR3: the shortest address of any query is its own shortest address", () => {
    const value = fc.oneof(fc.string(), fc.constantFrom("land,house", "4 aana", "50 lakh", "p2,p1", "7"));
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...filterNames, "sort", "page"), value), (query) => {
        const address = propertyListParameters(readPropertyListAddress(query, "sale"));
        expect(isShortestAddress(new URLSearchParams(address), "sale")).toBe(true);
      }),
    );
  });

  test("SR3: a chip takes one filter away, or one value of its list", () => {
    const asked: PropertyFilters = { search: "ghar", type: ["house", "land"], checked: true };
    expect(withoutFilter(asked, "checked")).toEqual({ search: "ghar", type: ["house", "land"] });
    expect(withoutFilter(asked, "type", "land")).toEqual({ search: "ghar", type: ["house"], checked: true });
    expect(withoutFilter({ type: ["land"] }, "type", "land")).toEqual({});
  });
});

test("LD1: pages offer their own types and every other type that has listings", () => {
  expect(offeredTypes("sale", [])).toEqual([...propertyTypesFor("sale"), "land"]);
  expect(offeredTypes("rent", [])).toEqual(propertyTypesFor("rent"));
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
