import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ReadPublicData } from "#server/platform/database/read-database.ts";
import { sampleProject, sampleProperty } from "#server/testing/sample-rows.ts";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { openListOptions } from "./list-options.ts";

let store: TestDatabase;
let reads = 0;
const read: ReadPublicData = (work) => {
  reads += 1;
  return work(store.database);
};
const addListing = () => store.database.insertInto("properties").values(sampleProperty).execute();
beforeAll(async () => {
  store = await createTestDatabase();
});
afterAll(() => store.drop());
beforeEach(() => {
  reads = 0;
});

test("reads the options of a list once for all filters, until a property changes", async () => {
  const cache = openListOptions().properties;
  cache.onConnected();
  const [first, second] = await Promise.all([cache.find("sale", read), cache.find("sale", read)]);
  expect(second).toBe(first);
  await addListing();
  cache.onChange(new Set(["projects"]));
  expect((await cache.find("sale", read)).total).toBe(first.total);
  expect(reads).toBe(1);
  cache.onChange(new Set(["properties", "property:1"]));
  expect((await cache.find("sale", read)).total).toBe(first.total + 1);
  expect(await cache.find("rent", read)).toMatchObject({ total: 0, types: [] });
  expect(reads).toBe(3);
});

test("does not keep options that were being read during a change", async () => {
  const cache = openListOptions().properties;
  cache.onConnected();
  const before = cache.find("sale", read);
  cache.onChange("everything");
  expect(cache.find("sale", read)).not.toBe(before);
  await Promise.all([before, cache.find("sale", read)]);
  expect(reads).toBe(2);
});

test("reads anew after an error, and each time while changes are not heard of", async () => {
  const cache = openListOptions().properties;
  cache.onConnected();
  await expect(cache.find("sale", () => Promise.reject(new Error("no database")))).rejects.toThrow(
    "no database",
  );
  await cache.find("sale", read);
  cache.onDisconnected();
  for (let round = 0; round < 2; round += 1) await cache.find("sale", read);
  expect(reads).toBe(3);
});

test("reads the options of the projects until a project changes", async () => {
  const cache = openListOptions().projects;
  cache.onConnected();
  const { total } = await cache.find("projects", read);
  await store.database.insertInto("projects").values(sampleProject).execute();
  cache.onChange(new Set(["properties", "property:1"]));
  expect((await cache.find("projects", read)).total).toBe(total);
  cache.onChange(new Set(["projects", "project:1"]));
  expect((await cache.find("projects", read)).total).toBe(total + 1);
  expect(reads).toBe(2);
});
