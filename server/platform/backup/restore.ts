import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import type { Database } from "#server/platform/database/database.ts";
import { applyMigrations, listMigrations } from "#server/platform/database/migrate.ts";
import { findDatabaseId } from "#server/platform/media/media-owner.ts";
import type { MediaStore } from "#server/platform/media/media-store.ts";
import { findVisibility } from "#server/platform/media/visibility.ts";
import { BackupError } from "./backup.ts";
import {
  DamagedBackup,
  type Manifest,
  pictureFile,
  sha256Of,
  type TableEntry,
  tableFile,
} from "./manifest.ts";
import { readTables } from "./tables.ts";

const batchRows = 500;

/** Restores a verified backup into an empty database and an empty media store, completely or not at all. */
export async function restore(
  database: Database,
  media: MediaStore,
  backup: string,
  manifest: Manifest,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await requireEmptyDatabase(transaction);
    await sql`set local statement_timeout = 0`.execute(transaction);
    await applyMigrations(transaction, manifest.migrations);
    await loadTables(transaction, backup, manifest);
    // Tables with checks that wait for the end of the transaction can't be altered before.
    await sql`set constraints all immediate`.execute(transaction);
    // An older backup: what is read below has this version's tables.
    await applyMigrations(transaction, await listMigrations());
    await restorePictures(transaction, media, backup, manifest);
    const databaseId = await findDatabaseId(transaction);
    if (databaseId !== undefined) await media.writeOwner(databaseId);
  });
}

async function requireEmptyDatabase(transaction: Database): Promise<void> {
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
  // The backup contains the rows that migrations insert and triggers write.
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
    if (batch.length === batchRows) await flush();
  }
  await flush();
  if (loaded !== table.rows) throw new DamagedBackup(`${table.name} has ${loaded} rows, not ${table.rows}`);
}

/** Splits at line feeds only; `readline` also splits at characters that a row's text may contain. */
export async function* linesOf(path: string): AsyncIterable<string> {
  let partialLine = "";
  for await (const chunk of createReadStream(path, { encoding: "utf8" })) {
    const lines = `${partialLine}${chunk}`.split("\n");
    partialLine = lines.pop() ?? "";
    yield* lines;
  }
}

async function restorePictures(
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
      // The file may have changed since the backup was verified.
      if (sha256Of(content) !== file.sha256) throw new DamagedBackup(`media/${key}/${file.name} was changed`);
      contents.set(file.name, content);
    }
    // A picture that no row uses is not public.
    await media.put(key, contents, visibility.get(key) ?? "private");
  }
}
