import * as z from "zod/mini";

/** The name of a place on a map, and its middle, where the name is written. */
const mapNameSchema = z.object({
  id: z.int(),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type MapName = z.infer<typeof mapNameSchema>;

/** The names of all districts and local levels in one language. */
export const mapNamesSchema = z.object({
  districts: z.array(mapNameSchema),
  local_levels: z.array(mapNameSchema),
});
export type MapNames = z.infer<typeof mapNamesSchema>;
