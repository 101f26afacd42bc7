import { expect, test } from "vitest";
import * as z from "zod/mini";
import { inputSchemas } from "./field-schemas.ts";
import { propertyTypes } from "./kinds.ts";
import { factFieldsOf, factGroupsOf, lastCheckedOn } from "./property-facts.ts";
import { factFields, factGroups, propertyFields } from "./property-fields.ts";
import { roomsOf } from "./rooms.ts";

const rooms = { bedrooms: 1, bathrooms: 1, area: 100 };
const noFacts = z.object(inputSchemas(propertyFields)).parse({ name: "x", address: "x", price: 1, area: 1 });

test("PY1 land has no rooms, even if some are stored", () => {
  expect(roomsOf({ property_type: "land", ...rooms })).toEqual([]);
  expect(factFieldsOf("land", "building")).toEqual([]);
});

test("PY1 a commercial building counts washrooms, not bedrooms or bathrooms", () => {
  expect(roomsOf({ property_type: "commercial", bedrooms: 2, bathrooms: 14 })).toEqual([
    { fact: "washrooms", count: 14 },
  ]);
  expect(factFieldsOf("commercial", "building").slice(0, 2)).toEqual([
    { fact: "area", field: "area" },
    { fact: "washrooms", field: "bathrooms" },
  ]);
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

test("LD4 every fact is in one group of each type that has it, and in none of the others", () => {
  for (const type of propertyTypes) {
    const inGroups = factGroups.flatMap((group) => factFieldsOf(type, group).map(({ field }) => field));
    expect(inGroups.toSorted()).toEqual(
      factFieldsOf(type)
        .map(({ field }) => field)
        .toSorted(),
    );
  }
  expect(factFieldsOf("land").map(({ field }) => field)).not.toContain("furnishing");
  expect(factFieldsOf("apartment").map(({ field }) => field)).not.toContain("land_area");
  expect(
    factFields.every((field) =>
      propertyTypes.some((type) => factFieldsOf(type).some((f) => f.field === field)),
    ),
  ).toBe(true);
});

test("LD4 shows the known facts of a property in groups, and no group without one", () => {
  const plot = {
    ...noFacts,
    property_type: "land" as const,
    land_area: "1-5-10",
    bedrooms: 1,
    furnishing: "full" as const,
    road_width: 20,
    landmarks: [{ kind: "school" as const, metres: 500 }],
  };
  expect(factGroupsOf(plot)).toEqual([
    { group: "land", facts: [{ fact: "land_area", field: "land_area", value: "1-5-10" }] },
    {
      group: "road",
      facts: [
        { fact: "road_width", field: "road_width", value: 20 },
        { fact: "landmarks", field: "landmarks", value: [{ kind: "school", metres: 500 }] },
      ],
    },
  ]);
  expect(factGroupsOf({ ...noFacts, property_type: "studio", bedrooms: 0, parking_cars: 0 })).toEqual([
    {
      group: "building",
      facts: [
        { fact: "area", field: "area", value: 1 },
        { fact: "bathrooms", field: "bathrooms", value: 1 },
      ],
    },
  ]);
});

test("LD8 the last check is the latest day", () => {
  const checks = {
    lalpurja_seen_on: "2026-10-02",
    boundaries_walked_on: "2026-11-01",
    road_measured_on: null,
  };
  expect(lastCheckedOn(checks)).toBe("2026-11-01");
  expect(lastCheckedOn({ ...checks, boundaries_walked_on: null })).toBe("2026-10-02");
  expect(lastCheckedOn(noFacts)).toBeNull();
});
