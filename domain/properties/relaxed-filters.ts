import * as z from "zod/mini";
import { filterNames } from "./filters.ts";

/** SR5: how many properties match without one of the filters. */
export const relaxedFilterSchema = z.object({
  filter: z.enum(filterNames),
  count: z.int(),
  /** False if there are more than `count`. */
  is_exact: z.boolean(),
});
export type RelaxedFilter = z.infer<typeof relaxedFilterSchema>;
