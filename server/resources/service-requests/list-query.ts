import * as z from "zod/mini";
import { pageQuerySchema } from "#domain/paging.ts";
import { searchParameter } from "#server/platform/http/filter-query.ts";
import { orderParameter } from "#server/platform/http/order-query.ts";

/** What the list may be narrowed and sorted by; a call that makes no sense is told so. */
export const serviceRequestListQuery = z.extend(pageQuerySchema, {
  search: searchParameter,
  ordering: orderParameter(["created_at", "preffered_date", "service_name"]),
});
export type ServiceRequestFilters = Pick<z.output<typeof serviceRequestListQuery>, "search" | "ordering">;
