import { sql } from "kysely";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type DatabaseProxy, openDatabaseProxy } from "#server/testing/database-proxy.ts";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { connect, type Database } from "./database.ts";
import { isDatabaseUnreachable } from "./database-unreachable.ts";
import { detectLostResponses } from "./lost-responses.ts";

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

test("a statement fails if the network dropped its connection, and the next one succeeds", async () => {
  await answer();
  proxy.stall();
  const error = await answer().catch((reason: unknown) => reason);
  expect(isDatabaseUnreachable(error), String(error)).toBe(true);
  expect((await answer()).rows).toEqual([{ answer: 42 }]);
});

test("a statement in a transaction fails too, and the connection is not used again", async () => {
  const transaction = database.transaction().execute(async (transaction) => {
    await sql`select 1`.execute(transaction);
    proxy.stall();
    await sql`select 1`.execute(transaction);
  });
  const error = await transaction.catch((reason: unknown) => reason);
  expect(isDatabaseUnreachable(error), String(error)).toBe(true);
  expect((await answer()).rows).toEqual([{ answer: 42 }]);
});

test("a statement continues that a busy database begins after others", async () => {
  const pool = new pg.Pool({ connectionString: proxy.url });
  const client = await pool.connect();
  const response = Promise.withResolvers<string>();
  const guarded = detectLostResponses(proxy.url)(client, response.promise);
  const before = proxy.connectionCount();
  await expect.poll(proxy.connectionCount, { timeout: 20_000, interval: 10 }).toBeGreaterThan(before + 2);
  response.resolve("response");
  expect(await guarded).toBe("response");
  expect((await client.query("select 42 as answer")).rows).toEqual([{ answer: 42 }]);
  client.release();
  await pool.end();
});
