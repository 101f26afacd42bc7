import {
  type FilterName,
  type PropertyFilters,
  type PropertyListAddress,
  propertyListParameters,
} from "#domain/properties/filters.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import { ownRange } from "#domain/properties/price-bands.ts";
import { readNamedListing, readPropertyFilters } from "#domain/search/read-filters.ts";
import { foldCase } from "#domain/search-text.ts";

const amounts: readonly FilterName[] = ["price_from", "price_to"];

type Fields = readonly (readonly [name: string, value: FormDataEntryValue])[];

/** Reads a form that has fields for the named filters. The others stay as they are in the address. */
export function readFormFilters(
  fields: Fields,
  names: readonly FilterName[],
  filters: PropertyFilters,
  listing: ListingType,
): PropertyFilters {
  const typed = new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
  const read = readPropertyFilters(typed, listing);
  // The select of a form without amounts is the whole price; another location is instead of the places.
  const replaced: readonly string[] = [
    ...names,
    ...(names.includes("price") && typed.get("price") !== ownRange ? amounts : []),
    ...(read.location && read.location !== foldCase(filters.location ?? "") ? ["place"] : []),
  ];
  const kept = Object.entries(filters).filter(([name]) => !replaced.includes(name));
  return { ...Object.fromEntries(kept), ...read };
}

/** The shortest address of these filters, at its first page. */
export function shortestParameters(filters: PropertyFilters, { sort, view }: PropertyListAddress) {
  return new URLSearchParams(propertyListParameters({ filters, sort, view }));
}

/** A place or a type that a suggestion adds to those of the address. */
export type AddedValue = readonly [name: "place" | "type", value: string];

/** The shortest address that a form leads to. "kotha bhada" on Buy asks for Rent. */
export function formAddress(
  fields: Fields,
  names: readonly FilterName[],
  address: PropertyListAddress,
  listing: ListingType,
  added?: AddedValue,
) {
  const kept = added && !names.includes(added[0]) ? (address.filters[added[0]] ?? []) : [];
  const more = added ? [...kept, added[1]].map((value) => [added[0], value] as const) : [];
  const asked =
    readNamedListing(Object.fromEntries(fields.map(([name, value]) => [name, String(value)]))) ?? listing;
  // A suggested place is instead of the location.
  const own = added?.[0] === "place" ? fields.filter(([name]) => name !== "location") : fields;
  const filters = readFormFilters([...own, ...more], names, address.filters, asked);
  return { asked, parameters: shortestParameters(filters, address) };
}
