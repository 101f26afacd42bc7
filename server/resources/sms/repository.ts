import { sql } from "kysely";
import type { Database } from "#server/platform/database/database.ts";
import { ifGiven } from "#server/platform/database/if-given.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { queueSms } from "#server/platform/sms/outbox.ts";
import { staffNameOfLead } from "#server/resources/people/staff-names.ts";
import { checkReminder } from "#server/resources/reminders/timing.ts";

type Scope = Readonly<{
  /** Only messages about this account's leads; null for all. */
  ownerId: number | null;
  /** Also messages about leads that nobody owns. */
  hasUnowned?: boolean;
  leadId?: number | null;
  limit: number;
}>;

/** DY9: messages that were refused or are unknown and that staff have not decided about, newest first. */
export async function listUnhandledSms(
  database: Database,
  { ownerId, hasUnowned = false, leadId = null, limit }: Scope,
) {
  return database
    .selectFrom("sms_messages")
    .innerJoin("leads", "leads.id", "about_lead")
    .select([
      /** Of all that wait, however many are listed. */
      sql<number>`count(*) over ()::integer`.as("count"),
      "sms_messages.id",
      "about_lead",
      sql<string>`coalesce(${staffNameOfLead}, leads.name)`.as("name"),
      "to_number",
      "sms_messages.text",
      "sms_messages.language",
      "parts",
      "sms_messages.status",
      "provider_code",
      sql<boolean>`mail is not null`.as("has_mail"),
      "sms_messages.created_at",
    ])
    .where("sms_messages.status", "in", ["refused", "unknown"])
    .where("handled_at", "is", null)
    .where("leads.deleted_at", "is", null)
    .$call(
      ifGiven(ownerId, (query, value) =>
        query.where((eb) =>
          eb.or([
            eb("leads.owner_id", "=", value),
            ...(hasUnowned ? [eb("leads.owner_id", "is", null)] : []),
          ]),
        ),
      ),
    )
    .$call(ifGiven(leadId, (query, value) => query.where("about_lead", "=", value)))
    .orderBy("sms_messages.id", "desc")
    .limit(limit)
    .execute();
}
export type UnhandledSmsRow = Awaited<ReturnType<typeof listUnhandledSms>>[number];

/** Notes that staff have decided about a message, or takes that back. */
export async function markHandled(transaction: Database, id: number, isHandled: boolean): Promise<void> {
  const changed = await transaction
    .updateTable("sms_messages")
    .set({ handled_at: isHandled ? new Date() : null })
    .where("id", "=", id)
    .where("status", "in", ["refused", "unknown"])
    .returning("id")
    .executeTakeFirst();
  if (!changed) throw new Problem("not_found");
}

/** Sends a message again, as a new one, to the number that the person has now. The mail instead has gone already. */
export async function sendAgain(transaction: Database, id: number): Promise<void> {
  const sms = await transaction
    .selectFrom("sms_messages")
    .select(["about_lead", "about_visit", "send_by", "text", "language", "status", "handled_at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!sms) throw new Problem("not_found");
  const isUndecided = (sms.status === "refused" || sms.status === "unknown") && sms.handled_at === null;
  if (!isUndecided) throw new Problem("state_changed");
  await markHandled(transaction, id, true);
  // DY8: nobody is reminded of a visit that was cancelled, moved or has passed.
  if ((await checkReminder(transaction, sms, new Date())) === "outdated") throw new Problem("state_changed");
  const { about_lead: leadId, about_visit: aboutVisit, send_by: sendBy, text, language } = sms;
  const copy = { leadId, aboutVisit, sendBy, text, language, mail: null };
  if ((await queueSms(transaction, copy)) === null) throw new Problem("state_changed");
}
