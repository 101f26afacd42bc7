import { data, redirect } from "react-router";
import { propertyListParameters } from "#domain/properties/filters.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import { isShortestAddress, readPropertyListAddress } from "#domain/properties/read-filters.ts";
import { pageAddress } from "#domain/site/page-address.ts";
import type { SiteContext } from "#domain/site/site-data.ts";
import { listPaths } from "./list-paths.ts";

/** Loads the list for the URL. BU4: if that fails, the page shows an error with a retry button. */
export async function loadProperties(listing: ListingType, request: Request, site: SiteContext) {
  const { searchParams } = new URL(request.url);
  const address = readPropertyListAddress(searchParams, listing);
  // A form without JavaScript sends its empty fields, too, and amounts as they were typed.
  if (!isShortestAddress(searchParams, listing)) {
    const query = new URLSearchParams(propertyListParameters(address));
    const path = pageAddress(listPaths[listing], site.language);
    throw redirect(query.size === 0 ? path : `${path}?${query}`);
  }
  try {
    return data({ address, page: await site.data.listProperties(listing, address, site.language) });
  } catch (error) {
    site.logError(error);
    return data({ address, page: null }, { status: 503 });
  }
}
