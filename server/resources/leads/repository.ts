import { sql } from "kysely";
import { kathmanduDay } from "#domain/dates.ts";
import { type Due, type LeadStatus, leadStatuses } from "#domain/leads/lead.ts";
import type { LeadKind } from "#domain/leads/lead-kind.ts";
import type { Database } from "#server/platform/database/database.ts";
import { ifGiven } from "#server/platform/database/if-given.ts";
import { containsText, likeContaining } from "#server/platform/database/like.ts";
import { shownName } from "#server/platform/session/shown-name.ts";
import { rowsOfPeopleCalled, rowsOfPerson, staffNameOfLead } from "#server/resources/people/staff-names.ts";
import { startChecking } from "#server/resources/submission-steps/steps.ts";

export type LeadFilters = Readonly<{
  search: string;
  status: LeadStatus | null;
  kind: LeadKind | null;
  /** An account, or "none". */
  owner: number | "none" | null;
  /** DY2: only those of this account and those of nobody. */
  ownerOrNobody?: number | undefined;
  ids?: readonly number[] | undefined;
  /** DY3: only those of the person of this row, whichever of their numbers and addresses they used. */
  person?: number | null | undefined;
  /** DY10: only open leads that nobody has touched since then, and for which nothing is planned. */
  untouchedSince?: Date | undefined;
  due: Due | null;
  isNew: boolean;
  /** Ids of visitors' rows. */
  sources: readonly number[] | null;
}>;

const dayMs = 24 * 60 * 60 * 1000;
const maxOtherLeads = 50;
const openStatuses = leadStatuses.filter((status) => status !== "won" && status !== "lost");

const isPromiseOpen = sql<boolean>`(promised_until is not null and first_answered_at is null and status not in ('won', 'lost'))`;
const isNew = sql<boolean>`(status = 'new' and read_at is null)`;
const searchText = sql<string>`lower(leads.name || E'\\n' || coalesce(leads.email, '') || E'\\n' || coalesce(leads.phone, '') || E'\\n' || about || E'\\n' || next_step)`;

/** The array is read first, so that each side of the "or" can be answered by an index. */
const matches = (search: string) => sql<boolean>`(
  ${containsText(searchText, search)} or leads.person_id = any(array${rowsOfPeopleCalled(likeContaining(search))})
)`;

/** DY10: promised answers and next steps stand on Today anyway, and a visit that is agreed is a plan. */
function isSilent(since: Date, today: string) {
  return sql<boolean>`(
    status not in ('won', 'lost') and leads.updated_at < ${since} and next_step_on is null and not ${isPromiseOpen}
    and (snoozed_until is null or snoozed_until <= ${today})
    and not exists (select from lead_events where lead_id = leads.id and created_at >= ${since})
    and not exists (
      select from visits where visits.lead_id = leads.id and visits.state in ('asked', 'confirmed') and ends_at > now()
    )
  )`;
}

function selectLeads(database: Database) {
  return database
    .selectFrom("leads")
    .leftJoin("accounts", "accounts.id", "leads.owner_id")
    .where("leads.deleted_at", "is", null)
    .select([
      "leads.id",
      "kind",
      "channel",
      "source_id",
      sql<string>`coalesce(${staffNameOfLead}, leads.name)`.as("name"),
      "leads.email",
      "leads.phone",
      "about",
      "property_id",
      "person_id",
      "status",
      isNew.as("is_new"),
      "owner_id",
      "accounts.username as owner",
      sql<string | null>`${shownName}`.as("owner_name"),
      "next_step",
      "next_step_on",
      "snoozed_until",
      sql<Date | null>`case when ${isPromiseOpen} then promised_until end`.as("promised_until"),
      "leads.created_at",
    ]);
}
export type LeadRow = Awaited<ReturnType<ReturnType<typeof selectLeads>["execute"]>>[number];

function filterLeads(database: Database, filters: LeadFilters) {
  const { search, status, kind, owner, ownerOrNobody, ids, person, untouchedSince, due, sources } = filters;
  const today = kathmanduDay(Date.now());
  const inWeek = kathmanduDay(Date.now() + 7 * dayMs);
  return selectLeads(database)
    .$if(search !== "", (query) => query.where(matches(search)))
    .$call(ifGiven(status, (query, value) => query.where("status", "=", value)))
    .$call(ifGiven(kind, (query, value) => query.where("kind", "=", value)))
    .$call(
      ifGiven(owner, (query, value) =>
        value === "none" ? query.where("owner_id", "is", null) : query.where("owner_id", "=", value),
      ),
    )
    .$call(
      ifGiven(ownerOrNobody, (query, value) =>
        query.where((eb) => eb.or([eb("owner_id", "is", null), eb("owner_id", "=", value)])),
      ),
    )
    .$call(ifGiven(untouchedSince, (query, value) => query.where(isSilent(value, today))))
    .$call(ifGiven(ids, (query, value) => query.where("leads.id", "in", [0, ...value])))
    .$call(
      ifGiven(person, (query, value) => query.where(sql<boolean>`leads.person_id in ${rowsOfPerson(value)}`)),
    )
    .$if(filters.isNew, (query) => query.where(isNew))
    .$call(ifGiven(sources, (query, value) => query.where("source_id", "in", [0, ...value])))
    .$if(due === "promise", (query) => query.where(isPromiseOpen))
    .$if(due !== null && due !== "promise", (query) => query.where("status", "in", openStatuses))
    .$if(due === "overdue", (query) => query.where("next_step_on", "<", today))
    .$if(due === "today", (query) => query.where("next_step_on", "<=", today))
    .$if(due === "week", (query) => query.where("next_step_on", "<=", inWeek));
}

