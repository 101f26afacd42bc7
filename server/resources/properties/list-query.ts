import * as z from "zod/mini";
import { pageQuerySchema } from "#domain/paging.ts";
import { fieldCode } from "#domain/problems.ts";
import { readListingType } from "#domain/properties/badges.ts";
import type { PropertyFilters } from "#domain/properties/filters.ts";
import { propertyStatuses, propertyTypes } from "#domain/properties/kinds.ts";
import { bedroomChoices } from "#domain/properties/options.ts";
import { readPriceBand } from "#domain/properties/price-bands.ts";
import { chosenParameter, searchParameter } from "#server/platform/http/filter-query.ts";
import { orderParameter } from "#server/platform/http/order-query.ts";
import type { PropertyScope } from "./filter-conditions.ts";
import { propertyOrders } from "./listing.ts";

/** What a list may be narrowed by; unlike a page's address, a call that makes no sense is told so. */
export const propertyListQuery = z.extend(pageQuerySchema, {
  status: z.optional(z.enum(propertyStatuses, fieldCode("choice_invalid"))),
  for_type: z.optional(z.enum(["sale", "rent", "buy"], fieldCode("choice_invalid"))),
  search: searchParameter,
  location: searchParameter,
  price: chosenParameter((word) => readPriceBand(word)),
  type: chosenParameter((word) => propertyTypes.find((type) => type === word.toLowerCase())),
  bedrooms: chosenParameter((word) => bedroomChoices.find((choice) => `${choice}` === word.replace("+", ""))),
  ordering: orderParameter(propertyOrders),
});
type ListQuery = z.output<typeof propertyListQuery>;

/** Visitors see what is on offer; what is not is for admins alone. Null where nothing can match. */
export function scopeOf({ status, for_type }: ListQuery, isAdmin: boolean): PropertyScope | null {
  if (!isAdmin && status === "inactive") return null;
  return { status: isAdmin ? status : "active", listing: readListingType(for_type) ?? undefined };
}

export function filtersOf({ search, location, price, type, bedrooms }: ListQuery): PropertyFilters {
  return { search, location, price, type, bedrooms };
}
