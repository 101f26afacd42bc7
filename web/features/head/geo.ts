import type { MapLocation } from "#domain/places/pin-fields.ts";

/** PL3: search engines get the coordinates of exact points only. */
export function toGeo(location: MapLocation | null | undefined) {
  if (!location || location.radius_m > 0) return undefined;
  return { "@type": "GeoCoordinates", latitude: location.latitude, longitude: location.longitude };
}
