import { expect, test } from "vitest";
import { fieldMessages } from "#domain/problems.ts";
import { toPendingProperty } from "./pending-property.ts";
import { submissionFormSchema, submissionInputSchema } from "./submission.ts";
import { checkUnitPrice, withDerivedPrice } from "./unit-price.ts";

const sent = {
  name: "Sita Devi",
  email: "sita@example.com",
  propert_title: "Family home",
  property_location: "Janakpur",
  property_price: "85,00,000",
  property_type: "House",
  description: "Two floors\nand a well",
};

const noFacts = {
  land_area: null,
  storeys: null,
  furnishing: null,
  parking_motorcycles: null,
  parking_cars: null,
  facing: null,
  road_width: null,
  road_type: null,
  lalpurja: null,
};

test("SE2 optional fields may be missing or empty", () => {
  const expected = {
    ...sent,
    phone_no: null,
    property_price: 8_500_000,
    no_of_bedrooms: null,
    no_of_bathrooms: null,
    area: null,
    local_level_id: null,
    ward: null,
    street: "",
    place: "",
    price_unit: "total",
    ...noFacts,
  };
  expect(submissionInputSchema.parse(sent)).toEqual(expected);
  const empty = { phone_no: "", no_of_bedrooms: "", no_of_bathrooms: "", area: "" };
  expect(submissionInputSchema.parse({ ...sent, ...empty })).toEqual(expected);
});

test("SE2 title, location, price, type, description, name and e-mail are required", () => {
  const missingFields = fieldMessages(
    submissionInputSchema.safeParse({ property_type: "" }).error?.issues ?? [],
  );
  expect(Object.keys(missingFields).sort()).toEqual(Object.keys(sent).sort());
  expect(
    Object.values(missingFields)
      .flat()
      .every(({ code }) => code === "required"),
  ).toBe(true);
});

test("SE1 accepts half bathrooms, whole bedrooms and listed types only", () => {
  expect(submissionInputSchema.parse({ ...sent, no_of_bathrooms: "2.5" }).no_of_bathrooms).toBe(2.5);
  const wrong = { no_of_bathrooms: "2.3", no_of_bedrooms: "2.5", property_type: "Castle", area: "-5" };
  const fields = fieldMessages(submissionInputSchema.safeParse({ ...sent, ...wrong }).error?.issues ?? []);
  expect(Object.entries(fields).map(([field, [first]]) => [field, first?.code])).toEqual([
    ["property_type", "choice_invalid"],
    ["no_of_bedrooms", "whole_number"],
    ["no_of_bathrooms", "half_steps"],
    ["area", "above_zero"],
  ]);
});

test("SE2 rejects a price or an area of 0 and accepts a missing area", () => {
  const zero = { property_price: "0", area: "0" };
  const fields = fieldMessages(submissionInputSchema.safeParse({ ...sent, ...zero }).error?.issues ?? []);
  expect(Object.entries(fields).map(([field, [first]]) => [field, first?.code])).toEqual([
    ["property_price", "above_zero"],
    ["area", "above_zero"],
  ]);
  expect(submissionInputSchema.parse({ ...sent, area: "" }).area).toBeNull();
});

test("LD1 LD4 the form ignores what was typed for another type, also if it is invalid; the API validates every fact", () => {
  const typed = { ...sent, land_area: "4 aana", furnishing: "full", parking_cars: "x", storeys: "2.5" };
  expect(
    submissionFormSchema.parse({ ...typed, no_of_bathrooms: "1.3", property_type: "Land" }),
  ).toMatchObject({
    ...noFacts,
    land_area: "4 aana",
    no_of_bathrooms: null,
  });
  expect(submissionFormSchema.parse(typed)).toMatchObject({ ...noFacts, land_area: "4 aana", storeys: 2.5 });
  const apartment = { ...typed, parking_cars: "२", land_area: "unclear", property_type: "Apartment" };
  expect(submissionFormSchema.parse(apartment)).toMatchObject({
    ...noFacts,
    furnishing: "full",
    parking_cars: 2,
  });
  const fields = fieldMessages(submissionInputSchema.safeParse(apartment).error?.issues ?? []);
  expect(Object.keys(fields)).toEqual(["land_area"]);
});

test("LD2 LD3 land has the area of its measure, and a price per unit gives the total", () => {
  const land = {
    ...sent,
    property_type: "Land",
    property_price: "7 lakh",
    land_area: "१४ धुर",
    price_unit: "dhur",
  };
  expect(withDerivedPrice(submissionFormSchema.parse(land))).toMatchObject({
    land_area: "14 dhur",
    area: 2551.5,
    price_unit: "dhur",
    unit_price: 700_000,
    property_price: 9_800_000,
  });
  const house = submissionFormSchema.parse({ ...land, property_type: "House", area: "900" });
  expect(withDerivedPrice(house)).toMatchObject({
    area: 900,
    price_unit: "total",
    unit_price: null,
    property_price: 700_000,
  });
});

test("LD3 a price per unit needs the area, also while other fields are missing, and its total has a limit", () => {
  const land = { property_type: "Land", property_price: "7 lakh", price_unit: "dhur" };
  const codesOf = (form: object) => {
    const { error } = submissionInputSchema.check(checkUnitPrice).safeParse(form);
    const fields = Object.entries(fieldMessages(error?.issues ?? []));
    return Object.fromEntries(fields.map(([field, [first]]) => [field, first?.code]));
  };
  expect(codesOf(land)).toMatchObject({ land_area: "required", description: "required" });
  expect(codesOf({ ...land, land_area: "soon" }).land_area).toBe("land_measure_invalid");
  expect(codesOf({ ...land, land_area: "1 bigha", property_price: "9999 crore" }).property_price).toBe(
    "too_big",
  );
  expect(codesOf({ ...land, price_unit: "total" }).land_area).toBeUndefined();
  expect(codesOf({ ...land, price_unit: "month" }).price_unit).toBe("choice_invalid");
});

test("AS1 converts a submission to a pending property", () => {
  const stored = {
    ...submissionInputSchema.parse(sent),
    id: 3,
    image: null,
    unit_price: null,
    recognised_place: null,
    pictures: [],
    created_at: "2026-11-15T10:00:00Z",
  };
  expect(toPendingProperty(stored)).toEqual({
    title: "Family home",
    price: 8_500_000,
    description: "Two floors\nand a well",
    location: "Janakpur",
    propertyType: "House",
    bedrooms: null,
    bathrooms: null,
    sqft: null,
    contactName: "Sita Devi",
    contactEmail: "sita@example.com",
    contactPhone: null,
    submissionDate: "2026-11-15T10:00:00Z",
    status: "pending",
    image: null,
  });
});
