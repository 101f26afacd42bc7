import { keysOf } from "#domain/keys-of.ts";
import type { ListView } from "#domain/list-view.ts";
import type { Bounds } from "#domain/places/bounds.ts";
import type { PlaceCode } from "#domain/places/place-code.ts";
import type { PropertyType } from "./kinds.ts";
import type { PriceBand } from "./price-bands.ts";
import type { Facing } from "./property-fields.ts";

export const sinceChoices = [7, 30, 90] as const;
export const maxRoomsFilter = 9;

/** SR3: what can be asked of a list, by the names of the URL's and the API's parameters. An absent filter is not asked. */
export type PropertyFilters = Readonly<{
  /** Words in any order and script; prices, measures and rooms among them are filters of their own. */
  search?: string;
  /** BU7: a part of the address. */
  location?: string;
  /** In any of these provinces, districts and local levels. */
  place?: readonly PlaceCode[];
  type?: readonly PropertyType[];
  /** BU6: a band of the selects. */
  price?: PriceBand;
  price_from?: number;
  price_to?: number;
  /** Canonical texts of land measures, compared with the land, or with the area of what has none. */
  area_from?: string;
  area_to?: string;
  /** Rooms and feet of road: at least as many. */
  bedrooms?: number;
  bathrooms?: number;
  road?: number;
  facing?: readonly Facing[];
  /** LD8: only properties that staff have checked. */
  checked?: true;
  /** Listed in so many days. */
  since?: (typeof sinceChoices)[number];
  /** MP1: with a place on the map inside these. */
  bounds?: Bounds;
}>;
export type FilterName = keyof PropertyFilters;

/** In the order of addresses, forms and chips. */
export const filterNames = keysOf({
  search: 1,
  location: 1,
  place: 1,
  type: 1,
  price: 1,
  price_from: 1,
  price_to: 1,
  area_from: 1,
  area_to: 1,
  bedrooms: 1,
  bathrooms: 1,
  road: 1,
  facing: 1,
  checked: 1,
  since: 1,
  bounds: 1,
} satisfies Record<FilterName, 1>);

/** The first one is the default and is not in the address. */
export const propertySorts = [
  "newest",
  "price_asc",
  "price_desc",
  "unit_price_asc",
  "unit_price_desc",
  "area_asc",
  "area_desc",
] as const;
export type PropertySort = (typeof propertySorts)[number];

/** All that the address of a list says. */
export type PropertyListAddress = Readonly<{
  filters: PropertyFilters;
  sort: PropertySort;
  view: ListView;
  page: number;
}>;

/** Every parameter that the shortest address of a list may have. */
export const propertyListParameterNames: readonly string[] = [...filterNames, "sort", "view", "page"];

/** The shortest URL parameters of these filters: only what is set, in a fixed order. */
export function propertyFilterParameters(filters: PropertyFilters): Record<string, string> {
  const entries = filterNames.flatMap((name) => {
    const value = filters[name];
    return value === undefined ? [] : [[name, filterText(value)] as const];
  });
  return Object.fromEntries(entries);
}

/** The shortest URL parameters of a list. Change the filters without a page to start at the first one. */
export function propertyListParameters({
  filters,
  sort = "newest",
  view = "list",
  page = 1,
}: Readonly<{ filters: PropertyFilters } & Partial<PropertyListAddress>>): Record<string, string> {
  return {
    ...propertyFilterParameters(filters),
    ...(sort !== "newest" && { sort }),
    ...(view !== "list" && { view }),
    ...(page > 1 && { page: String(page) }),
  };
}

function filterText(value: PropertyFilters[FilterName] & {}): string {
  if (value === true) return "1";
  if (typeof value === "object" && "value" in value) return value.value;
  return typeof value === "object" ? value.join(",") : String(value);
}

/** SR3: the filters without one of them, or without one value of its list: what a chip's link leads to. */
export function withoutFilter(filters: PropertyFilters, name: FilterName, value?: string): PropertyFilters {
  const { [name]: removed, ...others } = filters;
  if (value === undefined || !Array.isArray(removed)) return others;
  const rest = removed.filter((item) => item !== value);
  return rest.length === 0 ? others : { ...others, [name]: rest };
}

export function hasFilters(filters: PropertyFilters): boolean {
  return filterNames.some((name) => filters[name] !== undefined);
}
