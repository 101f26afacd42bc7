import { sentParameter, serviceParameter } from "#domain/page-parameters.ts";
import { readPageNumber } from "#domain/paging.ts";
import { projectFilterParameters, readProjectFilters } from "#domain/projects/filters.ts";
import { propertyFilterParameters, readPropertyFilters } from "#domain/properties/filters.ts";
import { serviceKeys } from "#domain/service-requests/services.ts";

/**
 * Whether every value is one that the page reads, spelled as the page spells it. Any other is rendered but not cached:
 * it would be another key for the same page.
 */
export function hasCanonicalValues(page: string, query: URLSearchParams): boolean {
  if (query.size === 0) return true;
  const proper = properValues(page, query);
  return [...query].every(([name, value]) => proper[name] === value);
}

function properValues(page: string, query: URLSearchParams): Readonly<Record<string, string | undefined>> {
  const number = { page: String(readPageNumber(query)) };
  if (page === "/buy") return { ...propertyFilterParameters(readPropertyFilters(query, "sale")), ...number };
  if (page === "/rent") return { ...propertyFilterParameters(readPropertyFilters(query, "rent")), ...number };
  if (page === "/projects") return { ...projectFilterParameters(readProjectFilters(query)), ...number };
  const service = query.get(serviceParameter);
  return { [sentParameter]: "1", [serviceParameter]: serviceKeys.find((key) => key === service) };
}