export const noLeadFilters: LeadFilters = {
  search: "",
  status: null,
  kind: null,
  owner: null,
  due: null,
  isNew: false,
  sources: null,
};

/** Newest first; what is due, the earliest first. */
export async function listLeads(
  database: Database,
  filters: LeadFilters,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<LeadRow[]> {
  const query = filterLeads(database, filters);
  const ordered =
    filters.due === null
      ? query.$if(filters.untouchedSince !== undefined, (silent) => silent.orderBy("leads.updated_at"))
      : query.orderBy(filters.due === "promise" ? "leads.promised_until" : "next_step_on");
  return ordered
    .orderBy("leads.created_at", "desc")
    .orderBy("leads.id", "desc")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

export async function countLeads(database: Database, filters: LeadFilters): Promise<number> {
  const { count } = await filterLeads(database, filters)
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** LE6: older than the lead `last`, for exports. */
export async function leadsBefore(
  database: Database,
  filters: LeadFilters,
  last: LeadRow | undefined,
  maxRows: number,
): Promise<LeadRow[]> {
  return filterLeads(database, filters)
    .$call(ifGiven(last, (query, { id }) => query.where("leads.id", "<", id)))
    .orderBy("leads.id", "desc")
    .limit(maxRows)
    .execute();
}

export async function findLead(database: Database, id: number): Promise<LeadRow | undefined> {
  return selectLeads(database).where("leads.id", "=", id).executeTakeFirst();
}

/** The text and the listing of a lead, and when a visit is wished. */
export async function findLeadContent(database: Database, id: number) {
  return database
    .selectFrom("leads")
    .leftJoin("properties", (join) =>
      join.onRef("properties.id", "=", "leads.property_id").on("properties.deleted_at", "is", null),
    )
    .leftJoin("enquiries", (join) =>
      join.onRef("enquiries.id", "=", "leads.source_id").on("leads.kind", "=", "visit"),
    )
    .leftJoin("accounts", "accounts.id", "leads.added_by")
    .select([
      "leads.text",
      "leads.language",
      sql<string | null>`${shownName}`.as("added_by"),
      "properties.name as property_name",
      "visit_on",
      "visit_time",
    ])
    .where("leads.id", "=", id)
    .executeTakeFirstOrThrow();
}

export async function listOtherLeads(
  database: Database,
  id: number,
  personIds: readonly number[],
  ownerId: number | null,
): Promise<LeadRow[]> {
  return selectLeads(database)
    .where("person_id", "in", personIds)
    .$call(ifGiven(ownerId, (query, value) => query.where("owner_id", "=", value)))
    .where("leads.id", "<>", id)
    .orderBy("leads.created_at", "desc")
    .limit(maxOtherLeads)
    .execute();
}

/** False if there is no such lead. Locks it until the transaction ends. */
export async function lockLead(transaction: Database, id: number): Promise<boolean> {
  const lead = transaction
    .selectFrom("leads")
    .select("id")
    .where("id", "=", id)
    .where("deleted_at", "is", null);
  return (await lead.forUpdate().executeTakeFirst()) !== undefined;
}

/**
 * Leads that staff worked on are read. The first contact answers a lead, or else its first status but "lost"; a lead that is new
 * again without any contact waits for its answer again. A seller's property is being checked from the first answer on.
 */
export async function updateAnswers(transaction: Database, ids: readonly number[]): Promise<void> {
  const firstContact = sql`(
    select min(created_at) from lead_events
    where lead_id = leads.id and kind in ('call', 'whatsapp', 'viber', 'visit', 'reply')
  )`;
  const { rows: submissions } = await sql<{ id: number }>`
    with unanswered as (
      select id from leads where id = any(${[...ids]}) and kind = 'submission' and first_answered_at is null
    ), updated as (
      update leads set
        read_at = coalesce(read_at, now()),
        first_answered_at = case
          when status = 'new' then ${firstContact}
          else coalesce(first_answered_at, ${firstContact}, case when status <> 'lost' then now() end)
        end
      where id = any(${[...ids]}) returning id, source_id, first_answered_at
    )
    select source_id as id from updated
    where first_answered_at is not null and id in (select id from unanswered)`.execute(transaction);
  await startChecking(
    transaction,
    submissions.map(({ id }) => id),
  );
}

/** LE8: leads that someone else was given are new for them, until they are worked on. */
export async function markUnread(transaction: Database, ids: readonly number[]): Promise<void> {
  await transaction
    .updateTable("leads")
    .set({ read_at: null })
    .where("id", "in", ids)
    .where("status", "=", "new")
    .execute();
}

/** Accounts that can own listings and leads. */
export async function listOwners(database: Database) {
  return database
    .selectFrom("accounts")
    .select(["id", "username", shownName.as("name")])
    .where("is_disabled", "=", false)
    .where((eb) => eb.or([eb("is_admin", "=", true), eb("is_agent", "=", true)]))
    .orderBy("username")
    .execute();
}
