import fc from "fast-check";
import { expect, test } from "vitest";
import type { Bounds } from "./bounds.ts";
import { maxMapPins } from "./map-pins.ts";
import { coveringSquares, gridOf } from "./map-squares.ts";
import { nepalBounds } from "./pin.ts";

const { west, south, east, north } = nepalBounds;
const longitude = fc.double({ min: west, max: east, noNaN: true });
const latitude = fc.double({ min: south, max: north, noNaN: true });
const side = fc.double({ min: 1e-4, max: 9, noNaN: true });
const bounds = fc
  .tuple(longitude, latitude, side, side)
  .map(([west, south, width, height]): Bounds => [west, south, west + width, south + height]);

test("MP4: a map has at most as many squares as pins, and they contain its part of Nepal", () => {
  fc.assert(
    fc.property(bounds, ([west, south, east, north]) => {
      const grid = gridOf([west, south, east, north]);
      expect(grid.squares.length).toBeGreaterThan(0);
      expect(grid.squares.length).toBeLessThanOrEqual(maxMapPins);
      const isCovered = (x: number, y: number) =>
        coveringSquares([x, y, x + 1e-9, y + 1e-9]).some(({ first, last }) =>
          grid.squares.some((square) => square.first <= first && last <= square.last),
        );
      for (const x of [west, Math.min(east, nepalBounds.east)])
        for (const y of [south, Math.min(north, nepalBounds.north)]) expect(isCovered(x, y)).toBe(true);
    }),
  );
});

test("MP4: no number belongs to two squares, and four squares or fewer cover a map", () => {
  fc.assert(
    fc.property(bounds, (asked) => {
      const { squares, numbers } = gridOf(asked);
      const sorted = squares.toSorted((one, other) => one.first - other.first);
      for (const [index, { first, last }] of sorted.entries()) {
        expect(last - first + 1).toBe(numbers);
        expect(first).toBeGreaterThan(sorted[index - 1]?.last ?? -1);
      }
      const covering = coveringSquares(asked);
      expect(covering.length).toBeLessThanOrEqual(4);
    }),
  );
});

test("MP4: bounds outside of Nepal have no squares", () => {
  expect(gridOf([70, 10, 71, 11]).squares).toEqual([]);
  expect(coveringSquares([100, 27, 101, 28])).toEqual([]);
});
