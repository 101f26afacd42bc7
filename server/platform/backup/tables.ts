import { sql } from "kysely";
import type { Database } from "#server/platform/database/database.ts";
import type { Manifest } from "./manifest.ts";

/** A table as rows go into and come out of it: without the columns that PostgreSQL works out itself. */
export type TableShape = Readonly<{ name: string; columns: string[]; primaryKey: string[] }>;

/**
 * Every table but the migrations' and the database's id, each after those it refers to. A restored copy is another
 * database, with an id of its own.
 */
export async function readTables(database: Database): Promise<TableShape[]> {
  const { rows } = await sql<TableShape & { parents: string[] }>`
    select
      c.relname as name,
      array(select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
        order by attnum) as columns,
      array(select attname::text from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
        where indrelid = c.oid and indisprimary order by attnum) as "primaryKey",
      array(select distinct confrelid::regclass::text from pg_constraint
        where conrelid = c.oid and contype = 'f' and confrelid <> conrelid) as parents
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not in ('migrations', 'database_identity')
    order by c.relname`.execute(database);
  const ordered: TableShape[] = [];
  const waiting = new Map(rows.map((table) => [table.name, table]));
  while (waiting.size > 0) {
    const next = [...waiting.values()].find(({ parents }) => !parents.some((parent) => waiting.has(parent)));
    if (!next) throw new Error("Some tables refer to each other in a circle");
    waiting.delete(next.name);
    ordered.push({ name: next.name, columns: next.columns, primaryKey: next.primaryKey });
  }
  return ordered;
}

export async function readSequences(database: Database): Promise<Manifest["sequences"]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`.execute(database);
  const sequences: Manifest["sequences"] = [];
  for (const { name } of rows) {
    const read = await sql<{ lastValue: string; isCalled: boolean }>`
      select last_value::text as "lastValue", is_called as "isCalled" from ${sql.table(name)}`.execute(
      database,
    );
    for (const { lastValue, isCalled } of read.rows) sequences.push({ name, lastValue, isCalled });
  }
  return sequences;
}
