import type { MapPoint } from "./mercator.ts";

export type MapBounds = Readonly<{ left: number; top: number; right: number; bottom: number }>;

/** The visible part of the map: its middle, its width, and its height by its width. */
export type MapView = MapPoint & Readonly<{ width: number; heightRatio?: number }>;

/** The element of a map that staff see has the same ratio. */
export const defaultHeightRatio = 3 / 4;
/** Room around the bounds that a view shows. */
const margin = 1.4;
const minWidth = 800;
const maxWidth = 1_200_000;

export function fitView({ left, top, right, bottom }: MapBounds): MapView {
  const width = Math.max(right - left, (bottom - top) / defaultHeightRatio) * margin;
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: clampWidth(width) };
}

export function viewBounds({ x, y, width, heightRatio = defaultHeightRatio }: MapView): MapBounds {
  const height = width * heightRatio;
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

/** Zooms by a factor; the anchor stays where it is. */
export function zoomView(view: MapView, factor: number, anchor: MapPoint = view): MapView {
  const width = clampWidth(view.width / factor);
  const scale = width / view.width;
  return { x: anchor.x + (view.x - anchor.x) * scale, y: anchor.y + (view.y - anchor.y) * scale, width };
}

/** Moves the view so that the point is in it, if it is not. */
export function revealPoint(view: MapView, point: MapPoint): MapView {
  return isInView(view, point) ? view : { ...view, ...point };
}

/** Whether a pin would be visible there, with its head. */
export function isInView(view: MapView, point: MapPoint): boolean {
  const { x, y } = toFraction(view, point);
  return Math.abs(x - 0.5) < 0.45 && Math.abs(y - 0.5) < 0.4;
}

/** The place of a point in the view's element: 0 is its left or top edge, 1 its right or bottom edge. */
export function toFraction(view: MapView, point: MapPoint): MapPoint {
  const { left, top, right, bottom } = viewBounds(view);
  return { x: (point.x - left) / (right - left), y: (point.y - top) / (bottom - top) };
}

export function fromFraction(view: MapView, fraction: MapPoint): MapPoint {
  const { left, top, right, bottom } = viewBounds(view);
  return { x: left + fraction.x * (right - left), y: top + fraction.y * (bottom - top) };
}

export function overlaps(one: MapBounds, other: MapBounds): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function clampWidth(width: number): number {
  return Math.min(maxWidth, Math.max(minWidth, width));
}

const scaleSteps = [200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000];

/** The longest round number of metres that takes at most a quarter of the view's width. */
export function scaleMetres(viewMetres: number): number {
  return scaleSteps.findLast((metres) => metres <= viewMetres / 4) ?? 200;
}
