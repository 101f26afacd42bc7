import { sql } from "kysely";
import { kathmanduMidnight } from "#domain/dates.ts";
import type { Language } from "#domain/language.ts";
import type { LeadStatus } from "#domain/leads/lead.ts";
import { publicStatuses } from "#domain/properties/kinds.ts";
import { plottedListings } from "#domain/statistics/statistics.ts";
import type { Database } from "#server/platform/database/database.ts";
import { shownLine } from "#server/platform/database/translated-texts.ts";

/** `domain/statistics` begins weeks on Sunday, too. */
const week = sql<string>`(day - extract(dow from day)::integer)`;
/** What visitors sent; people who came or called were answered then. */
const isAnswered = sql`first_answered_at is not null and channel = 'web'`;
const median = sql<number | null>`round(percentile_cont(0.5) within group (
  order by extract(epoch from first_answered_at - created_at) / 60) filter (where ${isAnswered}))::integer`;

/** LE8: agents see the numbers of their own rows. */
const isOwn = (ownerId: number | null) => (ownerId === null ? sql`true` : sql`owner_id = ${ownerId}`);

/** Leads since a day, with the day in Kathmandu on which each arrived. */
function leadsSince(day: string, ownerId: number | null) {
  return sql`(
    select kind, channel, status, created_at, first_answered_at, property_id, (created_at at time zone interval '5:45')::date as day
    from leads where deleted_at is null and created_at >= ${kathmanduMidnight(day)} and ${isOwn(ownerId)}
  ) as leads`;
}

export async function readLeadWeeks(database: Database, firstDay: string, ownerId: number | null) {
  const { rows } = await sql<{ week: string; status: LeadStatus; leads: number }>`
    select ${week} as week, status, count(*)::integer as leads
    from ${leadsSince(firstDay, ownerId)} group by 1, 2`.execute(database);
  return rows;
}

export async function readAnswerWeeks(database: Database, firstDay: string, ownerId: number | null) {
  const { rows } = await sql<{ week: string; median: number | null; answered: number }>`
    select ${week} as week, ${median} as median, (count(*) filter (where ${isAnswered}))::integer as answered
    from ${leadsSince(firstDay, ownerId)} group by 1`.execute(database);
  return rows;
}

export async function readTotals(database: Database, firstDay: string, ownerId: number | null) {
  const { rows } = await sql<{ unanswered: number; median: number | null; views: number }>`
    select ${median} as median,
      (select count(*)::integer from leads
        where deleted_at is null and status = 'new' and first_answered_at is null and ${isOwn(ownerId)}) as unanswered,
      (select coalesce(sum(views), 0)::integer from property_views join properties on id = property_id
        where day >= ${firstDay} and deleted_at is null and ${isOwn(ownerId)}) as views
    from ${leadsSince(firstDay, ownerId)}`.execute(database);
  return rows[0];
}

type ListingRow = Readonly<{
  id: number;
  name: string;
  enquiries: number;
  /** By day. */
  views: Readonly<Record<string, number>>;
}>;

/**
 * Only those that the public sees. The owner's submission is no enquiry about the
 * listing that was made of it.
 */
export async function readListings(
  database: Database,
  firstDay: string,
  ownerId: number | null,
  language: Language,
): Promise<ListingRow[]> {
  const { rows } = await sql<ListingRow>`
    with seen as (
      select property_id, sum(views) as views, jsonb_object_agg(day, views) as days
      from property_views where day >= ${firstDay} group by property_id
    ), asked as (
      select property_id, count(*) as enquiries from ${leadsSince(firstDay, ownerId)}
      where property_id is not null and kind <> 'submission' group by property_id
    )
    select id, ${shownLine("name", language)} as name, coalesce(enquiries, 0)::integer as enquiries, coalesce(days, '{}') as views
    from seen full join asked using (property_id) join properties on id = property_id
    where deleted_at is null and status = any (${publicStatuses}) and ${isOwn(ownerId)}
    order by coalesce(seen.views, 0) desc, coalesce(enquiries, 0) desc, id desc limit ${plottedListings}`.execute(
    database,
  );
  return rows;
}
