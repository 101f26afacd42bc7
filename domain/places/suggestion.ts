import * as z from "zod/mini";
import { landCustoms } from "#domain/land/custom-names.ts";
import { localLevelKinds } from "./kinds.ts";

/** A local level as the place picker offers it, in one language. */
const placeSuggestionSchema = z.object({
  id: z.int(),
  name: z.string(),
  district: z.string(),
  province: z.string(),
  kind: z.enum(localLevelKinds),
  /** Wards are numbered from 1 to this. */
  wards: z.int(),
  /** The ward that the query names, if it exists there. */
  ward: z.nullable(z.int()),
  /** LD2: the units of land that people of the district use, unless they use both. */
  land_custom: z.optional(z.enum(landCustoms)),
  /** The name with the district, because 21 names repeat. */
  label: z.string(),
});
export type PlaceSuggestion = z.infer<typeof placeSuggestionSchema>;

export const placeSuggestionsSchema = z.object({ results: z.array(placeSuggestionSchema) });
