import * as z from "zod/mini";
import { propertyTypes } from "#domain/properties/kinds.ts";

const counted = {
  count: z.int(),
  /** False if there are more than `count`. */
  is_exact: z.boolean(),
};

/** SR2: what a search that is being typed may mean, in one language. */
export const suggestionsSchema = z.object({
  /** The words before those that the places are named by. */
  rest: z.string(),
  places: z.array(
    z.object({
      /** The value of the filter `place`. */
      code: z.string(),
      name: z.string(),
      /** The district of a local level, the province of a district; empty for a province. */
      area: z.string(),
      ...counted,
    }),
  ),
  types: z.array(z.object({ type: z.enum(propertyTypes), ...counted })),
});
export type Suggestions = z.infer<typeof suggestionsSchema>;
