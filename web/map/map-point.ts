import type { MapLocation } from "#domain/places/pin-fields.ts";

/** MP1: the attribute of a list's item by which the map marks its place while it has the pointer or the focus. */
export function mapPoint(location: MapLocation | null | undefined) {
  return location ? { "data-map-point": `${location.latitude},${location.longitude}` } : {};
}
