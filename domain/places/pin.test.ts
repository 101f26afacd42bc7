import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { approximateRadiusMetres, nepalBounds, type Pin, publicLocation } from "./pin.ts";

const latitudes = fc.double({ min: nepalBounds.south, max: nepalBounds.north, noNaN: true });
const longitudes = fc.double({ min: nepalBounds.west, max: nepalBounds.east, noNaN: true });
const approximatePin = fc.record({
  latitude: latitudes,
  longitude: longitudes,
  precision: fc.constant("approximate" as const),
});

/** On a sphere; good to a metre at this distance. */
function metresBetween(one: Pick<Pin, "latitude" | "longitude">, other: typeof one): number {
  const radians = Math.PI / 180;
  const north = (one.latitude - other.latitude) * 111_320;
  const east = (one.longitude - other.longitude) * 111_320 * Math.cos(one.latitude * radians);
  return Math.hypot(north, east);
}

describe("PL3 the public location of an approximate pin", () => {
  test("is an area of about 300 m that contains the point", () => {
    expect(approximateRadiusMetres).toBe(213);
    fc.assert(
      fc.property(approximatePin, (pin) => {
        const area = publicLocation(pin);
        expect(area).toMatchObject({ precision: "approximate", radiusMetres: approximateRadiusMetres });
        expect(metresBetween(pin, area)).toBeLessThanOrEqual(approximateRadiusMetres);
        const cell = 1e-4;
        expect(area.latitude).toBeGreaterThan(nepalBounds.south - 30 * cell);
        expect(area.latitude).toBeLessThan(nepalBounds.north + 30 * cell);
        expect(area.longitude).toBeGreaterThan(nepalBounds.west - 30 * cell);
        expect(area.longitude).toBeLessThan(nepalBounds.east + 30 * cell);
      }),
      { numRuns: 1000 },
    );
  });

  test("is the same for every point of a cell, so it reveals nothing about which one it is", () => {
    fc.assert(
      fc.property(
        approximatePin,
        fc.double({ min: -0.49, max: 0.49, noNaN: true }),
        fc.double({ min: -0.49, max: 0.49, noNaN: true }),
        (pin, north, east) => {
          const area = publicLocation(pin);
          const metre = 1 / 111_320;
          const moved = {
            ...pin,
            latitude: area.latitude + 299 * north * metre,
            longitude: area.longitude + (299 * east * metre) / Math.cos((area.latitude * Math.PI) / 180),
          };
          expect(publicLocation(moved)).toEqual(area);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test("is never the point itself, and on average as far from it as a random point of the cell: 115 m", () => {
    const pins = fc.sample(approximatePin, { numRuns: 2000, seed: 14 });
    const metres = pins.map((pin) => metresBetween(pin, publicLocation(pin)));
    expect(Math.min(...metres)).toBeGreaterThan(0);
    const mean = metres.reduce((sum, one) => sum + one, 0) / metres.length;
    expect(mean).toBeGreaterThan(105);
    expect(mean).toBeLessThan(125);
  });

  test("of an exact pin is the point", () => {
    const pin: Pin = { latitude: 26.7288, longitude: 85.9263, precision: "exact" };
    expect(publicLocation(pin)).toEqual({ ...pin, radiusMetres: 0 });
  });
});
