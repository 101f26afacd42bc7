import { type RawBuilder, sql } from "kysely";
import { noPropertyFilters, type PropertyFilters } from "#domain/properties/filters.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import { priceBounds } from "#domain/properties/price-bands.ts";
import type { Database } from "#server/platform/database/database.ts";
import { likeContaining } from "#server/platform/database/like.ts";
import type { PropertyScope } from "./filter-conditions.ts";

/** The oldest tallied search is removed when there are more. */
const maxSearches = 100;
const minTallyInterval = "5 seconds";

/** Counts matches from the tallies that triggers keep (migration 0015). Undefined if this search is not tallied. */
export async function countFromTallies(
  database: Database,
  scope: PropertyScope,
  filters: PropertyFilters,
): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    select (
      select coalesce(sum(change), 0)::bigint from property_tallies where search_id = tallied.id ${tallyConditions(scope, filters)}
    ) as count
    from tallied_searches as tallied
    where search = ${pattern(filters.search)} and location = ${pattern(filters.location)}`.execute(database);
  return rows[0]?.count;
}

type ListPosition = Readonly<{ before: Date; skipped: number }>;

/**
 * The position `skipped` rows down a list that is sorted by date, newest first: a time, and the rows to skip before it.
 * Known for a text filter only if the search is tallied and no other filter is set.
 */
export async function seekPosition(
  database: Database,
  scope: PropertyScope,
  filters: PropertyFilters,
  skipped: number,
): Promise<ListPosition | undefined> {
  // Months and weeks are in UTC, whatever the connection's time zone is.
  const pageWindows = hasText(filters)
    ? sql`select (week at time zone 'UTC' + interval '1 week') at time zone 'UTC' as before, sum(change) as count
        from search_weeks join tallied_searches as tallied on tallied.id = search_id
        where search = ${pattern(filters.search)} and location = ${pattern(filters.location)}
          ${tallyConditions(scope, noPropertyFilters)}
        group by week`
    : sql`select (month at time zone 'UTC' + interval '1 month') at time zone 'UTC' as before, sum(change) as count
        from property_months where true ${tallyConditions(scope, filters)} group by month`;
  const { rows } = await sql<ListPosition>`
    select before, (${skipped}::bigint - newer)::bigint as skipped
    from (
      select before, count, coalesce(
        sum(count) over (order by before desc rows between unbounded preceding and 1 preceding), 0) as newer
      from (${pageWindows}) as pageWindows
    ) as pageWindows
    where newer <= ${skipped}::bigint and ${skipped}::bigint < newer + count`.execute(database);
  return rows[0];
}

export function hasText({ search, location }: PropertyFilters): boolean {
  return search !== "" || location !== "";
}

export function hasOnlyTextFilters({ price, type, bedrooms }: PropertyFilters): boolean {
  return price === null && type === null && bedrooms === null;
}

export async function placesByCount(
  database: Database,
  listing: ListingType,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ place: string }>`
    select place from property_places
    where status = 'active' and for_type = ${listing} and place <> ''
    group by place having sum(change) > 0
    order by sum(change) desc, place limit ${limit}`.execute(database);
  return rows.map((row) => row.place);
}

/**
 * Counts the matches of a search once; triggers keep the count up to date from then on. The first count locks the table
 * against writes, so it gives up if the lock is not free at once, or if another search was tallied recently: false.
 */
export async function tallySearch(
  database: Database,
  { search, location }: Pick<PropertyFilters, "search" | "location">,
): Promise<boolean> {
  return database
    .transaction()
    .execute(async (transaction) => {
      const recent = await sql`
        select from tallied_searches where tallied_at > now() - ${minTallyInterval}::interval`.execute(
        transaction,
      );
      if (recent.rows.length > 0) return false;
      await sql`set local lock_timeout = '100ms'`.execute(transaction);
      await sql`lock table properties in share mode`.execute(transaction);
      const { rows } = await sql<{ id: number }>`
        insert into tallied_searches (search, location) values (${pattern(search)}, ${pattern(location)})
        on conflict do nothing returning id`.execute(transaction);
      const [tallied] = rows;
      if (!tallied) return true;
      await sql`
        with removed as (
          delete from tallied_searches
          where id in (select id from tallied_searches where id > 0 order by id desc offset ${maxSearches})
          returning id
        ), weeks as (delete from search_weeks where search_id in (select id from removed))
        delete from property_tallies where search_id in (select id from removed)`.execute(transaction);
      await sql`
        insert into property_tallies
        select ${tallied.id}::integer, status, for_type, property_type, price_step(price), bedroom_step(bedrooms), count(*)
        from properties
        where deleted_at is null and search_text like ${pattern(search)} and lower(address) like ${pattern(location)}
        group by 1, 2, 3, 4, 5, 6`.execute(transaction);
      await sql`
        insert into search_weeks
        select ${tallied.id}::integer, status, for_type, date_trunc('week', created_at, 'UTC'), count(*)
        from properties
        where deleted_at is null and search_text like ${pattern(search)} and lower(address) like ${pattern(location)}
        group by 1, 2, 3, 4`.execute(transaction);
      return true;
    })
    .catch((error: unknown) => {
      if (isLockTimeout(error)) return false;
      throw error;
    });
}

function tallyConditions({ isListed, listing }: PropertyScope, { price, type, bedrooms }: PropertyFilters) {
  const conditions: RawBuilder<unknown>[] = [];
  if (isListed) conditions.push(sql`status = 'active'`);
  if (listing) conditions.push(sql`for_type = ${listing}`);
  if (type) conditions.push(sql`property_type = ${type}`);
  if (price?.lower != null) conditions.push(sql`price_step > ${priceBounds.indexOf(price.lower)}`);
  if (price?.upper != null) conditions.push(sql`price_step <= ${priceBounds.indexOf(price.upper)}`);
  // Like the filter, the tallies count four and more bedrooms as 4.
  if (bedrooms !== null) conditions.push(sql`bedroom_step = ${bedrooms}`);
  return conditions.length === 0 ? sql`` : sql`and ${sql.join(conditions, sql` and `)}`;
}

function pattern(text: string): string {
  return text === "" ? "%" : likeContaining(text);
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "55P03";
}
