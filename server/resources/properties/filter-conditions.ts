import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from "kysely";
import { keysOf } from "#domain/keys-of.ts";
import type { Language } from "#domain/language.ts";
import type { PlaceCode } from "#domain/places/place-code.ts";
import { areasOfPlaces } from "#domain/places/places-of-code.ts";
import type { ApprovalState } from "#domain/properties/approval.ts";
import { landSquareFeet } from "#domain/properties/derived-fields.ts";
import type { PropertyFilters } from "#domain/properties/filters.ts";
import { type ListingType, listedStatuses, type PropertyStatus } from "#domain/properties/kinds.ts";
import { checkFields } from "#domain/properties/property-facts.ts";
import { propertyTexts } from "#domain/properties/property-fields.ts";
import { isInBounds } from "#server/platform/database/map-location.ts";
import type { Schema } from "#server/platform/database/schema.ts";
import { containsWords } from "#server/platform/database/search-column.ts";
import { containsPlace, lacksTexts } from "#server/platform/database/translated-texts.ts";
import { size } from "./orders.ts";

/** The properties that a list may contain, before any filter. */
export type PropertyScope = Readonly<{
  /** Only properties that public lists show: active and reserved ones. */
  isListed?: boolean;
  status?: PropertyStatus | undefined;
  listing?: ListingType | undefined;
  /** LE8: only those of this account; null for those of nobody. */
  ownerId?: number | null | undefined;
  /** The number that a member of staff searched for, which finds its property, too. */
  number?: number | undefined;
  /** Only properties that wait for an admin, or were sent back. */
  approval?: ApprovalState | null | undefined;
  /** Only properties that lack a text in this language. */
  untranslated?: Language | null | undefined;
}>;

/** What every public list shows. The values are literals, because the indexes of lists have the same condition. */
export function isListed(eb: ExpressionBuilder<Schema, "properties">) {
  return eb("status", "in", listedStatuses.map(sql.lit));
}

/** The domain's `matchesProperty` in SQL. */
export function filterConditions(
  eb: ExpressionBuilder<Schema, "properties">,
  scope: PropertyScope,
  filters: PropertyFilters,
) {
  const { search, location, place, type, price, facing, since } = filters;
  const minimums = { bedrooms: filters.bedrooms, bathrooms: filters.bathrooms, road_width: filters.road };
  const conditions: ExpressionWrapper<Schema, "properties", SqlBool>[] = [];
  if (scope.isListed) conditions.push(isListed(eb));
  if (scope.status) conditions.push(eb("status", "=", scope.status));
  if (scope.ownerId !== undefined)
    conditions.push(eb("owner_id", scope.ownerId === null ? "is" : "=", scope.ownerId));
  if (scope.approval) conditions.push(eb("id", "in", idsWithApproval(eb, scope.approval)));
  if (scope.listing) conditions.push(eb("for_type", "=", scope.listing));
  if (scope.untranslated) conditions.push(eb(lacksTexts(propertyTexts, scope.untranslated), "=", true));
  const hasWords = search && eb(containsWords(search), "=", true);
  if (scope.number !== undefined)
    conditions.push(eb.or([eb("id", "=", scope.number), ...(hasWords ? [hasWords] : [])]));
  else if (hasWords) conditions.push(hasWords);
  if (location) conditions.push(eb(containsPlace("address", location), "=", true));
  if (place) conditions.push(isInPlaces(eb, place));
  if (type) conditions.push(eb("property_type", "in", [...type]));
  if (price?.lower != null) conditions.push(eb("price", ">", price.lower));
  if (price?.upper != null) conditions.push(eb("price", "<=", price.upper));
  if (filters.price_from) conditions.push(eb("price", ">=", filters.price_from));
  if (filters.price_to) conditions.push(eb("price", "<=", filters.price_to));
  if (filters.area_from) conditions.push(eb(size, ">=", landSquareFeet(filters.area_from)));
  if (filters.area_to) conditions.push(eb(size, "<=", landSquareFeet(filters.area_to)));
  for (const column of keysOf(minimums)) {
    const minimum = minimums[column];
    if (minimum) conditions.push(eb(column, ">=", minimum));
  }
  if (facing) conditions.push(eb("facing", "in", [...facing]));
  if (filters.checked) conditions.push(eb.or(checkFields.map((field) => eb(field, "is not", null))));
  if (since) conditions.push(eb("created_at", ">", sql<Date>`now() - make_interval(days => ${since})`));
  if (filters.bounds) conditions.push(eb.and([isInBounds(filters.bounds)]));
  return conditions;
}

function idsWithApproval(eb: ExpressionBuilder<Schema, "properties">, state: ApprovalState) {
  return eb
    .selectFrom("listing_approvals")
    .select("property_id")
    .where("returned_at", state === "waiting" ? "is" : "is not", null);
}

/** Each kind of place has its index. */
function isInPlaces(eb: ExpressionBuilder<Schema, "properties">, codes: readonly PlaceCode[]) {
  const { localLevelIds, districtIds } = areasOfPlaces(codes);
  const district = sql<number>`district_of(local_level_id)`;
  return eb.or([
    ...(localLevelIds.length > 0 ? [eb("local_level_id", "in", localLevelIds)] : []),
    ...(districtIds.length > 0 ? [eb(district, "in", districtIds)] : []),
  ]);
}
