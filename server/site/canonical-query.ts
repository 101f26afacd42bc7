import { readListView } from "#domain/list-view.ts";
import { readPageNumber } from "#domain/paging.ts";
import { projectFilterParameters, readProjectFilters } from "#domain/projects/filters.ts";
import {
  comparePath,
  idsParameter,
  maxCompared,
  maxSaved,
  readListingIds,
  savedPath,
  writeListingIds,
} from "#domain/saved/listing-ids.ts";
import { isShortestAddress } from "#domain/search/read-filters.ts";
import { serviceKeys } from "#domain/service-requests/services.ts";
import { sentParameter, serviceParameter } from "#domain/site/page-parameters.ts";

/** A value that the page ignores or would spell differently is not cached, as it would be another key of the same page. */
export function hasCanonicalValues(page: string, given: URLSearchParams, known: URLSearchParams): boolean {
  // These pages redirect to their shortest address.
  if (page === "/buy") return isShortestAddress(given, "sale");
  if (page === "/rent") return isShortestAddress(given, "rent");
  if (known.size === 0) return true;
  const canonical = canonicalValues(page, known);
  return [...known].every(([name, value]) => canonical[name] === value);
}

function canonicalValues(page: string, query: URLSearchParams): Readonly<Record<string, string | undefined>> {
  if (page === "/projects")
    return {
      ...projectFilterParameters(readProjectFilters(query)),
      view: readListView(query),
      page: String(readPageNumber(query)),
    };
  if (page === savedPath) return { [idsParameter]: canonicalIds(query, maxSaved) };
  if (page === comparePath) return { [idsParameter]: canonicalIds(query, maxCompared) };
  const service = query.get(serviceParameter);
  return { [sentParameter]: "1", [serviceParameter]: serviceKeys.find((key) => key === service) };
}

function canonicalIds(query: URLSearchParams, max: number): string {
  return writeListingIds(readListingIds(query.get(idsParameter), max));
}
