import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { Database } from "./database.ts";

const directory = join(import.meta.dirname, "migrations");
/** An arbitrary number, the same in every instance of the app. */
const migrationLockKey = 7_041_593;

/** Stands for all migrations of earlier releases, whose names are in their databases and backups (decision 64). */
const baseline = "0060-baseline.sql";
const lastReplaced = "0060-promises.sql";

export class OutdatedSchema extends Error {
  constructor() {
    super("The rows are of an older release: start the release before this one once, then this one");
  }
}

/** Applies all pending migrations and returns their names. */
export async function migrate(database: Database): Promise<string[]> {
  const names = await listMigrations();
  return database.transaction().execute((transaction) => applyMigrations(transaction, names));
}

/** All migrations of this version, in order. */
export async function listMigrations(): Promise<string[]> {
  return (await readdir(directory)).filter((name) => name.endsWith(".sql")).sort();
}

/** Whether the baseline stands for a migration. */
export function isReplaced(name: string): boolean {
  return name <= lastReplaced && name !== baseline;
}

/** Applies those of the named migrations that are pending, and returns their names. */
export async function applyMigrations(transaction: Database, names: readonly string[]): Promise<string[]> {
  // Indexing a million rows takes longer than a request's statement may.
  await sql`set local statement_timeout = 0`.execute(transaction);
  await sql`select pg_advisory_xact_lock(${migrationLockKey})`.execute(transaction);
  await sql`create table if not exists migrations (
    name text primary key,
    applied_at timestamptz not null default now()
  )`.execute(transaction);
  const applied = await sql<{ name: string }>`select name from migrations`.execute(transaction);
  const appliedNames = withBaseline(applied.rows.map((row) => row.name));
  const pending = withBaseline(names).filter((name) => !appliedNames.includes(name));
  for (const name of pending) {
    await sql.raw(await readFile(join(directory, name), "utf8")).execute(transaction);
    await sql`insert into migrations (name) values (${name})`.execute(transaction);
  }
  return pending;
}

/** The baseline instead of the migrations that it stands for. Throws if only some of them are there. */
function withBaseline(names: readonly string[]): readonly string[] {
  const others = names.filter((name) => !isReplaced(name));
  if (others.length === names.length || others.includes(baseline)) return others;
  if (!names.includes(lastReplaced)) throw new OutdatedSchema();
  return [baseline, ...others];
}
