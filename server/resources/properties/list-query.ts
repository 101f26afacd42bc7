import * as z from "zod/mini";
import { languages } from "#domain/language.ts";
import { pageQuerySchema } from "#domain/paging.ts";
import { fieldCode } from "#domain/problems.ts";
import { readListingType } from "#domain/properties/badges.ts";
import type { PropertyFilters } from "#domain/properties/filters.ts";
import { propertyStatuses, propertyTypes } from "#domain/properties/kinds.ts";
import { bedroomChoices } from "#domain/properties/options.ts";
import { readPriceBand } from "#domain/properties/price-bands.ts";
import { choiceParameter, searchParameter } from "#server/platform/http/filter-query.ts";
import { orderParameter } from "#server/platform/http/order-query.ts";
import { languageQuery } from "#server/platform/http/request-language.ts";
import type { PropertyScope } from "./filter-conditions.ts";
import { propertyOrders } from "./listing.ts";

/** The query of a list. Unlike a page, the API rejects invalid filters. */
export const propertyListQuery = z.extend(pageQuerySchema, {
  status: z.optional(z.enum(propertyStatuses, fieldCode("choice_invalid"))),
  for_type: z.optional(z.enum(["sale", "rent", "buy"], fieldCode("choice_invalid"))),
  search: searchParameter,
  location: searchParameter,
  price: choiceParameter((text) => readPriceBand(text)),
  type: choiceParameter((text) => propertyTypes.find((type) => type === text.toLowerCase())),
  bedrooms: choiceParameter((text) => bedroomChoices.find((choice) => `${choice}` === text.replace("+", ""))),
  ordering: orderParameter(propertyOrders),
  untranslated: choiceParameter((text) => languages.find((language) => language === text)),
  ...languageQuery.shape,
});
type ListQuery = z.output<typeof propertyListQuery>;

/** Only admins may list inactive properties. Null means that nothing can match. */
export function scopeOf(query: ListQuery, isAdmin: boolean): PropertyScope | null {
  const { status, for_type, untranslated } = query;
  if (!isAdmin && status === "inactive") return null;
  const listing = readListingType(for_type) ?? undefined;
  return { status: isAdmin ? status : "active", listing, untranslated };
}

export function filtersOf({ search, location, price, type, bedrooms }: ListQuery): PropertyFilters {
  return { search, location, price, type, bedrooms };
}
