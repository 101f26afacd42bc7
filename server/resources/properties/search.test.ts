import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PropertyFilters } from "#domain/properties/filters.ts";
import { fillSearch } from "#server/resources/search/fill-search.ts";
import { sampleProperty } from "#server/testing/sample-rows.ts";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { findNearby, findRelaxedFilters, searchProperties } from "./search.ts";

const scope = { isListed: true, listing: "sale" } as const;
const paging = { page: 1, pageSize: 12 };
const janakpur = 223;
const lalitpur = 331;

let store: TestDatabase;
beforeAll(async () => {
  store = await createTestDatabase();
  const row = (name: string, changed: object) => ({ ...sampleProperty, name, address: "Ward 4", ...changed });
  await store.database
    .insertInto("properties")
    .values([
      row("Janaki", { local_level_id: janakpur, price: 5_000_000, bedrooms: 2 }),
      row("Sita", { local_level_id: janakpur, price: 9_000_000, bedrooms: 4 }),
      row("Plot", { local_level_id: janakpur, property_type: "land", bedrooms: 0 }),
      row("Patan", { local_level_id: lalitpur, price: 20_000_000, bedrooms: 5 }),
      row("Sold", { local_level_id: janakpur, status: "sold" }),
      row("Rented out", { local_level_id: janakpur, for_type: "rent" }),
    ])
    .execute();
  await fillSearch(store.database);
});
afterAll(() => store.drop());

const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

describe("SR1: a place that is slightly wrong", () => {
  test("is corrected if nothing matches it as it was written", async () => {
    const { rows, corrected } = await searchProperties(
      store.database,
      scope,
      { search: "ghar dhanushe" },
      paging,
    );
    expect(corrected).toBe("ghar Dhanusha");
    expect(namesOf(rows)).toEqual(["Sita", "Janaki"]);
  });

  test("stays if its correction matches nothing either, or the words are right", async () => {
    const find = async (search: string) =>
      (await searchProperties(store.database, scope, { search }, paging)).corrected;
    expect([await find("penthouse dhanushe"), await find("dhanusha"), await find("nowhere")]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe("SR5: nothing found", () => {
  test("says how many match without each filter, most first", async () => {
    const filters: PropertyFilters = { place: ["d20"], price_to: 6_000_000, bedrooms: 4 };
    expect((await searchProperties(store.database, scope, filters, paging)).count).toBe(0);
    expect(await findRelaxedFilters(store.database, scope, filters)).toEqual([
      { filter: "price_to", count: 1, is_exact: true },
      { filter: "bedrooms", count: 1, is_exact: true },
    ]);
    expect(await findRelaxedFilters(store.database, scope, { search: "nowhere" })).toEqual([
      { filter: "search", count: 4, is_exact: true },
    ]);
  });

  test.each<[string, PropertyFilters, string[]]>([
    ["a place", { place: ["l220"] }, ["Plot", "Sita", "Janaki"]],
    ["a place and a type", { place: ["l220"], type: ["house"], bedrooms: 9 }, ["Sita", "Janaki", "Patan"]],
    ["the name of a place", { search: "flat lalitpur" }, ["Patan", "Plot", "Sita"]],
    ["part of the map", { bounds: [85.3, 27.6, 85.4, 27.7] }, ["Patan", "Plot", "Sita"]],
    ["no place", { bedrooms: 9 }, ["Patan", "Plot", "Sita"]],
    [
      "a place, for the asked price",
      { place: ["l220"], price_to: 9_000_000, type: ["house"] },
      ["Sita", "Janaki"],
    ],
    ["a place, from a price on", { place: ["l220"], price_from: 10_000_000, type: ["house"] }, ["Patan"]],
  ])("lists what is near %s", async (_, filters, names) => {
    expect(namesOf(await findNearby(store.database, scope, filters, 3))).toEqual(names);
  });
});
