import * as z from "zod/mini";

/** MP4: as many pins as a map shows. More are clusters, of which there are no more than that either. */
export const maxMapPins = 300;

/** A listing on the map: at a point if `radius_m` is 0, otherwise somewhere in an area. */
const mapPinSchema = z.object({
  id: z.int(),
  name: z.string(),
  price: z.nullable(z.number()),
  latitude: z.number(),
  longitude: z.number(),
  radius_m: z.number(),
});
export type MapPin = z.infer<typeof mapPinSchema>;

const mapClusterSchema = z.object({
  latitude: z.number(),
  longitude: z.number(),
  count: z.int(),
  is_exact: z.boolean().check(z.describe("False if there are more than `count`.")),
});
export type MapCluster = z.infer<typeof mapClusterSchema>;

/** Either pins or clusters. */
export const mapPinsSchema = z.object({
  pins: z.array(mapPinSchema),
  clusters: z.array(mapClusterSchema),
});
export type MapPins = z.infer<typeof mapPinsSchema>;
