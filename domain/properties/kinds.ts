export const propertyTypes = [
  "house",
  "apartment",
  "condo",
  "land",
  "commercial",
  "loft",
  "studio",
  "townhouse",
  "penthouse",
] as const;
export type PropertyType = (typeof propertyTypes)[number];

export const homeTypes = [
  "house",
  "apartment",
  "condo",
  "loft",
  "studio",
  "townhouse",
  "penthouse",
] as const satisfies PropertyType[];
export const buildingTypes = [...homeTypes, "commercial"] as const satisfies PropertyType[];

/** The types that are built on their own land, and land itself. */
export const landTypes = ["house", "townhouse", "commercial", "land"] as const satisfies PropertyType[];
export function hasLand(type: PropertyType): boolean {
  return landTypes.some((landType) => landType === type);
}

export const listingTypes = ["sale", "rent"] as const;
export type ListingType = (typeof listingTypes)[number];

export const propertyStatuses = ["active", "inactive"] as const;
export type PropertyStatus = (typeof propertyStatuses)[number];
