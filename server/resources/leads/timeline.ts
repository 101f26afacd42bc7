import { sql } from "kysely";
import type { LeadEventDetail, LeadEventKind } from "#domain/leads/lead.ts";
import type { Database } from "#server/platform/database/database.ts";
import { shownName } from "#server/platform/session/shown-name.ts";

/** Newest first. */
export async function listEvents(database: Database, leadId: number) {
  return database
    .selectFrom("lead_events")
    .leftJoin("accounts", "accounts.id", "account_id")
    .select([
      "lead_events.id",
      "kind",
      sql<string | null>`${shownName}`.as("account"),
      "detail",
      "lead_events.created_at",
    ])
    .where("lead_id", "=", leadId)
    .orderBy("lead_events.id", "desc")
    .execute();
}
export type LeadEventRow = Awaited<ReturnType<typeof listEvents>>[number];

export type NewEvent = Readonly<{ kind: LeadEventKind; detail: LeadEventDetail }>;

export async function addEvents(
  transaction: Database,
  leadId: number,
  accountId: number | null,
  events: readonly NewEvent[],
): Promise<void> {
  if (events.length === 0) return;
  await transaction
    .insertInto("lead_events")
    .values(
      events.map(({ kind, detail }) => ({
        lead_id: leadId,
        account_id: accountId,
        kind,
        detail: JSON.stringify(detail),
      })),
    )
    .execute();
}
