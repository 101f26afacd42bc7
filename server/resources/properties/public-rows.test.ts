import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Database } from "#server/platform/database/database.ts";
import { sampleProperty } from "#server/testing/sample-rows.ts";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { PublicRows } from "./public-rows.ts";

let store: TestDatabase;
let rows: PublicRows;
let ids: number[];
const namesOf = async (asked: readonly number[], database: Database = store.database) =>
  (await rows.find(database, asked)).map(({ name }) => name);
const rename = (id: number | undefined, name: string) =>
  store.database
    .updateTable("properties")
    .set({ name })
    .where("id", "=", id ?? 0)
    .execute();
beforeAll(async () => {
  store = await createTestDatabase();
});
afterAll(() => store.drop());
beforeEach(async () => {
  const values = ["One", "Two", "Three"].map((name) => ({ ...sampleProperty, name }));
  const added = await store.database.insertInto("properties").values(values).returning("id").execute();
  ids = added.map(({ id }) => id);
  rows = new PublicRows();
  rows.onConnected();
});

test("reads each row once until a property changes, in the order of the ids", async () => {
  const [one = 0, two = 0, three = 0] = ids;
  expect(await namesOf([two, one])).toEqual(["Two", "One"]);
  for (const [id, name] of [[one, "1"] as const, [two, "2"] as const, [three, "3"] as const])
    await rename(id, name);
  rows.onChange(new Set(["projects", "project:1"]));
  expect(await namesOf([three, two, one])).toEqual(["3", "Two", "One"]);
  rows.onChange(new Set(["properties", `property:${two}`]));
  expect(await namesOf([three, two, one])).toEqual(["3", "2", "1"]);
});

test("gives each list the same row for an hour", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  try {
    const [id = 0] = ids;
    const read = async () => (await rows.find(store.database, [id]))[0];
    const first = await read();
    vi.setSystemTime(Date.now() + 59 * 60_000);
    expect(await read()).toBe(first);
    vi.setSystemTime(Date.now() + 2 * 60_000);
    expect(await read()).not.toBe(first);
  } finally {
    vi.useRealTimers();
  }
});

test("leaves out what does not exist", async () => {
  const [one = 0] = ids;
  for (let round = 0; round < 2; round += 1) expect(await namesOf([0, one])).toEqual(["One"]);
});

test("does not keep a row that was being read during a change", async () => {
  const [one = 0] = ids;
  const reading = namesOf([one]);
  rows.onChange(new Set(["properties", `property:${one}`]));
  expect(await reading).toEqual(["One"]);
  await rename(one, "1");
  expect(await namesOf([one])).toEqual(["1"]);
});

test("keeps nothing while changes are not heard of", async () => {
  const [one = 0] = ids;
  await namesOf([one]);
  rows.onDisconnected();
  await rename(one, "1");
  expect(await namesOf([one])).toEqual(["1"]);
  rows.onConnected();
  await rename(one, "Another");
  expect(await namesOf([one])).toEqual(["Another"]);
});

test("keeps nothing that only staff may see", async () => {
  const [one = 0] = ids;
  await store.database.updateTable("properties").set({ reference: "R-1" }).where("id", "=", one).execute();
  const [row] = await rows.find(store.database, [one]);
  expect(row).toMatchObject({ reference: null, owner_id: null, submission_id: null, approval: null });
});
