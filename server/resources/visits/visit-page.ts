import { sql } from "kysely";
import type { Language } from "#domain/language.ts";
import { isOpenVisit } from "#domain/leads/visit-states.ts";
import { isListed, isPublic } from "#domain/properties/kinds.ts";
import { textsIn } from "#domain/translations.ts";
import { type VisitorChange, type VisitPage, visitPageDays } from "#domain/visits/visit-page.ts";
import type { Database } from "#server/platform/database/database.ts";
import { fieldProblem, Problem } from "#server/platform/http/problem.ts";
import { hashToken } from "#server/platform/secrets/page-tokens.ts";
import { shownName } from "#server/platform/session/shown-name.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { requireFreeSlot, type WishedTime } from "./book-visit.ts";
import { explainTakenSlot, findFreeDays } from "./free-times.ts";
import { listingFields } from "./listing-texts.ts";
import { notifyStaff } from "./notify-staff.ts";
import type { VisitRow } from "./repository.ts";
import { refuseTakenSlot } from "./slot-taken.ts";
import { lockVisit, writeVisit } from "./write-visit.ts";

/** Undefined alike for an unknown token, a visit long ago and a deleted lead. */
async function findVisitRow(database: Database, token: string) {
  return database
    .selectFrom("visits")
    .innerJoin("leads", "leads.id", "visits.lead_id")
    .leftJoin("properties", (join) =>
      join.onRef("properties.id", "=", "visits.property_id").on("properties.deleted_at", "is", null),
    )
    .leftJoin("accounts", (join) =>
      join.onRef("accounts.id", "=", "visits.agent_id").on("accounts.is_disabled", "=", false),
    )
    .select([
      "visits.id",
      "visits.state",
      "visits.starts_at",
      "visits.ends_at",
      "visits.agent_id",
      "visits.meeting_place",
      "properties.id as property_id",
      "properties.status",
      "properties.name",
      "properties.address",
      "properties.translations",
      "properties.map_latitude",
      "properties.map_longitude",
      sql<string | null>`${shownName}`.as("agent_name"),
      "accounts.phone as agent_phone",
    ])
    .where("visits.page_hash", "=", hashToken(token))
    .where("leads.deleted_at", "is", null)
    .where("visits.ends_at", ">", sql<Date>`now() - make_interval(days => ${visitPageDays})`)
    .executeTakeFirst();
}

/** DY6: what the visitor's page shows. */
export async function findVisitPage(
  { database, settings }: Pick<ResourceDependencies, "database" | "settings">,
  token: string,
  language: Language,
): Promise<VisitPage | undefined> {
  const row = await findVisitRow(database, token);
  if (!row) return undefined;
  const isShown = row.status !== null && isPublic(row.status);
  const texts =
    row.name !== null && row.address !== null
      ? textsIn(
          listingFields,
          { name: row.name, address: row.address, translations: row.translations ?? {} },
          language,
        )
      : null;
  const canChange = isOpenVisit(row.state) && row.starts_at.getTime() > Date.now();
  const hasPoint = row.meeting_place === "" && row.map_latitude !== null && row.map_longitude !== null;
  return {
    state: row.state,
    is_open: isOpenVisit(row.state),
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    property_id: isShown ? row.property_id : null,
    property_name: texts?.name ?? null,
    is_listed: row.status !== null && isListed(row.status),
    place: row.meeting_place || (texts?.address ?? ""),
    point: hasPoint ? { latitude: Number(row.map_latitude), longitude: Number(row.map_longitude) } : null,
    agent_name: row.agent_name,
    agent_phone: row.agent_phone,
    can_change: canChange,
    free_days: canChange ? await findFreeDays(database, settings.read(), row.agent_id) : [],
  };
}

/** DY6: confirms, moves or cancels the visit of a token. False if there is none, a problem if it can't be done any more. */
export async function changeVisitByToken(
  resource: ResourceDependencies,
  token: string,
  change: VisitorChange,
  wished: WishedTime | null,
): Promise<boolean> {
  const { database } = resource;
  const found = await findVisitRow(database, token);
  if (!found) return false;
  const write = () =>
    database.transaction().execute(async (transaction) => {
      const visit = await lockVisit(transaction, found.id);
      const isChangeable = isOpenVisit(visit.state) && visit.starts_at.getTime() > Date.now();
      if (change === "cancel" && visit.state === "cancelled") return;
      if (!isChangeable) throw new Problem("state_changed");
      const columns = await columnsOf(resource, transaction, visit, change, wished);
      const after = await writeVisit(resource, transaction, visit, columns, null);
      // A second press changes nothing, so staff hear of it once.
      if (after.sequence !== visit.sequence)
        await notifyStaff(transaction, resource, { kind: noticeKinds[change], before: visit, after });
    });
  try {
    await refuseTakenSlot(write);
  } catch (error) {
    throw await explainTakenSlot(resource, error, found.agent_id);
  }
  return true;
}

const noticeKinds = { confirm: "confirmed", move: "moved", cancel: "cancelled" } as const;

async function columnsOf(
  { settings }: ResourceDependencies,
  transaction: Database,
  { starts_at: startsAt, ends_at: endsAt, agent_id: agentId }: VisitRow,
  change: VisitorChange,
  wished: WishedTime | null,
) {
  if (change === "confirm") return { state: "confirmed" } as const;
  if (change === "cancel") return { state: "cancelled" } as const;
  if (!wished) throw fieldProblem("visit_slot", "required");
  const slot = await requireFreeSlot(transaction, settings.read(), agentId, wished, { startsAt, endsAt });
  // Staff have not agreed to the new time yet.
  return { starts_at: slot.startsAt, ends_at: slot.endsAt, state: "asked" } as const;
}
