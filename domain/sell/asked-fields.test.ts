import { expect, test } from "vitest";
import { propertyTypes } from "#domain/properties/kinds.ts";
import { isFactOf } from "#domain/properties/property-facts.ts";
import { allAskedFields, askedFieldsOf, isAsked } from "./asked-fields.ts";
import { sellPropertyTypes } from "./property-types.ts";
import { submissionFactNames } from "./submission-facts.ts";

test("LD1 LD4 each type is asked only for facts that a listing of the type has", () => {
  for (const type of sellPropertyTypes) {
    const listed = propertyTypes.find((name) => name === type.toLowerCase());
    expect(listed).toBeDefined();
    for (const fact of submissionFactNames)
      if (listed && isAsked(fact, type))
        expect([type, fact, isFactOf(fact, listed)]).toEqual([type, fact, true]);
  }
});

test("LD1 land, flats and houses are asked for different things", () => {
  expect(askedFieldsOf("Land")).toEqual([
    "land_area",
    "price_unit",
    "facing",
    "road_width",
    "road_type",
    "lalpurja",
  ]);
  expect(askedFieldsOf("Condo")).toEqual(askedFieldsOf("Apartment"));
  expect(askedFieldsOf("Townhouse")).toEqual(askedFieldsOf("House"));
  expect(isAsked("furnishing", "Apartment")).toBe(true);
  expect(isAsked("land_area", "Apartment")).toBe(false);
  expect(isAsked("no_of_bedrooms", "House")).toBe(true);
  expect(isAsked("no_of_bedrooms", "Land")).toBe(false);
});

test("LD4 every fact of a submission is asked for some type", () => {
  expect(submissionFactNames.filter((fact) => !allAskedFields.includes(fact))).toEqual([]);
});
