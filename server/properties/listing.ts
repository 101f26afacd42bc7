import { type SqlBool, sql } from "kysely";
import { noPropertyFilters, type PropertyFilters } from "#domain/properties/filters.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import type { Database } from "#server/database/database.ts";
import type { Order } from "#server/http/order-query.ts";
import { conditions, type PropertyScope } from "./conditions.ts";
import { liveProperties, type PropertyRow, selectProperties } from "./repository.ts";
import { hasNoKind, hasText, placeInList, talliedCount, talliedPlaces, tallySearch } from "./tallies.ts";

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

/** A text that took longer than this to count is tallied from then on. */
const slow = 40;
/** So many of a text's matches are met soon enough on a walk down the list; fewer are better gathered and sorted. */
const manyMatches = 2_000;
/** Rows that may as well be skipped one by one. */
const fewSkipped = 600;
const offeredPlaces = 30;

/** As asked, otherwise newest first. */
export async function listProperties(
  database: Database,
  scope: PropertyScope,
  filters: PropertyFilters,
  { page: number, pageSize, ordering }: Paging,
): Promise<PropertyRow[]> {
  const stretch = { skipped: (number - 1) * pageSize, limit: pageSize, ordering: ordering ?? newestFirst };
  const page = (at: Stretch, way?: "walk" | "gather") =>
    propertyPage(database, scope, filters, at, way).execute();
  if (hasText(filters)) {
    const count = await talliedCount(database, scope, filters);
    if (count !== undefined && count <= stretch.skipped) return [];
    if (count === undefined || count < manyMatches) return page(stretch, "gather");
    if (!hasNoKind(filters)) return page(stretch);
  }
  if (ordering != null || stretch.skipped < fewSkipped) return page(stretch);
  const place = await placeInList(database, scope, filters, stretch.skipped);
  return place ? page({ ...stretch, ...place }) : [];
}

/**
 * The page's rows are found by their ids first: what else belongs to a row is not fetched for those that are skipped. To
 * gather is to find every match before the order is thought of; left to itself the database takes rare texts for common.
 */
export function propertyPage(
  database: Database,
  scope: PropertyScope,
  filters: PropertyFilters,
  { before, skipped, limit, ordering: { column, direction } }: Stretch,
  way: "walk" | "gather" = "walk",
) {
  const order = sql`order by ${sorted[column]} ${sql.raw(direction)}, id ${sql.raw(direction)}`;
  const matching = liveProperties(database)
    .select(["id", "created_at", "name", "price"])
    .where((eb) => eb.and(conditions(eb, scope, filters)))
    .$if(before !== undefined, (query) => query.where("created_at", "<", before ?? new Date()));
  const isMaterialized = sql.raw(way === "gather" ? "materialized" : "not materialized");
  const ids = sql<number>`(
    with matching as ${isMaterialized} ${matching}
    select id from matching ${order} limit ${limit} offset ${skipped}
  )`;
  return selectProperties(database)
    .where(sql<SqlBool>`id = any (array ${ids})`)
    .orderBy(sorted[column], direction)
    .orderBy("id", direction);
}

/** Exact, whatever is asked for. */
export async function countProperties(
  database: Database,
  scope: PropertyScope,
  filters: PropertyFilters = noPropertyFilters,
): Promise<number> {
  const tallied = await talliedCount(database, scope, filters);
  if (tallied !== undefined) return tallied;
  const began = performance.now();
  const { count } = await propertyCount(database, scope, filters).executeTakeFirstOrThrow();
  // Beside the answer. Should it not come to that now, the next who asks has it done.
  if (performance.now() - began > slow) tallySearch(database, filters).catch(() => undefined);
  return count;
}

export function propertyCount(database: Database, scope: PropertyScope, filters: PropertyFilters) {
  return liveProperties(database)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where((eb) => eb.and(conditions(eb, scope, filters)));
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
  return talliedPlaces(database, listing, offeredPlaces);
}
