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

export const listingTypes = ["sale", "rent"] as const;
export type ListingType = (typeof listingTypes)[number];

export const propertyStatuses = ["active", "inactive"] as const;
export type PropertyStatus = (typeof propertyStatuses)[number];
