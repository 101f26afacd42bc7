import { sql } from "kysely";
import { kathmanduDay } from "#domain/dates.ts";
import { openVisitStates } from "#domain/leads/visit-states.ts";
import type { Settings } from "#domain/settings/settings.ts";
import { type BookingRules, type BusyTime, type FreeDay, freeDays } from "#domain/visits/free-times.ts";
import type { Database } from "#server/platform/database/database.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";

const dayMs = 24 * 60 * 60 * 1000;

export function bookingRules({ company, calendar }: Settings): BookingRules {
  return { hours: company.hours, calendar };
}

/** Open visits of an agent, or of the office, that may touch the time. */
export async function listBusyTimes(
  database: Database,
  agentId: number | null,
  fromMs: number,
  toMs: number,
): Promise<BusyTime[]> {
  const rows = await database
    .selectFrom("visits")
    .select(["starts_at", "ends_at"])
    .where("agent_id", "is not distinct from", agentId)
    .where("state", "in", openVisitStates)
    .where("starts_at", "<", new Date(toMs))
    .where("ends_at", ">", new Date(fromMs))
    .execute();
  return rows.map((row) => ({ startMs: row.starts_at.getTime(), endMs: row.ends_at.getTime() }));
}

/** DY5: the days with free times of an agent or of the office, as far ahead as visitors may book. */
export async function findFreeDays(
  database: Database,
  settings: Settings,
  agentId: number | null,
  { from, days }: Readonly<{ from?: string | undefined; days?: number | undefined }> = {},
): Promise<FreeDay[]> {
  const nowMs = Date.now();
  const rules = bookingRules(settings);
  // A visit may begin on the day before, or its gap reach into the next one.
  const lastMs = nowMs + (rules.calendar.daysAhead + 2) * dayMs;
  const busy = await listBusyTimes(database, agentId, nowMs - dayMs, lastMs);
  const range = { from: from ?? kathmanduDay(nowMs), days: days ?? rules.calendar.daysAhead + 1 };
  return freeDays(rules, busy, { ...range, nowMs });
}

/** The agent of a public listing, if the account may be used; null for the office, undefined if the listing is not offered. */
export async function findListingAgent(
  database: Database,
  propertyId: number,
): Promise<number | null | undefined> {
  const listing = await database
    .selectFrom("properties")
    .leftJoin("accounts", (join) =>
      join
        .onRef("accounts.id", "=", "properties.owner_id")
        .on("is_agent", "=", true)
        .on("is_disabled", "=", false),
    )
    .select("accounts.id as agent_id")
    .where("properties.id", "=", propertyId)
    .where("properties.deleted_at", "is", null)
    .where(sql<boolean>`properties.status in ('active', 'reserved')`)
    .executeTakeFirst();
  return listing?.agent_id;
}

/** DY5: for the page of a listing; none if it is not offered. */
export async function findFreeDaysOfListing(
  { database, settings }: Pick<ResourceDependencies, "database" | "settings">,
  propertyId: number,
): Promise<FreeDay[]> {
  const agentId = await findListingAgent(database, propertyId);
  return agentId === undefined ? [] : findFreeDays(database, settings.read(), agentId);
}

/** DY5: adds the next free times to the refusal of a taken one. */
export async function explainTakenSlot(
  { database, settings }: Pick<ResourceDependencies, "database" | "settings">,
  error: unknown,
  agentId: number | null,
): Promise<unknown> {
  if (!(error instanceof Problem) || error.code !== "slot_taken") return error;
  const free_times = await findFreeDays(database, settings.read(), agentId);
  return new Problem("slot_taken", { current: { free_times }, cause: error.cause });
}
