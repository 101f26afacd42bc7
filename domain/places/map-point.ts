import type { MapLocation } from "./pin-fields.ts";

/** MP1: a place as lists send it, and as their items have it in `data-map-point`, by which the map marks it. */
export type MapPoint = `${number},${number}`;

export function toMapPoint(location: MapLocation | null | undefined): MapPoint | null {
  return location ? `${location.latitude},${location.longitude}` : null;
}
