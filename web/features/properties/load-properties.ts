import { data, redirect } from "react-router";
import type { Language } from "#domain/language.ts";
import { propertyListParameters } from "#domain/properties/filters.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import {
  isShortestAddress,
  readNamedListing,
  readPropertyListAddress,
} from "#domain/properties/read-filters.ts";
import { pageAddress } from "#domain/site/page-address.ts";
import type { SiteContext } from "#domain/site/site-data.ts";
import { listPaths } from "./list-paths.ts";

/** Loads the list for the URL. BU4: if that fails, the page shows an error with a retry button. */
export async function loadProperties(listing: ListingType, request: Request, site: SiteContext) {
  const { searchParams } = new URL(request.url);
  const address = readPropertyListAddress(searchParams, listing);
  // A form sends amounts as they were typed, and "kotha bhada" on Buy asks for Rent.
  if (!isShortestAddress(searchParams, listing))
    throw redirect(shortestAddress(searchParams, readNamedListing(searchParams) ?? listing, site.language));
  try {
    return data({ address, page: await site.data.listProperties(listing, address, site.language) });
  } catch (error) {
    site.logError(error);
    return data({ address, page: null }, { status: 503 });
  }
}

function shortestAddress(query: URLSearchParams, listing: ListingType, language: Language): string {
  const shortest = new URLSearchParams(propertyListParameters(readPropertyListAddress(query, listing)));
  const path = pageAddress(listPaths[listing], language);
  return shortest.size === 0 ? path : `${path}?${shortest}`;
}
