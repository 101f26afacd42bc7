import { type SqlBool, sql } from "kysely";
import { defaultLanguage, type Language } from "#domain/language.ts";
import type { LocationOption } from "#domain/places/location-option.ts";
import type { Town } from "#domain/places/places.ts";
import { hasFilters, type PropertyFilters } from "#domain/properties/filters.ts";
import {
  isListed as isListedStatus,
  type ListingType,
  listingTypes,
  type PropertyType,
  propertyTypes,
} from "#domain/properties/kinds.ts";
import { locationsFor } from "#domain/properties/options.ts";
import { builtOnce } from "#server/platform/database/built-once.ts";
import type { Database } from "#server/platform/database/database.ts";
import { onlyLevel } from "#server/platform/database/only-level.ts";
import { filterConditions, isListed, type PropertyScope } from "./filter-conditions.ts";
import { newestFirst, type PropertyOrder, sortKey } from "./orders.ts";
import {
  findPropertiesInOrder,
  liveProperties,
  type PropertyRow,
  type ReadRows,
  selectProperties,
} from "./repository.ts";

export type Paging = Readonly<{
  page: number;
  pageSize: number;
  ordering?: PropertyOrder | null;
  /** Names are sorted as this language shows them. */
  language?: Language;
}>;
type PageWindow = Readonly<{
  skipped: number;
  limit: number;
  ordering: PropertyOrder;
  language?: Language;
}>;

/** SR6: exact up to `countBound`. A list ends where its count ends. */
export type MatchCount = Readonly<{ count: number; isExact: boolean }>;
export const countBound = 1_000;
/** The towns of a location select are those of so many of the newest listings. */
const maxListingsOfPlaces = 1_000;
const maxPlaces = 30;
const maxFeatured = 6;

/** One page, newest first by default, and the number of matches. */
export async function listProperties(
  database: Database,
  scope: PropertyScope,
  filters: PropertyFilters,
  { page, pageSize, ordering, language = defaultLanguage }: Paging,
  readRows: ReadRows = findPropertiesInOrder,
): Promise<MatchCount & Readonly<{ rows: PropertyRow[] }>> {
  const skipped = (page - 1) * pageSize;
  const isBounded = !isUnfiltered(scope, filters);
  const limit = isBounded ? Math.max(0, Math.min(pageSize, countBound - skipped)) : pageSize;
  const pageWindow = { skipped, limit, ordering: ordering ?? newestFirst, language };
  const ids = sql<number[]>`array (${propertyIds(database, scope, filters, pageWindow)})`.as("ids");
  const count = isBounded ? selectCount(database, scope, filters) : selectTotal(database, scope);
  // One statement to find the rows and another to read them: the second is the same for all lists, so it is prepared.
  const found = await database.selectNoFrom([ids, count.as("count")]).executeTakeFirstOrThrow();
  const rows = await readRows(database, found.ids);
  // One that was withdrawn in between is not shown.
  const shown = scope.isListed ? rows.filter(({ status }) => isListedStatus(status)) : rows;
  const total = found.count ?? 0;
  return { rows: shown, ...(isBounded ? toMatchCount(total) : { count: total, isExact: true }) };
}

function isUnfiltered(scope: PropertyScope, filters: PropertyFilters): boolean {
  const { isListed: isPublic, listing, status, ownerId, untranslated, approval, number } = scope;
  const isWhole =
    !status &&
    !untranslated &&
    !approval &&
    ownerId === undefined &&
    number === undefined &&
    (isPublic || !listing);
  return isWhole && !hasFilters(filters);
}

/** SR6: exact, from the numbers that triggers keep. */
export async function countProperties(
  database: Database,
  scope: Pick<PropertyScope, "isListed" | "listing">,
): Promise<MatchCount> {
  const { count } = await selectTotal(database, scope).executeTakeFirstOrThrow();
  return { count, isExact: true };
}

function selectTotal(database: Database, { isListed, listing }: Pick<PropertyScope, "isListed" | "listing">) {
  const columns = isListed ? (listing ? [listing] : listingTypes) : ["properties"];
  const sum = sql<number>`coalesce(sum(${sql.join(
    columns.map((column) => sql.ref(column)),
    sql` + `,
  )}), 0)::bigint`;
  return database.selectFrom("property_counts").select(sum.as("count"));
}

