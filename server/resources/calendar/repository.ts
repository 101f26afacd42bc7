import { sql } from "kysely";
import { leadStatuses } from "#domain/leads/lead.ts";
import type { CalendarStep } from "#domain/visits/calendar.ts";
import type { Database } from "#server/platform/database/database.ts";
import { ifGiven } from "#server/platform/database/if-given.ts";
import { shownName } from "#server/platform/session/shown-name.ts";
import { staffNameOfLead } from "#server/resources/people/staff-names.ts";

const openStatuses = leadStatuses.filter((status) => status !== "won" && status !== "lost");
const maxSteps = 500;

type StepFilters = Readonly<{ from: string; until: string; ownerId: number | null }>;

/** DY4: the next steps of open leads on these days, the earliest first. */
export async function listSteps(
  database: Database,
  { from, until, ownerId }: StepFilters,
): Promise<CalendarStep[]> {
  const rows = await database
    .selectFrom("leads")
    .leftJoin("accounts", "accounts.id", "leads.owner_id")
    .select([
      "leads.id as lead_id",
      sql<string>`coalesce(${staffNameOfLead}, leads.name)`.as("name"),
      "leads.phone",
      "leads.next_step",
      "leads.next_step_on",
      "leads.owner_id",
      sql<string | null>`${shownName}`.as("owner_name"),
    ])
    .where("leads.deleted_at", "is", null)
    .where("leads.status", "in", openStatuses)
    .where("leads.next_step_on", ">=", from)
    .where("leads.next_step_on", "<=", until)
    .$call(ifGiven(ownerId, (query, value) => query.where("leads.owner_id", "=", value)))
    .orderBy("leads.next_step_on")
    .orderBy("leads.id")
    .limit(maxSteps)
    .execute();
  return rows.map((row) => ({ ...row, next_step_on: row.next_step_on ?? from }));
}
