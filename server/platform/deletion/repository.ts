import { sql } from "kysely";
import type { Database } from "#server/platform/database/database.ts";
import { deleteUnusedPictures } from "#server/platform/media/repository.ts";

export const deletableTables = [
  "properties",
  "projects",
  "sell_submissions",
  "service_requests",
  "messages",
] as const;
export type DeletableTable = (typeof deletableTables)[number];

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

/** The keys of the pictures that a row uses. */
export async function findPictureKeys(
  database: Database,
  table: DeletableTable,
  id: number,
): Promise<string[]> {
  const uses = await database
    .selectFrom("picture_uses")
    .select("picture")
    .where("owner", "=", table)
    .where("owner_id", "=", id)
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
  if (rows.length === 0) return { rows: 0, pictures: [], scans: [] };
  const ids = rows.map((row) => row.id);
  const uses = await transaction
    .selectFrom("picture_uses")
    .select("picture")
    .where("owner", "=", table)
    .where("owner_id", "in", ids)
    .execute();
  const scans = table === "properties" ? await deleteScansOf(transaction, ids) : [];
  await sql`delete from ${sql.table(table)} where id in (${sql.join(ids)})`.execute(transaction);
  const keys = uses.map((use) => use.picture);
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

/** LD7: permanently removes the scans that were deleted before `before`, and returns the keys of their files. */
export async function purgeScans(database: Database, before: Date): Promise<string[]> {
  const deleted = await database
    .deleteFrom("property_scans")
    .where("deleted_at", "<", before)
    .returning("key")
    .execute();
  return deleted.map((scan) => scan.key);
}
