import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from "kysely";
import type { PropertyFilters } from "#domain/properties/filters.ts";
import type { ListingType, PropertyStatus } from "#domain/properties/kinds.ts";
import { maxBedroomChoice } from "#domain/properties/options.ts";
import { likeContaining } from "#server/platform/database/like.ts";
import type { Schema } from "#server/platform/database/schema.ts";

/** Which properties are meant at all, before a visitor narrows them. */
export type PropertyScope = Readonly<{
  status?: PropertyStatus | undefined;
  listing?: ListingType | undefined;
}>;

/** `matchesProperty` of the domain, in SQL. */
export function conditions(
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
  if (bedrooms !== null) wanted.push(eb("bedrooms", bedrooms === maxBedroomChoice ? ">=" : "=", bedrooms));
  return wanted;
}
