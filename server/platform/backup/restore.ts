import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import type { Database } from "#server/platform/database/database.ts";
import { migrateTo } from "#server/platform/database/migrate.ts";
import { findDatabaseId } from "#server/platform/media/media-owner.ts";
import type { MediaStore } from "#server/platform/media/media-store.ts";
import { findVisibility } from "#server/platform/media/visibility.ts";
import { BackupError } from "./backup.ts";
import { DamagedBackup, hashOf, type Manifest, pictureFile, type TableEntry, tableFile } from "./manifest.ts";
import { readTables } from "./tables.ts";

const rowsAtOnce = 500;

/** Puts a verified backup into an empty database and an empty media store: all of it, or nothing. */
export async function restore(
  database: Database,
  media: MediaStore,
  backup: string,
  manifest: Manifest,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await refuseUsed(transaction);
    await sql`set local statement_timeout = 0`.execute(transaction);
    await migrateTo(transaction, manifest.migrations);
    await loadTables(transaction, backup, manifest);
    await putPictures(transaction, media, backup, manifest);
    const databaseId = await findDatabaseId(transaction);
    if (databaseId !== undefined) await media.writeOwner(databaseId);
  });
}

async function refuseUsed(transaction: Database): Promise<void> {
  const { rows } = await sql`
    select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' limit 1`.execute(
    transaction,
  );
  if (rows.length > 0) throw new BackupError("The database is not empty: restore into a new one");
}

async function loadTables(transaction: Database, backup: string, manifest: Manifest): Promise<void> {
  const entries = new Map(manifest.tables.map((table) => [table.name, table]));
  const tables = await readTables(transaction);
  if (tables.length !== entries.size || !tables.every(({ name }) => entries.has(name)))
    throw new DamagedBackup("The tables are not those of the backup's migrations");
  // The rows that migrations bring along are among those of the backup, and what triggers write is too.
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(transaction);
  for (const { name } of tables) {
    const entry = entries.get(name);
    if (!entry) continue;
    await sql`alter table ${sql.table(name)} disable trigger user`.execute(transaction);
    await loadTable(transaction, backup, entry);
    await sql`alter table ${sql.table(name)} enable trigger user`.execute(transaction);
  }
  for (const { name, lastValue, isCalled } of manifest.sequences)
    await sql`select setval(${name}::regclass, ${lastValue}::bigint, ${isCalled})`.execute(transaction);
}

async function loadTable(transaction: Database, backup: string, table: TableEntry): Promise<void> {
  let batch: string[] = [];
  let loaded = 0;
  const flush = async () => {
    if (batch.length === 0) return;
    const columns = sql.join(table.columns.map((column) => sql.ref(column)));
    const name = sql.table(table.name);
    await sql`insert into ${name} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${name}, ${`[${batch.join(",")}]`}::json)`.execute(
      transaction,
    );
    loaded += batch.length;
    batch = [];
  };
  for await (const line of linesOf(tableFile(backup, table))) {
    batch.push(line);
    if (batch.length === rowsAtOnce) await flush();
  }
  await flush();
  if (loaded !== table.rows) throw new DamagedBackup(`${table.name} has ${loaded} rows, not ${table.rows}`);
}

/** Between line feeds only: other readers of lines also take characters for ends that a text may hold. */
async function* linesOf(path: string): AsyncIterable<string> {
  let rest = "";
  for await (const chunk of createReadStream(path, { encoding: "utf8" })) {
    const lines = `${rest}${chunk}`.split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}

async function putPictures(
  transaction: Database,
  media: MediaStore,
  backup: string,
  { pictures }: Manifest,
): Promise<void> {
  const byKey = Map.groupBy(pictures, ({ key }) => key);
  const visibility = await findVisibility(transaction, [...byKey.keys()]);
  for (const [key, files] of byKey) {
    const contents = new Map<string, Uint8Array>();
    for (const file of files) {
      const content = await readFile(pictureFile(backup, file));
      // It was verified a while ago; what is stored is what was promised.
      if (hashOf(content) !== file.sha256) throw new DamagedBackup(`media/${key}/${file.name} was changed`);
      contents.set(file.name, content);
    }
    // A picture that no row uses is for nobody.
    await media.put(key, contents, visibility.get(key) ?? "private");
  }
}
