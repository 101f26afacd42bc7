import { listingLabel as labelKey } from "#domain/properties/badges.ts";

/** Where the site's own catalogue has the words: For Sale when sale or buy, otherwise For Rent. */
export function listingLabel(forType: string) {
  return `properties.${labelKey(forType)}` as const;
}
