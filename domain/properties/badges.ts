import type { BadgeTone } from "#domain/badge-tone.ts";
import { isTaken, type ListingType, type PropertyStatus } from "./kinds.ts";

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

export type CardBadge =
  | Exclude<PropertyStatus, "active">
  | "forSale"
  | "forRent"
  | "availableNow"
  | "reduced"
  | "checked"
  | "negotiable";

type Badged = Readonly<{
  status: PropertyStatus;
  for_type: ListingType;
  reduced_from: number | null;
  checked_on: string | null;
  is_negotiable: boolean;
}>;

const maxCardBadges = 3;

/** What a buyer should know at first sight, most important first. */
export function cardBadges(property: Badged): readonly CardBadge[] {
  const { status, for_type: listing, reduced_from, checked_on, is_negotiable } = property;
  const isActive = status === "active";
  const badges: readonly (CardBadge | false)[] = [
    !isTaken(status) && listingLabel(listing),
    !isActive && status,
    isActive && listing === "rent" && "availableNow",
    reduced_from !== null && "reduced",
    checked_on !== null && "checked",
    is_negotiable && "negotiable",
  ];
  return badges.filter((badge) => badge !== false).slice(0, maxCardBadges);
}
