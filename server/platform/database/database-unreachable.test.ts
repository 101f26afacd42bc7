import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { problemSchema } from "#domain/problems.ts";
import { messageFields } from "#server/testing/sample-forms.ts";
import { runOnServer } from "#server/testing/template-database.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { isDatabaseUnreachable } from "./database-unreachable.ts";

test.each([
  ["08000", true],
  ["08001", true],
  ["08003", true],
  ["08004", true],
  ["08006", true],
  ["08P01", true],
  ["25006", true],
  ["53300", true],
  ["57P01", true],
  ["57P02", true],
  ["57P03", true],
  ["57014", false],
  ["23505", false],
  ["25001", false],
])("SQLSTATE %s means that the database is unreachable: %s", (code, expected) => {
  const error = Object.assign(new pg.DatabaseError("a message", 1, "error"), { code });
  expect(isDatabaseUnreachable(error)).toBe(expected);
});

describe("SC4: a database that is read-only, as during a failover", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());

  const setReadOnly = async (value: "on" | "off") => {
    const [, name = ""] = /(test_\w+)/.exec(site.databaseUrl) ?? [];
    const { serverUrl } = inject("template");
    await runOnServer(serverUrl, `alter database ${name} set default_transaction_read_only = ${value}`);
    await runOnServer(
      serverUrl,
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${name}'`,
    );
  };
  const send = () => site.app.inject({ method: "POST", url: "/messages/create/", payload: messageFields });

  test("answers writes with 503 and reads with 200, until it accepts writes again", async () => {
    await setReadOnly("on");
    const isReadOnly = () => sql`create table x ()`.execute(site.database).catch(({ code }) => code);
    await expect.poll(isReadOnly, { timeout: 10_000 }).toBe("25006");
    const refused = await send();
    expect([refused.statusCode, problemSchema.parse(refused.json()).code]).toEqual([503, "unavailable"]);
    expect(refused.headers["retry-after"]).toBeDefined();
    expect((await site.app.inject("/api/properties/")).statusCode).toBe(200);
    await setReadOnly("off");
    await expect.poll(async () => (await send()).statusCode, { timeout: 10_000 }).toBe(201);
  });
});
