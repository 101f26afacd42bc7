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
  const { sale, rent } = openListOptions();
  for (const cache of [sale, rent]) cache.onConnected();
  const [first, second] = await Promise.all([sale.find(read), sale.find(read)]);
  expect(second).toBe(first);
  await addListing();
  sale.onChange(new Set(["projects"]));
  expect((await sale.find(read)).total).toBe(first.total);
  expect(reads).toBe(1);
  sale.onChange(new Set(["properties", "property:1"]));
  expect((await sale.find(read)).total).toBe(first.total + 1);
  expect(await rent.find(read)).toMatchObject({ total: 0, types: [] });
  expect(reads).toBe(3);
});

test("does not keep options that were being read during a change", async () => {
  const cache = openListOptions().sale;
  cache.onConnected();
  const before = cache.find(read);
  cache.onChange("everything");
  expect(cache.find(read)).not.toBe(before);
  await Promise.all([before, cache.find(read)]);
  expect(reads).toBe(2);
});

test("reads anew after an error, and each time while changes are not heard of", async () => {
  const cache = openListOptions().sale;
  cache.onConnected();
  await expect(cache.find(() => Promise.reject(new Error("no database")))).rejects.toThrow("no database");
  await cache.find(read);
  cache.onDisconnected();
  for (let round = 0; round < 2; round += 1) await cache.find(read);
  expect(reads).toBe(3);
});

test("reads the options of the projects until a project changes", async () => {
  const cache = openListOptions().projects;
  cache.onConnected();
  const { total } = await cache.find(read);
  await store.database.insertInto("projects").values(sampleProject).execute();
  cache.onChange(new Set(["properties", "property:1"]));
  expect((await cache.find(read)).total).toBe(total);
  cache.onChange(new Set(["projects", "project:1"]));
  expect((await cache.find(read)).total).toBe(total + 1);
  expect(reads).toBe(2);
});
