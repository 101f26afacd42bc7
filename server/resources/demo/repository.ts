import { sql } from "kysely";
import type { DemoPart, DemoState } from "#domain/demo/demo.ts";
import { type RowKind, rowKinds, rowNames } from "#domain/rows/kinds.ts";
import { type SettingsName, settingsNames } from "#domain/settings/settings.ts";
import type { Database } from "#server/platform/database/database.ts";
import { findPictureKeys } from "#server/platform/deletion/repository.ts";
import { writeAs } from "#server/platform/history/write-as.ts";
import { leadKindsOf } from "#server/platform/http/owned-rows.ts";
import type { PictureStorage } from "#server/platform/media/picture-service.ts";

type DemoRow = Readonly<{ id: number; has_changed: boolean }>;

/** The demo's rows of a kind that are not in the trash. Staff have changed a row if an account is in the history of it, of its lead or its papers. */
async function findRows(database: Database, kind: RowKind): Promise<readonly DemoRow[]> {
  const { table } = rowNames[kind];
  const { rows } = await sql<DemoRow>`
    select id, exists (
      select from row_history where table_name = ${table} and row_id = shown.id and account_id is not null
    ) or exists (
      select from leads where kind = any(${leadKindsOf(table)}) and source_id = shown.id and (
        exists (select from row_history where table_name = 'leads' and row_id = leads.id and account_id is not null)
        or exists (select from lead_events where lead_id = leads.id and account_id is not null)
      )
    ) or ${kind === "properties" ? sql`exists (select from paper_views where property_id = shown.id and action not in ('read', 'scan_downloaded'))` : sql`false`} as has_changed
    from ${sql.table(table)} as shown join demo_rows on table_name = ${table} and row_id = id
    where deleted_at is null order by id`.execute(database);
  return rows;
}

/** The documents that nobody has saved. */
async function findDocuments(database: Database): Promise<SettingsName[]> {
  const rows = await database.selectFrom("settings").select("name").where("is_demo", "=", true).execute();
  return settingsNames.filter((name) => rows.some((row) => row.name === name));
}

export async function findDemo(database: Database): Promise<DemoState> {
  const removable: DemoPart = { rows: {}, documents: await findDocuments(database) };
  const changed: DemoPart = { rows: {}, documents: [] };
  for (const kind of rowKinds) {
    for (const { has_changed } of await findRows(database, kind)) {
      const { rows } = has_changed ? changed : removable;
      rows[kind] = (rows[kind] ?? 0) + 1;
    }
  }
  return { removable, changed };
}

/** ST4: all that is still as the demo made it, or nothing. Rows go to the trash; documents have their defaults again. */
export async function removeDemo(
  { database, pictures }: PictureStorage,
  accountId: number,
): Promise<DemoPart> {
  const { removed, keys } = await writeAs(database, accountId, async (transaction) => {
    // A second removal waits, and finds nothing.
    await sql`lock table settings in share row exclusive mode`.execute(transaction);
    const removed: DemoPart = { rows: {}, documents: await findDocuments(transaction) };
    await transaction.deleteFrom("settings").where("is_demo", "=", true).execute();
    const keys: string[] = [];
    for (const kind of rowKinds) {
      const ids = await deleteRows(transaction, kind);
      if (ids.length > 0) removed.rows[kind] = ids.length;
      keys.push(...(await findPictureKeys(transaction, rowNames[kind].table, ids)));
    }
    return { removed, keys };
  });
  // Not awaited: moving a hundred pictures takes longer than a person waits. If it fails, the sweeper repeats it.
  void pictures.trySyncVisibility(database, keys);
  return removed;
}

/** Returns the ids of the rows. */
async function deleteRows(transaction: Database, kind: RowKind): Promise<number[]> {
  const { table } = rowNames[kind];
  // Waits for changes of these rows; the next statement sees them.
  await sql`
    select from ${sql.table(table)} where id in (select row_id from demo_rows where table_name = ${table})
    order by id for update`.execute(transaction);
  const ids = (await findRows(transaction, kind)).filter((row) => !row.has_changed).map((row) => row.id);
  await sql`update ${sql.table(table)} set deleted_at = now() where id = any(${ids})`.execute(transaction);
  return ids;
}
