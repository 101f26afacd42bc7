import { type RawBuilder, sql } from "kysely";
import { noPropertyFilters, type PropertyFilters } from "#domain/properties/filters.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import { priceBounds } from "#domain/properties/price-bands.ts";
import type { Database } from "#server/platform/database/database.ts";
import { likeContaining } from "#server/platform/database/like.ts";
import type { PropertyScope } from "./filter-conditions.ts";

/** As many texts as are worth their place; past that, the one that was noted first goes. */
const maxSearches = 100;
const pause = "5 seconds";

/** From what the writes noted (migration 0015); undefined where nobody notes what matches this text. */
export async function countFromTallies(
  database: Database,
  scope: PropertyScope,
  filters: PropertyFilters,
): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    select (
      select coalesce(sum(change), 0)::bigint from property_tallies where search_id = tallied.id ${ofKind(scope, filters)}
    ) as count
    from tallied_searches as tallied
    where search = ${pattern(filters.search)} and location = ${pattern(filters.location)}`.execute(database);
  return rows[0]?.count;
}

type Place = Readonly<{ before: Date; skipped: number }>;

/**
 * Where a list, newest first, is `skipped` rows down: before which moment, and how many to skip there. With a text it is
 * known only if that is tallied, and nothing else is asked for.
 */
export async function seekPosition(
  database: Database,
  scope: PropertyScope,
  filters: PropertyFilters,
  skipped: number,
): Promise<Place | undefined> {
  // Months and weeks are those of UTC, whatever time the connection keeps.
  const pageWindows = hasText(filters)
    ? sql`select (week at time zone 'UTC' + interval '1 week') at time zone 'UTC' as before, sum(change) as count
        from search_weeks join tallied_searches as tallied on tallied.id = search_id
        where search = ${pattern(filters.search)} and location = ${pattern(filters.location)}
          ${ofKind(scope, noPropertyFilters)}
        group by week`
    : sql`select (month at time zone 'UTC' + interval '1 month') at time zone 'UTC' as before, sum(change) as count
        from property_months where true ${ofKind(scope, filters)} group by month`;
  const { rows } = await sql<Place>`
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

/** Whether a list is narrowed by nothing, or by a text alone. */
export function hasOnlyTextFilters({ price, type, bedrooms }: PropertyFilters): boolean {
  return price === null && type === null && bedrooms === null;
}

/** The towns with most listings. */
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
 * From now on, what matches this text is noted with every write. While it is counted for the first time nobody may write:
 * that waits for no one and is done seldom, whoever asks for whatever. False if now is not the time.
 */
export async function tallySearch(
  database: Database,
  { search, location }: Pick<PropertyFilters, "search" | "location">,
): Promise<boolean> {
  return database
    .transaction()
    .execute(async (transaction) => {
      const recent = await sql`
        select from tallied_searches where tallied_at > now() - ${pause}::interval`.execute(transaction);
      if (recent.rows.length > 0) return false;
      await sql`set local lock_timeout = '100ms'`.execute(transaction);
      await sql`lock table properties in share mode`.execute(transaction);
      const { rows } = await sql<{ id: number }>`
        insert into tallied_searches (search, location) values (${pattern(search)}, ${pattern(location)})
        on conflict do nothing returning id`.execute(transaction);
      const [tallied] = rows;
      if (!tallied) return true;
      await sql`
        with gone as (
          delete from tallied_searches
          where id in (select id from tallied_searches where id > 0 order by id desc offset ${maxSearches})
          returning id
        ), weeks as (delete from search_weeks where search_id in (select id from gone))
        delete from property_tallies where search_id in (select id from gone)`.execute(transaction);
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

function ofKind({ status, listing }: PropertyScope, { price, type, bedrooms }: PropertyFilters) {
  const wanted: RawBuilder<unknown>[] = [];
  if (status) wanted.push(sql`status = ${status}`);
  if (listing) wanted.push(sql`for_type = ${listing}`);
  if (type) wanted.push(sql`property_type = ${type}`);
  if (price?.lower != null) wanted.push(sql`price_step > ${priceBounds.indexOf(price.lower)}`);
  if (price?.upper != null) wanted.push(sql`price_step <= ${priceBounds.indexOf(price.upper)}`);
  // Four stands for four and more, there as here.
  if (bedrooms !== null) wanted.push(sql`bedroom_step = ${bedrooms}`);
  return wanted.length === 0 ? sql`` : sql`and ${sql.join(wanted, sql` and `)}`;
}

function pattern(text: string): string {
  return text === "" ? "%" : likeContaining(text);
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "55P03";
}
