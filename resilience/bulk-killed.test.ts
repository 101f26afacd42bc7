import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tokenPairSchema } from "#domain/session/session.ts";
import type { Database } from "#server/platform/database/database.ts";
import { isFullRun } from "#server/testing/full-run.ts";
import { DisposableServer } from "./disposable-server.ts";
import { formatSeconds, repetitions } from "./full-run.ts";

const rowCount = repetitions(100, 500);
const password = "a password for bulk changes";
let server: DisposableServer;
beforeAll(async () => {
  server = await DisposableServer.create({ ADMIN_PASSWORD: password, DEMO: "0" });
  await server.start();
  await server.withDatabase(insertRows);
});
afterAll(() => server.remove());

async function insertRows(database: Database): Promise<void> {
  await sql`
    insert into properties (name, address, price, area, bedrooms, bathrooms, property_type, for_type, status)
    select 'House ' || n, 'Janakpur', 1000, 10, 1, 1, 'house', 'sale', 'active' from generate_series(1, ${rowCount}::integer) n`.execute(
    database,
  );
  await sql`
    insert into messages (name, email, subject, message, deleted_at)
    select 'Gita', 'gita@example.com', 'Question ' || n, 'Hello', now() from generate_series(1, ${rowCount}::integer) n`.execute(
    database,
  );
}

async function post(path: string, body: object, token?: string): Promise<unknown> {
  const response = await fetch(server.origin + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}
const logIn = async () =>
  tokenPairSchema.parse(await post("/api/token/", { username: "admin", password })).access;
const idsOf = (table: "properties" | "messages") =>
  server.withDatabase(async (database) => {
    const rows = await database.selectFrom(table).select("id").orderBy("id").execute();
    return rows.map(({ id }) => id);
  });

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

test.runIf(isFullRun)(
  "LE6: kill -9 during a change of many rows leaves all of them changed or none, with their history",
  async ({ annotate }) => {
    const ids = await idsOf("properties");
    const change = async (token: string, status: string) =>
      post("/api/bulk/", { kind: "properties", ids, change: { status } }, token);
    const firstToken = await logIn();
    const usualMs = await timed(() => change(firstToken, "reserved"));
    const rounds = repetitions(1, 30);
    let previous = "reserved";
    let undone = 0;
    for (let round = 0; round < rounds; round += 1) {
      const token = await logIn();
      const status = round % 2 ? "active" : "withdrawn";
      const wasAnswered = await server.killDuring(() => change(token, status), Math.ceil(usualMs * 1.3));
      const [found, entries] = await server.withDatabase(readState);
      const changedTo = found.length === 1 ? found[0] : undefined;
      expect(changedTo, "all rows have one status").toBeDefined();
      expect(wasAnswered ? [status] : [status, previous]).toContain(changedTo);
      expect(entries, "each change of a row has one entry").toEqual(entries.map(() => rowCount));
      if (changedTo === previous) undone += 1;
      previous = changedTo ?? "";
    }
    await annotate(
      `${rounds} kills, ${undone} took the change back, 0 left half of it; ${rowCount} rows take ${formatSeconds(usualMs)}`,
    );
  },
);

/** The statuses there are, and the number of rows of each transaction in the history. */
async function readState(database: Database): Promise<[string[], number[]]> {
  const statuses = await database.selectFrom("properties").select("status").distinct().execute();
  const entries = await database
    .selectFrom("row_history")
    .select((eb) => eb.fn.countAll<number>().as("rows"))
    .where("table_name", "=", "properties")
    .where("action", "=", "update")
    .groupBy(["changed_at", "transaction_id"])
    .execute();
  return [statuses.map((row) => row.status), entries.map(({ rows }) => rows)];
}

test.runIf(isFullRun)(
  "LE6: kill -9 during the purge of 500 rows leaves all of them or none",
  async ({ annotate }) => {
    const rows = (await idsOf("messages")).map((id) => ({ kind: "messages", id }));
    const rounds = 15;
    let purgedIn = 0;
    for (let round = 1; round <= rounds && purgedIn === 0; round += 1) {
      const token = await logIn();
      await server.killDuring(() => post("/api/trash/purge/", { rows }, token), 400);
      const left = (await idsOf("messages")).length;
      expect([0, rowCount]).toContain(left);
      if (left === 0) purgedIn = round;
    }
    if (purgedIn === 0)
      expect(await post("/api/trash/purge/", { rows }, await logIn())).toEqual({ changed: rowCount });
    const purged = await server.withDatabase((database) =>
      database
        .selectFrom("row_history")
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .where("table_name", "=", "messages")
        .where("action", "=", "purge")
        .executeTakeFirstOrThrow(),
    );
    expect(purged.count).toBe(rowCount);
    await annotate(
      purgedIn === 0 ? `${rounds} kills purged nothing, then one call all` : `purged by call ${purgedIn}`,
    );
  },
);
