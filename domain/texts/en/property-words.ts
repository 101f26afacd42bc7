import type { PropertyType } from "#domain/properties/kinds.ts";

/** Words that pages, mails, share cards and the names of searches share. A file per language, because a page loads one. */
export const propertyWords = {
  types: {
    house: "House",
    apartment: "Apartment",
    condo: "Condo",
    land: "Land",
    commercial: "Commercial",
    loft: "Loft",
    studio: "Studio",
    townhouse: "Townhouse",
    penthouse: "Penthouse",
  } satisfies Record<PropertyType, string>,
  priceOnRequest: "Price on request",
} as const;

/** Of a rent, after the amount. Apart from the words of pages, which say it otherwise. */
export const aMonth = "a month";
