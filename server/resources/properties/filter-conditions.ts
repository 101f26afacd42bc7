import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from "kysely";
import type { PropertyFilters } from "#domain/properties/filters.ts";
import type { ListingType, PropertyStatus } from "#domain/properties/kinds.ts";
import { maxBedroomChoice } from "#domain/properties/options.ts";
import { likeContaining } from "#server/platform/database/like.ts";
import type { Schema } from "#server/platform/database/schema.ts";

/** The properties that a list may contain, before any filter. */
export type PropertyScope = Readonly<{
  status?: PropertyStatus | undefined;
  listing?: ListingType | undefined;
}>;

/** The domain's `matchesProperty` in SQL. */
export function filterConditions(
  eb: ExpressionBuilder<Schema, "properties">,
  scope: PropertyScope,
  filters: PropertyFilters,
) {
  const { search, location, price, type, bedrooms } = filters;
  const conditions: ExpressionWrapper<Schema, "properties", SqlBool>[] = [];
  if (scope.status) conditions.push(eb("status", "=", scope.status));
  if (scope.listing) conditions.push(eb("for_type", "=", scope.listing));
  if (search !== "") conditions.push(eb("search_text", "like", likeContaining(search)));
  if (location !== "")
    conditions.push(eb(eb.fn<string>("lower", ["address"]), "like", likeContaining(location)));
  if (type) conditions.push(eb("property_type", "=", type));
  if (price?.lower != null) conditions.push(eb("price", ">", price.lower));
  if (price?.upper != null) conditions.push(eb("price", "<=", price.upper));
  if (bedrooms !== null)
    conditions.push(eb("bedrooms", bedrooms === maxBedroomChoice ? ">=" : "=", bedrooms));
  return conditions;
}
