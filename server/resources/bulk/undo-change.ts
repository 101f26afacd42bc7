import { sql } from "kysely";
import type { BulkUndoResult } from "#domain/bulk/bulk-change.ts";
import { isPublic, type PropertyStatus, propertyStatuses } from "#domain/properties/kinds.ts";
import { deletableTables, findPictureKeys, markRowsRestored } from "#server/platform/deletion/repository.ts";
import { writeAs } from "#server/platform/history/write-as.ts";
import { filterOwned } from "#server/platform/http/owned-rows.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { PictureStorage } from "#server/platform/media/picture-service.ts";
import { bulkLeadColumns, changeLeads } from "#server/resources/leads/change-leads.ts";
import {
  endApproval,
  holdDeleted,
  needsApproval,
  requestApproval,
} from "#server/resources/properties/approval.ts";
import { syncDraftPictures } from "#server/resources/properties/draft-pictures.ts";
import { withListingEvents } from "#server/resources/properties/listing-events.ts";
import { followListings } from "#server/resources/submission-steps/steps.ts";
import { filterHidden, lockRows, setColumn } from "./change-rows.ts";

type Entry = Readonly<{
  table_name: string;
  row_id: number;
  account_id: number | null;
  action: string;
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
}>;

const columns = ["status", "is_featured", "owner_id"] as const;

/**
 * LE6: takes a change of several rows back, in one transaction; agents only their own. A row that was changed again meanwhile is
 * left as it is.
 */
export async function undoChange(
  { database, pictures, publicUrl }: PictureStorage & Readonly<{ publicUrl: string }>,
  token: string,
  accountId: number,
  ownerId: number | null,
): Promise<BulkUndoResult> {
  return writeAs(database, accountId, async (transaction) => {
    const [firstId = "", transactionId = ""] = token.split("-");
    // Updates of other rows follow from these.
    const { rows: entries } = await sql<Entry>`
      select table_name, row_id, account_id, action, before, after from row_history
      where (action <> 'update' or table_name in ('properties', 'leads'))
        and id >= ${firstId}::bigint and transaction_id = ${transactionId}::xid8
        and changed_at = (select changed_at from row_history where id = ${firstId}::bigint)`.execute(
      transaction,
    );
    const isForeign = ownerId !== null && entries.some((entry) => entry.account_id !== ownerId);
    if (entries.length === 0 || isForeign) throw new Problem("not_found");
    const asks = await needsApproval(transaction, ownerId);
    let changed = 0;
    let waiting = 0;
    const listings = idsOf(entries.filter((entry) => entry.table_name === "properties"));
    await withListingEvents(transaction, publicUrl, listings, async () => {
      for (const table of deletableTables) {
        const ofTable = entries.filter((entry) => entry.table_name === table);
        if (ofTable.length === 0) continue;
        const locked = await lockRows(transaction, table, idsOf(ofTable));
        // A row may have got another owner since.
        const owned = new Set(await filterOwned(transaction, table, locked, ownerId));
        const own = ofTable.filter(({ row_id }) => owned.has(row_id));
        const deleted = idsOf(own.filter(({ action }) => action === "delete"));
        if (asks && table === "properties") await holdDeleted(transaction, deleted, accountId);
        const restored = await markRowsRestored(transaction, table, deleted);
        // Before the commit, so that no row is visible without its pictures.
        await pictures.syncVisibility(transaction, await findPictureKeys(transaction, table, restored));
        changed += restored.length;
        if (table !== "properties") continue;
        for (const column of columns)
          for (const { ids, before, after } of groupByValues(own, column)) {
            const status = column === "status" ? toStatus(before) : undefined;
            const held =
              asks && status && isPublic(status) ? await filterHidden(transaction, ids, toStatus(after)) : [];
            if (status) await requestApproval(transaction, held, status, accountId);
            waiting += held.length;
            const others = ids.filter((id) => !held.includes(id));
            const undone = await setColumn(transaction, others, column, before, after);
            if (status) {
              await followListings(transaction, undone);
              await endApproval(transaction, undone);
              await syncDraftPictures(transaction, pictures, undone);
            }
            changed += undone.length;
          }
      }
    });
    const ofLeads = entries.filter((entry) => entry.table_name === "leads");
    const ownedLeads = new Set(await filterOwned(transaction, "leads", idsOf(ofLeads), ownerId));
    const leads = ofLeads.filter(({ row_id }) => ownedLeads.has(row_id));
    for (const column of bulkLeadColumns)
      for (const { ids, before, after } of groupByValues(leads, column))
        changed += (
          await changeLeads(transaction, ids, column, leadValue(before), accountId, {
            expected: leadValue(after),
          })
        ).length;
    const skipped = Math.max(0, entries.length - changed - waiting);
    return { changed, skipped, ...(waiting > 0 && { waiting }) };
  });
}

function toStatus(value: unknown): PropertyStatus | undefined {
  return propertyStatuses.find((status) => status === value);
}

function leadValue(value: unknown): string | number | null {
  return typeof value === "string" || typeof value === "number" ? value : null;
}

function idsOf(entries: readonly Entry[]): number[] {
  return entries.map(({ row_id }) => row_id);
}

/** One statement for all rows that change from the same value to the same value. */
function groupByValues(entries: readonly Entry[], column: string) {
  const updated = entries.filter(({ action, before }) => action === "update" && column in before);
  const groups = Map.groupBy(updated, ({ before, after }) => JSON.stringify([before[column], after[column]]));
  return [...groups.values()].map((group) => ({
    ids: idsOf(group),
    before: group[0]?.before[column],
    after: group[0]?.after[column],
  }));
}
