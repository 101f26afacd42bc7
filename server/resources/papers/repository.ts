import { sql } from "kysely";
import type { PermitKind } from "#domain/jobs/choices.ts";
import type { PaperAction } from "#domain/papers/paper-view.ts";
import type { Database } from "#server/platform/database/database.ts";
import { ownerTables, type PaperOwner } from "./paper-owner.ts";

const maxListedViews = 100;

/** False if there is no such property or job. Changes of the same owner's papers wait for each other. */
export async function lockOwner(transaction: Database, { kind, id }: PaperOwner): Promise<boolean> {
  const isLive = kind === "property" ? sql`deleted_at is null` : sql`true`;
  const { rows } = await sql`
    select from ${sql.table(ownerTables[kind].table)} where id = ${id} and ${isLive} for no key update`.execute(
    transaction,
  );
  return rows.length > 0;
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

export type ScanRow = Readonly<{
  id: string;
  owner: PaperOwner;
  key: string;
  sealed: Buffer;
  added_at: Date;
  deleted_at: Date | null;
  added_by: string;
  permit: PermitKind | null;
}>;

async function selectScans(database: Database, owner: PaperOwner, where: ReturnType<typeof sql<boolean>>) {
  const { scans, column } = ownerTables[owner.kind];
  const permit =
    owner.kind === "job" ? sql`(select kind from job_permits where id = permit_id)` : sql`null::text`;
  const { rows } = await sql<Omit<ScanRow, "owner">>`
    select scan.id, key, sealed, added_at, deleted_at, accounts.username as added_by, ${permit} as permit
    from ${sql.table(scans)} as scan join accounts on accounts.id = added_by
    where ${sql.ref(column)} = ${owner.id} and ${where} order by added_at, scan.id`.execute(database);
  return rows.map((row): ScanRow => ({ ...row, owner }));
}

export async function findScans(database: Database, owner: PaperOwner): Promise<ScanRow[]> {
  return selectScans(database, owner, sql`deleted_at is null`);
}

/** Also a deleted one. */
export async function findScan(
  database: Database,
  owner: PaperOwner,
  scanId: string,
): Promise<ScanRow | undefined> {
  const [row] = await selectScans(database, owner, sql`scan.id = ${scanId}`);
  return row;
}

type NewScan = Readonly<{
  id: string;
  owner: PaperOwner;
  key: string;
  sealed: Buffer;
  added_by: number;
  permit: PermitKind | null;
}>;

/** False if another owner of the kind has a scan with this id. */
export async function insertScan(
  transaction: Database,
  { owner, permit, ...scan }: NewScan,
): Promise<boolean> {
  const columns =
    owner.kind === "property"
      ? { ...scan, property_id: owner.id }
      : { ...scan, job_id: owner.id, permit_id: await findPermit(transaction, owner.id, permit) };
  const names = Object.keys(columns).map((name) => sql.ref(name));
  const { rows } = await sql`
    insert into ${sql.table(ownerTables[owner.kind].scans)} (${sql.join(names)}) values (${sql.join(Object.values(columns))})
    on conflict (id) do nothing returning id`.execute(transaction);
  return rows.length > 0;
}

/** The row of a step. A step that nobody has written yet gets an empty one. */
async function findPermit(
  transaction: Database,
  jobId: number,
  kind: PermitKind | null,
): Promise<number | null> {
  if (kind === null) return null;
  await transaction
    .insertInto("job_permits")
    .values({ job_id: jobId, kind })
    .onConflict((conflict) => conflict.columns(["job_id", "kind"]).doNothing())
    .execute();
  const { id } = await transaction
    .selectFrom("job_permits")
    .select("id")
    .where("job_id", "=", jobId)
    .where("kind", "=", kind)
    .executeTakeFirstOrThrow();
  return id;
}

export async function markScan(
  transaction: Database,
  { id, owner }: Pick<ScanRow, "id" | "owner">,
  deletedAt: Date | null,
): Promise<void> {
  await transaction
    .updateTable(ownerTables[owner.kind].scans)
    .set({ deleted_at: deletedAt })
    .where("id", "=", id)
    .execute();
}

export type NewView = Readonly<{
  owner: PaperOwner;
  accountId: number;
  action: PaperAction;
  scanId: string | null;
}>;

export async function insertView(
  database: Database,
  { owner, accountId, action, scanId }: NewView,
): Promise<void> {
  const ids = {
    property_id: owner.kind === "property" ? owner.id : null,
    job_id: owner.kind === "job" ? owner.id : null,
  };
  await database
    .insertInto("paper_views")
    .values({ ...ids, account_id: accountId, action, scan_id: scanId })
    .execute();
}

export type ViewRow = Readonly<{
  id: number;
  viewed_at: Date;
  action: PaperAction;
  username: string;
  scan: Readonly<{ id: string; owner: PaperOwner; sealed: Buffer }> | null;
}>;

/** The latest first, with the scans that are not purged yet. */
export async function findViews(database: Database, owner: PaperOwner): Promise<ViewRow[]> {
  const { scans, column } = ownerTables[owner.kind];
  const { rows } = await sql<Omit<ViewRow, "scan"> & Readonly<{ scan_id: string; sealed: Buffer | null }>>`
    select view.id, viewed_at, action, username, scan.id as scan_id, scan.sealed
    from paper_views as view join accounts on accounts.id = account_id
      left join ${sql.table(scans)} as scan on scan.id = view.scan_id
    where view.${sql.ref(column)} = ${owner.id} order by view.id desc limit ${maxListedViews}`.execute(
    database,
  );
  return rows.map(({ scan_id, sealed, ...view }) => ({
    ...view,
    scan: sealed && { id: scan_id, owner, sealed },
  }));
}
