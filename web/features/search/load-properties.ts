import { data, redirect } from "react-router";
import type { PlaceCode } from "#domain/places/place-code.ts";
import { type PropertyListAddress, propertyListParameters } from "#domain/properties/filters.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import { isShortestAddress, readPropertyListAddress } from "#domain/properties/read-filters.ts";
import { listPaths } from "#domain/site/list-paths.ts";
import { pageAddress } from "#domain/site/page-address.ts";
import type { SiteContext } from "#domain/site/site-data.ts";
import { placeNameParameter } from "./filter-options.ts";

/** Loads the list for the URL. BU4: if that fails, the page shows an error with a retry button. */
export async function loadProperties(listing: ListingType, request: Request, site: SiteContext) {
  const { searchParams } = new URL(request.url);
  const address = readPropertyListAddress(searchParams, listing);
  const placeNames = searchParams.getAll(placeNameParameter);
  // A form without JavaScript sends its empty fields, too, amounts as they were typed, and places by their names.
  if (placeNames.length > 0 || !isShortestAddress(searchParams, listing)) {
    const named = withNamedPlaces(address, placeNames.join().split(","), site);
    const query = new URLSearchParams(propertyListParameters(named));
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

/** Words that name no place are searched for. */
function withNamedPlaces(
  address: PropertyListAddress,
  names: readonly string[],
  site: SiteContext,
): PropertyListAddress {
  const codes: PlaceCode[] = [];
  const words: string[] = [];
  for (const name of names.map((text) => text.trim()).filter((text) => text !== "")) {
    const [place] = site.data.suggestPlaces(name, site.language);
    if (place) codes.push(`l${place.id}`);
    else words.push(name);
  }
  const { search = "", place = [], ...filters } = address.filters;
  const text = [search, ...words].join(" ").trim();
  const places = [...new Set([...place, ...codes])];
  return {
    ...address,
    filters: {
      ...filters,
      ...(text !== "" && { search: text }),
      ...(places.length > 0 && { place: places }),
    },
  };
}
