import { createHash } from "node:crypto";
import { mkdir, open } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { Database } from "#server/platform/database/database.ts";
import { type Manifest, type TableEntry, tableFile } from "./manifest.ts";
import { readSequences, readTables, type TableShape } from "./tables.ts";

const batchRows = 1000;
/** The tables whose rows have files in the media store. */
const fileTables = ["pictures", "property_scans", "job_scans"] as const;

export type Dump = Readonly<{ manifest: Omit<Manifest, "pictures">; pictureKeys: string[] }>;

export type DumpChoice = Readonly<{
  /** The table is written without rows. */
  isLeftOut: (table: string) => boolean;
  /** Text columns of tables that are written as empty texts. */
  emptyColumns: Readonly<Record<string, readonly string[]>>;
}>;
const everything: DumpChoice = { isLeftOut: () => false, emptyColumns: {} };

/** Writes every row of one snapshot as a line of JSON. It blocks no reads and no writes. */
export async function dumpTables(
  database: Database,
  backup: string,
  choice: DumpChoice = everything,
): Promise<Dump> {
  await mkdir(join(backup, "tables"), { recursive: true });
  return database
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (transaction) => {
      // Sorting a large table takes longer than a request's statement may.
      await sql`set local statement_timeout = 0`.execute(transaction);
      // Timestamps are then written identically on every machine.
      await sql`set local timezone = 'UTC'`.execute(transaction);
      const applied = await sql<{ name: string; now: Date }>`
        select name, now() from migrations order by name`.execute(transaction);
      const tables: TableEntry[] = [];
      for (const shape of await readTables(transaction))
        tables.push(await dumpTable(transaction, shape, backup, choice));
      const pictureKeys: string[] = [];
      // The database may be of an older release, before its upgrade.
      const withFiles = fileTables.filter((table) => tables.some(({ name }) => name === table));
      for (const table of withFiles.filter((name) => !choice.isLeftOut(name)))
        for (const { key } of await transaction.selectFrom(table).select("key").execute())
          pictureKeys.push(key);
      return {
        manifest: {
          format: 1,
          madeAt: (applied.rows[0]?.now ?? new Date()).toISOString(),
          migrations: applied.rows.map(({ name }) => name),
          tables,
          sequences: await readSequences(transaction),
        },
        pictureKeys,
      };
    });
}

async function dumpTable(
  transaction: Database,
  shape: TableShape,
  backup: string,
  { isLeftOut, emptyColumns }: DumpChoice,
): Promise<TableEntry> {
  const { name, columns, primaryKey } = shape;
  const empty = emptyColumns[name] ?? [];
  const selected = sql.join(
    columns.map((column) => (empty.includes(column) ? sql`'' as ${sql.ref(column)}` : sql.ref(column))),
  );
  // The order is fixed, so that equal tables give equal files.
  const order = (primaryKey.length > 0 ? primaryKey : columns).map((column) => sql.ref(column));
  await sql`declare dumped cursor for
    select row_to_json(selected)::text as line
    from (select ${selected} from ${sql.table(name)} where ${sql.lit(!isLeftOut(name))} order by ${sql.join(order)}) as selected`.execute(
    transaction,
  );
  const hash = createHash("sha256");
  const file = await open(tableFile(backup, { name }), "w", 0o600);
  let rows = 0;
  try {
    for (;;) {
      const fetched = await sql<{ line: string }>`fetch ${sql.lit(batchRows)} from dumped`.execute(
        transaction,
      );
      if (fetched.rows.length === 0) break;
      const text = fetched.rows.map(({ line }) => `${line}\n`).join("");
      await file.writeFile(text);
      hash.update(text);
      rows += fetched.rows.length;
    }
    await file.sync();
  } finally {
    await file.close();
  }
  await sql`close dumped`.execute(transaction);
  return { name, columns, rows, sha256: hash.digest("hex") };
}
