import { expect, test } from "vitest";
import { toMapPoint, toPoint } from "./mercator.ts";
import { fittingNames } from "./place-names.ts";

const view = { x: 0, y: 0, width: 1000, heightRatio: 0.75 };

function placeAt(id: number, name: string, x: number, y: number, width: number) {
  const half = width / 2;
  return {
    shape: {
      id,
      districtId: 1,
      provinceId: 1,
      rings: [],
      bounds: { left: x - half, right: x + half, top: y - 50, bottom: y + 50 },
    },
    name: { id, name, ...toPoint({ x, y }) },
  };
}
const places = [
  placeAt(1, "Large", 0, 0, 400),
  placeAt(2, "Under", 10, 5, 300),
  placeAt(3, "Beside", 300, 0, 200),
  placeAt(4, "Much too long for it", -300, 100, 100),
  placeAt(5, "जनकपुरधाम", -300, -200, 140),
];
const shapes = places.map(({ shape }) => shape);
const names = new Map(places.map(({ name }) => [name.id, name]));
const idsOf = (chosenId: number | null) =>
  fittingNames(shapes, names, view, chosenId, 0.02).map(({ id }) => id);

test("PL3 a name that is wider than its place or over a larger one's is left out", () => {
  expect(toMapPoint(names.get(3) ?? { latitude: 0, longitude: 0 }).x).toBeCloseTo(300, 3);
  expect(idsOf(null)).toEqual([1, 3, 5]);
});

test("PL3 a name that the map's edge would cut, or under the zoom buttons, is left out", () => {
  const edges = [placeAt(6, "Cut off", -480, 0, 300), placeAt(7, "Covered", 400, -330, 300)];
  const named = new Map(edges.map(({ name }) => [name.id, name]));
  const idsIn = (chosenId: number | null) =>
    fittingNames(
      edges.map(({ shape }) => shape),
      named,
      view,
      chosenId,
      0.02,
    ).map(({ id }) => id);
  expect(idsIn(null)).toEqual([]);
  expect(idsIn(6)).toEqual([6]);
});

test("PL3 the name of the chosen place is always there, and others make room for it", () => {
  expect(idsOf(2)).toEqual([2, 3, 5]);
  expect(idsOf(4)).toEqual([4, 1, 3, 5]);
});
