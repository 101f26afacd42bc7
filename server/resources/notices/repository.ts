import { sql } from "kysely";
import type { LeadKind } from "#domain/leads/lead-kind.ts";
import type { MailedLead } from "#domain/mail/lead-mails.ts";
import type { Database } from "#server/platform/database/database.ts";
import { addJob } from "#server/platform/jobs/add-job.ts";

export type OwnedLead = MailedLead & Readonly<{ owner_id: number | null }>;

/** An arbitrary number, the same in every instance of the app. */
const noticesLock = 7_041_601;

const leadColumns = [
  "lead_details.kind",
  "lead_details.source_id",
  "lead_id",
  "name",
  "email",
  "phone",
  "about",
  "text",
  "created_at",
  "promised_until",
  "owner_id",
  "visit_on",
  "visit_time",
] as const;

/** One instance at a time notifies staff; another waits until the first has committed. */
export async function lockNotices(transaction: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${noticesLock})`.execute(transaction);
}

/** LE3: staff will be notified of a lead, by the job. */
export async function addNotice(transaction: Database, kind: LeadKind, sourceId: number): Promise<void> {
  await transaction.insertInto("lead_notices").values({ kind, source_id: sourceId }).execute();
  await addJob(transaction, "notify-staff");
}

export async function countPending(transaction: Database): Promise<number> {
  const { count } = await transaction
    .selectFrom("lead_notices")
    .where("notified_at", "is", null)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Marks all pending leads as notified and returns them, oldest first. Those that were deleted meanwhile are left out. */
export async function claimPending(transaction: Database, now: Date): Promise<readonly OwnedLead[]> {
  return transaction
    .with("claimed", (query) =>
      query
        .updateTable("lead_notices")
        .set({ notified_at: now })
        .where("notified_at", "is", null)
        .returning(["kind", "source_id"]),
    )
    .selectFrom("claimed")
    .innerJoin("lead_details", (join) =>
      join
        .onRef("lead_details.kind", "=", "claimed.kind")
        .onRef("lead_details.source_id", "=", "claimed.source_id"),
    )
    .select(leadColumns)
    .where("deleted_at", "is", null)
    .orderBy("created_at")
    .execute();
}

/** What mails say about these leads, oldest first. */
export async function listNoticedLeads(
  database: Database,
  leadIds: readonly number[],
): Promise<readonly OwnedLead[]> {
  return database
    .selectFrom("lead_details")
    .select(leadColumns)
    .where("lead_id", "in", leadIds)
    .where("deleted_at", "is", null)
    .orderBy("created_at")
    .execute();
}

/** How many leads staff was notified of since then, and when the last mail about several was written. */
export async function readRecentNotices(transaction: Database, since: Date) {
  const { notified } = await transaction
    .selectFrom("lead_notices")
    .where("notified_at", ">=", since)
    .select((eb) => eb.fn.countAll<number>().as("notified"))
    .executeTakeFirstOrThrow();
  const { gatheredAt } = await transaction
    .selectFrom("mails")
    .where("kind", "=", "leads")
    .where("created_at", ">=", since)
    .select((eb) => eb.fn.max("created_at").as("gatheredAt"))
    .executeTakeFirstOrThrow();
  return { notified, gatheredAt };
}

/** The kinds of the leads that came since then. */
export async function listReceivedKinds(database: Database, since: Date): Promise<readonly LeadKind[]> {
  const rows = await database
    .selectFrom("lead_details")
    .select("kind")
    .where("created_at", ">=", since)
    .where("deleted_at", "is", null)
    .execute();
  return rows.map(({ kind }) => kind);
}

/** Leads whose promised answer became overdue since then, the longest overdue first. */
export async function listOverdue(database: Database, since: Date, now: Date): Promise<readonly OwnedLead[]> {
  return database
    .selectFrom("lead_details")
    .select(leadColumns)
    .where("promised_until", "<", now)
    .where("promised_until", ">=", since)
    .where("is_answered", "=", false)
    .where("deleted_at", "is", null)
    .orderBy("promised_until")
    .execute();
}

export async function wasSummarySent(transaction: Database, since: Date): Promise<boolean> {
  const summary = transaction.selectFrom("mails").select("id").where("kind", "=", "summary");
  return (await summary.where("created_at", ">=", since).executeTakeFirst()) !== undefined;
}

/** The addresses of these accounts. Disabled ones and those without an address are left out. */
export async function findAddresses(
  database: Database,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (accountIds.length === 0) return new Map();
  const rows = await database
    .selectFrom("accounts")
    .select(["id", "email"])
    .where("id", "in", accountIds)
    .where("is_disabled", "=", false)
    .execute();
  return new Map(rows.flatMap(({ id, email }) => (email === null ? [] : [[id, email]])));
}

/** Notices that were sent long ago are of no use. */
export async function deleteOldNotices(database: Database, before: Date): Promise<void> {
  await database.deleteFrom("lead_notices").where("notified_at", "<", before).execute();
}
