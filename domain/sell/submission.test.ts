import { expect, test } from "vitest";
import { fieldMessages } from "#domain/problems.ts";
import { toPendingProperty } from "./pending-property.ts";
import { submissionInputSchema } from "./submission.ts";

const sent = {
  name: "Sita Devi",
  email: "sita@example.com",
  propert_title: "Family home",
  property_location: "Janakpur",
  property_price: "85,00,000",
  property_type: "House",
  description: "Two floors\nand a well",
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

test("AS1 converts a submission to a pending property", () => {
  const stored = {
    ...submissionInputSchema.parse(sent),
    id: 3,
    image: null,
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
