import { sql } from "kysely";
import type { PropertyStatus } from "#domain/properties/kinds.ts";
import type { Database } from "#server/platform/database/database.ts";
import { readStoredDocument } from "#server/platform/settings/stored-settings.ts";
import { followListings } from "#server/resources/submission-steps/steps.ts";

/**
 * LE8: whether what the caller publishes waits for an admin. `ownerId` is the account whose rows alone the caller may edit; null for
 * admins, who approve by what they do. Read in the transaction, because the settings in memory may be a moment behind.
 */
export async function needsApproval(transaction: Database, ownerId: number | null): Promise<boolean> {
  if (ownerId === null) return false;
  return (await readStoredDocument(transaction, "listings")).needsApproval;
}

/** The listings wait. A second request replaces the first, and the reason why an earlier one was sent back. */
export async function requestApproval(
  transaction: Database,
  ids: readonly number[],
  status: PropertyStatus,
  accountId: number | null,
): Promise<void> {
  if (ids.length === 0) return;
  const request = {
    requested_status: status,
    requested_by: accountId,
    requested_at: sql<Date>`now()`,
    returned_at: null,
    reason: "",
  };
  await transaction
    .insertInto("listing_approvals")
    .values(ids.map((property_id) => ({ property_id, ...request })))
    .onConflict((conflict) => conflict.column("property_id").doUpdateSet(request))
    .execute();
}

/** Nothing is left to decide: the listings have another status now. */
export async function endApproval(transaction: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction.deleteFrom("listing_approvals").where("property_id", "in", ids).execute();
}

/**
 * Call this before an agent restores deleted listings: those that someone else deleted come back as drafts that wait. What the
 * agent deleted was public until then, so it may come back as it was.
 */
export async function holdDeleted(
  transaction: Database,
  ids: readonly number[],
  accountId: number | null,
): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await sql<{ id: number; status: PropertyStatus }>`
    select id, status from properties
    where id = any(${[...ids]}) and deleted_at is not null and status not in ('draft', 'withdrawn')
      and ${accountId}::integer is distinct from (
        select account_id from row_history
        where table_name = 'properties' and row_id = properties.id and action = 'delete'
        order by row_history.id desc limit 1
      )
    order by id for update`.execute(transaction);
  for (const [status, held] of Map.groupBy(rows, (row) => row.status)) {
    const heldIds = held.map(({ id }) => id);
    await transaction
      .updateTable("properties")
      .set({ status: "draft", updated_at: sql<Date>`now()` })
      .where("id", "in", heldIds)
      .execute();
    await followListings(transaction, heldIds);
    await requestApproval(transaction, heldIds, status, accountId);
  }
}
