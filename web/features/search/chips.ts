import type { PlaceCode } from "#domain/places/place-code.ts";
import { type FilterName, filterNames, type PropertyFilters } from "#domain/properties/filters.ts";
import type { PropertyType } from "#domain/properties/kinds.ts";
import type { Facing } from "#domain/properties/property-fields.ts";

type ListValues = { place: PlaceCode; type: PropertyType; facing: Facing };

/** SR3: a filter that is set, or one value of its list. */
export type Chip =
  | { [Name in keyof ListValues]: Readonly<{ name: Name; value: ListValues[Name] }> }[keyof ListValues]
  | Readonly<{ name: Exclude<FilterName, keyof ListValues>; value?: never }>;

export function listChips(filters: PropertyFilters): Chip[] {
  return filterNames.flatMap((name): Chip[] => chipsOf(filters, name));
}

/** Several if the filter has several values. */
export function chipsOf(filters: PropertyFilters, name: FilterName): Chip[] {
  switch (name) {
    case "place":
      return filters[name]?.map((value) => ({ name, value })) ?? [];
    case "type":
      return filters[name]?.map((value) => ({ name, value })) ?? [];
    case "facing":
      return filters[name]?.map((value) => ({ name, value })) ?? [];
    default:
      return filters[name] === undefined ? [] : [{ name }];
  }
}
