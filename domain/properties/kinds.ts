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

/** LD5. Visitors find active and reserved ones in lists, and sold and rented ones at their own address. */
export const propertyStatuses = ["draft", "active", "reserved", "sold", "rented", "withdrawn"] as const;
export type PropertyStatus = (typeof propertyStatuses)[number];

/** The specified API's other status. It reads as withdrawn. */
const inactiveStatus = "inactive";
export const sentStatuses = [...propertyStatuses, inactiveStatus] as const;

export function readStatus(sent: (typeof sentStatuses)[number]): PropertyStatus {
  return sent === inactiveStatus ? "withdrawn" : sent;
}

export function isListed(status: PropertyStatus): boolean {
  return status === "active" || status === "reserved";
}

/** Sold or rented: the page stays and says so. */
export function isTaken(status: PropertyStatus): boolean {
  return status === "sold" || status === "rented";
}

export function isPublic(status: PropertyStatus): boolean {
  return isListed(status) || isTaken(status);
}

export const listedStatuses = propertyStatuses.filter(isListed);
export const publicStatuses = propertyStatuses.filter(isPublic);