/** Stops at the bound, because counting a million matches would take seconds. */
export async function countMatches(
  database: Database,
  scope: PropertyScope,
  filters: PropertyFilters,
): Promise<MatchCount> {
  const { count } = await selectCount(database, scope, filters).executeTakeFirstOrThrow();
  return toMatchCount(count);
}

export function toMatchCount(count: number): MatchCount {
  return { count: Math.min(count, countBound), isExact: count <= countBound };
}

/** All in one statement. */
export async function countEach(
  database: Database,
  scope: PropertyScope,
  asked: readonly PropertyFilters[],
): Promise<number[]> {
  if (asked.length === 0) return [];
  const row = await database
    .selectNoFrom(asked.map((filters, index) => selectCount(database, scope, filters).as(String(index))))
    .executeTakeFirstOrThrow();
  return asked.map((_, index) => row[String(index)] ?? 0);
}

export function selectCount(database: Database, scope: PropertyScope, filters: PropertyFilters) {
  const matches = liveProperties(database)
    .select("id")
    .where((eb) => eb.and(filterConditions(eb, scope, filters)))
    // Frequent words are counted along an index, whose rows stay in memory, instead of from the beginning of the table.
    .$if(filters.search !== undefined, (query) => query.orderBy("created_at", "desc").orderBy("id", "desc"))
    .limit(countBound + 1);
  return database.selectFrom(matches.as("matches")).select((eb) => eb.fn.countAll<number>().as("count"));
}

/** Only the ids, so that features and pictures are not fetched for skipped rows. */
export function propertyIds(
  database: Database,
  scope: PropertyScope,
  filters: PropertyFilters,
  { skipped, limit, ordering: { column, direction }, language = defaultLanguage }: PageWindow,
) {
  return liveProperties(database)
    .select("id")
    .where((eb) => eb.and(filterConditions(eb, scope, filters)))
    .orderBy(sortKey(column, language), direction)
    .orderBy("id", direction)
    .limit(limit)
    .offset(skipped);
}

/** HO4: found by one index. */
export const featuredProperties: (database: Database) => Promise<PropertyRow[]> = builtOnce((database) => {
  const featured = liveProperties(database)
    .select("id")
    .where(isListed)
    .where("is_featured", "=", sql.lit(true))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(maxFeatured);
  return selectProperties(database)
    .where(sql<SqlBool>`id = any (array (${featured}))`)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc");
});

/** The towns of the newest listings, most listings first. */
export async function propertyPlaces(database: Database, listing: ListingType): Promise<Town[]> {
  const newest = liveProperties(database)
    .select(["place", "local_level_id"])
    .where(isListed)
    .where("for_type", "=", listing)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(maxListingsOfPlaces);
  return database
    .selectFrom(newest.as("newest"))
    .select(["place as name", onlyLevel.as("localLevelId")])
    .where("place", "!=", "")
    .groupBy("place")
    .orderBy((eb) => eb.fn.countAll(), "desc")
    .orderBy("place")
    .limit(maxPlaces)
    .execute();
}

/** BU7, RE2: those of the named places that a listing matches, in one statement. */
export async function matchedLocations(database: Database, listing: ListingType): Promise<LocationOption[]> {
  const named = locationsFor(listing);
  const row = await selectMatchedLocations(database, listing, named).executeTakeFirstOrThrow();
  return named.filter((_, index) => row[String(index)]);
}

export function selectMatchedLocations(
  database: Database,
  listing: ListingType,
  named: readonly LocationOption[],
) {
  const matching = ({ value }: LocationOption) =>
    liveProperties(database)
      .select("id")
      .where((eb) => eb.and(filterConditions(eb, { isListed: true, listing }, { location: value })));
  return database.selectNoFrom((eb) =>
    named.map((option, index) => eb.exists(matching(option)).as(String(index))),
  );
}

/** LD1: the types with listings. */
export async function listedTypes(database: Database, listing: ListingType): Promise<PropertyType[]> {
  const { rows } = await selectListedTypes(database, listing).execute(database);
  return rows.map(({ type }) => type);
}

/** Looks each type up in an index. */
export function selectListedTypes(database: Database, listing: ListingType) {
  const listed = liveProperties(database)
    .select("id")
    .where(isListed)
    .where("for_type", "=", listing)
    .where("property_type", "=", sql<PropertyType>`type`);
  return sql<{ type: PropertyType }>`
    select type from unnest(${[...propertyTypes]}::text[]) as type where exists (${listed})`;
}
