import { createHash } from "node:crypto";
import { mkdir, open } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { Database } from "#server/platform/database/database.ts";
import { type Manifest, type TableEntry, tableFile } from "./manifest.ts";
import { readSequences, readTables, type TableShape } from "./tables.ts";

const batchRows = 1000;

export type Dump = Readonly<{ manifest: Omit<Manifest, "pictures">; pictureKeys: string[] }>;

/** Writes every row of one snapshot as a line of JSON. It blocks no reads and no writes. */
export async function dumpTables(database: Database, backup: string): Promise<Dump> {
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
        tables.push(await dumpTable(transaction, shape, backup));
      const stored = await transaction
        .selectFrom("pictures")
        .select("key")
        .unionAll(transaction.selectFrom("property_scans").select("key"))
        .execute();
      return {
        manifest: {
          format: 1,
          madeAt: (applied.rows[0]?.now ?? new Date()).toISOString(),
          migrations: applied.rows.map(({ name }) => name),
          tables,
          sequences: await readSequences(transaction),
        },
        pictureKeys: stored.map(({ key }) => key),
      };
    });
}

async function dumpTable(transaction: Database, shape: TableShape, backup: string): Promise<TableEntry> {
  const { name, columns, primaryKey } = shape;
  const selected = sql.join(columns.map((column) => sql.ref(column)));
  // The order is fixed, so that equal tables give equal files.
  const order = (primaryKey.length > 0 ? primaryKey : columns).map((column) => sql.ref(column));
  await sql`declare dumped cursor for
    select row_to_json(selected)::text as line
    from (select ${selected} from ${sql.table(name)} order by ${sql.join(order)}) as selected`.execute(
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
