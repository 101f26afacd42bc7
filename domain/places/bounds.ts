import type { MapLocation } from "./pin-fields.ts";

/** West, south, east and north, in degrees of at most four decimals. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

export function readBounds(text: string): Bounds | null {
  const sides = text.split(",").map((side) => (/^-?\d{1,3}(\.\d+)?$/.test(side.trim()) ? Number(side) : NaN));
  const [west = NaN, south = NaN, east = NaN, north = NaN, ...more] = sides.map(
    // Without the sign of a negative zero.
    (side) => Math.round(side * 1e4) / 1e4 + 0,
  );
  const isOnEarth = west >= -180 && east <= 180 && south >= -90 && north <= 90;
  return more.length === 0 && isOnEarth && west < east && south < north ? [west, south, east, north] : null;
}

/** MP1: whether visitors may see it there. The server's SQL must select the same rows. */
export function isInBounds(
  location: MapLocation | null | undefined,
  [west, south, east, north]: Bounds,
): boolean {
  if (!location) return false;
  const { latitude, longitude } = location;
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}
