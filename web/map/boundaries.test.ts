import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { districts, localLevels } from "#domain/places/local-levels.ts";
import { nepalBounds } from "#domain/places/pin.ts";
import { boundsOf, contains, readShapes, type Topology } from "./boundaries.ts";
import { toMapPoint, toPoint } from "./mercator.ts";

function shapesOf(name: string) {
  const path = join(import.meta.dirname, `boundaries/${name}.json`);
  return readShapes(JSON.parse(readFileSync(path, "utf8")) as Topology);
}
const drawnDistricts = shapesOf("districts");
const drawnLevels = [1, 2, 3, 4, 5, 6, 7].flatMap((province) => shapesOf(`local-levels-${province}`));

describe("PL3 the boundaries of the map", () => {
  test("contain every district and every local level, in its district", () => {
    const idsOf = (places: readonly { id: number | null }[]) =>
      [...new Set(places.flatMap(({ id }) => id ?? []))].sort((one, other) => one - other);
    expect(idsOf(drawnDistricts)).toEqual(idsOf(districts));
    expect(idsOf(drawnLevels)).toEqual(idsOf(localLevels));
    const districtOf = new Map(localLevels.map(({ id, districtId }) => [id, districtId]));
    for (const { id, districtId } of drawnLevels)
      if (id !== null) expect([id, districtId]).toEqual([id, districtOf.get(id)]);
  });

  test("are closed rings inside the rectangle around Nepal", () => {
    const { left, top, right, bottom } = boundsOf(drawnDistricts.flatMap(({ rings }) => rings.flat()));
    const [northWest, southEast] = [toPoint({ x: left, y: top }), toPoint({ x: right, y: bottom })];
    expect(northWest.latitude).toBeLessThan(nepalBounds.north);
    expect(northWest.longitude).toBeGreaterThan(nepalBounds.west);
    expect(southEast.latitude).toBeGreaterThan(nepalBounds.south);
    expect(southEast.longitude).toBeLessThan(nepalBounds.east);
    for (const { rings } of [...drawnDistricts, ...drawnLevels])
      for (const ring of rings) {
        expect(ring.length).toBeGreaterThan(3);
        expect(ring.at(-1)).toEqual(ring[0]);
      }
  });

  test("contain the middle of almost every local level, and Janakpurdham's temple", () => {
    const isDrawnAround = ({ id, centre }: (typeof localLevels)[number]) =>
      drawnLevels.some((shape) => shape.id === id && contains(shape, toMapPoint(centre)));
    expect(localLevels.filter(isDrawnAround).length).toBeGreaterThan(740);
    const temple = toMapPoint({ latitude: 26.7305, longitude: 85.9255 });
    expect(drawnLevels.filter((shape) => contains(shape, temple)).map(({ id }) => id)).toEqual([223]);
    expect(drawnDistricts.filter((shape) => contains(shape, temple))).toHaveLength(1);
    expect(drawnLevels.some((shape) => contains(shape, toMapPoint({ latitude: 26.4, longitude: 82 })))).toBe(
      false,
    );
  });
});

test("PL3 a hole is no part of a shape", () => {
  const square = (from: number, to: number) => [
    { x: from, y: from },
    { x: to, y: from },
    { x: to, y: to },
    { x: from, y: to },
    { x: from, y: from },
  ];
  const rings = [square(0, 100), square(40, 60)];
  const shape = { id: 1, districtId: 1, provinceId: 1, rings, bounds: boundsOf(rings.flat()) };
  expect(contains(shape, { x: 20, y: 50 })).toBe(true);
  expect(contains(shape, { x: 50, y: 50 })).toBe(false);
  expect(contains(shape, { x: 150, y: 50 })).toBe(false);
});
