import {
  type PropertyFilters,
  type PropertyListAddress,
  propertyListParameters,
} from "#domain/properties/filters.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import { listPaths } from "#domain/site/list-paths.ts";

type Address = Readonly<{ filters: PropertyFilters } & Partial<PropertyListAddress>>;

/** The shortest address of a list. */
export function listAddress(listing: ListingType, address: Address): string {
  const query = new URLSearchParams(propertyListParameters(address));
  return query.size === 0 ? listPaths[listing] : `${listPaths[listing]}?${query}`;
}
