import type { FilterName, PropertyFilters } from "#domain/properties/filters.ts";
import type { PropertyListingPage } from "#domain/site/site-data.ts";

/** What the page knows about its filters: the places and types with listings, and the names of the chosen places. */
export type FilterOptions = Pick<PropertyListingPage, "locations" | "areas" | "types" | "placeNames">;

export const noOptions: FilterOptions = { locations: [], areas: [], types: [], placeNames: {} };

/** A form's field for places by their names, separated by commas. Addresses have codes of places. */
export const placeNameParameter = "place_name";

/** The filters in the row of wide windows. */
export const rowFilters: readonly FilterName[] = ["search", "location", "price", "type"];

/** How many filters of the sheet are set: all but words and the map. */
export function countSet(filters: PropertyFilters): number {
  return Object.keys(filters).filter((name) => name !== "search" && name !== "bounds").length;
}
