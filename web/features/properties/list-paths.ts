import type { ListingType } from "#domain/properties/kinds.ts";

/** The page that lists what is for sale or for rent. */
export const listPaths: Readonly<Record<ListingType, string>> = { sale: "/buy", rent: "/rent" };
