import { execFile } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { type DatabaseProxy, openDatabaseProxy } from "#server/testing/database-proxy.ts";
import { runOnServer } from "#server/testing/template-database.ts";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { connect, type Database } from "./database.ts";
import { isDatabaseUnreachable } from "./database-unreachable.ts";

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
const expectUnreachable = async (statement: Promise<unknown>) => {
  const error = await statement.catch((reason: unknown) => reason);
  expect(isDatabaseUnreachable(error), String(error)).toBe(true);
};

/** Runs `work` while no statement with the lock can continue. */
const holdLock = (work: () => Promise<void>) =>
  store.database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(1)`.execute(transaction);
    await work();
  });
const answerWithLock = (through = database) =>
  sql<{ answer: number }>`select 42 as answer from pg_advisory_xact_lock(1)`.execute(through);
const waitForStatements = (count: number) =>
  expect
    .poll(async () => {
      const waiting = sql`select 1 from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`;
      return (await waiting.execute(store.database)).rows.length;
    })
    .toBe(count);
/** Each is a sign of life that the server asked for. */
const waitForProbes = async (count: number) => {
  const before = proxy.connectionCount();
  await expect.poll(proxy.connectionCount, { timeout: 20_000 }).toBeGreaterThan(before + count);
};

describe("a silent database", () => {
  test("lets statements fail, and the next one succeeds when it is back", async () => {
    await answer();
    proxy.hang();
    // The first uses the open connection, the second needs a new one.
    await expectUnreachable(answer());
    await expectUnreachable(answer());
    await proxy.reconnect();
    expect((await answer()).rows).toEqual([{ answer: 42 }]);
  });

  test("lets statements fail that wait for a connection", async () => {
    await answer();
    proxy.hang();
    await Promise.all(Array.from({ length: 30 }, () => expectUnreachable(answer())));
    await proxy.reconnect();
    expect((await answer()).rows).toEqual([{ answer: 42 }]);
  });

  test("commits a write that it was executing if only its responses were lost", async () => {
    await sql`create table written (id int)`.execute(store.database);
    const countWritten = async () => (await sql`select id from written`.execute(store.database)).rows.length;
    await holdLock(async () => {
      const insert = sql`insert into written select 1 from pg_advisory_xact_lock(1)`.execute(database);
      const failed = expectUnreachable(insert);
      await waitForStatements(1);
      proxy.hang();
      await failed;
    });
    await expect.poll(countWritten).toBe(1);
  });
});

describe("a slow database that responds", () => {
  test("may execute a statement while it is too busy for new sessions", async () => {
    let answered: ReturnType<typeof answerWithLock> | undefined;
    await holdLock(async () => {
      answered = answerWithLock();
      await waitForStatements(1);
      proxy.holdLogins();
      await Promise.race([waitForProbes(8), answered]);
    });
    expect((await answered)?.rows).toEqual([{ answer: 42 }]);
  });

  test("may take long to open a session", async () => {
    const releaseLogins = proxy.holdLogins();
    const answered = answer();
    await Promise.race([waitForProbes(8), answered]);
    releaseLogins();
    expect((await answered).rows).toEqual([{ answer: 42 }]);
  });

  test("may keep all connections busy while further statements wait for one", async () => {
    const statements: Promise<unknown>[] = [];
    await holdLock(async () => {
      statements.push(...Array.from({ length: 10 }, () => answerWithLock()));
      await waitForStatements(10);
      const further = answer();
      statements.push(further);
      await Promise.race([waitForProbes(8), further]);
    });
    expect(await Promise.all(statements)).toHaveLength(11);
  });

  test("may execute a statement while slow files keep this process from resolving the database's name", async () => {
    const named = connect(proxy.url.replace("127.0.0.1", "localhost"), () => undefined);
    const folder = await mkdtemp(join(tmpdir(), "mithila-ghar-fifo-"));
    const fifo = join(folder, "fifo");
    await promisify(execFile)("mkfifo", [fifo]);
    let answered: ReturnType<typeof answerWithLock> | undefined;
    await holdLock(async () => {
      answered = answerWithLock(named);
      await waitForStatements(1);
      await waitForProbes(1);
      // Each occupies a thread until the other end is opened.
      const reading = Array.from({ length: 4 }, () => open(fifo, "r"));
      await Promise.race([waitForProbes(8), answered]).finally(() => closeSync(openSync(fifo, "r+")));
      for (const file of await Promise.all(reading)) await file.close();
    });
    expect((await answered)?.rows).toEqual([{ answer: 42 }]);
    await named.destroy();
    await rm(folder, { recursive: true });
  });

  test("may reject new connections", async () => {
    const [, name = ""] = /(test_\w+)/.exec(store.url) ?? [];
    let answered: ReturnType<typeof answerWithLock> | undefined;
    await holdLock(async () => {
      answered = answerWithLock();
      await waitForStatements(1);
      await runOnServer(inject("template").serverUrl, `alter database ${name} allow_connections false`);
      await Promise.race([waitForProbes(8), answered]);
    });
    expect((await answered)?.rows).toEqual([{ answer: 42 }]);
  });
});
