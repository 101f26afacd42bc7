import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleProperty } from "#server/testing/sample-rows.ts";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { similarProperties } from "./similar.ts";

const [janakpur, chhireshwarnath, kathmandu] = [223, 224, 307];
let store: TestDatabase;
beforeAll(async () => {
  store = await createTestDatabase();
});
afterAll(() => store.drop());

test("LD5 VT6: similar listings are of the same kind, near in place and price; a town comes before a price", async () => {
  const plot = { ...sampleProperty, property_type: "land", local_level_id: janakpur } as const;
  const rows = [
    { ...plot, name: "same town, dear", price: 300 },
    { ...plot, name: "same town, close", price: 120 },
    { ...plot, name: "same district", price: 100, local_level_id: chhireshwarnath },
    { ...plot, name: "far", price: 100, local_level_id: kathmandu },
    { ...plot, name: "a house", price: 100, property_type: "house" },
    { ...plot, name: "a rental", price: 100, for_type: "rent" },
    { ...plot, name: "sold", price: 100, status: "sold" },
    { ...plot, name: "a draft", price: 100, status: "draft" },
  ] as const;
  await store.database.insertInto("properties").values(rows).execute();
  const { id } = await store.database
    .insertInto("properties")
    .values({ ...plot, name: "itself", price: 100 })
    .returning("id")
    .executeTakeFirstOrThrow();
  const compared = { ...plot, id, price: 100 };
  const namesOf = async (limit: number) =>
    (await similarProperties(store.database, compared, limit)).map(({ name }) => name);
  expect(await namesOf(3)).toEqual(["same town, close", "same district", "same town, dear"]);
  expect(await namesOf(9)).toEqual(["same town, close", "same district", "same town, dear", "far"]);
});

test("VT6: one in the same town is found among many elsewhere whose prices are nearer", async () => {
  const flat = { ...sampleProperty, property_type: "apartment", local_level_id: kathmandu } as const;
  const elsewhere = Array.from({ length: 130 }, (_, index) => ({
    ...flat,
    name: `elsewhere ${index}`,
    price: 900 + index,
  }));
  await store.database.insertInto("properties").values(elsewhere).execute();
  const { id } = await store.database
    .insertInto("properties")
    .values({ ...flat, name: "same town", price: 1_700, local_level_id: janakpur })
    .returning("id")
    .executeTakeFirstOrThrow();
  const compared = { ...flat, id: id + 1, price: 1_000, local_level_id: janakpur };
  const [first] = await similarProperties(store.database, compared, 3);
  expect(first?.name).toBe("same town");
  const nowhere = await similarProperties(store.database, { ...compared, local_level_id: null }, 3);
  expect(nowhere.map(({ name }) => name)).toEqual(["elsewhere 100", "elsewhere 99", "elsewhere 101"]);
});
