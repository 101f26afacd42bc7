import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { type DatabaseLine, openDatabaseLine } from "#server/testing/database-line.ts";
import { administer } from "#server/testing/template-database.ts";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { connect, type Database } from "./database.ts";
import { isDatabaseUnreachable } from "./database-unreachable.ts";

let store: TestDatabase;
let line: DatabaseLine;
let database: Database;
beforeEach(async () => {
  store = await createTestDatabase();
  line = await openDatabaseLine(store.url);
  database = connect(line.url, () => undefined);
});
afterEach(async () => {
  await line.cut();
  await database.destroy();
  await store.drop();
});

const answer = () => sql<{ answer: number }>`select 42 as answer`.execute(database);
const expectUnreachable = async () => {
  const startedAt = performance.now();
  const error = await answer().catch((reason: unknown) => reason);
  expect(isDatabaseUnreachable(error), String(error)).toBe(true);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
};

describe("a statement without a response", () => {
  test("fails within 2 s while the database hangs, and the next one succeeds when it is back", async () => {
    await answer();
    line.hang();
    // The first uses the open connection, the second needs a new one.
    await expectUnreachable();
    await expectUnreachable();
    await line.mend();
    expect((await answer()).rows).toEqual([{ answer: 42 }]);
  });

  test("fails within 2 s if the network dropped its connection, and the next one succeeds", async () => {
    await answer();
    line.silence();
    await expectUnreachable();
    expect((await answer()).rows).toEqual([{ answer: 42 }]);
  });

  test("fails in a transaction too, and the connection is not used again", async () => {
    await database
      .transaction()
      .execute(async (transaction) => {
        await sql`select 1`.execute(transaction);
        line.silence();
        await sql`select 1`.execute(transaction);
      })
      .catch((error: unknown) => expect(isDatabaseUnreachable(error), String(error)).toBe(true));
    expect((await answer()).rows).toEqual([{ answer: 42 }]);
    expect.assertions(2);
  });
});

describe("a statement that the database is executing", () => {
  const runSlowly = () => sql<{ done: number }>`select 1 as done from pg_sleep(2.5)`.execute(store.database);

  test("is not interrupted", async () => {
    expect((await runSlowly()).rows).toEqual([{ done: 1 }]);
  });

  test("is not interrupted if the database rejects new connections", async () => {
    await sql`select 1`.execute(store.database);
    const [, name = ""] = /(test_\w+)/.exec(store.url) ?? [];
    await administer(inject("template").serverUrl, `alter database ${name} allow_connections false`);
    expect((await runSlowly()).rows).toEqual([{ done: 1 }]);
  });
});
