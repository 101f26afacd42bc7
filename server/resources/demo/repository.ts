import { sql } from "kysely";
import type { DemoPart, DemoState } from "#domain/demo/demo.ts";
import { type RowKind, rowKinds, rowNames } from "#domain/rows/kinds.ts";
import { type SettingsName, settingsNames } from "#domain/settings/settings.ts";
import type { Database } from "#server/platform/database/database.ts";
import { findPictureKeys } from "#server/platform/deletion/repository.ts";
import { writeAs } from "#server/platform/history/write-as.ts";
import { leadKindsOf } from "#server/platform/http/owned-rows.ts";
import type { PictureStorage } from "#server/platform/media/picture-service.ts";
import { deleteUnusedPictures } from "#server/platform/media/repository.ts";

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
    await removeExamples(transaction);
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

/** Tables whose history says that staff have changed a job. */
const jobTables = ["variations", "job_costs", "instalments", "job_payments", "job_permits"];

/** CN4: jobs that are still as the demo made them, in the order that their diaries need (decision 83). */
async function removeJobs(transaction: Database): Promise<void> {
  const changedRows = jobTables.map(
    (table) => sql`exists (
      select from ${sql.table(table)} as part join row_history on table_name = ${table} and row_id = part.id
      where part.job_id = jobs.id and account_id is not null)`,
  );
  const { rows } = await sql<{ id: number }>`
    select id from jobs where is_example and project_id is null
      and not exists (select from row_history where table_name = 'jobs' and row_id = jobs.id and account_id is not null)
      and not exists (
        select from diary_entries where job_id = jobs.id and received_at > (select max(seeded_at) from demo_seedings))
      and not exists (
        select from paper_views where paper_views.job_id = jobs.id and action not in ('read', 'scan_downloaded'))
      and not (${sql.join(changedRows, sql` or `)})
    for update`.execute(transaction);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  const entries = transaction.selectFrom("diary_entries").select("id").where("job_id", "in", ids);
  const pictures = await transaction
    .deleteFrom("diary_pictures")
    .where("entry_id", "in", entries)
    .returning("picture")
    .execute();
  await transaction.deleteFrom("diary_entries").where("job_id", "in", ids).execute();
  await transaction.deleteFrom("diary_seals").where("job_id", "in", ids).execute();
  await transaction.deleteFrom("job_payments").where("job_id", "in", ids).execute();
  await transaction.deleteFrom("job_costs").where("job_id", "in", ids).execute();
  await transaction.deleteFrom("instalments").where("job_id", "in", ids).execute();
  await transaction.deleteFrom("jobs").where("id", "in", ids).execute();
  // The sweeper quarantines their files.
  await deleteUnusedPictures(
    transaction,
    pictures.map(({ picture }) => picture),
  );
}

/** CN1, CN2: estimates and items that are still as the demo made them. They have no trash. */
async function removeExamples(transaction: Database): Promise<void> {
  await removeJobs(transaction);
  await transaction
    .deleteFrom("estimates")
    .where(
      // One that staff have begun a job from stays with it.
      sql<boolean>`not exists (
        select from estimate_versions as version where estimate_id = estimates.id
        and (not is_example or exists (select from jobs where version_id = version.id)))`,
    )
    .execute();
  await transaction.deleteFrom("construction_rates").where("is_example", "=", true).execute();
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
