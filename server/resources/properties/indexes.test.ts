import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PropertyFilters, PropertySort } from "#domain/properties/filters.ts";
import { locationsFor } from "#domain/properties/options.ts";
import { buyPriceBands, type PriceBand } from "#domain/properties/price-bands.ts";
import { keysOfTexts } from "#domain/search/search-words.ts";
import { readPlan } from "#server/testing/query-plan.ts";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { propertyIds, selectCount, selectListedTypes, selectMatchedLocations } from "./listing.ts";
import { ordersBySort } from "./orders.ts";
import { selectSimilar } from "./similar.ts";

let store: TestDatabase;
beforeAll(async () => {
  store = await createTestDatabase();
  const [home, pond] = [keysOfTexts(["Home"]), keysOfTexts(["with a lotus pond"])];
  // In parts, because a busy machine needs longer for all than a statement may take.
  for (const first of [1, 2501, 5001, 7501])
    await sql`
      insert into properties
        (name, address, price, description, area, bedrooms, bathrooms, is_featured, property_type, for_type, status, created_at,
         local_level_id, search, searched_at)
      select
        'Home ' || n || case when n % 2500 = 0 then ' with a lotus pond' else '' end,
        'Road ' || n || ', ' || (array['Janakpur', 'Kathmandu', 'Pokhara', 'Bardibas'])[1 + n % 4] || '-' || n % 30,
        case when n % 2 = 0 then 1000000 + (n * 7919::bigint) % 20000000 else 8000 + (n * 7919::bigint) % 60000 end,
        repeat('A quiet street, a good well and neighbours who greet. ', 8),
        1000 + n % 900, n % 6, 1 + n % 3, n % 100 = 0,
        (array['house', 'apartment', 'condo', 'land', 'commercial', 'loft', 'studio', 'townhouse', 'penthouse'])[1 + n % 9],
        case when n % 2 = 0 then 'sale' else 'rent' end,
        case when n % 10 = 0 then 'sold' when n % 10 = 1 then 'reserved' else 'active' end,
        timestamptz '2026-01-01' + n * interval '1 minute',
        1 + n % 700,
        array_to_tsvector(${home}::text[] || case when n % 2500 = 0 then ${pond}::text[] else '{}' end), now()
      from generate_series(${first}::integer, ${first}::integer + 2499) as n`.execute(store.database);
  await sql`vacuum analyze properties`.execute(store.database);
});
afterAll(() => store.drop());

const scope = { isListed: true, listing: "sale" } as const;
const firstPage = { skipped: 0, limit: 12, ordering: { column: "created_at", direction: "desc" } } as const;

describe("among 10,000 properties an index is used for", () => {
  test.each<[string, PropertyFilters]>([
    ["all", {}],
    ["a price band", { price: buyPriceBands[1] as PriceBand }],
    ["a type", { type: ["loft"] }],
    ["bedrooms", { bedrooms: 4 }],
    ["checked ones", { checked: true }],
    ["a word that many have", { search: "home" }],
  ])("a page of %s, by scanning the list in its order", async (_, filters) => {
    const plan = readPlan(await propertyIds(store.database, scope, filters, firstPage).explain("json"));
    expect(plan.scannedTables).not.toContain("properties");
    expect(plan.indexes).toContainEqual(expect.stringContaining("properties_by"));
  });

  test("NL4 a page sorted by name", async () => {
    const ordering = { column: "name", direction: "asc" } as const;
    const query = propertyIds(store.database, {}, {}, { ...firstPage, ordering });
    expect(readPlan(await query.explain("json")).indexes).toContain("properties_by_english_name");
  });

  test.each<[PropertySort, string]>([
    ["price_desc", "properties_by_price"],
    ["unit_price_asc", "properties_by_unit_price"],
    ["area_desc", "properties_by_size"],
  ])("SR3: a page sorted by %s", async (sort, index) => {
    const ordering = ordersBySort[sort];
    const query = propertyIds(store.database, scope, {}, { ...firstPage, ordering });
    expect(readPlan(await query.explain("json")).indexes).toContain(index);
  });

  test("LD5: a status that staff ask for", async () => {
    const sold = { status: "sold" } as const;
    const plan = readPlan(await propertyIds(store.database, sold, {}, firstPage).explain("json"));
    expect(plan.scannedTables).not.toContain("properties");
    expect(plan.indexes).toContain("properties_by_status");
  });

  test("LD1: the types with listings", async () => {
    const query = selectListedTypes(store.database, "sale");
    const plan = await sql`explain (format json) ${query}`.execute(store.database);
    const { scannedTables, indexes } = readPlan(plan.rows);
    expect(scannedTables).not.toContain("properties");
    expect(indexes).toEqual([expect.stringMatching(/^properties_by_type_and_/)]);
  });

  test("BU7: the named places with listings, each by an index", async () => {
    const query = selectMatchedLocations(store.database, "sale", locationsFor("sale"));
    const { scannedTables, indexes } = readPlan(await query.explain("json"));
    expect(scannedTables).not.toContain("properties");
    expect(new Set(indexes)).toEqual(new Set(["properties_by_address"]));
  });

  test("LD5: similar listings", async () => {
    const property = {
      id: 1,
      price: 6_000_000,
      for_type: "sale",
      property_type: "land",
      local_level_id: 223,
    } as const;
    const plan = readPlan(await selectSimilar(store.database, property, 3).explain("json"));
    expect(plan.scannedTables).not.toContain("properties");
  });

  test.each<[string, PropertyFilters, string]>([
    ["words of a name", { search: "Lotus Pond" }, "properties_by_words"],
    ["a district", { place: ["d20"] }, "properties_by_district"],
    ["a local level", { place: ["l223"] }, "properties_by_local_level"],
    ["a type and a price", { type: ["loft"], price_to: 5_000_000 }, "properties_by_type_and_price"],
    ["a part of an address", { location: "road 777" }, "properties_by_address"],
    [
      "everything at once",
      { search: "lotus pond", location: "janakpur", type: ["house"] },
      "properties_by_words",
    ],
  ])("%s and their number", async (_, filters, index) => {
    const plan = readPlan(await selectCount(store.database, scope, filters).explain("json"));
    expect(plan.scannedTables).not.toContain("properties");
    expect(plan.indexes).toContain(index);
  });
});
