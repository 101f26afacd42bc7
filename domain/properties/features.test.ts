import fc from "fast-check";
import { expect, test } from "vitest";
import { joinTextList } from "#domain/text-list.ts";
import { fallbackFeatureNames, readCustomFeatures, readFeatureList, shownFeatures } from "./features.ts";

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }));
const names = fc.uniqueArray(
  fc.string({ minLength: 1 }).map((name) => `n${name.trim()}`),
  { selector: (name) => name.toLowerCase() },
);

test("PY4 reads the same ids from all five shapes", () => {
  fc.assert(
    fc.property(ids, (list) => {
      const expected = { ids: list, names: [] };
      expect(readFeatureList(list)).toEqual(expected);
      expect(readFeatureList(list.map(String))).toEqual(expected);
      expect(readFeatureList(list.map((id) => ({ id })))).toEqual(expected);
      expect(readFeatureList(JSON.stringify(list))).toEqual(expected);
      expect(readFeatureList(list.join(", "))).toEqual(expected);
    }),
  );
});

test("PY4 reads the same names from all five shapes, also for custom features", () => {
  fc.assert(
    fc.property(names, (list) => {
      const shapes = [
        list,
        list.map((name) => ({ name })),
        JSON.stringify(list),
        JSON.stringify(list.map((name) => ({ name }))),
        joinTextList(list),
      ];
      for (const shape of shapes) {
        expect(readFeatureList(shape)).toEqual({ ids: [], names: list });
        expect(readCustomFeatures(shape)).toEqual(list);
      }
    }),
  );
});

test("PY4 accepts mixed shapes and drops entries without an id or a name", () => {
  expect(readFeatureList([1, "Gym", { id: 2, name: "Garden" }, { id: "3" }, "4"])).toEqual({
    ids: [1, 2, 3, 4],
    names: ["Gym", "Garden"],
  });
  expect(readFeatureList("Parking, 2,Gym")).toEqual({ ids: [2], names: ["Parking", "Gym"] });
  const nothing = [null, undefined, true, 1.5, -1, 0, 2 ** 31, "", " ", {}, { id: null, name: 7 }, []];
  expect(readFeatureList(nothing)).toEqual({ ids: [], names: [] });
  expect(readFeatureList([1, 1, "gym", "Gym"])).toEqual({ ids: [1], names: ["gym"] });
});

test("PY4 never throws, whatever the value", () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.json(), fc.string()), (value) => {
      const parsed = readFeatureList(value);
      expect(parsed.ids.every((id) => Number.isInteger(id) && id > 0)).toBe(true);
      expect(parsed.names.every((name) => name.trim() === name && name !== "")).toBe(true);
    }),
  );
});

test("PY4 reads a numeric custom feature as a text", () => {
  expect(readCustomFeatures('["24/7 water", "24"]')).toEqual(["24/7 water", "24"]);
});

test("PY1 lists each feature once and names ids from the catalogue", () => {
  const property = { features: [1, 2, 9], feature_names: ["Parking"], custom_features: ["parking", "Well"] };
  expect(shownFeatures(property)).toEqual(["Parking", "Well"]);
  const catalogue = [
    { id: 1, name: "Parking" },
    { id: 2, name: "Gym" },
    { id: 3, name: "Garden" },
  ];
  expect(shownFeatures(property, catalogue)).toEqual(["Parking", "Gym", "Well"]);
});

test("AP5 the fallback list has the eight specified features", () => {
  expect(fallbackFeatureNames.join(", ")).toBe(
    "Parking, Balcony, Garden, Swimming Pool, Gym, Security, Elevator, Air Conditioning",
  );
});
