import { sql } from "kysely";
import { type RowTable, rowKinds, rowNames } from "#domain/rows/kinds.ts";
import type { Database } from "#server/platform/database/database.ts";
import { deleteUnusedPictures } from "#server/platform/media/repository.ts";
import { deleteMailsOf } from "./delete-mails.ts";

export type DeletableTable = RowTable;
export const deletableTables: readonly DeletableTable[] = rowKinds.map((kind) => rowNames[kind].table);

/** False if there is no such row or it is already deleted. Locks the row until the transaction ends. */
export async function markDeleted(
  transaction: Database,
  table: DeletableTable,
  id: number,
): Promise<boolean> {
  const { rows } = await sql`
    update ${sql.table(table)} set deleted_at = now()
    where id = ${id} and deleted_at is null returning id`.execute(transaction);
  return rows.length > 0;
}

/** False if there is no such deleted row. */
export async function markRestored(
  transaction: Database,
  table: DeletableTable,
  id: number,
): Promise<boolean> {
  const { rows } = await sql`
    update ${sql.table(table)} set deleted_at = null
    where id = ${id} and deleted_at is not null returning id`.execute(transaction);
  return rows.length > 0;
}

/** The ids of the rows that were deleted and no longer are. Rows are locked in the order of their ids. */
export async function markRowsRestored(
  transaction: Database,
  table: DeletableTable,
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(table)} set deleted_at = null where id in (
      select id from ${sql.table(table)} where id = any(${[...ids]}) and deleted_at is not null order by id for update
    ) returning id`.execute(transaction);
  return rows.map(({ id }) => id);
}

/** The keys of the pictures that rows use. */
export async function findPictureKeys(
  database: Database,
  table: DeletableTable,
  ids: readonly number[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const uses = await database
    .selectFrom("picture_uses")
    .select("picture")
    .where("owner", "=", table)
    .where("owner_id", "in", ids)
    .execute();
  return uses.map((use) => use.picture);
}

/** `scans` are the files of papers, which no quarantine delays. */
export type Purged = Readonly<{ rows: number; pictures: string[]; scans: string[] }>;

/** Permanently removes up to `maxRows` rows deleted before `before`. Skips rows that another instance is purging. */
export async function purgeRows(
  transaction: Database,
  table: DeletableTable,
  before: Date,
  maxRows: number,
): Promise<Purged> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where deleted_at < ${before}
    order by deleted_at limit ${maxRows} for update skip locked`.execute(transaction);
  return purgeLocked(
    transaction,
    table,
    rows.map((row) => row.id),
  );
}

/** Permanently removes those of the rows that are deleted. */
export async function purgeIds(
  transaction: Database,
  table: DeletableTable,
  ids: readonly number[],
): Promise<Purged> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where id = any(${[...ids]}) and deleted_at is not null
    order by id for update`.execute(transaction);
  return purgeLocked(
    transaction,
    table,
    rows.map((row) => row.id),
  );
}

async function purgeLocked(
  transaction: Database,
  table: DeletableTable,
  ids: readonly number[],
): Promise<Purged> {
  if (ids.length === 0) return { rows: 0, pictures: [], scans: [] };
  const keys = await findPictureKeys(transaction, table, ids);
  const scans = table === "properties" ? await deleteScansOf(transaction, ids) : [];
  await deleteMailsOf(transaction, table, ids);
  await sql`delete from ${sql.table(table)} where id in (${sql.join(ids)})`.execute(transaction);
  return { rows: ids.length, pictures: await deleteUnusedPictures(transaction, keys), scans };
}

async function deleteScansOf(transaction: Database, propertyIds: readonly number[]): Promise<string[]> {
  const deleted = await transaction
    .deleteFrom("property_scans")
    .where("property_id", "in", propertyIds)
    .returning("key")
    .execute();
  return deleted.map((scan) => scan.key);
}

/** LD7, CN7: permanently removes the scans that were deleted before `before`, and returns the keys of their files. */
export async function purgeScans(database: Database, before: Date): Promise<string[]> {
  const keys: string[] = [];
  for (const table of ["property_scans", "job_scans"] as const) {
    const deleted = await database
      .deleteFrom(table)
      .where("deleted_at", "<", before)
      .returning("key")
      .execute();
    keys.push(...deleted.map(({ key }) => key));
  }
  return keys;
}
