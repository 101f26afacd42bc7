import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { type DatabaseProxy, openDatabaseProxy } from "#server/testing/database-proxy.ts";
import { runOnServer } from "#server/testing/template-database.ts";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { connect, type Database } from "./database.ts";
import { isDatabaseUnreachable } from "./database-unreachable.ts";
import { guardStatements } from "./unanswered-statements.ts";

let store: TestDatabase;
let proxy: DatabaseProxy;
let database: Database;
beforeEach(async () => {
  store = await createTestDatabase();
  proxy = await openDatabaseProxy(store.url);
  database = connect(proxy.url, () => undefined);
});
afterEach(async () => {
  await proxy.disconnect();
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
    proxy.hang();
    // The first uses the open connection, the second needs a new one.
    await expectUnreachable();
    await expectUnreachable();
    await proxy.reconnect();
    expect((await answer()).rows).toEqual([{ answer: 42 }]);
  });

  test("fails within 2 s if the network dropped its connection, and the next one succeeds", async () => {
    await answer();
    proxy.stall();
    await expectUnreachable();
    expect((await answer()).rows).toEqual([{ answer: 42 }]);
  });

  test("fails in a transaction too, and the connection is not used again", async () => {
    await database
      .transaction()
      .execute(async (transaction) => {
        await sql`select 1`.execute(transaction);
        proxy.stall();
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

  test("is not interrupted if one check finds that it has not begun", async () => {
    const pool = new pg.Pool({ connectionString: store.url });
    const client = await pool.connect();
    const guard = guardStatements(store.url, 2_000);
    // A busy server, whose response arrives between the first check and the second.
    expect(await guard(client, setTimeout(450, "response"))).toBe("response");
    expect((await client.query("select 42 as answer")).rows).toEqual([{ answer: 42 }]);
    client.release();
    await pool.end();
  });

  test("is not interrupted if the database rejects new connections", async () => {
    await sql`select 1`.execute(store.database);
    const [, name = ""] = /(test_\w+)/.exec(store.url) ?? [];
    await runOnServer(inject("template").serverUrl, `alter database ${name} allow_connections false`);
    expect((await runSlowly()).rows).toEqual([{ done: 1 }]);
  });
});
