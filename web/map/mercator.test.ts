import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nepalBounds } from "#domain/places/pin.ts";
import { movePoint, snapPoint, toMapPoint, toPoint } from "./mercator.ts";

const points = fc.record({
  latitude: fc.double({ min: nepalBounds.south, max: nepalBounds.north, noNaN: true }),
  longitude: fc.double({ min: nepalBounds.west, max: nepalBounds.east, noNaN: true }),
});
const janakpur = { latitude: 26.7288, longitude: 85.9263 };

describe("PL3 the map's projection", () => {
  test("and its inverse agree to a hundredth of a metre", () => {
    fc.assert(
      fc.property(points, (point) => {
        const back = toPoint(toMapPoint(point));
        expect(back.latitude).toBeCloseTo(point.latitude, 7);
        expect(back.longitude).toBeCloseTo(point.longitude, 7);
      }),
    );
  });

  test("has the north above and the east to the right", () => {
    const here = toMapPoint(janakpur);
    expect(toMapPoint({ ...janakpur, latitude: 27 }).y).toBeLessThan(here.y);
    expect(toMapPoint({ ...janakpur, longitude: 86 }).x).toBeGreaterThan(here.x);
  });
});

test("PL3 a step of 50 m moves the pin by 50 m on the ground, whatever its direction", () => {
  const east = movePoint(janakpur, 50, 0);
  const north = movePoint(janakpur, 0, 50);
  expect((north.latitude - janakpur.latitude) * 111_320).toBeCloseTo(50, 3);
  expect((east.longitude - janakpur.longitude) * 111_320 * Math.cos((26.7288 * Math.PI) / 180)).toBeCloseTo(
    50,
    3,
  );
});

test("PL3 a pin is snapped to five decimals inside the rectangle that the server accepts", () => {
  expect(snapPoint({ latitude: 26.728_812_3, longitude: 85.926_349_9 })).toEqual({
    latitude: 26.728_81,
    longitude: 85.926_35,
  });
  expect(snapPoint({ latitude: 51, longitude: 0 })).toEqual({ latitude: 30.5, longitude: 80 });
});
