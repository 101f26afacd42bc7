import { sql } from "kysely";
import type { PaperAction } from "#domain/papers/paper-view.ts";
import type { Database } from "#server/platform/database/database.ts";

const maxListedViews = 100;

/** False if there is no such property. Changes of the same property's papers wait for each other. */
export async function lockProperty(transaction: Database, id: number): Promise<boolean> {
  const row = await transaction
    .selectFrom("properties")
    .select("id")
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export type SealedFacts = NonNullable<Awaited<ReturnType<typeof findFacts>>>;

export async function findFacts(database: Database, propertyId: number) {
  return database
    .selectFrom("property_papers")
    .select(["sealed", "updated_at"])
    .where("property_id", "=", propertyId)
    .executeTakeFirst();
}

export async function writeFacts(transaction: Database, propertyId: number, sealed: Buffer): Promise<void> {
  await transaction
    .insertInto("property_papers")
    .values({ property_id: propertyId, sealed })
    .onConflict((conflict) =>
      conflict.column("property_id").doUpdateSet({ sealed, updated_at: sql<Date>`now()` }),
    )
    .execute();
}

export type ScanRow = Awaited<ReturnType<typeof findScans>>[number];

function selectScans(database: Database, propertyId: number) {
  return database
    .selectFrom("property_scans")
    .innerJoin("accounts", "accounts.id", "property_scans.added_by")
    .where("property_id", "=", propertyId)
    .select([
      "property_scans.id",
      "property_id",
      "key",
      "sealed",
      "added_at",
      "deleted_at",
      "accounts.username as added_by",
    ]);
}

export async function findScans(database: Database, propertyId: number) {
  return selectScans(database, propertyId)
    .where("deleted_at", "is", null)
    .orderBy("added_at")
    .orderBy("property_scans.id")
    .execute();
}

/** Also a deleted one. */
export async function findScan(
  database: Database,
  propertyId: number,
  scanId: string,
): Promise<ScanRow | undefined> {
  return selectScans(database, propertyId).where("property_scans.id", "=", scanId).executeTakeFirst();
}

type NewScan = Readonly<{ id: string; property_id: number; key: string; sealed: Buffer; added_by: number }>;

/** False if another property has a scan with this id. */
export async function insertScan(transaction: Database, scan: NewScan): Promise<boolean> {
  const row = await transaction
    .insertInto("property_scans")
    .values(scan)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function markScan(transaction: Database, scanId: string, deletedAt: Date | null): Promise<void> {
  await transaction
    .updateTable("property_scans")
    .set({ deleted_at: deletedAt })
    .where("id", "=", scanId)
    .execute();
}

export type NewView = Readonly<{
  property_id: number;
  account_id: number;
  action: PaperAction;
  scan_id: string | null;
}>;

export async function insertView(database: Database, view: NewView): Promise<void> {
  await database.insertInto("paper_views").values(view).execute();
}

export type ViewRow = Awaited<ReturnType<typeof findViews>>[number];

/** The latest first, with the scans that are not purged yet. */
export async function findViews(database: Database, propertyId: number) {
  return database
    .selectFrom("paper_views")
    .innerJoin("accounts", "accounts.id", "paper_views.account_id")
    .leftJoin("property_scans", "property_scans.id", "paper_views.scan_id")
    .select([
      "paper_views.id",
      "paper_views.viewed_at",
      "paper_views.action",
      "accounts.username",
      "property_scans.id as scan_id",
      "property_scans.sealed",
    ])
    .where("paper_views.property_id", "=", propertyId)
    .orderBy("paper_views.id", "desc")
    .limit(maxListedViews)
    .execute();
}
