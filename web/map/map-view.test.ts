import { expect, test } from "vitest";
import {
  fitView,
  fromFraction,
  overlaps,
  revealPoint,
  scaleMetres,
  toFraction,
  viewBounds,
  zoomView,
} from "./map-view.ts";

const bounds = { left: -4000, top: 2000, right: 4000, bottom: 5000 };
const view = fitView(bounds);

test("PL3 a view shows the whole of what it is fitted to, with its surroundings", () => {
  const shown = viewBounds(view);
  expect(shown.left).toBeLessThan(bounds.left);
  expect(shown.right).toBeGreaterThan(bounds.right);
  expect(shown.top).toBeLessThan(bounds.top);
  expect(shown.bottom).toBeGreaterThan(bounds.bottom);
  const high = viewBounds(fitView({ left: 0, top: 0, right: 10, bottom: 9000 }));
  expect(high.bottom - high.top).toBeGreaterThan(9000);
});

test("PL3 zooming keeps the point under the pointer in its place, and has limits", () => {
  const anchor = { x: 1000, y: 3000 };
  const closer = zoomView(view, 2, anchor);
  expect(closer.width).toBe(view.width / 2);
  const [before, after] = [toFraction(view, anchor), toFraction(closer, anchor)];
  expect(after.x).toBeCloseTo(before.x, 9);
  expect(after.y).toBeCloseTo(before.y, 9);
  expect(zoomView(view, 1e9).width).toBe(800);
  expect(zoomView(view, 1e-9).width).toBe(1_200_000);
});

test("PL3 a view follows a pin that leaves it, and only then", () => {
  expect(revealPoint(view, { x: view.x + 100, y: view.y })).toBe(view);
  expect(revealPoint(view, { x: view.x + view.width, y: view.y })).toEqual({
    ...view,
    x: view.x + view.width,
  });
});

test("PL3 places in the element and on the map correspond", () => {
  expect(fromFraction(view, { x: 0.5, y: 0.5 })).toEqual({ x: view.x, y: view.y });
  const point = fromFraction(view, { x: 0.1, y: 0.9 });
  expect(toFraction(view, point).x).toBeCloseTo(0.1, 9);
  expect(toFraction(view, point).y).toBeCloseTo(0.9, 9);
});

test("PL3 only what overlaps the view is drawn", () => {
  expect(overlaps(bounds, viewBounds(view))).toBe(true);
  expect(overlaps({ ...bounds, left: 9000, right: 9500 }, viewBounds(view))).toBe(false);
});

test("PL3 the scale is a round number, at most a quarter of the map", () => {
  expect([700, 3000, 8000, 45_000, 900_000].map(scaleMetres)).toEqual([200, 500, 2000, 10_000, 200_000]);
});
