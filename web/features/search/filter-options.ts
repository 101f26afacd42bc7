import type { FilterName, PropertyFilters } from "#domain/properties/filters.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import type { PropertyListingPage } from "#domain/site/site-data.ts";

/** What the page knows about its filters: the places and types with listings, and the names of the chosen places. */
export type FilterOptions = Pick<PropertyListingPage, "locations" | "types" | "placeNames">;

export const noOptions: FilterOptions = { locations: [], types: [], placeNames: {} };

/** A form's field for places by their names, separated by commas. Addresses have codes of places. */
export const placeNameParameter = "place_name";

/** Set outside the sheet: in the text field and on the map. */
const outsideSheet: readonly FilterName[] = ["search", "bounds"];

/** The filters in the row of wide windows. */
export function rowFilters(listing: ListingType): readonly FilterName[] {
  return listing === "rent"
    ? ["search", "location", "price", "type", "bedrooms"]
    : ["search", "location", "price", "type"];
}

/** How many filters are set, without words, the map and those named. */
export function countSet(filters: PropertyFilters, besides: readonly FilterName[] = []): number {
  return Object.keys(filters).filter((name) => ![...outsideSheet, ...besides].some((other) => other === name))
    .length;
}
