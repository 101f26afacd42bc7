import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { Database } from "./database.ts";

const folder = join(import.meta.dirname, "migrations");
/** Any number will do, as long as every copy of the app asks for the same lock. */
const migrationLock = 7_041_593;

/** Brings the database up to this version's schema and says which migrations that took. */
export async function migrate(database: Database): Promise<string[]> {
  const files = await listMigrations();
  return database.transaction().execute((transaction) => apply(transaction, files));
}

/** Gives an empty database the schema that these migrations made, whatever has been added since. */
export async function applyMigrations(transaction: Database, names: readonly string[]): Promise<void> {
  await apply(transaction, names);
}

/** Those of this version, in their order. */
export async function listMigrations(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
}

async function apply(transaction: Database, names: readonly string[]): Promise<string[]> {
  // An index over a million rows takes longer than any request may.
  await sql`set local statement_timeout = 0`.execute(transaction);
  await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(transaction);
  await sql`create table if not exists migrations (
    name text primary key,
    applied_at timestamptz not null default now()
  )`.execute(transaction);
  const applied = await sql<{ name: string }>`select name from migrations`.execute(transaction);
  const done = new Set(applied.rows.map((row) => row.name));
  const missing = names.filter((name) => !done.has(name));
  for (const name of missing) {
    await sql.raw(await readFile(join(folder, name), "utf8")).execute(transaction);
    await sql`insert into migrations (name) values (${name})`.execute(transaction);
  }
  return missing;
}
