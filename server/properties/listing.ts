import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from "kysely";
import { noPropertyFilters, type PropertyFilters } from "#domain/properties/filters.ts";
import { mostBedrooms } from "#domain/properties/options.ts";
import type { ListingType, PropertyStatus } from "#domain/properties/property.ts";
import type { Database } from "#server/database/database.ts";
import { likeContaining } from "#server/database/like.ts";
import type { Schema } from "#server/database/schema.ts";
import type { Order } from "#server/http/order-query.ts";
import { liveProperties, type PropertyRow, selectProperties } from "./repository.ts";

/** Which properties are meant at all, before a visitor narrows them. */
export type PropertyScope = Readonly<{
  status?: PropertyStatus | undefined;
  listing?: ListingType | undefined;
}>;

/** What staff may sort by. */
export const propertyOrders = ["created_at", "name", "price"] as const;
type PropertyOrder = Order<(typeof propertyOrders)[number]>;
const newestFirst: PropertyOrder = { column: "created_at", direction: "desc" };
const sorted = { created_at: sql`created_at`, name: sql`lower(name)`, price: sql`price` } as const;

type Paging = Readonly<{ page: number; pageSize: number; ordering?: PropertyOrder | null }>;

/** As asked, otherwise newest first. */
export function propertyPage(
  database: Database,
  scope: PropertyScope,
  filters: PropertyFilters,
  { page, pageSize, ordering }: Paging,
) {
  const { column, direction } = ordering ?? newestFirst;
  return selectProperties(database)
    .where((eb) => eb.and(conditions(eb, scope, filters)))
    .orderBy(sorted[column], direction)
    .orderBy("id", direction)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

export function propertyCount(
  database: Database,
  scope: PropertyScope,
  filters: PropertyFilters = noPropertyFilters,
) {
  return liveProperties(database)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where((eb) => eb.and(conditions(eb, scope, filters)));
}

export async function listProperties(
  database: Database,
  scope: PropertyScope,
  filters: PropertyFilters,
  paging: Paging,
): Promise<PropertyRow[]> {
  return propertyPage(database, scope, filters, paging).execute();
}

export async function countProperties(
  database: Database,
  scope: PropertyScope,
  filters?: PropertyFilters,
): Promise<number> {
  return (await propertyCount(database, scope, filters).executeTakeFirstOrThrow()).count;
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
export function propertyPlacesQuery(database: Database, listing: ListingType) {
  return liveProperties(database)
    .select("place")
    .where("status", "=", "active")
    .where("for_type", "=", listing)
    .where("place", "!=", "")
    .groupBy("place")
    .orderBy((eb) => eb.fn.countAll(), "desc")
    .orderBy("place")
    .limit(30);
}

export async function propertyPlaces(database: Database, listing: ListingType): Promise<string[]> {
  const rows = await propertyPlacesQuery(database, listing).execute();
  return rows.map((row) => row.place);
}

function conditions(
  eb: ExpressionBuilder<Schema, "properties">,
  scope: PropertyScope,
  filters: PropertyFilters,
) {
  const { search, location, price, type, bedrooms } = filters;
  const wanted: ExpressionWrapper<Schema, "properties", SqlBool>[] = [];
  if (scope.status) wanted.push(eb("status", "=", scope.status));
  if (scope.listing) wanted.push(eb("for_type", "=", scope.listing));
  if (search !== "") wanted.push(eb("search_text", "like", likeContaining(search)));
  if (location !== "") wanted.push(eb(eb.fn<string>("lower", ["address"]), "like", likeContaining(location)));
  if (type) wanted.push(eb("property_type", "=", type));
  if (price?.lower != null) wanted.push(eb("price", ">", price.lower));
  if (price?.upper != null) wanted.push(eb("price", "<=", price.upper));
  if (bedrooms !== null) wanted.push(eb("bedrooms", bedrooms === mostBedrooms ? ">=" : "=", bedrooms));
  return wanted;
}
