import type { BadgeTone } from "#domain/badge-tone.ts";
import type { ListingType } from "./kinds.ts";

export function propertyStatusTone(status: string): BadgeTone {
  return status === "active" ? "green" : "grey";
}

/** Reads the listing type. "buy" is a synonym of "sale". */
export function readListingType(value: unknown): ListingType | null {
  const text = typeof value === "string" ? value.trim().toLowerCase() : "";
  if (text === "sale" || text === "buy") return "sale";
  return text === "rent" ? "rent" : null;
}

/** The translation key of the badge: For Sale for "sale" or "buy", otherwise For Rent. */
export function listingLabel(forType: string): "forSale" | "forRent" {
  return readListingType(forType) === "sale" ? "forSale" : "forRent";
}
