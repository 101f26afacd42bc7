import { expect, test } from "vitest";
import { fallbackFeatureNames } from "#domain/properties/features.ts";
import type { Property } from "#domain/properties/property.ts";
import { featureChoices } from "./feature-choices.ts";

const property: Property = {
  id: 1,
  name: "House",
  address: "Janakpur",
  price: 1,
  description: "",
  area: 1,
  bedrooms: 1,
  bathrooms: 1,
  is_featured: false,
  property_type: "house",
  for_type: "sale",
  features: [3, 9],
  feature_names: ["parking", "Well"],
  custom_features: [],
  image: null,
  featured_image1: null,
  featured_image2: null,
  pictures: [],
  status: "active",
  created_at: "2026-01-01T00:00:00.000Z",
  updated_at: "2026-01-01T00:00:00.000Z",
};

test("AP5 the server's features are offered by id, and what a property has beside them", () => {
  expect(featureChoices([{ id: 3, name: "Parking" }], property)).toEqual([
    { value: "3", label: "Parking" },
    { value: "9", label: "Well" },
  ]);
});

test("AP5 without the server's list the eight names are offered", () => {
  expect(featureChoices(undefined, null).map(({ label }) => label)).toEqual([...fallbackFeatureNames]);
});

test("AP5 without the server's list a property keeps its own, and no name stands there twice", () => {
  const choices = featureChoices(undefined, property);
  expect(choices.slice(0, 2)).toEqual([
    { value: "3", label: "parking" },
    { value: "9", label: "Well" },
  ]);
  expect(choices).toHaveLength(9);
});
