import { sentParameter, serviceParameter } from "#domain/page-parameters.ts";
import { readPageNumber } from "#domain/paging.ts";
import { projectFilterParameters, readProjectFilters } from "#domain/projects/filters.ts";
import { propertyFilterParameters, readPropertyFilters } from "#domain/properties/filters.ts";
import { serviceKeys } from "#domain/service-requests/services.ts";

/** A value that the page ignores or would spell differently is not cached, as it would be another key of the same page. */
export function hasCanonicalValues(page: string, query: URLSearchParams): boolean {
  if (query.size === 0) return true;
  const canonical = canonicalValues(page, query);
  return [...query].every(([name, value]) => canonical[name] === value);
}

function canonicalValues(page: string, query: URLSearchParams): Readonly<Record<string, string | undefined>> {
  const pageNumber = { page: String(readPageNumber(query)) };
  if (page === "/buy")
    return { ...propertyFilterParameters(readPropertyFilters(query, "sale")), ...pageNumber };
  if (page === "/rent")
    return { ...propertyFilterParameters(readPropertyFilters(query, "rent")), ...pageNumber };
  if (page === "/projects") return { ...projectFilterParameters(readProjectFilters(query)), ...pageNumber };
  const service = query.get(serviceParameter);
  return { [sentParameter]: "1", [serviceParameter]: serviceKeys.find((key) => key === service) };
}
