import { sql } from "kysely";
import { composeApprovalMail } from "#domain/mail/approval-mail.ts";
import { isPublic } from "#domain/properties/kinds.ts";
import type { Database } from "#server/platform/database/database.ts";
import { writeAs } from "#server/platform/history/write-as.ts";
import { requireMatch } from "#server/platform/http/entity-tag.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { findAddresses } from "#server/resources/notices/repository.ts";
import { followListings } from "#server/resources/submission-steps/steps.ts";
import { endApproval } from "./approval.ts";
import { syncDraftPictures } from "./draft-pictures.ts";
import { withListingEvents } from "./listing-events.ts";
import type { PropertyRow } from "./repository.ts";
import { requireProperty } from "./writing.ts";

type Decision = Readonly<{
  accountId: number;
  /** The version that the admin has read. */
  ifMatch: string | undefined;
  present: (row: PropertyRow) => object;
}>;

/** LE8: publishes a listing that waits and tells its agent. A repeated call changes nothing. */
export async function approveListing(
  resource: ResourceDependencies,
  id: number,
  decision: Decision,
): Promise<PropertyRow> {
  return decide(resource, id, decision, async (transaction, row) => {
    const { approval } = row;
    if (approval?.returned_at !== null) {
      if (isPublic(row.status)) return;
      throw new Problem("state_changed");
    }
    await transaction
      .updateTable("properties")
      .set({ status: approval.requested_status, updated_at: sql<Date>`now()` })
      .where("id", "=", id)
      .execute();
    await followListings(transaction, [id]);
    await endApproval(transaction, [id]);
    await syncDraftPictures(transaction, resource.pictures, [id]);
    await notifyAgent(transaction, resource, row, null);
  });
}

/** LE8: the listing stays hidden, and its agent is told why. A repeated call changes nothing. */
export async function sendListingBack(
  resource: ResourceDependencies,
  id: number,
  reason: string,
  decision: Decision,
): Promise<PropertyRow> {
  return decide(resource, id, decision, async (transaction, row) => {
    const { approval } = row;
    if (approval && approval.returned_at !== null && approval.reason === reason) return;
    if (approval?.returned_at !== null) throw new Problem("state_changed");
    await transaction
      .updateTable("listing_approvals")
      .set({ returned_at: sql<Date>`now()`, reason })
      .where("property_id", "=", id)
      .execute();
    await notifyAgent(transaction, resource, row, reason);
  });
}

/** Locks the listing, so that the agent's changes come before or after the decision. */
async function decide(
  { database, publicUrl }: ResourceDependencies,
  id: number,
  { accountId, ifMatch, present }: Decision,
  write: (transaction: Database, row: PropertyRow) => Promise<void>,
): Promise<PropertyRow> {
  return writeAs(database, accountId, async (transaction) => {
    await transaction.selectFrom("properties").select("id").where("id", "=", id).forUpdate().execute();
    const row = await requireProperty(transaction, id);
    requireMatch(ifMatch, row, present);
    await withListingEvents(transaction, publicUrl, [id], () => write(transaction, row));
    return requireProperty(transaction, id);
  });
}

async function notifyAgent(
  transaction: Database,
  { ownerNotice }: ResourceDependencies,
  { id, name, approval }: PropertyRow,
  reason: string | null,
): Promise<void> {
  const agentId = approval?.requested_by_id ?? null;
  if (!ownerNotice.hasMail || agentId === null) return;
  const to = (await findAddresses(transaction, [agentId])).get(agentId);
  if (to === undefined) return;
  const { language } = ownerNotice;
  await queueMail(transaction, {
    kind: "account",
    to,
    language,
    ...composeApprovalMail({ id, name, reason }, ownerNotice),
  });
}
