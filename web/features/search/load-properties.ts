import { data, redirect } from "react-router";
import { propertyFeedAddress } from "#domain/feeds/feed-address.ts";
import { comparePlaceCodes } from "#domain/places/place-code.ts";
import type { PropertyFilters } from "#domain/properties/filters.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import { isShortestAddress, readNamedListing, readPropertyListAddress } from "#domain/search/read-filters.ts";
import { pageAddress } from "#domain/site/page-address.ts";
import type { SiteContext } from "#domain/site/site-data.ts";
import { decorativeHero } from "#web/pictures/hero-pictures.ts";
import { placeNameParameter } from "./filter-options.ts";
import { listAddress } from "./list-address.ts";

/** Loads the list for the URL. BU4: if that fails, the page shows an error with a retry button. */
export async function loadProperties(listing: ListingType, request: Request, site: SiteContext) {
  const { searchParams } = new URL(request.url);
  const placeNames = searchParams.getAll(placeNameParameter).join().split(",");
  // A form without JavaScript sends amounts as they were typed, and places by their names.
  if (searchParams.has(placeNameParameter) || !isShortestAddress(searchParams, listing)) {
    // "kotha bhada" on Buy asks for Rent.
    const asked = readNamedListing(searchParams) ?? listing;
    const { filters, ...address } = readPropertyListAddress(searchParams, asked);
    const shortest = listAddress(asked, { ...address, filters: withPlaces(filters, placeNames, site) });
    throw redirect(pageAddress(shortest, site.language));
  }
  const address = readPropertyListAddress(searchParams, listing);
  const picture = decorativeHero(site.settings.looks, listing === "sale" ? "buy" : "rent");
  const { hasMail } = site;
  const feed = propertyFeedAddress(listing, address.filters, site.language);
  try {
    const page = await site.data.listProperties(listing, address, site.language);
    // A link to a page that the list no longer has leads to its last one.
    if (page.results.length === 0 && page.pages > 0 && address.page > page.pages)
      throw redirect(pageAddress(listAddress(listing, { ...address, page: page.pages }), site.language));
    return data({ address, feed, picture, hasMail, page });
  } catch (error) {
    if (error instanceof Response) throw error;
    site.logError(error);
    return data({ address, feed, picture, hasMail, page: null }, { status: 503 });
  }
}

/** A name of no place is searched for. */
function withPlaces(filters: PropertyFilters, names: readonly string[], site: SiteContext): PropertyFilters {
  const places = new Set(filters.place);
  const words = filters.search === undefined ? [] : [filters.search];
  for (const name of names.map((text) => text.trim()).filter((text) => text !== "")) {
    const code = site.data.findPlace(name, site.language);
    if (code) places.add(code);
    else words.push(name);
  }
  return {
    ...filters,
    ...(words.length > 0 && { search: words.join(" ") }),
    ...(places.size > 0 && { place: [...places].toSorted(comparePlaceCodes) }),
  };
}
