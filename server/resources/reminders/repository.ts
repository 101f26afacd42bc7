import { sql } from "kysely";
import { kathmanduDay, kathmanduMidnight } from "#domain/dates.ts";
import type { Language } from "#domain/language.ts";
import { leadStatuses } from "#domain/leads/lead.ts";
import type { ReminderKind } from "#domain/visits/reminder-times.ts";
import type { Database } from "#server/platform/database/database.ts";
import { shownLine } from "#server/platform/database/translated-texts.ts";
import { shownName } from "#server/platform/session/shown-name.ts";
import { staffNameOfLead } from "#server/resources/people/staff-names.ts";

const dayMs = 24 * 60 * 60 * 1000;
const openStates = ["asked", "confirmed"] as const;
const openStatuses = leadStatuses.filter((status) => status !== "won" && status !== "lost");
/** The office's visits have no agent. */
export const officeId = 0;

/** Open visits that begin within two days. Nobody is reminded of others yet. */
export async function listUpcoming(database: Database, now: Date) {
  return database
    .selectFrom("visits")
    .innerJoin("leads", "leads.id", "visits.lead_id")
    .select(["visits.id", "visits.starts_at"])
    .where("visits.state", "in", openStates)
    .where("visits.starts_at", ">", now)
    .where("visits.starts_at", "<", new Date(now.getTime() + 2 * dayMs))
    .where("leads.deleted_at", "is", null)
    .orderBy("visits.starts_at")
    .execute();
}

/** Of those, the reminders that were queued already. */
export async function listQueuedReminders(database: Database, now: Date): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom("visit_reminders")
    .select(["visit_id", "kind", "starts_at"])
    .where("starts_at", ">", now)
    .execute();
  return new Set(rows.map(({ visit_id, kind, starts_at }) => reminderKey(visit_id, kind, starts_at)));
}

export function reminderKey(visitId: number, kind: ReminderKind, startsAt: Date): string {
  return `${visitId} ${kind} ${startsAt.getTime()}`;
}

/** Locks an open visit that still begins at that time and notes its reminder. Undefined if there is none, or it was noted before. */
export async function claimReminder(transaction: Database, id: number, kind: ReminderKind, startsAt: Date) {
  const visit = await transaction
    .selectFrom("visits")
    .innerJoin("leads", "leads.id", "visits.lead_id")
    .leftJoin("accounts", "accounts.id", "visits.agent_id")
    .select([
      "visits.id",
      "visits.lead_id",
      "visits.property_id",
      "visits.starts_at",
      "visits.meeting_place",
      "visits.page_seed",
      "leads.language",
      "leads.email",
      sql<string | null>`${shownName}`.as("agent"),
    ])
    .where("visits.id", "=", id)
    .where("visits.starts_at", "=", startsAt)
    .where("visits.state", "in", openStates)
    .where("leads.deleted_at", "is", null)
    .forShare("visits")
    .executeTakeFirst();
  if (!visit) return undefined;
  // Another instance waits here until this one has committed, and then inserts nothing.
  const noted = await transaction
    .insertInto("visit_reminders")
    .values({ visit_id: id, kind, starts_at: startsAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning("visit_id")
    .executeTakeFirst();
  return noted && visit;
}

/** The name and the address of a listing in a language. */
export async function findListing(database: Database, id: number | null, language: Language) {
  if (id === null) return undefined;
  return database
    .selectFrom("properties")
    .select([shownLine("name", language).as("name"), shownLine("address", language).as("address")])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

/** The accounts with an open visit or a due step today, that did not get the list of the day yet. */
export async function listAccountsWithoutDayList(database: Database, now: Date): Promise<readonly number[]> {
  const day = kathmanduDay(now.getTime());
  const { rows } = await sql<{ id: number }>`
    select id from (
      select coalesce(agent_id, ${officeId}::integer) as id from visits join leads on leads.id = lead_id
      where visits.state in ('asked', 'confirmed') and leads.deleted_at is null
        and visits.starts_at >= ${kathmanduMidnight(day)} and visits.starts_at < ${new Date(kathmanduMidnight(day).getTime() + dayMs)}
      union
      select owner_id from leads
      where owner_id is not null and deleted_at is null and next_step_on <= ${day} and status = any(${openStatuses})
    ) as busy
    where not exists (select from day_lists where account_id = busy.id and day = ${day})
    order by id`.execute(database);
  return rows.map(({ id }) => id);
}

/** False if the account has the list of that day already. */
export async function claimDayList(transaction: Database, accountId: number, day: string): Promise<boolean> {
  const noted = await transaction
    .insertInto("day_lists")
    .values({ account_id: accountId, day })
    .onConflict((conflict) => conflict.doNothing())
    .returning("account_id")
    .executeTakeFirst();
  return noted !== undefined;
}

/** Within the query of a visit. */
function listingLine(name: "name" | "address", language: Language) {
  return sql<string | null>`(
    select ${shownLine(name, language)} from properties where properties.id = visits.property_id and deleted_at is null
  )`;
}

/** The visits of a day in the order of wards; within one, by time. */
export async function listVisitsOfDay(
  database: Database,
  accountId: number,
  day: string,
  language: Language,
) {
  const start = kathmanduMidnight(day);
  return database
    .selectFrom("visits")
    .innerJoin("leads", "leads.id", "visits.lead_id")
    .leftJoin("properties", (join) =>
      join.onRef("properties.id", "=", "visits.property_id").on("properties.deleted_at", "is", null),
    )
    .select([
      "visits.starts_at",
      "visits.state",
      "visits.meeting_place",
      sql<string>`coalesce(${staffNameOfLead}, leads.name)`.as("name"),
      "leads.phone",
      listingLine("name", language).as("listing"),
      listingLine("address", language).as("address"),
    ])
    .where(sql<boolean>`coalesce(visits.agent_id, ${officeId}) = ${accountId}`)
    .where("visits.state", "in", openStates)
    .where("visits.starts_at", ">=", start)
    .where("visits.starts_at", "<", new Date(start.getTime() + dayMs))
    .where("leads.deleted_at", "is", null)
    .orderBy("properties.local_level_id", (order) => order.asc().nullsLast())
    .orderBy("properties.ward", (order) => order.asc().nullsLast())
    .orderBy("visits.starts_at")
    .execute();
}

const maxSteps = 50;

/** The next steps that are due, the earliest first. */
export async function listDueSteps(database: Database, accountId: number, day: string) {
  const rows = await database
    .selectFrom("leads")
    .select([
      "next_step",
      "next_step_on",
      sql<string>`coalesce(${staffNameOfLead}, leads.name)`.as("name"),
      "phone",
    ])
    .where("owner_id", "=", accountId)
    .where("deleted_at", "is", null)
    .where("status", "in", openStatuses)
    .where("next_step_on", "<=", day)
    .orderBy("next_step_on")
    .orderBy("id")
    .limit(maxSteps)
    .execute();
  return rows.map((row) => ({ ...row, next_step_on: row.next_step_on ?? day }));
}

export async function deleteOldDayLists(database: Database, now: Date): Promise<void> {
  const before = kathmanduDay(now.getTime() - 30 * dayMs);
  await database.deleteFrom("day_lists").where("day", "<", before).execute();
}
