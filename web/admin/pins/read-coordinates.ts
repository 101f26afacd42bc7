import { normaliseDigits } from "#domain/numbers.ts";
import { nepalBounds } from "#domain/places/pin.ts";
import type { Point } from "#web/map/mercator.ts";

const maxTextLength = 4000;
const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
const degrees = `${number} ?°? ?[NE]?`;

/** In order of preference: a link's own marker comes before the middle of its map. */
const patterns = [
  // A place in a Google Maps link: its data, then what was searched for, then the middle of the map.
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(`[?&](?:q|query|ll|destination|center|viewpoint)=(?:loc:)?${number}, ?${number}`),
  new RegExp(`/(?:search|dir|place)/${number},[+ ]?${number}`),
  new RegExp(`@${number},${number}`),
  // OpenStreetMap, and the links of phones.
  new RegExp(`mlat=${number}&mlon=${number}`),
  new RegExp(`#map=\\d+(?:\\.\\d+)?/${number}/${number}`),
  new RegExp(`^geo:${number},${number}`),
  new RegExp(`^\\(? ?${degrees}(?: ?[,;] ?| )${degrees} ?\\)?$`, "i"),
];

/** Reads "26.7301, 85.9263" in either digits, or the coordinates in a link to a map. Null for anything else. */
export function readCoordinates(text: string): Point | null {
  if (text.length > maxTextLength) return null;
  // The patterns expect single spaces, because several quantified ones in a row would take forever on a long text.
  const plain = normaliseDigits(decode(text)).trim().replace(/\s+/g, " ");
  for (const pattern of patterns) {
    const [, first, second] = pattern.exec(plain) ?? [];
    if (first !== undefined && second !== undefined) return toPoint(Number(first), Number(second));
  }
  return null;
}

/** Some programs write the longitude first. In Nepal the two can't be confused. */
function toPoint(first: number, second: number): Point {
  const { south, north, west, east } = nepalBounds;
  const isSwapped = first >= west && first <= east && second >= south && second <= north;
  return isSwapped ? { latitude: second, longitude: first } : { latitude: first, longitude: second };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
