import type { BadgeTone } from "#domain/badge-tone.ts";
import type { ListingType } from "./kinds.ts";

export function propertyStatusTone(status: string): BadgeTone {
  return status === "active" ? "green" : "grey";
}

/** What was asked for; "buy" is the buyer's word for a sale. */
export function readListingType(value: unknown): ListingType | null {
  const word = typeof value === "string" ? value.trim().toLowerCase() : "";
  if (word === "sale" || word === "buy") return "sale";
  return word === "rent" ? "rent" : null;
}

/** The catalogue's key for the badge: For Sale for a sale or buy, otherwise For Rent. */
export function listingLabel(forType: string): "forSale" | "forRent" {
  return readListingType(forType) === "sale" ? "forSale" : "forRent";
}
