import * as z from "zod/mini";
import { languages } from "#domain/language.ts";
import { pageQuerySchema } from "#domain/paging.ts";
import { fieldCode } from "#domain/problems.ts";
import { readListingType } from "#domain/properties/badges.ts";
import type { PropertyFilters } from "#domain/properties/filters.ts";
import { isListed, propertyTypes, readStatus, sentStatuses } from "#domain/properties/kinds.ts";
import { bedroomChoices } from "#domain/properties/options.ts";
import { readPriceBand } from "#domain/properties/price-bands.ts";
import type { Reach } from "#domain/session/rights.ts";
import { choiceParameter, searchParameter } from "#server/platform/http/filter-query.ts";
import { orderParameter } from "#server/platform/http/order-query.ts";
import { languageQuery } from "#server/platform/http/request-language.ts";
import type { PropertyScope } from "./filter-conditions.ts";
import { propertyOrders } from "./listing.ts";

/** The query of a list. Unlike a page, the API rejects invalid filters. */
export const propertyListQuery = z.extend(pageQuerySchema, {
  status: z.pipe(
    z.optional(z.enum(sentStatuses, fieldCode("choice_invalid"))),
    z.transform((sent) => sent && readStatus(sent)),
  ),
  for_type: z.optional(z.enum(["sale", "rent", "buy"], fieldCode("choice_invalid"))),
  search: searchParameter,
  location: searchParameter,
  price: choiceParameter((text) => readPriceBand(text)),
  type: choiceParameter((text) => propertyTypes.find((type) => type === text.toLowerCase())),
  bedrooms: choiceParameter((text) => bedroomChoices.find((choice) => `${choice}` === text.replace("+", ""))),
  checked: choiceParameter((text) => (text === "1" ? true : undefined)),
  ordering: orderParameter(propertyOrders),
  untranslated: choiceParameter((text) => languages.find((language) => language === text)),
  ...languageQuery.shape,
});
type ListQuery = z.output<typeof propertyListQuery>;

/**
 * Only staff may list properties that are not listed publicly: admins all, agents their own. Visitors who ask for active ones get reserved ones, too,
 * as without a status. Null means that nothing can match.
 */
export function scopeOf(query: ListQuery, reach: Reach, accountId?: number): PropertyScope | null {
  const { status, for_type, untranslated } = query;
  const listing = readListingType(for_type) ?? undefined;
  if (reach !== "none")
    return { status, listing, untranslated, ...(reach === "own" && { ownerId: accountId }) };
  if (status && !isListed(status)) return null;
  return { isListed: true, status: status === "reserved" ? status : undefined, listing };
}

export function filtersOf(query: ListQuery): PropertyFilters {
  const { search, location, price, type, bedrooms, checked } = query;
  return { search, location, price, type, bedrooms, isChecked: checked ?? false };
}
