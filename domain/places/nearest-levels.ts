import { districts, findLocalLevel, localLevels } from "./local-levels.ts";
import { type PlaceCode, splitPlaceCode } from "./place-code.ts";
import { keyOfWords } from "./place-names.ts";
import { districtsByKey, levelsByKey } from "./places-by-key.ts";

export type Point = Readonly<{ latitude: number; longitude: number }>;

const maxNameWords = 3;

/** The middle of a place. */
export function centreOfPlace(code: PlaceCode): Point | undefined {
  const { level, id } = splitPlaceCode(code);
  if (level === "l") return findLocalLevel(id)?.centre;
  return averageOf(
    districts.filter((district) => id === (level === "d" ? district.id : district.provinceId)),
  );
}

/** The middle of the first local level or district that the words name. */
export function centreOfNamedPlace(words: readonly string[]): Point | undefined {
  for (let length = maxNameWords; length > 0; length--)
    for (let start = 0; start + length <= words.length; start++) {
      const key = keyOfWords(words.slice(start, start + length));
      const [place] = [...(districtsByKey.get(key) ?? []), ...(levelsByKey.get(key) ?? [])];
      if (place) return place.centre;
    }
  return undefined;
}

/** The ids of all local levels, the nearest first. */
export function nearestLevels(point: Point): number[] {
  return localLevels
    .map(({ id, centre }) => ({ id, distance: squaredDistance(point, centre) }))
    .sort((one, other) => one.distance - other.distance)
    .map(({ id }) => id);
}

function averageOf(places: readonly Readonly<{ centre: Point }>[]): Point | undefined {
  if (places.length === 0) return undefined;
  const average = (axis: keyof Point) =>
    places.reduce((sum, { centre }) => sum + centre[axis], 0) / places.length;
  return { latitude: average("latitude"), longitude: average("longitude") };
}

/** In degrees of latitude, squared. Nepal is small enough for a flat map. */
function squaredDistance(one: Point, other: Point): number {
  const eastwards = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return (one.latitude - other.latitude) ** 2 + eastwards ** 2;
}
