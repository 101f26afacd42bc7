import { expect, test } from "vitest";
import { shownUnitPrice } from "./shown-unit-price.ts";

const plot = {
  property_type: "land",
  for_type: "sale",
  area: 1369,
  land_area: "0-4-0-0",
  land_custom: "ropani",
  price: 10_000_000,
  price_unit: "total",
  unit_price: null,
} as const;

test("LD3 land priced in total shows its price by the unit of its district", () => {
  expect(shownUnitPrice(plot)).toEqual({ amount: 2_500_000, unit: "aana", isEntered: false });
  const inTerai = { ...plot, land_area: "0-2-0", land_custom: "bigha" } as const;
  expect(shownUnitPrice(inTerai)).toEqual({ amount: 5_000_000, unit: "kattha", isEntered: false });
  expect(shownUnitPrice({ ...inTerai, land_area: "0-0-10" })).toMatchObject({
    amount: 1_000_000,
    unit: "dhur",
  });
  expect(shownUnitPrice({ ...inTerai, land_area: "3645 sq_ft" })).toMatchObject({ unit: "kattha" });
});

test("LD3 land of an unknown place shows its price by the units that were entered", () => {
  const unplaced = { ...plot, land_custom: null };
  expect(shownUnitPrice(unplaced)).toMatchObject({ amount: 2_500_000, unit: "aana" });
  expect(shownUnitPrice({ ...unplaced, land_area: null })).toMatchObject({ amount: 7304.6, unit: "sq_ft" });
});

test("LD3 an entered price per unit is shown as it was entered, of any type", () => {
  const office = {
    ...plot,
    property_type: "commercial",
    for_type: "rent",
    price_unit: "sq_ft",
    unit_price: 55,
  } as const;
  expect(shownUnitPrice(office)).toEqual({ amount: 55, unit: "sq_ft", isEntered: true });
  const byKattha = { ...plot, price_unit: "kattha", unit_price: 4_500_000 } as const;
  expect(shownUnitPrice(byKattha)).toEqual({ amount: 4_500_000, unit: "kattha", isEntered: true });
});

test("LD3 buildings, rents and land without a price or an area show none", () => {
  expect(shownUnitPrice({ ...plot, property_type: "house" })).toBeNull();
  expect(shownUnitPrice({ ...plot, for_type: "rent", price_unit: "month" })).toBeNull();
  expect(shownUnitPrice({ ...plot, price: 0 })).toBeNull();
  expect(shownUnitPrice({ ...plot, area: 0, land_area: null })).toBeNull();
});
