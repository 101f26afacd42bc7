import { type SqlBool, sql } from "kysely";
import { defaultLanguage, type Language } from "#domain/language.ts";
import { noPropertyFilters, type PropertyFilters } from "#domain/properties/filters.ts";
import { type ListingType, type PropertyType, propertyTypes } from "#domain/properties/kinds.ts";
import { isPlaceInAnyLanguage } from "#domain/search-text.ts";
import type { Database } from "#server/platform/database/database.ts";
import { shownLine } from "#server/platform/database/translated-texts.ts";
import type { Order } from "#server/platform/http/order-query.ts";
import { filterConditions, isListed, type PropertyScope } from "./filter-conditions.ts";
import { liveProperties, type PropertyRow, selectProperties } from "./repository.ts";
import {
  countFromTallies,
  hasOnlyTextFilters,
  hasText,
  placesByCount,
  seekPosition,
  tallySearch,
} from "./tallies.ts";

export const propertyOrders = ["created_at", "name", "price"] as const;
type PropertyOrder = Order<(typeof propertyOrders)[number]>;
const newestFirst: PropertyOrder = { column: "created_at", direction: "desc" };

type Paging = Readonly<{
  page: number;
  pageSize: number;
  ordering?: PropertyOrder | null;
  /** Names are sorted as this language shows them. */
  language?: Language;
}>;
type PageWindow = Readonly<{
  before?: Date;
  skipped: number;
  limit: number;
  ordering: PropertyOrder;
  language?: Language;
}>;

/** A search that takes longer to count is tallied from then on. */
const slowCountMs = 40;
/** With this many matches, scanning the list in its order finds a page faster than sorting all matches. */
const minMatchesToScan = 2_000;
/** Up to this offset, skipping rows is cheap. */
const maxSkippedRows = 600;
const maxPlaces = 30;

/** One page, newest first by default, and the exact number of matches. */
export async function listProperties(
  database: Database,
  scope: PropertyScope,
  filters: PropertyFilters,
  { page, pageSize, ordering, language = defaultLanguage }: Paging,
): Promise<Readonly<{ rows: PropertyRow[]; count: number }>> {
  const skipped = (page - 1) * pageSize;
  const pageWindow = { skipped, limit: pageSize, ordering: ordering ?? newestFirst, language };
  if (!canBeTallied(scope, filters)) {
    if (scope.untranslated || hasText(filters)) return sortMatches(database, scope, filters, pageWindow);
    const [rows, count] = await Promise.all([
      propertyPage(database, scope, filters, pageWindow).execute(),
      countMatches(database, scope, filters),
    ]);
    return { rows, count };
  }
  if (!hasText(filters)) {
    const [rows, count] = await Promise.all([
      scanToPage(database, scope, filters, pageWindow),
      countFromTallies(database, scope, filters),
    ]);
    return { rows, count: count ?? 0 };
  }
  const count = await countFromTallies(database, scope, filters);
  if (count === undefined || count < minMatchesToScan)
    return sortMatches(database, scope, filters, pageWindow);
  if (count <= pageWindow.skipped) return { rows: [], count };
  return { rows: await scanToPage(database, scope, filters, pageWindow), count };
}

export async function countProperties(
  database: Database,
  scope: Pick<PropertyScope, "isListed" | "listing">,
): Promise<number> {
  return (await countFromTallies(database, scope, noPropertyFilters)) ?? 0;
}

/** The tallies count neither texts in other languages nor single statuses, owners or checks. */
function canBeTallied(
  { untranslated, status, ownerId }: PropertyScope,
  { location, isChecked }: PropertyFilters,
): boolean {
  return !untranslated && !status && ownerId === undefined && !isChecked && !isPlaceInAnyLanguage(location);
}

async function countMatches(
  database: Database,
  scope: PropertyScope,
  filters: PropertyFilters,
): Promise<number> {
  const { count } = await liveProperties(database)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where((eb) => eb.and(filterConditions(eb, scope, filters)))
    .executeTakeFirstOrThrow();
  return count;
}

