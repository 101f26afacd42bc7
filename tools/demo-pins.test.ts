import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { demoProjects } from "#demo/projects.ts";
import { demoProperties } from "#demo/properties.ts";
import { districtOf, findLocalLevel } from "#domain/places/local-levels.ts";
import type { PinFields } from "#domain/places/pin-fields.ts";
import { contains, readShapes, type Topology } from "#web/map/boundaries.ts";
import { toMapPoint } from "#web/map/mercator.ts";

const shapes = [1, 2, 3, 4, 5, 6, 7].flatMap((province) => {
  const file = new URL(`../web/map/boundaries/local-levels-${province}.json`, import.meta.url);
  return readShapes(JSON.parse(readFileSync(file, "utf8")) as Topology);
});

function localLevelAt({ latitude, longitude }: PinFields): number | null | undefined {
  if (latitude === null || longitude === null) return undefined;
  return shapes.find((shape) => contains(shape, toMapPoint({ latitude, longitude })))?.id;
}
const pinned = [...demoProperties, ...demoProjects].filter(({ latitude }) => latitude !== null);

describe("PL3 the pins of the demo company", () => {
  test("are on most properties and on every project, exact and approximate ones", () => {
    const precisionsOf = (rows: readonly PinFields[]) =>
      Object.groupBy(rows, ({ pin_precision }) => pin_precision ?? "none");
    const properties = precisionsOf(demoProperties);
    expect(properties.none).toHaveLength(10);
    expect(properties.exact).toHaveLength(13);
    expect(properties.approximate).toHaveLength(13);
    const projects = precisionsOf(demoProjects);
    expect(projects.exact).toHaveLength(6);
    expect(projects.approximate).toHaveLength(2);
  });

  test("lie in their local levels, and without one in a district that the location names", () => {
    for (const row of pinned) {
      const id = localLevelAt(row);
      if (row.local_level_id !== null) expect(id, row.street).toBe(row.local_level_id);
      else if ("location" in row) {
        const level = findLocalLevel(id ?? 0);
        expect(row.location).toContain(level && districtOf(level).names.en);
      }
    }
  });
});
