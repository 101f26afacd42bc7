import type { PropertyType } from "./kinds.ts";

export type SizedProperty = Readonly<{
  property_type: PropertyType;
  area: number | null;
  land_area: string | null;
}>;

/** The measure of the land: as it was entered, or, for land that has none, its area in square feet. */
export function landAreaOf({ property_type: type, land_area: measure, area }: SizedProperty): string | null {
  return measure ?? (type === "land" && area ? `${area} sq_ft` : null);
}
