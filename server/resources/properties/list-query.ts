import * as z from "zod/mini";
import { buildObject } from "#domain/build-object.ts";
import { languages } from "#domain/language.ts";
import { pageQuerySchema } from "#domain/paging.ts";
import { fieldCode } from "#domain/problems.ts";
import { approvalStates } from "#domain/properties/approval.ts";
import { readListingType } from "#domain/properties/badges.ts";
import {
  type FilterName,
  filterNames,
  type PropertyFilters,
  propertySorts,
} from "#domain/properties/filters.ts";
import { isListed, readStatus, sentStatuses } from "#domain/properties/kinds.ts";
import { readPropertyNumber } from "#domain/properties/property-number.ts";
import { readRowId } from "#domain/row-id.ts";
import { filterReaders, readNamedListing, readPropertyFilters } from "#domain/search/read-filters.ts";
import type { AccessScope } from "#domain/session/rights.ts";
import { choiceParameter } from "#server/platform/http/filter-query.ts";
import { orderParameter } from "#server/platform/http/order-query.ts";
import { languageQuery } from "#server/platform/http/request-language.ts";
import type { PropertyScope } from "./filter-conditions.ts";
import { ordersBySort, propertyOrders } from "./orders.ts";

const filterParameters = buildObject<Record<FilterName, ReturnType<typeof filterParameter>>>(
  filterNames,
  filterParameter,
);

/** The text, if it can be read. */
function filterParameter(name: FilterName) {
  const { read, code } = filterReaders[name];
  return choiceParameter((text) => (read(text, {}) === null ? null : text), code);
}

/** The query of a list. Unlike a page, the API rejects invalid filters. */
export const propertyListQuery = z.extend(pageQuerySchema, {
  status: z.pipe(
    z.optional(z.enum(sentStatuses, fieldCode("choice_invalid"))),
    z.transform((sent) => sent && readStatus(sent)),
  ),
  for_type: z.optional(z.enum(["sale", "rent", "buy"], fieldCode("choice_invalid"))),
  ...filterParameters,
  sort: choiceParameter((text) => propertySorts.find((sort) => sort === text)),
  ordering: orderParameter(propertyOrders),
  owner: choiceParameter((text) => (text === "none" ? ("none" as const) : readRowId(text))),
  approval: choiceParameter((text) => approvalStates.find((state) => state === text)),
  untranslated: choiceParameter((text) => languages.find((language) => language === text)),
  ...languageQuery.shape,
});
/** VT1: a text that is no list of ids is an empty list, as on the page of the same listings. */
export const summariesQuery = z.object({ ids: z._default(z.string(), ""), ...languageQuery.shape });
type ListQuery = z.output<typeof propertyListQuery>;

/**
 * Only staff may list properties that are not listed publicly: admins all, agents their own. Visitors who ask for active ones get reserved ones, too,
 * as without a status. Null means that nothing can match.
 */
export function scopeOf(query: ListQuery, access: AccessScope, accountId?: number): PropertyScope | null {
  const { status, for_type, owner, approval, untranslated } = query;
  const listing = readListingType(for_type) ?? readNamedListing({ search: query.search });
  if (access !== "none") {
    const number = readPropertyNumber(query.search ?? "");
    const ownerId = access === "own" ? accountId : owner === "none" ? null : (owner ?? undefined);
    return { status, listing, untranslated, approval, number, ownerId };
  }
  if (status && !isListed(status)) return null;
  return { isListed: true, status: status === "reserved" ? status : undefined, listing };
}

export function filtersOf(query: Pick<ListQuery, FilterName>): PropertyFilters {
  return readPropertyFilters(
    buildObject<Record<FilterName, string | null>>(filterNames, (name) => query[name]),
  );
}

export function orderOf({ ordering, sort }: ListQuery) {
  return ordering ?? (sort && ordersBySort[sort]);
}
