import { describe, expect, test } from "vitest";
import { factFields } from "#domain/properties/property-fields.ts";
import { loosePropertySchema } from "./loose-property.ts";

const plain = {
  id: 7,
  name: "Sunny House",
  address: "Station Road",
  price: "12500000.00",
  area: "1850",
  bedrooms: 3,
  bathrooms: 2,
  property_type: "House",
  for_type: "buy",
  image: "",
  created_at: "2026-11-15T10:00:00.123456+05:45",
};

describe("loosePropertySchema", () => {
  test("API3 reads a property from another API host and maps 'buy' to 'sale'", () => {
    expect(loosePropertySchema.parse(plain)).toEqual({
      ...Object.fromEntries(factFields.map((field) => [field, null])),
      id: 7,
      name: "Sunny House",
      address: "Station Road",
      price: 12_500_000,
      description: "",
      area: 1850,
      bedrooms: 3,
      bathrooms: 2,
      is_featured: false,
      property_type: "house",
      for_type: "sale",
      street: "",
      local_level_id: null,
      ward: null,
      local_level: null,
      district: null,
      province: null,
      land_custom: null,
      features: [],
      custom_features: [],
      feature_names: [],
      image: null,
      featured_image1: null,
      featured_image2: null,
      pictures: [],
      agent_phone: null,
      checked_on: null,
      reduced_from: null,
      reduced_on: null,
      status: "active",
      created_at: "2026-11-15T04:15:00.123Z",
      updated_at: "2026-11-15T04:15:00.123Z",
      price_unit: "total",
      unit_price: null,
      is_negotiable: false,
      landmarks: [],
    });
  });

  test.each<[unknown, number[], string[]]>([
    [[1, 2], [1, 2], []],
    [["Gym", "Garden"], [], ["Gym", "Garden"]],
    [[{ id: 1, name: "Gym" }], [1], ["Gym"]],
    ['["Gym", "Garden"]', [], ["Gym", "Garden"]],
    ["Gym, Garden", [], ["Gym", "Garden"]],
  ])("PY4 reads features from %j", (features, ids, names) => {
    const property = loosePropertySchema.parse({ ...plain, features, custom_features: features });
    expect(property.features).toEqual(ids);
    expect(property.feature_names).toEqual(names);
    expect(property.custom_features).toEqual(names.length > 0 ? names : ids.map(String));
  });

  test.each([null, [], "x", {}, { ...plain, price: "dear" }, { ...plain, created_at: "once" }])(
    "rejects %j",
    (value) => {
      expect(loosePropertySchema.safeParse(value).success).toBe(false);
    },
  );
});
