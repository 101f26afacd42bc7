import { sql } from "kysely";
import type { BulkChange } from "#domain/bulk/bulk-change.ts";
import { isPublic, type PropertyStatus } from "#domain/properties/kinds.ts";
import { rowNames } from "#domain/rows/kinds.ts";
import type { BulkResult } from "#domain/trash/trash.ts";
import type { Database } from "#server/platform/database/database.ts";
import { ifGiven } from "#server/platform/database/if-given.ts";
import { type DeletableTable, findPictureKeys } from "#server/platform/deletion/repository.ts";
import { writeAs } from "#server/platform/history/write-as.ts";
import { filterOwned } from "#server/platform/http/owned-rows.ts";
import { fieldProblem } from "#server/platform/http/problem.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { changeLeads } from "#server/resources/leads/change-leads.ts";
import { listOwners } from "#server/resources/leads/repository.ts";
import type { OwnerNotice } from "#server/resources/notices/notify-owner.ts";
import { endApproval, needsApproval, requestApproval } from "#server/resources/properties/approval.ts";
import { syncDraftPictures } from "#server/resources/properties/draft-pictures.ts";
import { withListingEvents } from "#server/resources/properties/listing-events.ts";
import { followListings } from "#server/resources/submission-steps/steps.ts";

/**
 * LE6: changes all rows in one transaction. Rows that are gone, have the value already or belong to others are left out,
 * and drafts without an area are not published.
 */
export async function changeRows(
  { database, pictures, ownerNotice, publicUrl }: ResourceDependencies,
  { kind, ids, change }: BulkChange,
  accountId: number,
  ownerId: number | null,
): Promise<BulkResult> {
  if (kind === "leads")
    return changeSelectedLeads(database, ids, change, { accountId, ownerId, notice: ownerNotice });
  const { table } = rowNames[kind];
  if ("owner_id" in change) await requireOwner(database, change.owner_id);
  const { keys, ...result } = await writeAs(database, accountId, async (transaction) => {
    const locked = await lockRows(transaction, table, ids);
    const owned = await filterOwned(transaction, table, locked, ownerId);
    const held =
      "status" in change && isPublic(change.status) && (await needsApproval(transaction, ownerId))
        ? await filterHidden(transaction, await filterPublishable(transaction, owned))
        : [];
    const others = owned.filter((id) => !held.includes(id));
    const writeOthers = () => write(transaction, table, others, change);
    const changed =
      table === "properties"
        ? await withListingEvents(transaction, publicUrl, others, writeOthers)
        : await writeOthers();
    if ("status" in change) {
      await requestApproval(transaction, held, change.status, accountId);
      await followListings(transaction, changed);
      await endApproval(transaction, changed);
      await syncDraftPictures(transaction, pictures, changed);
    }
    return {
      changed: changed.length,
      ...(held.length > 0 && { waiting: held.length }),
      undo: await undoToken(transaction, table, changed),
      keys: "is_deleted" in change ? await findPictureKeys(transaction, table, changed) : [],
    };
  });
  await pictures.trySyncVisibility(database, keys);
  return result;
}

async function changeSelectedLeads(
  database: Database,
  ids: readonly number[],
  change: BulkChange["change"],
  {
    accountId,
    ownerId,
    notice,
  }: Readonly<{ accountId: number; ownerId: number | null; notice: OwnerNotice }>,
): Promise<BulkResult> {
  const [column, value] =
    "lead_status" in change
      ? (["status", change.lead_status] as const)
      : (["owner_id", "owner_id" in change ? change.owner_id : null] as const);
  return writeAs(database, accountId, async (transaction) => {
    const owned = await filterOwned(transaction, "leads", ids, ownerId);
    const changed = await changeLeads(transaction, owned, column, value, accountId, { notice });
    return { changed: changed.length, undo: await undoToken(transaction, "leads", changed) };
  });
}

/** In the order of their ids, so that two requests for the same rows wait for each other instead of blocking both. */
export async function lockRows(
  transaction: Database,
  table: DeletableTable,
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where id = any(${[...ids]}) order by id for update`.execute(
    transaction,
  );
  return rows.map(({ id }) => id);
}

async function write(
  transaction: Database,
  table: DeletableTable,
  ids: readonly number[],
  change: BulkChange["change"],
): Promise<number[]> {
  if ("is_deleted" in change) {
    const { rows } = await sql<{ id: number }>`
      update ${sql.table(table)} set deleted_at = now()
      where id = any(${[...ids]}) and deleted_at is null returning id`.execute(transaction);
    return rows.map(({ id }) => id);
  }
  if ("status" in change) {
    const allowed = isPublic(change.status) ? await filterPublishable(transaction, ids) : ids;
    return setColumn(transaction, allowed, "status", change.status);
  }
  if ("owner_id" in change) return setColumn(transaction, ids, "owner_id", change.owner_id);
  return setColumn(transaction, ids, "is_featured", "is_featured" in change && change.is_featured);
}

/** A draft made of a submission may have no area yet; its form asks for it. */
async function filterPublishable(transaction: Database, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await transaction
    .selectFrom("properties")
    .select("id")
    .where("id", "in", ids)
    .where("area", ">", 0)
    .execute();
  return rows.map(({ id }) => id);
}

/** LE8: those that visitors can't see, of which an agent's wait for an admin. */
export async function filterHidden(
  transaction: Database,
  ids: readonly number[],
  expected: PropertyStatus | null = null,
): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await transaction
    .selectFrom("properties")
    .select(["id", "status"])
    .where("id", "in", ids)
    .where("deleted_at", "is", null)
    .$call(ifGiven(expected, (query, value) => query.where("status", "=", value)))
    .execute();
  return rows.flatMap(({ id, status }) => (isPublic(status) ? [] : [id]));
}

async function requireOwner(database: Database, id: number | null): Promise<void> {
  if (id !== null && !(await listOwners(database)).some((owner) => owner.id === id))
    throw fieldProblem("change", "choice_invalid");
}

/** Sets the column of live properties that have another value, or exactly the value `expected`. */
export async function setColumn(
  transaction: Database,
  ids: readonly number[],
  column: "status" | "is_featured" | "owner_id",
  value: unknown,
  expected?: unknown,
): Promise<number[]> {
  const condition =
    expected === undefined
      ? sql`${sql.ref(column)} is distinct from ${value}`
      : sql`${sql.ref(column)} is not distinct from ${expected}`;
  const { rows } = await sql<{ id: number }>`
    update properties set ${sql.ref(column)} = ${value}, updated_at = now()
    where id = any(${[...ids]}) and deleted_at is null and ${condition} returning id`.execute(transaction);
  return rows.map(({ id }) => id);
}

/** Names this transaction's entries in the history: the id of the first one, and the transaction's. */
async function undoToken(
  transaction: Database,
  table: DeletableTable | "leads",
  ids: readonly number[],
): Promise<string | null> {
  const { rows } = await sql<{ token: string | null }>`
    select min(id) || '-' || pg_current_xact_id() as token from row_history
    where table_name = ${table} and row_id = any(${[...ids]})
      and changed_at = now() and transaction_id = pg_current_xact_id()`.execute(transaction);
  return rows[0]?.token ?? null;
}
