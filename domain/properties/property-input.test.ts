import { describe, expect, test } from "vitest";
import { fieldMessages } from "#domain/problems.ts";
import { propertyInputSchema } from "./property-input.ts";

const sent = { name: "Sunny House", address: "Station Road", price: "1,25,00,000", area: "1850" };
const rejected = (form: object) => {
  const fields = fieldMessages(propertyInputSchema.safeParse(form).error?.issues ?? []);
  return Object.entries(fields).map(([field, messages]) => `${field}: ${messages.map(({ code }) => code)}`);
};

describe("AP1 the property form", () => {
  test("requires name, address, price and area, and fills in defaults for the rest", () => {
    expect(propertyInputSchema.parse(sent)).toEqual({
      name: "Sunny House",
      address: "Station Road",
      price: 12_500_000,
      description: "",
      area: 1850,
      bedrooms: 1,
      bathrooms: 1,
      is_featured: false,
      property_type: "house",
      for_type: "sale",
      status: "active",
      features: [],
      custom_features: [],
      local_level_id: null,
      ward: null,
      street: "",
    });
    expect(rejected({})).toEqual([
      "name: required",
      "address: required",
      "price: required",
      "area: required",
    ]);
  });

  test("PL2 requires an address or a place", () => {
    const { address: _address, ...placed } = { ...sent, local_level_id: "223" };
    expect(rejected(placed)).toEqual([]);
    expect(rejected({ ...placed, local_level_id: " " })).toEqual(["address: required"]);
  });

  test("accepts multipart values", () => {
    const parsed = propertyInputSchema.parse({
      ...sent,
      bedrooms: "0",
      is_featured: "on",
      property_type: "penthouse",
      for_type: "buy",
      status: "inactive",
      features: ["3", "5"],
      custom_features: '["Roof garden, tiled", "Well"]',
    });
    expect(parsed).toMatchObject({
      bedrooms: 0,
      is_featured: true,
      property_type: "penthouse",
      for_type: "sale",
      status: "withdrawn",
      features: [3, 5],
      custom_features: ["Roof garden, tiled", "Well"],
    });
    expect(propertyInputSchema.parse({ ...sent, features: "3" }).features).toEqual([3]);
    expect(propertyInputSchema.parse({ ...sent, for_type: "rent" }).for_type).toBe("rent");
  });

  test("AP5 stores a feature without an id as a custom feature", () => {
    const features = ["Gym", { id: 2, name: "Garden" }, "well"];
    const parsed = propertyInputSchema.parse({ ...sent, features, custom_features: "Well, Gate" });
    expect(parsed).toMatchObject({ features: [2], custom_features: ["Gym", "well", "Gate"] });
  });

  test("rejects a price and an area of 0", () => {
    expect(rejected({ ...sent, price: "0", area: 0 })).toEqual(["price: above_zero", "area: above_zero"]);
  });

  test("reports each invalid field", () => {
    expect(
      rejected({
        ...sent,
        price: "a lot",
        area: "-1",
        bedrooms: "1.5",
        bathrooms: "1000",
        is_featured: "maybe",
        property_type: "castle",
        for_type: "lease",
        status: "gone",
        custom_features: ["x".repeat(121)],
        features: Array.from({ length: 61 }, (_, index) => index + 1),
      }),
    ).toEqual([
      "price: number_invalid",
      "area: above_zero",
      "bedrooms: whole_number",
      "bathrooms: too_big",
      "is_featured: choice_invalid",
      "property_type: choice_invalid",
      "for_type: choice_invalid",
      "status: choice_invalid",
      "features: too_many",
      "custom_features: too_long",
    ]);
  });
});
