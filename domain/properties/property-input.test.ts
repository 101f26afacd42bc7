import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { areaPriceUnits } from "#domain/land/area-price-units.ts";
import { exactSquareFeet, parseLandMeasure } from "#domain/land/measure.ts";
import { fieldMessages } from "#domain/problems.ts";
import { propertyTypes } from "./kinds.ts";
import { factFieldsOf } from "./property-facts.ts";
import { factFields } from "./property-fields.ts";
import { propertyInputSchema } from "./property-input.ts";

const sent = { name: "Sunny House", address: "Station Road", price: "1,25,00,000", area: "1850" };
const rejected = (form: object) => {
  const fields = fieldMessages(propertyInputSchema.safeParse(form).error?.issues ?? []);
  return Object.entries(fields).map(([field, messages]) => `${field}: ${messages.map(({ code }) => code)}`);
};

const noFacts = Object.fromEntries(factFields.map((field) => [field, null]));

describe("AP1 the property form", () => {
  test("requires name, address, price and area, and fills in defaults for the rest", () => {
    expect(propertyInputSchema.parse(sent)).toEqual({
      ...noFacts,
      name: "Sunny House",
      address: "Station Road",
      price: 12_500_000,
      price_unit: "total",
      unit_price: null,
      is_negotiable: false,
      description: "",
      area: 1850,
      bedrooms: 1,
      bathrooms: 1,
      landmarks: [],
      is_featured: false,
      property_type: "house",
      for_type: "sale",
      status: "active",
      features: [],
      custom_features: [],
      reference: null,
      local_level_id: null,
      ward: null,
      street: "",
      latitude: null,
      longitude: null,
      pin_precision: null,
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
      "price: amount_invalid",
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

describe("LD4 the facts of a property", () => {
  const facts = {
    land_area: "0-4-2-0",
    bedrooms: 3,
    bathrooms: 2,
    storeys: "2.5",
    year_built: "२०७५",
    frontage: 30,
    depth: 51.5,
    land_use: "residential",
    furnishing: "semi",
    parking_motorcycles: 4,
    parking_cars: 1,
    water: "boring",
    facing: "north_east",
    road_width: "13.5",
    road_type: "blacktop",
    landmarks: [{ kind: "school", metres: 500 }],
    ownership: "private",
    lalpurja: "yes",
    lalpurja_seen_on: "2026-10-01",
    boundaries_walked_on: "2026-10-02",
    road_measured_on: "2026-10-03",
  };

  test("are kept if they belong to the type and removed if they do not", () => {
    const read = propertyInputSchema.parse({ ...sent, ...facts });
    expect(read).toMatchObject({ ...facts, storeys: 2.5, year_built: 2075, road_width: 13.5 });
    for (const type of propertyTypes) {
      const { area: _area, ...stored } = propertyInputSchema.parse({
        ...sent,
        ...facts,
        property_type: type,
      });
      const own = factFieldsOf(type).map(({ field }) => field);
      const foreign = factFields.filter((field) => field !== "area" && !own.includes(field));
      expect(foreign.length + own.length).toBeGreaterThan(20);
      for (const field of foreign) expect([0, null]).toContain(stored[field as keyof typeof stored]);
    }
    expect(propertyInputSchema.parse({ ...sent, property_type: "land" })).toMatchObject({
      bedrooms: 0,
      bathrooms: 0,
      furnishing: null,
    });
  });

  test("of another type do not make the form invalid", () => {
    expect(rejected({ ...sent, property_type: "land", storeys: "many", furnishing: "velvet" })).toEqual([]);
    expect(rejected({ ...sent, property_type: "house", storeys: "many" })).toEqual([
      "storeys: number_invalid",
    ]);
  });
});

describe("LD2 the area of land", () => {
  const { area: _area, ...plot } = { ...sent, property_type: "land" };

  test("is that of its measure, whatever area was sent", () => {
    expect(propertyInputSchema.parse({ ...plot, land_area: "1-5-10", area: 7 })).toMatchObject({
      area: 92_947.5,
      land_area: "1-5-10",
    });
    expect(propertyInputSchema.parse({ ...plot, land_area: "०-४-२-०" })).toMatchObject({
      area: 1540.13,
      land_area: "0-4-2-0",
    });
  });

  test("is required as a measure or in square feet, also if other fields are invalid", () => {
    expect(propertyInputSchema.parse({ ...plot, area: 1540 })).toMatchObject({ area: 1540, land_area: null });
    expect(rejected({ ...plot, facing: "up" })).toEqual([
      "facing: choice_invalid",
      "area: required",
      "land_area: required",
    ]);
    expect(rejected({ ...plot, land_area: "much" })).toEqual(["land_area: land_measure_invalid"]);
  });

  test("does not replace the floor area of a house", () => {
    expect(propertyInputSchema.parse({ ...sent, land_area: "0-4-0-0" })).toMatchObject({
      area: 1850,
      land_area: "0-4-0-0",
    });
  });
});

describe("LD3 the price", () => {
  const { price: _price, ...unpriced } = { ...sent, property_type: "land", land_area: "0-5-10" };

  test("per unit gives the exact total, and a sent total is ignored", () => {
    const perKattha = { ...unpriced, price_unit: "kattha", unit_price: "25,00,000", price: "1" };
    expect(propertyInputSchema.parse(perKattha)).toMatchObject({
      price: 13_750_000,
      price_unit: "kattha",
      unit_price: 2_500_000,
    });
    const perAana = { ...unpriced, land_area: "0-4-2-0", price_unit: "aana", unit_price: 4_500_000 };
    expect(propertyInputSchema.parse(perAana).price).toBe(20_250_000);
    const flat = { ...sent, property_type: "apartment", price_unit: "sq_ft", unit_price: 9000 };
    expect(propertyInputSchema.parse(flat).price).toBe(16_650_000);
  });

  test("per unit is exact to the paisa for any measure of either system", () => {
    const digits = (max: number) => fc.integer({ min: 0, max });
    const measure = fc.oneof(
      fc.tuple(digits(50), digits(15), digits(3), digits(3)),
      fc.tuple(digits(50), digits(19), digits(19)),
    );
    const squareFeet = { aana: [1369n, 4n], kattha: [3645n, 1n], dhur: [729n, 4n], sq_ft: [1n, 1n] } as const;
    fc.assert(
      fc.property(
        measure,
        fc.constantFrom(...areaPriceUnits),
        fc.integer({ min: 1, max: 1e9 }),
        (parts, unit, paisa) => {
          fc.pre(parts.some((part) => part > 0));
          const land_area = parts.join("-");
          const form = { ...unpriced, land_area, price_unit: unit, unit_price: paisa / 100 };
          const read = propertyInputSchema.safeParse(form);
          const exact = exactSquareFeet(parseLandMeasure(land_area) ?? []);
          const [numerator, denominator] = squareFeet[unit];
          const [above, below] = [
            BigInt(paisa) * exact.numerator * denominator,
            exact.denominator * numerator,
          ];
          const total = (2n * above + below) / (2n * below);
          if (total > 99_999_999_999_900n) expect(read.error?.issues[0]?.message).toBe("too_big");
          else if (total === 0n) expect(read.error?.issues[0]?.message).toBe("above_zero");
          else expect(read.data?.price).toBe(Number(total) / 100);
        },
      ),
    );
  });

  test("of a rent is per month, and of a sale in total, unless it is per unit of area", () => {
    const unitOf = (form: object) => propertyInputSchema.parse({ ...sent, ...form }).price_unit;
    expect(unitOf({})).toBe("total");
    expect(unitOf({ price_unit: "month" })).toBe("total");
    expect(unitOf({ for_type: "rent" })).toBe("month");
    expect(unitOf({ for_type: "rent", price_unit: "sq_ft", unit_price: 60 })).toBe("sq_ft");
    expect(propertyInputSchema.parse({ ...sent, unit_price: 7 }).unit_price).toBeNull();
  });

  test("per unit needs the price of the unit, an area and a unit of the type", () => {
    expect(rejected({ ...unpriced, price_unit: "kattha" })).toEqual(["unit_price: required"]);
    expect(rejected({ ...unpriced, price_unit: "kattha", unit_price: "0" })).toEqual([
      "unit_price: above_zero",
    ]);
    expect(rejected({ ...unpriced, price_unit: "acre", unit_price: 1 })).toEqual([
      "price_unit: choice_invalid",
    ]);
    const house = { ...sent, price_unit: "aana", unit_price: "40 lakh" };
    expect(rejected({ ...house, unit_price: 4_000_000 })).toEqual(["land_area: required"]);
    expect(rejected({ ...house, unit_price: 1, property_type: "apartment" })).toEqual([
      "price_unit: choice_invalid",
    ]);
    expect(rejected({ ...unpriced, price_unit: "sq_ft", unit_price: 9e11 })).toEqual(["unit_price: too_big"]);
  });
});
