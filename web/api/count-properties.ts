import * as z from "zod/mini";
import { type PropertyFilters, propertyFilterParameters } from "#domain/properties/filters.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import { request } from "./request.ts";

const countSchema = z.object({ count: z.int(), count_is_exact: z._default(z.boolean(), true) });

/** SR3: how many listings match. */
export async function countProperties(listing: ListingType, filters: PropertyFilters) {
  const query = new URLSearchParams({
    for_type: listing,
    page_size: "1",
    ...propertyFilterParameters(filters),
  });
  const path = `/api/properties/?${query}`;
  const { count, count_is_exact: isExact } = await request({ method: "GET", path }, countSchema);
  return { count, isExact };
}
