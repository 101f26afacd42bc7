import { sql } from "kysely";
import type { Database } from "#server/platform/database/database.ts";
import type { Manifest } from "./manifest.ts";

/** A table without its generated columns. */
export type TableShape = Readonly<{ name: string; columns: string[]; primaryKey: string[] }>;

/**
 * Every table except `migrations`, `database_identity` and unlogged ones, each after the tables it references. A restored copy is
 * another database, with its own id.
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
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
      and c.relname not in ('migrations', 'database_identity')
    order by c.relname`.execute(database);
  const ordered: TableShape[] = [];
  const remaining = new Map(rows.map((table) => [table.name, table]));
  while (remaining.size > 0) {
    const isReady = ({ parents }: { parents: string[] }) => !parents.some((parent) => remaining.has(parent));
    const next = [...remaining.values()].find(isReady);
    if (!next) throw new Error("The tables' foreign keys form a cycle");
    remaining.delete(next.name);
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
