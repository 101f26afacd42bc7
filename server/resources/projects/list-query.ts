import * as z from "zod/mini";
import { languages } from "#domain/language.ts";
import { pageQuerySchema } from "#domain/paging.ts";
import { readBounds } from "#domain/places/bounds.ts";
import { type ProjectFilters, readProjectFilters } from "#domain/projects/filters.ts";
import { choiceParameter, searchParameter } from "#server/platform/http/filter-query.ts";
import { orderParameter } from "#server/platform/http/order-query.ts";
import { languageQuery } from "#server/platform/http/request-language.ts";
import { projectOrders } from "./listing.ts";

/** The query of a list. Unlike a page, the API rejects invalid filters. */
export const projectListQuery = z.extend(pageQuerySchema, {
  search: searchParameter,
  location: searchParameter,
  status: choiceParameter((status) => readProjectFilters({ status }).status),
  type: choiceParameter((type) => readProjectFilters({ type }).type),
  bounds: choiceParameter(readBounds),
  ordering: orderParameter(projectOrders),
  untranslated: choiceParameter((text) => languages.find((language) => language === text)),
  ...languageQuery.shape,
});

export function filtersOf(query: ProjectFilters): ProjectFilters {
  const { search, location, status, type, bounds } = query;
  return { search, location, status, type, bounds };
}
