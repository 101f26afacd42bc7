import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { containsKeys } from "#server/platform/database/search-column.ts";
import { listProperties } from "#server/resources/properties/listing.ts";
import { sampleProject, sampleProperty } from "#server/testing/sample-rows.ts";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { fillSearch } from "./fill-search.ts";

let store: TestDatabase;
beforeAll(async () => {
  store = await createTestDatabase();
});
afterAll(() => store.drop());

const house = { ...sampleProperty, name: "Lotus House", address: "Station Road, Janakpur" };

let id: number;
/** Each statement is a transaction of its own, as of a release that does not know the words. */
const run = (statement: string) => sql.raw(statement).execute(store.database);
const finds = async (search: string) => {
  const { count } = await listProperties(store.database, {}, { search }, { page: 1, pageSize: 1 });
  return count > 0;
};
const isFilled = async () => {
  const { search } = await store.database
    .selectFrom("properties")
    .select("search")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return search !== null;
};

beforeEach(async () => {
  await run("delete from properties; delete from projects; delete from features");
  const row = await store.database
    .insertInto("properties")
    .values(house)
    .returning("id")
    .executeTakeFirstOrThrow();
  id = row.id;
});

describe("SR1: the words of rows that another release wrote", () => {
  test("are filled in batches, and those of deleted rows and projects, too", async () => {
    await run(`insert into properties (name, address, price, description, area, bedrooms, bathrooms, is_featured, property_type,
      for_type, deleted_at) select 'House ' || n, '', 1, '', 1, 1, 1, false, 'house', 'sale', now() from generate_series(1, 450) as n`);
    await store.database.insertInto("projects").values(sampleProject).execute();
    expect(await finds("lotus")).toBe(false);
    expect(await fillSearch(store.database)).toBe(452);
    expect(await fillSearch(store.database)).toBe(0);
    expect(await finds("ghar lotus")).toBe(true);
  });

  test.each([
    ["name", "name = 'Rose House'", "rose"],
    ["address", "address = 'Bardibas'", "bardibas"],
    ["place", "local_level_id = 300", "house"],
    ["type", "property_type = 'land'", "jagga"],
    ["custom features", "custom_features = '{Puja room}'", "puja"],
    ["translations", `translations = '{"np": {"name": "कमल घर"}}'`, "कमल"],
  ])("are cleared by a new %s and filled again", async (_, change, search) => {
    await fillSearch(store.database);
    await run(`update properties set ${change}`);
    expect(await isFilled()).toBe(false);
    expect(await fillSearch(store.database)).toBe(1);
    expect(await finds(search)).toBe(true);
  });

  test("DY3: of people are filled, and cleared by a new name or number", async () => {
    await run("insert into people (name, phone, email) values ('Sita Karna', '+9779801234567', null)");
    const isFound = async (word: string) =>
      (
        await sql`select from people where ${containsKeys([{ keys: [word], isPrefix: true }])}`.execute(
          store.database,
        )
      ).rows.length;
    expect(await fillSearch(store.database)).toBe(2);
    expect([await isFound("=sit"), await isFound("=980123")]).toEqual([1, 1]);
    await run("update people set name = 'Gita'");
    expect(await isFound("=gita")).toBe(0);
    expect(await fillSearch(store.database)).toBe(1);
    expect([await isFound("=gita"), await isFound("=sit")]).toEqual([1, 0]);
    await run("update people set is_merge_blocked = true");
    expect(await fillSearch(store.database)).toBe(0);
  });

  test("are kept if no word changes", async () => {
    await fillSearch(store.database);
    await run("update properties set price = 2, name = name, updated_at = now()");
    expect(await isFilled()).toBe(true);
  });

  test("are cleared by new features and by a new name of a feature", async () => {
    await run("insert into features (id, name) overriding system value values (1, 'Garden'), (2, 'Well')");
    await fillSearch(store.database);
    await run(`insert into property_features (property_id, feature_id, position) values (${id}, 1, 0)`);
    expect(await isFilled()).toBe(false);
    await fillSearch(store.database);
    expect(await finds("garden")).toBe(true);
    await run("update features set name = 'Park' where id = 1");
    await fillSearch(store.database);
    expect([await finds("garden"), await finds("park")]).toEqual([false, true]);
    await run("delete from property_features");
    expect(await isFilled()).toBe(false);
    await fillSearch(store.database);
    expect(await finds("park")).toBe(false);
  });

  test("stay if the same transaction wrote them", async () => {
    await run(`begin; update properties set name = 'Rose House', search = array_to_tsvector('{rose}'), searched_at = now();
      update properties set address = 'Elsewhere'; commit`);
    expect(await isFilled()).toBe(true);
  });
});
