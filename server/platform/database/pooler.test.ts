import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { logInAs } from "#server/testing/log-in.ts";
import { type PgBouncer, pgbouncerPath, startPgBouncer } from "#server/testing/pgbouncer.ts";
import { formOf, pictureFile } from "#server/testing/pictures.ts";
import { messageFields, propertyFields } from "#server/testing/sample-forms.ts";
import { spawnServer } from "#server/testing/server-process.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { connect, type Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { requireStatementTimeout } from "./require-statement-timeout.ts";
import { runInOneInstance } from "./run-in-one-instance.ts";

describe.skipIf(!pgbouncerPath)("SC1: through PgBouncer in transaction mode (needs pgbouncer)", () => {
  let store: TestDatabase;
  let bouncer: PgBouncer;
  let database: Database;
  let site: TestApp;
  beforeAll(async () => {
    store = await createTestDatabase();
    bouncer = await startPgBouncer(store.url, "set statement_timeout = 4000");
    database = connect(bouncer.url, () => undefined, { directUrl: store.url });
    site = await createTestApp({}, { ...store, database });
  });
  afterAll(async () => {
    await database?.destroy();
    await site?.close();
    await bouncer?.close();
  });

  const sleep = (seconds: number) => sql`select pg_sleep(${seconds})`.execute(database);

  test("staff log in and write, and the next request for the cached page shows it", async () => {
    const { headers, refresh } = await logInAs(site, "admin");
    const payload = formOf({ ...propertyFields, image: await pictureFile() });
    const url = "/api/properties/create/";
    const created = await site.app.inject({ method: "POST", url, headers, payload });
    expect(created.statusCode, created.body).toBe(201);
    const { id } = created.json();
    for (let edit = 0; edit < 10; edit += 1) {
      const name = `House number ${edit}`;
      const change = { method: "PATCH", url: `/api/properties/${id}/`, headers, payload: { name } } as const;
      expect((await site.app.inject(change)).statusCode).toBe(200);
      const reads = ["/buy", `/property/${id}`, `/api/properties/${id}/`, "/buy"];
      const bodies = await Promise.all(reads.map(async (path) => (await site.app.inject(path)).body));
      for (const body of bodies) expect(body).toContain(name);
    }
    const refreshed = { method: "POST", url: "/api/token/refresh/", payload: { refresh } } as const;
    expect((await site.app.inject(refreshed)).statusCode).toBe(200);
  });

  test("concurrent duplicates of a submission create one row", async () => {
    const request = {
      method: "POST",
      url: "/messages/create/",
      payload: messageFields,
      headers: { "idempotency-key": crypto.randomUUID() },
    } as const;
    const responses = await Promise.all(Array.from({ length: 12 }, () => site.app.inject(request)));
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect(await store.database.selectFrom("messages").select("id").execute()).toHaveLength(1);
  });

  test("periodic work runs in one instance at a time, and migrations find nothing pending", async () => {
    const other = connect(bouncer.url, () => undefined, { directUrl: store.url });
    const runs = await Promise.all([
      runInOneInstance(database, 1, () => sleep(0.2).then(() => undefined)),
      runInOneInstance(other, 1, () => sleep(0.2).then(() => undefined)),
    ]);
    expect(runs.sort()).toEqual([false, true]);
    expect(await migrate(other)).toEqual([]);
    await other.destroy();
  });

  test("statements that wait for a connection of the pooler are not interrupted", async () => {
    const durations = Array.from({ length: 6 }, () => 1.5);
    expect(await Promise.all(durations.map(sleep))).toHaveLength(6);
  });

  test("the limit of the pooler's connections ends a statement, and the next one succeeds", async () => {
    await requireStatementTimeout(database);
    await expect(sleep(30)).rejects.toMatchObject({ code: "57014" });
    await sleep(0);
  });

  test("the server does not start if statements have no limit, and says what to set", async () => {
    const unlimited = await startPgBouncer(store.url);
    const environment = { DATABASE_URL: unlimited.url, DATABASE_LISTEN_URL: store.url };
    const server = await spawnServer({ ...environment, DATA_DIR: site.media.workDir });
    expect(await server.exited).toBe(1);
    expect(server.output().trim()).toMatch(/^The server can't start: .*connect_query='set statement_timeout/);
    await unlimited.close();
  });
});
