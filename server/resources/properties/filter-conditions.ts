import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from "kysely";
import type { Language } from "#domain/language.ts";
import type { PropertyFilters } from "#domain/properties/filters.ts";
import type { ListingType, PropertyStatus } from "#domain/properties/kinds.ts";
import { maxBedroomChoice } from "#domain/properties/options.ts";
import { checkFields } from "#domain/properties/property-facts.ts";
import { propertyTexts } from "#domain/properties/property-fields.ts";
import { likeContaining } from "#server/platform/database/like.ts";
import type { Schema } from "#server/platform/database/schema.ts";
import { containsPlace, lacksTexts } from "#server/platform/database/translated-texts.ts";

/** The properties that a list may contain, before any filter. */
export type PropertyScope = Readonly<{
  /** Only properties that public lists show: active and reserved ones. */
  isListed?: boolean;
  status?: PropertyStatus | undefined;
  listing?: ListingType | undefined;
  /** LE8: only those of this account. */
  ownerId?: number | undefined;
  /** Only properties that lack a text in this language. */
  untranslated?: Language | null | undefined;
}>;

/** Every list reads this column, because the indexes begin with it. */
export function isListed(eb: ExpressionBuilder<Schema, "properties">) {
  return eb("status", "=", "active");
}

/** The domain's `matchesProperty` in SQL. */
export function filterConditions(
  eb: ExpressionBuilder<Schema, "properties">,
  scope: PropertyScope,
  filters: PropertyFilters,
) {
  const { search, location, price, type, bedrooms, isChecked } = filters;
  const conditions: ExpressionWrapper<Schema, "properties", SqlBool>[] = [];
  if (scope.isListed) conditions.push(isListed(eb));
  if (scope.status) conditions.push(eb("listing_status", "=", scope.status));
  if (scope.ownerId !== undefined) conditions.push(eb("owner_id", "=", scope.ownerId));
  if (scope.listing) conditions.push(eb("for_type", "=", scope.listing));
  if (scope.untranslated) conditions.push(eb(lacksTexts(propertyTexts, scope.untranslated), "=", true));
  if (search !== "") conditions.push(eb("search_text", "like", likeContaining(search)));
  if (location !== "") conditions.push(eb(containsPlace("address", location), "=", true));
  if (type) conditions.push(eb("property_type", "=", type));
  if (price?.lower != null) conditions.push(eb("price", ">", price.lower));
  if (price?.upper != null) conditions.push(eb("price", "<=", price.upper));
  if (bedrooms !== null)
    conditions.push(eb("bedrooms", bedrooms === maxBedroomChoice ? ">=" : "=", bedrooms));
  if (isChecked) conditions.push(eb.or(checkFields.map((field) => eb(field, "is not", null))));
  return conditions;
}
