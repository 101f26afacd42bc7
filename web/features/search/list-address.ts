import { type PropertyListAddress, propertyListParameters } from "#domain/properties/filters.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import { listPaths } from "#domain/site/list-paths.ts";

/** The shortest address of a list, at its first page. */
export function listAddress(listing: ListingType, { filters, sort, view }: PropertyListAddress): string {
  const query = new URLSearchParams(propertyListParameters({ filters, sort, view }));
  return query.size === 0 ? listPaths[listing] : `${listPaths[listing]}?${query}`;
}
