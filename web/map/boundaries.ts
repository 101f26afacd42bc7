import type { MapBounds } from "./map-view.ts";
import { type MapPoint, toMapPoint } from "./mercator.ts";

/** A TopoJSON file: arcs of rounded steps, which neighbouring areas share. */
export type Topology = Readonly<{
  transform: Readonly<{ scale: readonly number[]; translate: readonly number[] }>;
  arcs: readonly (readonly (readonly number[])[])[];
  objects: Readonly<{ all: Readonly<{ geometries: readonly Geometry[] }> }>;
}>;
type Geometry = Readonly<{
  properties: Readonly<{ place?: number | null; district: number; province: number }>;
}> &
  (
    | Readonly<{ type: "Polygon"; arcs: readonly ArcIndexes[] }>
    | Readonly<{ type: "MultiPolygon"; arcs: readonly (readonly ArcIndexes[])[] }>
  );
/** A negative index is the complement of the arc to follow backwards. */
type ArcIndexes = readonly number[];

/** A district, a local level or a national park, which has no id. */
export type Shape = Readonly<{
  id: number | null;
  districtId: number;
  provinceId: number;
  rings: readonly (readonly MapPoint[])[];
  bounds: MapBounds;
}>;

export function readShapes({ transform, arcs, objects }: Topology): Shape[] {
  const [scaleX = 1, scaleY = 1] = transform.scale;
  const [longitude = 0, latitude = 0] = transform.translate;
  const decoded = arcs.map((steps) => {
    let [x, y] = [0, 0];
    return steps.map(([stepX = 0, stepY = 0]) => {
      x += stepX;
      y += stepY;
      return toMapPoint({ latitude: latitude + y * scaleY, longitude: longitude + x * scaleX });
    });
  });
  const toRing = (indexes: ArcIndexes) =>
    indexes.flatMap((index) => (index < 0 ? (decoded[~index] ?? []).toReversed() : (decoded[index] ?? [])));
  return objects.all.geometries.map((geometry) => {
    const rings = (geometry.type === "Polygon" ? geometry.arcs : geometry.arcs.flat()).map(toRing);
    const { place, district, province } = geometry.properties;
    return {
      id: place === undefined ? district : place,
      districtId: district,
      provinceId: province,
      rings,
      bounds: boundsOf(rings.flat()),
    };
  });
}

export function boundsOf(points: readonly MapPoint[]): MapBounds {
  const bounds = {
    left: Number.POSITIVE_INFINITY,
    top: Number.POSITIVE_INFINITY,
    right: Number.NEGATIVE_INFINITY,
    bottom: Number.NEGATIVE_INFINITY,
  };
  for (const { x, y } of points) {
    bounds.left = Math.min(bounds.left, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.right = Math.max(bounds.right, x);
    bounds.bottom = Math.max(bounds.bottom, y);
  }
  return bounds;
}

/** Whether a line from the point to the east crosses the outline an odd number of times. */
export function contains({ rings, bounds }: Shape, { x, y }: MapPoint): boolean {
  if (x < bounds.left || x > bounds.right || y < bounds.top || y > bounds.bottom) return false;
  let isInside = false;
  for (const ring of rings) {
    let previous = ring.at(-1);
    for (const point of ring) {
      if (previous && point.y > y !== previous.y > y) {
        const crossing = point.x + ((y - point.y) / (previous.y - point.y)) * (previous.x - point.x);
        if (x < crossing) isInside = !isInside;
      }
      previous = point;
    }
  }
  return isInside;
}
