import type { ExpressionBuilder } from "kysely";
import type { PropertyFilters } from "#domain/properties/filters.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { Schema } from "#server/platform/database/schema.ts";
import { filterConditions } from "./filter-conditions.ts";
import { liveProperties } from "./repository.ts";

type NewListings = Readonly<{
  listing: ListingType;
  filters: PropertyFilters;
  /** Listed for the first time after the first moment, and not after the second. */
  after: Date;
  until: Date;
  /** The ids of those that are mailed already. */
  knownIds: readonly number[];
  limit: number;
}>;

/** VT5: matching properties that were listed for the first time in a span of time, the newest first, and how many there are. */
export async function findNewListings(
  database: Database,
  { listing, filters, after, until, knownIds, limit }: NewListings,
) {
  const listedThen = database
    .selectFrom("first_listings")
    .select("property_id")
    .where("listed_at", ">", after)
    .where("listed_at", "<=", until);
  const isNew = (eb: ExpressionBuilder<Schema, "properties">) =>
    eb.and([
      ...filterConditions(eb, { isListed: true, listing }, filters),
      eb("id", "in", listedThen),
      ...(knownIds.length > 0 ? [eb("id", "not in", knownIds)] : []),
    ]);
  const { count } = await liveProperties(database)
    .where(isNew)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (count === 0) return { rows: [], count };
  const rows = await liveProperties(database)
    .where(isNew)
    .select(["id", "name", "address", "translations", "price", "for_type"])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return { rows, count };
}
