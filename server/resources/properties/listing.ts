import { type SqlBool, sql } from "kysely";
import { noPropertyFilters, type PropertyFilters } from "#domain/properties/filters.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { Order } from "#server/platform/http/order-query.ts";
import { conditions, type PropertyScope } from "./filter-conditions.ts";
import { liveProperties, type PropertyRow, selectProperties } from "./repository.ts";
import {
  countFromTallies,
  hasOnlyTextFilters,
  hasText,
  placesByCount,
  seekPosition,
  tallySearch,
} from "./tallies.ts";

/** What staff may sort by. */
export const propertyOrders = ["created_at", "name", "price"] as const;
type PropertyOrder = Order<(typeof propertyOrders)[number]>;
const newestFirst: PropertyOrder = { column: "created_at", direction: "desc" };
const sorted = { created_at: sql`created_at`, name: sql`lower(name)`, price: sql`price` } as const;

type Paging = Readonly<{ page: number; pageSize: number; ordering?: PropertyOrder | null }>;
type Stretch = Readonly<{
  before?: Date;
  skipped: number;
  limit: number;
  ordering: PropertyOrder;
}>;

/** Milliseconds that a text may take to be counted without being tallied. */
const slow = 40;
/** So many of a text's matches are met soon enough on a walk down the list; fewer are better gathered and sorted. */
const manyMatches = 2_000;
/** Rows that may as well be skipped one by one. */
const fewSkipped = 600;
const offeredPlaces = 30;

/** A page as asked, otherwise newest first, and how many there are in all: exact, whatever is asked for. */
export async function listProperties(
  database: Database,
  scope: PropertyScope,
  filters: PropertyFilters,
  { page, pageSize, ordering }: Paging,
): Promise<Readonly<{ rows: PropertyRow[]; count: number }>> {
  const stretch = { skipped: (page - 1) * pageSize, limit: pageSize, ordering: ordering ?? newestFirst };
  if (!hasText(filters)) {
    const [rows, count] = await Promise.all([
      walkToPage(database, scope, filters, stretch),
      countFromTallies(database, scope, filters),
    ]);
    return { rows, count: count ?? 0 };
  }
  const count = await countFromTallies(database, scope, filters);
  if (count === undefined || count < manyMatches) return gatherPage(database, scope, filters, stretch);
  if (count <= stretch.skipped) return { rows: [], count };
  return { rows: await walkToPage(database, scope, filters, stretch), count };
}

/** How many there are without any filter. */
export async function countProperties(database: Database, scope: PropertyScope): Promise<number> {
  return (await countFromTallies(database, scope, noPropertyFilters)) ?? 0;
}

/** Down the list in its order until the page is full, beginning near it if that is known. */
async function walkToPage(
  database: Database,
  scope: PropertyScope,
  filters: PropertyFilters,
  stretch: Stretch,
): Promise<PropertyRow[]> {
  const isNear = stretch.ordering !== newestFirst || stretch.skipped < fewSkipped;
  if (isNear || (hasText(filters) && !hasOnlyTextFilters(filters)))
    return propertyPage(database, scope, filters, stretch).execute();
  const place = await seekPosition(database, scope, filters, stretch.skipped);
  return place ? propertyPage(database, scope, filters, { ...stretch, ...place }).execute() : [];
}

/** What is slow to count is tallied from then on, beside the answer; should it not come to that now, the next has it done. */
async function gatherPage(
  database: Database,
  scope: PropertyScope,
  filters: PropertyFilters,
  stretch: Stretch,
): Promise<Readonly<{ rows: PropertyRow[]; count: number }>> {
  const began = performance.now();
  const { count, ids } = await collectMatches(database, scope, filters, stretch).executeTakeFirstOrThrow();
  if (performance.now() - began > slow) tallySearch(database, filters).catch(() => undefined);
  if (ids.length === 0) return { rows: [], count };
  const { column, direction } = stretch.ordering;
  const rows = await selectProperties(database)
    .where("id", "in", ids)
    .orderBy(sorted[column], direction)
    .orderBy("id", direction)
    .execute();
  return { rows, count };
}

/** The page's rows are found by their ids first: what else belongs to a row is not fetched for those that are skipped. */
export function propertyPage(
  database: Database,
  scope: PropertyScope,
  filters: PropertyFilters,
  { before, ...stretch }: Stretch,
) {
  const { column, direction } = stretch.ordering;
  const matching = matchingProperties(database, scope, filters).$if(before !== undefined, (query) =>
    query.where("created_at", "<", before ?? new Date()),
  );
  const ids = sql<number>`(select id from (${matching}) as matching ${inOrder(stretch)})`;
  return selectProperties(database)
    .where(sql<SqlBool>`id = any (array ${ids})`)
    .orderBy(sorted[column], direction)
    .orderBy("id", direction);
}

/** Every match before the order is thought of: left to itself the database takes rare texts for common. */
export function collectMatches(
  database: Database,
  scope: PropertyScope,
  filters: PropertyFilters,
  stretch: Stretch,
) {
  return database
    .with(
      (cte) => cte("matching").materialized(),
      () => matchingProperties(database, scope, filters),
    )
    .selectNoFrom((eb) => [
      eb
        .selectFrom("matching")
        .select(eb.fn.countAll<number>().as("count"))
        .$asScalar()
        .$notNull()
        .as("count"),
      sql<number[]>`array(select id from matching ${inOrder(stretch)})`.as("ids"),
    ]);
}

export function matchingProperties(database: Database, scope: PropertyScope, filters: PropertyFilters) {
  return liveProperties(database)
    .select(["id", "created_at", "name", "price"])
    .where((eb) => eb.and(conditions(eb, scope, filters)));
}

function inOrder({ skipped, limit, ordering: { column, direction } }: Stretch) {
  const way = sql.raw(direction);
  return sql`order by ${sorted[column]} ${way}, id ${way} limit ${limit} offset ${skipped}`;
}

/** HO4: the newest of those that staff put forward. */
export async function featuredProperties(database: Database, limit: number): Promise<PropertyRow[]> {
  return selectProperties(database)
    .where("status", "=", "active")
    .where("is_featured", "=", true)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** The towns where listings are, those with most listings first. */
export async function propertyPlaces(database: Database, listing: ListingType): Promise<string[]> {
  return placesByCount(database, listing, offeredPlaces);
}
