import { type RawBuilder, type SqlBool, sql } from "kysely";
import { keysOf } from "#domain/keys-of.ts";
import type { Language } from "#domain/language.ts";
import type { Bounds } from "#domain/places/bounds.ts";
import type { MapPins } from "#domain/places/map-pins.ts";
import { nepalBounds } from "#domain/places/pin.ts";
import { pinFieldNames } from "#domain/places/pin-fields.ts";
import type { ProjectFilters } from "#domain/projects/filters.ts";
import type { FilterName, PropertyFilters } from "#domain/properties/filters.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import { toRupees } from "#domain/rates/dollars.ts";
import { correctPlaces } from "#domain/search/correct-places.ts";
import type { Database } from "#server/platform/database/database.ts";
import { shownLine } from "#server/platform/database/translated-texts.ts";
import { filterConditions as projectConditions } from "#server/resources/projects/listing.ts";
import { liveProjects } from "#server/resources/projects/repository.ts";
import { filterConditions as propertyConditions } from "#server/resources/properties/filter-conditions.ts";
import { liveProperties } from "#server/resources/properties/repository.ts";
import { findOnMap } from "./find-on-map.ts";
import { presentPin } from "./presenter.ts";

const { west, south, east, north } = nepalBounds;
const wholeCountry: Bounds = [west, south, east, north];
const placeColumns = ["id", "map_latitude", "map_longitude", "map_square"] as const;

/** The columns that the indexes of the map include. */
const indexedFilters: readonly FilterName[] = ["type", "price", "price_from", "price_to", "bedrooms"];

const isOneOf = (ids: readonly number[]) => sql<SqlBool>`id = any (${ids}::integer[])`;

/** The listed properties on a map, which a list with these filters would show. Corrects names of places as the list does. */
export async function propertyPins(
  database: Database,
  listing: ListingType | undefined,
  { bounds = wholeCountry, ...filters }: PropertyFilters,
  language: Language,
): Promise<MapPins> {
  const isCountedInIndex = keysOf(filters).every((name) => indexedFilters.includes(name));
  const matching = liveProperties(database)
    .select(placeColumns)
    .where((eb) => eb.and(propertyConditions(eb, { isListed: true, listing }, filters)))
    .$if(isCountedInIndex, (query) => query.where((eb) => eb.and(priceStepConditions(filters))));
  const { ids, clusters } = await findOnMap(database, matching, { bounds, isCountedInIndex });
  if (ids.length === 0) {
    const corrected = clusters.length === 0 && filters.search ? correctPlaces(filters.search) : undefined;
    return corrected !== undefined && corrected !== filters.search
      ? propertyPins(database, listing, { ...filters, bounds, search: corrected }, language)
      : { pins: [], clusters };
  }
  const rows = await liveProperties(database)
    .select(["id", shownLine("name", language).as("name"), "price", ...pinFieldNames])
    .where(isOneOf(ids))
    .orderBy("created_at", "desc")
    .execute();
  return { pins: rows.flatMap(presentPin), clusters };
}

/** Excludes no price that the filters include. One of the indexes of the map begins with these steps of prices. */
function priceStepConditions({ price, price_from, price_to }: PropertyFilters): RawBuilder<SqlBool>[] {
  const lowers = [price?.lower, price_from];
  const uppers = [price?.upper, price_to];
  return [
    ...lowers.flatMap((lower) => (lower ? [sql<SqlBool>`price_step(price) >= price_step(${lower})`] : [])),
    ...uppers.flatMap((upper) => (upper ? [sql<SqlBool>`price_step(price) <= price_step(${upper})`] : [])),
  ];
}

/** The same of projects, whose budget is their price. ST2: budgets are dollars, prices are rupees. */
export async function projectPins(
  database: Database,
  { bounds, ...filters }: ProjectFilters,
  rate: number | null,
  language: Language,
): Promise<MapPins> {
  const matching = liveProjects(database)
    .select(placeColumns)
    .where((eb) => eb.and(projectConditions(eb, { ...filters, bounds: null })));
  const { ids, clusters } = await findOnMap(database, matching, {
    bounds: bounds ?? wholeCountry,
    isCountedInIndex: false,
  });
  if (ids.length === 0) return { pins: [], clusters };
  const rows = await liveProjects(database)
    .select(["id", shownLine("proj_name", language).as("name"), "proj_budget", ...pinFieldNames])
    .where(isOneOf(ids))
    .orderBy("created_at", "desc")
    .execute();
  return {
    pins: rows.flatMap(({ proj_budget: budget, ...row }) =>
      presentPin({ ...row, price: toRupees(budget, rate) ?? 0 }),
    ),
    clusters,
  };
}
