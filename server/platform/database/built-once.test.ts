import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleProject } from "#server/testing/sample-rows.ts";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { builtOnce } from "./built-once.ts";

let store: TestDatabase;
beforeAll(async () => {
  store = await createTestDatabase();
});
afterAll(() => store.drop());

test("builds the statement once and reads the rows of each call, in a transaction too", async () => {
  let builds = 0;
  const readNames = builtOnce((database) => {
    builds += 1;
    return database
      .selectFrom("projects")
      .select("proj_name")
      .where("proj_name", "!=", "Other")
      .orderBy("id");
  });
  expect(await readNames(store.database)).toEqual([]);
  await store.database.transaction().execute(async (transaction) => {
    await transaction.insertInto("projects").values(sampleProject).execute();
    expect(await readNames(transaction)).toEqual([{ proj_name: sampleProject.proj_name }]);
    expect(await readNames(store.database)).toEqual([]);
  });
  expect(await readNames(store.database)).toEqual([{ proj_name: sampleProject.proj_name }]);
  expect(builds).toBe(1);
});