/** Scans the list in its order until the page is full. If the tallies allow, the scan starts near the page. */
async function scanToPage(
  database: Database,
  scope: PropertyScope,
  filters: PropertyFilters,
  pageWindow: PageWindow,
): Promise<PropertyRow[]> {
  const isNear = pageWindow.ordering !== newestFirst || pageWindow.skipped < maxSkippedRows;
  if (isNear || (hasText(filters) && !hasOnlyTextFilters(filters)))
    return propertyPage(database, scope, filters, pageWindow).execute();
  const position = await seekPosition(database, scope, filters, pageWindow.skipped);
  return position ? propertyPage(database, scope, filters, { ...pageWindow, ...position }).execute() : [];
}

/** Finds all matches, then sorts them. Tallies a slow search in the background; if that fails, the next request retries. */
async function sortMatches(
  database: Database,
  scope: PropertyScope,
  filters: PropertyFilters,
  pageWindow: PageWindow,
): Promise<Readonly<{ rows: PropertyRow[]; count: number }>> {
  const startedAt = performance.now();
  const { count, ids } = await collectMatches(database, scope, filters, pageWindow).executeTakeFirstOrThrow();
  const isSlow = performance.now() - startedAt > slowCountMs;
  if (isSlow && canBeTallied(scope, filters)) tallySearch(database, filters).catch(() => undefined);
  if (ids.length === 0) return { rows: [], count };
  const {
    language,
    ordering: { column, direction },
  } = pageWindow;
  const rows = await selectProperties(database)
    .where("id", "in", ids)
    .orderBy(sortKey(column, language), direction)
    .orderBy("id", direction)
    .execute();
  return { rows, count };
}

/** Finds the page's ids first, so that features and pictures are not fetched for skipped rows. */
export function propertyPage(
  database: Database,
  scope: PropertyScope,
  filters: PropertyFilters,
  { before, ...pageWindow }: PageWindow,
) {
  const {
    language,
    ordering: { column, direction },
  } = pageWindow;
  const matching = matchingProperties(database, scope, filters, language).$if(before !== undefined, (query) =>
    query.where("created_at", "<", before ?? new Date()),
  );
  const ids = sql<number>`(select id from (${matching}) as matching ${orderAndLimit(pageWindow)})`;
  return selectProperties(database)
    .where(sql<SqlBool>`id = any (array ${ids})`)
    .orderBy(sortKey(column, language), direction)
    .orderBy("id", direction);
}

/** Materializes all matches before sorting, because PostgreSQL's estimate takes rare texts for frequent ones. */
export function collectMatches(
  database: Database,
  scope: PropertyScope,
  filters: PropertyFilters,
  pageWindow: PageWindow,
) {
  return database
    .with(
      (cte) => cte("matching").materialized(),
      () => matchingProperties(database, scope, filters, pageWindow.language),
    )
    .selectNoFrom((eb) => [
      eb
        .selectFrom("matching")
        .select(eb.fn.countAll<number>().as("count"))
        .$asScalar()
        .$notNull()
        .as("count"),
      sql<number[]>`array(select id from matching ${orderAndLimit(pageWindow)})`.as("ids"),
    ]);
}

export function matchingProperties(
  database: Database,
  scope: PropertyScope,
  filters: PropertyFilters,
  language: Language = defaultLanguage,
) {
  return liveProperties(database)
    .select(["id", "created_at", shownLine("name", language).as("name"), "price"])
    .where((eb) => eb.and(filterConditions(eb, scope, filters)));
}

function orderAndLimit({ skipped, limit, ordering: { column, direction } }: PageWindow) {
  const order = sql.raw(direction);
  // The name is the shown one already.
  const key = column === "name" ? sql`lower(name)` : sql.ref(column);
  return sql`order by ${key} ${order}, id ${order} limit ${limit} offset ${skipped}`;
}

function sortKey(column: PropertyOrder["column"], language: Language = defaultLanguage) {
  return column === "name" ? sql`lower(${shownLine(column, language)})` : sql.ref(column);
}

/** HO4 */
export async function featuredProperties(database: Database, limit: number): Promise<PropertyRow[]> {
  return selectProperties(database)
    .where(isListed)
    .where("is_featured", "=", true)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** The towns with listings, most listings first. */
export async function propertyPlaces(database: Database, listing: ListingType): Promise<string[]> {
  return placesByCount(database, listing, maxPlaces);
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
