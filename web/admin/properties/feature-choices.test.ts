import { expect, test } from "vitest";
import { fallbackFeatureNames } from "#domain/properties/features.ts";
import { featureChoices } from "./feature-choices.ts";

const property = { features: [3, 9], feature_names: ["parking", "Well"] };

test("AP5 offers the server's features by id, and the property's other features", () => {
  expect(featureChoices([{ id: 3, name: "Parking" }], property)).toEqual([
    { value: "3", label: "Parking" },
    { value: "9", label: "Well" },
  ]);
});

test("AP5 offers the eight default names without the server's list", () => {
  expect(featureChoices(undefined, null).map(({ label }) => label)).toEqual([...fallbackFeatureNames]);
});

test("AP5 offers the property's features and each other default name once without the server's list", () => {
  const choices = featureChoices(undefined, property);
  expect(choices.slice(0, 2)).toEqual([
    { value: "3", label: "parking" },
    { value: "9", label: "Well" },
  ]);
  expect(choices).toHaveLength(9);
});
