import { data } from "react-router";
import { readPageNumber } from "#domain/paging.ts";
import { readPropertyFilters } from "#domain/properties/filters.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import type { SiteContext } from "#domain/site/site-data.ts";

/** Loads the list for the URL. BU4: if that fails, the page shows an error with a retry button. */
export async function loadProperties(listing: ListingType, request: Request, site: SiteContext) {
  const { searchParams } = new URL(request.url);
  const filters = readPropertyFilters(searchParams, listing);
  try {
    const page = await site.data.listProperties(
      listing,
      filters,
      readPageNumber(searchParams),
      site.language,
    );
    return data({ filters, page });
  } catch (error) {
    site.logError(error);
    return data({ filters, page: null }, { status: 503 });
  }
}
