import * as z from "zod/mini";
import { pageQuerySchema } from "#domain/paging.ts";
import { searchParameter } from "#server/platform/http/filter-query.ts";
import { orderParameter } from "#server/platform/http/order-query.ts";

/** What the list may be narrowed and sorted by; a call that makes no sense is told so. */
export const submissionListQuery = z.extend(pageQuerySchema, {
  search: searchParameter,
  ordering: orderParameter(["created_at", "property_price", "propert_title", "name"]),
});
export type SubmissionFilters = Pick<z.output<typeof submissionListQuery>, "search" | "ordering">;
