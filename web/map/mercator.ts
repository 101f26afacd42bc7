import { nepalBounds } from "#domain/places/pin.ts";

/** Degrees. */
export type Point = Readonly<{ latitude: number; longitude: number }>;
/** Mercator metres from the middle of Nepal, to the east and to the south. */
export type MapPoint = Readonly<{ x: number; y: number }>;

const earthRadiusMetres = 6_378_137;
const metresPerDegree = 111_320;
const radians = Math.PI / 180;
const originLongitude = 84.1;
const originNorthing = northing(28.4);

export function toMapPoint({ latitude, longitude }: Point): MapPoint {
  return {
    x: earthRadiusMetres * (longitude - originLongitude) * radians,
    y: originNorthing - northing(latitude),
  };
}

export function toPoint({ x, y }: MapPoint): Point {
  const angle = Math.atan(Math.exp((originNorthing - y) / earthRadiusMetres));
  return {
    latitude: (2 * angle - Math.PI / 2) / radians,
    longitude: originLongitude + x / earthRadiusMetres / radians,
  };
}

export function movePoint({ latitude, longitude }: Point, eastMetres: number, northMetres: number): Point {
  return {
    latitude: latitude + northMetres / metresPerDegree,
    longitude: longitude + eastMetres / metresPerDegree / Math.cos(latitude * radians),
  };
}

/** A point as staff read it: about a metre precise, and inside the rectangle that the server accepts. */
export function snapPoint({ latitude, longitude }: Point): Point {
  const { south, north, west, east } = nepalBounds;
  const snap = (degrees: number, min: number, max: number) =>
    Math.round(Math.min(max, Math.max(min, degrees)) * 1e5) / 1e5;
  return { latitude: snap(latitude, south, north), longitude: snap(longitude, west, east) };
}

function northing(latitude: number): number {
  return earthRadiusMetres * Math.log(Math.tan(Math.PI / 4 + (latitude * radians) / 2));
}
