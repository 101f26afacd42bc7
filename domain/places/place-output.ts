import * as z from "zod/mini";
import { landCustoms } from "#domain/land/units.ts";

/** The place in API responses. The names follow from the id and are in the response's language. */
export const placeOutput = {
  street: z.string(),
  local_level_id: z.nullable(z.int()),
  ward: z.nullable(z.int()),
  local_level: z.nullable(z.string()),
  district: z.nullable(z.string()),
  province: z.nullable(z.string()),
  /** LD2: the units of land that people of the district use. */
  land_custom: z.nullable(z.enum(landCustoms)),
};
