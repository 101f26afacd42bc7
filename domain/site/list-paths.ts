import type { ListingType } from "#domain/properties/kinds.ts";

export const listPaths: Readonly<Record<ListingType, string>> = { sale: "/buy", rent: "/rent" };
