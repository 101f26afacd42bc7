import { describe, expect, test } from "vitest";
import type { Property } from "#domain/properties/property.ts";
import { type ComparisonRow, compareListings } from "./compare-listings.ts";

const plot = {
  id: 1,
  name: "Plot",
  address: "Janakpur",
  price: 9_000_000,
  price_unit: "total",
  unit_price: null,
  area: 0,
  land_area: "0-2-0",
  land_custom: "bigha",
  property_type: "land",
  for_type: "sale",
  status: "active",
  landmarks: [],
  features: [],
  feature_names: [],
  custom_features: [],
} as unknown as Property;
const house = { ...plot, id: 2, property_type: "house", area: 1_800, bedrooms: 3, bathrooms: 2 } as Property;

const rowsOf = (properties: readonly Partial<Property>[], chosen: "sq_m" | null = null) =>
  compareListings(
    properties.map((changes) => ({ ...plot, ...changes })),
    chosen,
  ).flatMap(({ rows }): readonly ComparisonRow[] => rows);
const find = <Name extends ComparisonRow["name"]>(rows: readonly ComparisonRow[], name: Name) =>
  rows.find((row): row is Extract<ComparisonRow, { name: Name }> => row.name === name);
const factRow = (rows: readonly ComparisonRow[], field: string) =>
  rows.find((row) => row.name === "fact" && row.field === field);

describe("VT1: areas and prices of compared listings", () => {
  test("are in the custom of their district, if it is the same for all", () => {
    const rows = rowsOf([{}, { land_area: "0-3-0", price: 12_000_000 }]);
    expect(find(rows, "landArea")?.values[1]).toEqual([
      { quantity: "0", unit: "bigha" },
      { quantity: "3", unit: "kattha" },
      { quantity: "0", unit: "dhur" },
    ]);
    const price = find(rows, "unitPrice");
    expect(price).toMatchObject({ unit: "kattha", of: "land", isDifferent: true });
    expect(price?.values.map((value) => value?.amount)).toEqual([4_500_000, 4_000_000]);
  });

  test("are in square feet, if the customs differ, and in the visitor's choice, if there is one", () => {
    const hill = { land_area: "0-4-0-0", land_custom: "ropani" as const };
    const rows = rowsOf([{}, hill]);
    expect(find(rows, "landArea")?.values.map((measure) => measure?.[0])).toEqual([
      { quantity: "7290", unit: "sq_ft" },
      { quantity: "1369", unit: "sq_ft" },
    ]);
    expect(find(rows, "unitPrice")?.unit).toBe("sq_ft");
    expect(find(rowsOf([{}, hill], "sq_m"), "landArea")?.values[0]?.[0]?.unit).toBe("sq_m");
  });

  test("are per dhur, if every plot is smaller than a kattha", () => {
    expect(find(rowsOf([{ land_area: "0-0-10" }, { land_area: "0-0-5" }]), "unitPrice")?.unit).toBe("dhur");
    expect(find(rowsOf([{ land_area: "0-0-10" }, {}]), "unitPrice")?.unit).toBe("kattha");
  });

  test("say the same area in two spellings is the same", () => {
    const rows = rowsOf([{ land_area: "0-2-0" }, { land_area: "40 dhur" }]);
    expect(find(rows, "landArea")?.isDifferent).toBe(false);
    expect(find(rowsOf([{ land_area: "0-2-0" }, { land_area: "40.01 dhur" }]), "landArea")?.isDifferent).toBe(
      true,
    );
  });

  test("of floors are apart from those of land, and a rent is per month", () => {
    const rows = rowsOf([{}, house, { ...house, for_type: "rent", price: 36_000 }]);
    const prices = rows.filter((row) => row.name === "unitPrice");
    expect(prices.map(({ of, unit }) => [of, unit])).toEqual([
      ["land", "kattha"],
      ["floors", "sq_ft"],
    ]);
    expect(prices[1]?.values).toEqual([
      undefined,
      { amount: 5_000, isMonthly: false },
      { amount: 20, isMonthly: true },
    ]);
  });

  test("are null without a price or an area, and an entered price per unit is exact", () => {
    expect(find(rowsOf([{ price: 0 }, { land_area: null }]), "unitPrice")).toBeUndefined();
    const entered = { price_unit: "kattha" as const, unit_price: 4_500_000.01 };
    expect(find(rowsOf([entered, {}]), "unitPrice")?.values[0]?.amount).toBe(4_500_000.01);
    expect(find(rowsOf([{ price: 0 }, {}]), "price")?.values[0]).toBeNull();
  });
});

describe("VT1: compared facts", () => {
  test("come from the description, in its groups, without rows that no listing states", () => {
    const groups = compareListings([{ ...plot, facing: "east", road_width: 20 }, house], null);
    expect(groups.map(({ group }) => group)).toEqual(["overview", "land", "building", "road"]);
    expect(
      groups.flatMap(({ rows }) => rows.filter((row) => row.name === "fact" && row.field === "water")),
    ).toEqual([]);
  });

  test("are marked where they differ or one listing states none", () => {
    const rows = rowsOf([
      { facing: "east", road_width: 20, lalpurja: "yes" },
      { facing: "east", road_width: 16 },
    ]);
    expect(factRow(rows, "facing")?.isDifferent).toBe(false);
    expect(factRow(rows, "road_width")?.isDifferent).toBe(true);
    expect(factRow(rows, "lalpurja")).toMatchObject({ isDifferent: true });
    expect(factRow(rows, "lalpurja")?.values[1]).toBeNull();
    expect(find(rows, "type")?.isDifferent).toBe(false);
  });

  test("that a type of property has not are neither stated nor missing", () => {
    const flat = { ...house, property_type: "apartment" as const, land_area: null, bedrooms: 0 };
    const rows = rowsOf([{}, flat, house]);
    expect(find(rows, "landArea")?.values.map((value) => value && true)).toEqual([true, undefined, true]);
    expect(factRow(rows, "bedrooms")?.values.map((value) => value && true)).toEqual([undefined, null, true]);
  });

  test("name the washrooms of commercial buildings, and bathrooms if homes are among them", () => {
    const shop = { ...house, property_type: "commercial" as const };
    expect(factRow(rowsOf([shop, shop]), "bathrooms")).toMatchObject({ fact: "washrooms" });
    expect(factRow(rowsOf([shop, house]), "bathrooms")).toMatchObject({ fact: "bathrooms" });
  });

  test("do not depend on the order of features", () => {
    const rows = rowsOf([{ feature_names: ["Garden", "Gym"] }, { feature_names: ["Gym", "Garden"] }]);
    expect(find(rows, "features")?.isDifferent).toBe(false);
  });

  test("of one listing differ from nothing, and no listings have no rows", () => {
    expect(rowsOf([house]).some(({ isDifferent }) => isDifferent)).toBe(false);
    expect(compareListings([], null)).toEqual([]);
  });
});
