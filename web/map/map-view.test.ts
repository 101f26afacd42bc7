import { expect, test } from "vitest";
import { overlaps, toFraction, viewBounds } from "./map-view.ts";

const view = { x: 100, y: 3500, width: 8000, heightRatio: 0.75 };

test("PL3 places on the map correspond to places in the element", () => {
  expect(viewBounds(view)).toEqual({ left: -3900, top: 500, right: 4100, bottom: 6500 });
  expect(toFraction(view, view)).toEqual({ x: 0.5, y: 0.5 });
  expect(toFraction(view, { x: -3100, y: 5900 })).toEqual({ x: 0.1, y: 0.9 });
});

test("PL3 only what overlaps the view is drawn", () => {
  const bounds = { left: -4000, top: 2000, right: 4000, bottom: 5000 };
  expect(overlaps(bounds, viewBounds(view))).toBe(true);
  expect(overlaps({ ...bounds, left: 9000, right: 9500 }, viewBounds(view))).toBe(false);
});
