import * as z from "zod/mini";

/** The place in API responses. The names follow from the id and are in the response's language. */
export const placeOutput = {
  street: z.string(),
  local_level_id: z.nullable(z.int()),
  ward: z.nullable(z.int()),
  local_level: z.nullable(z.string()),
  district: z.nullable(z.string()),
  province: z.nullable(z.string()),
};
