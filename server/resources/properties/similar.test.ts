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

test("LD5: similar listings are of the same kind, the nearest first and then by price", async () => {
  const plot = { ...sampleProperty, property_type: "land", local_level_id: janakpur } as const;
  const rows = [
    { ...plot, name: "same town, dear", price: 300 },
    { ...plot, name: "same town, close", price: 120 },
    { ...plot, name: "same district", price: 100, local_level_id: chhireshwarnath },
    { ...plot, name: "far", price: 100, local_level_id: kathmandu },
    { ...plot, name: "a house", price: 100, property_type: "house" },
    { ...plot, name: "a rental", price: 100, for_type: "rent" },
    { ...plot, name: "sold", price: 100, listing_status: "sold" },
    { ...plot, name: "a draft", price: 100, listing_status: "draft" },
  ] as const;
  await store.database.insertInto("properties").values(rows).execute();
  const { id } = await store.database
    .insertInto("properties")
    .values({ ...plot, name: "itself", price: 100 })
    .returning("id")
    .executeTakeFirstOrThrow();
  const compared = { ...plot, id, price: 100 };
  const namesOf = async (limit: number) =>
    (await similarProperties(store.database, compared, limit).execute()).map(({ name }) => name);
  expect(await namesOf(3)).toEqual(["same town, close", "same town, dear", "same district"]);
  expect(await namesOf(9)).toEqual(["same town, close", "same town, dear", "same district", "far"]);
});
