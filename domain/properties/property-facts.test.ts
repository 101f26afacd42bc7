import { expect, test } from "vitest";
import { propertyTypes } from "./kinds.ts";
import { factFieldsOf, roomsOf } from "./property-facts.ts";

test("PY1 land has no rooms, even if some are stored", () => {
  expect(roomsOf({ property_type: "land", bedrooms: 1, bathrooms: 1 })).toEqual([]);
  expect(factFieldsOf("land")).toEqual([]);
});

test("PY1 a commercial building counts washrooms, not bedrooms or bathrooms", () => {
  expect(roomsOf({ property_type: "commercial", bedrooms: 2, bathrooms: 14 })).toEqual([
    { fact: "washrooms", count: 14 },
  ]);
  expect(factFieldsOf("commercial")).toEqual([{ fact: "washrooms", field: "bathrooms" }]);
});

test.each(propertyTypes.filter((type) => type !== "land" && type !== "commercial"))(
  "PY1 a %s counts bedrooms and bathrooms, and leaves out a count of 0",
  (type) => {
    expect(roomsOf({ property_type: type, bedrooms: 3, bathrooms: 2 })).toEqual([
      { fact: "bedrooms", count: 3 },
      { fact: "bathrooms", count: 2 },
    ]);
    expect(roomsOf({ property_type: type, bedrooms: 0, bathrooms: 1 })).toEqual([
      { fact: "bathrooms", count: 1 },
    ]);
  },
);
