import { type SqlBool, sql } from "kysely";
import {
  centreOfNamedPlace,
  centreOfPlace,
  nearestLevels,
  type Point,
} from "#domain/places/nearest-levels.ts";
import {
  type FilterName,
  filterNames,
  type PropertyFilters,
  withoutFilter,
} from "#domain/properties/filters.ts";
import type { RelaxedFilter } from "#domain/properties/relaxed-filters.ts";
import { correctPlaces } from "#domain/search/correct-places.ts";
import { isTypeWord, splitWords } from "#domain/search/search-words.ts";
import type { Database } from "#server/platform/database/database.ts";
import { filterConditions, type PropertyScope } from "./filter-conditions.ts";
import { countEach, listProperties, type MatchCount, type Paging, toMatchCount } from "./listing.ts";
import { liveProperties, type PropertyRow, type ReadRows, selectProperties } from "./repository.ts";

const maxRelaxedFilters = 4;
/** What is near by is no offer if it is of another type or beyond the budget. */
const keptNearby: readonly FilterName[] = ["type", "price", "price_from", "price_to"];

export type FoundProperties = MatchCount &
  Readonly<{
    rows: PropertyRow[];
    /** SR1: the search that was used instead, because nothing matches the words as they were written. */
    corrected: string | null;
  }>;

/** A list. If nothing matches, names of places that are slightly wrong are corrected. */
export async function searchProperties(
  database: Database,
  scope: PropertyScope,
  filters: PropertyFilters,
  paging: Paging,
  readRows?: ReadRows,
): Promise<FoundProperties> {
  const found = await listProperties(database, scope, filters, paging, readRows);
  const corrected = found.count === 0 && filters.search ? correctPlaces(filters.search) : undefined;
  if (!corrected) return { ...found, corrected: null };
  const instead = await listProperties(database, scope, { ...filters, search: corrected }, paging, readRows);
  return instead.count === 0 ? { ...found, corrected: null } : { ...instead, corrected };
}

/** SR5: the filters without which something matches, those with most matches first. */
export async function findRelaxedFilters(
  database: Database,
  scope: PropertyScope,
  filters: PropertyFilters,
): Promise<RelaxedFilter[]> {
  const asked = filterNames.filter((name) => filters[name] !== undefined);
  const counts = await countEach(
    database,
    scope,
    asked.map((filter) => withoutFilter(filters, filter)),
  );
  return asked
    .map((filter, index): RelaxedFilter => {
      const { count, isExact } = toMatchCount(counts[index] ?? 0);
      return { filter, count, is_exact: isExact };
    })
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, maxRelaxedFilters);
}

/** SR5: listed properties of the asked types and price, the nearest to the asked place first, else the newest. */
export async function findNearby(
  database: Database,
  scope: PropertyScope,
  filters: PropertyFilters,
  limit: number,
): Promise<PropertyRow[]> {
  const point = askedPoint(filters);
  const others = filterNames.filter((name) => !keptNearby.includes(name));
  const kept = others.reduce((remaining, name) => withoutFilter(remaining, name), filters);
  const newest = liveProperties(database)
    .select(["id", "created_at"])
    .where((eb) => eb.and(filterConditions(eb, scope, kept)))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  const levels = point ? nearestLevels(point) : [];
  const nearest = sql`
    select listed.id from unnest(${levels}::integer[]) with ordinality as near (level, rank)
    cross join lateral (${newest.where("local_level_id", "=", sql<number>`near.level`)}) as listed
    order by near.rank, listed.created_at desc, listed.id desc limit ${limit}`;
  const ids = point ? nearest : sql`select id from (${newest}) as listed`;
  return selectProperties(database)
    .where(sql<SqlBool>`id = any (array (${ids}))`)
    .orderBy(sql`array_position(${levels}::integer[], local_level_id)`)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

function askedPoint({ place, bounds, location, search }: PropertyFilters): Point | undefined {
  if (place?.[0]) return centreOfPlace(place[0]);
  if (bounds) {
    const [west, south, east, north] = bounds;
    return { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  }
  const words = splitWords(`${location ?? ""} ${search ?? ""}`);
  return centreOfNamedPlace(words.filter((word) => !isTypeWord(word)));
}
