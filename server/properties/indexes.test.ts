import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { noPropertyFilters, type PropertyFilters } from "#domain/properties/filters.ts";
import { readPriceBand } from "#domain/properties/price-bands.ts";
import { readPlan } from "#server/testing/query-plan.ts";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { propertyCount, propertyPage, propertyPlacesQuery } from "./listing.ts";

let store: TestDatabase;
beforeAll(async () => {
  store = await createTestDatabase();
  await sql`
    insert into properties
      (name, address, price, description, area, bedrooms, bathrooms, is_featured, property_type, for_type, status, created_at)
    select
      'Home ' || n || case when n % 2500 = 0 then ' with a lotus pond' else '' end,
      'Road ' || n || ', ' || (array['Janakpur', 'Kathmandu', 'Pokhara', 'Bardibas'])[1 + n % 4] || '-' || n % 30,
      case when n % 2 = 0 then 1000000 + (n * 7919::bigint) % 20000000 else 8000 + (n * 7919::bigint) % 60000 end,
      repeat('A quiet street, a good well and neighbours who greet. ', 8),
      1000 + n % 900, n % 6, 1 + n % 3, n % 100 = 0,
      (array['house', 'apartment', 'condo', 'land', 'commercial', 'loft', 'studio', 'townhouse', 'penthouse'])[1 + n % 9],
      case when n % 2 = 0 then 'sale' else 'rent' end,
      case when n % 10 = 0 then 'inactive' else 'active' end,
      timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(1, 10000) as n`.execute(store.database);
  await sql`vacuum analyze properties`.execute(store.database);
});
afterAll(() => store.drop());

const scope = { status: "active", listing: "sale" } as const;
const pageOf = (filters: Partial<PropertyFilters>) =>
  propertyPage(store.database, scope, { ...noPropertyFilters, ...filters }, { page: 1, pageSize: 12 });
const countOf = (filters: Partial<PropertyFilters>) =>
  propertyCount(store.database, scope, { ...noPropertyFilters, ...filters });

describe("among 10,000 properties an index finds", () => {
  test.each<[string, Partial<PropertyFilters>, string]>([
    ["a page of all", {}, "properties_by"],
    ["words of a name", { search: "Lotus Pond" }, "properties_by_search_text"],
    ["a part of an address", { location: "road 777" }, "properties_by_address"],
    ["a price band", { price: readPriceBand("5000000-7500000", "sale") }, "properties_by"],
    ["a type", { type: "loft" }, "properties_by"],
    ["bedrooms", { bedrooms: 4 }, "properties_by"],
    [
      "everything at once",
      { search: "lotus pond", location: "janakpur", type: "house" },
      "properties_by_search_text",
    ],
  ])("%s, and how many there are", async (_, filters, index) => {
    for (const query of [pageOf(filters), countOf(filters)]) {
      const plan = readPlan(await query.explain("json"));
      expect(plan.readWhole).not.toContain("properties");
      expect(plan.indexes).toContainEqual(expect.stringContaining(index));
    }
  });

  test("the places where listings are", async () => {
    const plan = readPlan(await propertyPlacesQuery(store.database, "sale").explain("json"));
    expect(plan).toEqual({ indexes: ["properties_by_place"], readWhole: [] });
  });

  test("a filtered page with its counts in a few milliseconds", async () => {
    const filters = { search: "home", location: "janakpur", price: readPriceBand("5000000-7500000", "sale") };
    const answer = () =>
      Promise.all([pageOf(filters).execute(), countOf(filters).execute(), countOf({}).execute()]);
    const [rows] = await answer();
    expect(rows).toHaveLength(12);
    const times: number[] = [];
    for (let run = 0; run < 9; run += 1) {
      const start = performance.now();
      await answer();
      times.push(performance.now() - start);
    }
    // The best of nine: what the machine can do, not what else it was doing.
    expect(Math.min(...times)).toBeLessThan(50);
  });
});
