import { sql } from "kysely";
import { maxListedVisits } from "#domain/visits/visit.ts";
import type { Database } from "#server/platform/database/database.ts";
import { ifGiven } from "#server/platform/database/if-given.ts";
import { isOwnedBy } from "#server/platform/http/owned-rows.ts";
import { hashToken } from "#server/platform/secrets/page-tokens.ts";
import { shownName } from "#server/platform/session/shown-name.ts";
import { staffNameOfLead } from "#server/resources/people/staff-names.ts";

/** Without those of leads in the trash. */
function selectVisits(database: Database) {
  return database
    .selectFrom("visits")
    .innerJoin("leads", "leads.id", "visits.lead_id")
    .leftJoin("accounts", "accounts.id", "visits.agent_id")
    .leftJoin("properties", (join) =>
      join.onRef("properties.id", "=", "visits.property_id").on("properties.deleted_at", "is", null),
    )
    .where("leads.deleted_at", "is", null)
    .select([
      "visits.id",
      "visits.lead_id",
      sql<string>`coalesce(${staffNameOfLead}, leads.name)`.as("name"),
      "leads.phone",
      "leads.email",
      "leads.language",
      "properties.id as property_id",
      "properties.name as property_name",
      "properties.address as property_address",
      "properties.translations as property_translations",
      "properties.latitude",
      "properties.longitude",
      "visits.agent_id",
      sql<string | null>`${shownName}`.as("agent_name"),
      "visits.starts_at",
      "visits.ends_at",
      "visits.state",
      "visits.meeting_place",
      "visits.note",
      "visits.sequence",
      "visits.page_seed",
      "visits.created_at",
      "visits.updated_at",
    ]);
}
export type VisitRow = Awaited<ReturnType<ReturnType<typeof selectVisits>["execute"]>>[number];

type VisitFilters = Readonly<{
  from: Date | null;
  to: Date | null;
  /** Null stands for the office; undefined for everyone. */
  agentIds: readonly (number | null)[] | undefined;
  leadId: number | null;
  /** The account whose visits alone the caller may see; null if all. */
  ownerId: number | null;
}>;

/** Those that touch the time, the earliest first. */
export async function listVisits(
  database: Database,
  { from, to, agentIds, leadId, ownerId }: VisitFilters,
): Promise<VisitRow[]> {
  return selectVisits(database)
    .$call(ifGiven(from, (query, value) => query.where("visits.ends_at", ">", value)))
    .$call(ifGiven(to, (query, value) => query.where("visits.starts_at", "<", value)))
    .$call(
      ifGiven(agentIds, (query, value) =>
        query.where(sql<boolean>`coalesce(visits.agent_id, 0) = any(${value.map((id) => id ?? 0)})`),
      ),
    )
    .$call(ifGiven(leadId, (query, value) => query.where("visits.lead_id", "=", value)))
    .$call(ifGiven(ownerId, (query, value) => query.where(isOwnedBy("visits", value))))
    .orderBy("visits.starts_at")
    .orderBy("visits.id")
    .limit(maxListedVisits)
    .execute();
}

export async function findVisit(database: Database, id: number): Promise<VisitRow | undefined> {
  return selectVisits(database).where("visits.id", "=", id).executeTakeFirst();
}

/** DY7: as for the visitor's page. */
export async function findVisitByToken(database: Database, token: string): Promise<VisitRow | undefined> {
  return selectVisits(database).where("visits.page_hash", "=", hashToken(token)).executeTakeFirst();
}
