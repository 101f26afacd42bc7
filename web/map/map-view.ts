import type { MapPoint } from "./mercator.ts";

export type MapBounds = Readonly<{ left: number; top: number; right: number; bottom: number }>;

/** The visible part of the map: its middle, its width, and its height by its width. */
export type MapView = MapPoint & Readonly<{ width: number; heightRatio: number }>;

export function viewBounds({ x, y, width, heightRatio }: MapView): MapBounds {
  const height = width * heightRatio;
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

/** The place of a point in the view's element: 0 is its left or top edge, 1 its right or bottom edge. */
export function toFraction(view: MapView, point: MapPoint): MapPoint {
  const { left, top, right, bottom } = viewBounds(view);
  return { x: (point.x - left) / (right - left), y: (point.y - top) / (bottom - top) };
}

export function overlaps(one: MapBounds, other: MapBounds): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
