import * as z from "zod/mini";

/** MP2: what lies beneath the boundaries: tiles of pictures, or one file of vector tiles. */
export const mapStreetsSchema = z.object({
  kind: z.enum(["none", "raster", "vector"]),
  url: z.string(),
  attribution: z.string(),
});
export type MapStreets = z.infer<typeof mapStreetsSchema>;
