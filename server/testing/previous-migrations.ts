import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { sql } from "kysely";
import type { Database } from "#server/platform/database/database.ts";

const file = join(import.meta.dirname, "migrations-before-0061.sql.gz");

/** Migrates an empty database as the previous release did, step by step: by the files that the baseline stands for, until `last`. */
export async function applyPreviousMigrations(database: Database, last = "9999"): Promise<void> {
  const text = String(await promisify(gunzip)(await readFile(file)));
  const files = text.split(/^--- (?=\d{4}-)/m).filter((part) => part !== "" && part <= last);
  await database.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`create table migrations (name text primary key, applied_at timestamptz not null default now())`.execute(
      transaction,
    );
    for (const part of files) {
      const [name = "", ...statements] = part.split("\n");
      await sql.raw(statements.join("\n")).execute(transaction);
      await sql`insert into migrations (name) values (${name})`.execute(transaction);
    }
  });
}
