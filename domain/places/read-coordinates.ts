import { normaliseDigits } from "#domain/numbers.ts";
import { nepalBounds } from "./pin.ts";

type Point = Readonly<{ latitude: number; longitude: number }>;

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

/** Only the map's own server knows where a shortened link leads. */
const shortLink =
  /^(?:https?:\/\/)?(?:maps\.app\.goo\.gl|goo\.gl\/maps|g\.co\/kgs|osm\.org\/go|(?:www\.)?openstreetmap\.org\/go)\//i;

/** What a person entered as the position of something in Nepal, or why it says none. */
export function readPosition(text: string): Point | "short_link" | "outside_nepal" | "unreadable" {
  const point = readCoordinates(text);
  if (point) return isInNepal(point) ? point : "outside_nepal";
  return shortLink.test(text.trim()) ? "short_link" : "unreadable";
}

function isInNepal({ latitude, longitude }: Point): boolean {
  const { south, north, west, east } = nepalBounds;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** Some programs write the longitude first. In Nepal the two can't be confused. */
function toPoint(first: number, second: number): Point {
  const swapped = { latitude: second, longitude: first };
  return isInNepal(swapped) ? swapped : { latitude: first, longitude: second };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
