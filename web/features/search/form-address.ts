import {
  type FilterName,
  type PropertyFilters,
  type PropertyListAddress,
  propertyListParameters,
} from "#domain/properties/filters.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import { readPropertyFilters } from "#domain/properties/read-filters.ts";

/** Reads a form that has fields for the named filters. The others stay as they are in the address. */
export function readFormFilters(
  fields: Iterable<[name: string, value: FormDataEntryValue]>,
  names: readonly FilterName[],
  filters: PropertyFilters,
  listing: ListingType,
): PropertyFilters {
  const typed = new URLSearchParams(Array.from(fields, ([name, value]) => [name, String(value)]));
  const kept = Object.entries(filters).filter(([name]) => !names.some((other) => other === name));
  return { ...Object.fromEntries(kept), ...readPropertyFilters(typed, listing) };
}

/** The shortest address of these filters, at its first page. */
export function shortestParameters(filters: PropertyFilters, { sort, view }: PropertyListAddress) {
  return new URLSearchParams(propertyListParameters({ filters, sort, view }));
}
