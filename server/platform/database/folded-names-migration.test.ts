import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashPassword } from "#server/platform/session/password.ts";
import { minPasswordCost, requestTokens } from "#server/testing/log-in.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";
import { applyMigrations, listMigrations } from "./migrate.ts";

const names = ["Sita", "sita", "ＳＩＴＡ", "gita"];
let site: TestApp;
beforeAll(async () => {
  const store = await createTestDatabase();
  const migrations = await listMigrations();
  const hashes = await Promise.all(names.map((name) => hashPassword(`password of ${name}`, minPasswordCost)));
  await store.database.transaction().execute(async (transaction) => {
    await sql`drop schema public, jobs cascade`.execute(transaction);
    await sql`create schema public`.execute(transaction);
    await applyMigrations(
      transaction,
      migrations.filter((name) => name < "0048"),
    );
    for (const [index, name] of names.entries())
      await sql`insert into accounts (username, password_hash, is_admin) values (${name}, ${hashes[index]}, true)`.execute(
        transaction,
      );
    for (const [index, name] of ["Hari", "hari"].entries())
      await sql`insert into invitations (token_hash, username, role, invited_by, expires_at)
        values (${Buffer.from([index])}, ${name}, 'agent', 1, now() + interval '1 day')`.execute(transaction);
    await applyMigrations(transaction, migrations);
  });
  site = await createTestApp({}, store);
});
afterAll(() => site.close());

test("LE8: migration 0048 keeps accounts whose names differ in case or width only, and each still logs in", async () => {
  const accounts = await sql<{ username: string; name_twin: number }>`
    select username, name_twin from accounts order by id`.execute(site.database);
  expect(accounts.rows.map(({ username, name_twin }) => [username, name_twin])).toEqual([
    ["Sita", 0],
    ["sita", 1],
    ["ＳＩＴＡ", 2],
    ["gita", 0],
  ]);
  for (const username of names) {
    const login = await requestTokens(site, { username, password: `password of ${username}` });
    expect([username, login.statusCode]).toEqual([username, 200]);
  }
});

test("LE8: after migration 0048 no further twin is accepted, and of invitations to twins the newest is left", async () => {
  await expect(
    sql`insert into accounts (username, password_hash) values ('SITA', 'x')`.execute(site.database),
  ).rejects.toThrow("accounts_by_folded_name");
  const invitations = await site.database.selectFrom("invitations").select("username").execute();
  expect(invitations).toEqual([{ username: "hari" }]);
});
