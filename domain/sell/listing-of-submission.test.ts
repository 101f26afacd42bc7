import { describe, expect, test } from "vitest";
import { papersInputSchema } from "#domain/papers/papers.ts";
import { propertyInputSchema } from "#domain/properties/property-input.ts";
import { listingOfSubmission, papersOfOwner } from "./listing-of-submission.ts";

const owner = { name: "Ranjana Karna", email: "ranjana@example.com", phone_no: "9800000101" };
const offer: Parameters<typeof listingOfSubmission>[0] = {
  propert_title: "Plot near the school",
  property_location: "Shiva Chowk, Janakpur-5",
  property_price: 6_600_000,
  price_unit: "kattha",
  unit_price: 1_200_000,
  property_type: "Land",
  no_of_bedrooms: null,
  no_of_bathrooms: null,
  area: 20_036.25,
  description: "बाटोमुखी, घाम राम्रो लाग्छ।",
  local_level_id: 223,
  ward: 5,
  street: "Shiva Chowk",
  land_area: "5 kattha 10 dhur",
  storeys: null,
  furnishing: null,
  parking_motorcycles: null,
  parking_cars: null,
  facing: "south",
  road_width: 16,
  road_type: "blacktop",
  lalpurja: "yes",
};

describe("LE5: the draft of a submission", () => {
  test("has each text in its own language, and the place instead of the written location", () => {
    expect(listingOfSubmission(offer)).toMatchObject({
      status: "draft",
      for_type: "sale",
      property_type: "land",
      local_level_id: 223,
      ward: 5,
      translations: {
        en: { name: "Plot near the school", street: "Shiva Chowk" },
        np: { description: offer.description },
      },
    });
    const unplaced = { ...offer, local_level_id: null, ward: null, street: "" };
    const unknown = { ...unplaced, property_location: "Behind the school" };
    expect(listingOfSubmission(unknown)).toMatchObject({
      translations: { en: { name: "Plot near the school", address: "Behind the school" } },
    });
  });

  test("has the municipality and the ward that the written location names", () => {
    expect(listingOfSubmission({ ...offer, local_level_id: null, ward: null, street: "" })).toMatchObject({
      local_level_id: 223,
      ward: 5,
      translations: { en: { street: "Shiva Chowk" } },
    });
  });

  test("has the measure, the price and its unit as the owner wrote them", () => {
    const { land_area, price_unit, unit_price, price } = listingOfSubmission(offer);
    expect({ land_area, price_unit, unit_price, price }).toEqual({
      land_area: offer.land_area,
      price_unit: "kattha",
      unit_price: 1_200_000,
      price: 6_600_000,
    });
  });

  test.each([
    [2.5, 2],
    [0.5, 0],
    [3, 3],
    [null, 0],
  ])("has whole bathrooms: %s becomes %s", (bathrooms, expected) => {
    expect(listingOfSubmission({ ...offer, no_of_bathrooms: bathrooms }).bathrooms).toBe(expected);
  });

  test.each(["House", "Apartment", "Condo", "Townhouse"] as const)("of a %s is a valid form", (type) => {
    const fields = listingOfSubmission({
      ...offer,
      property_type: type,
      price_unit: "total",
      unit_price: null,
      land_area: null,
    });
    expect(propertyInputSchema.safeParse(fields).error).toBeUndefined();
  });

  test("has nothing of its owner, who is in the papers", () => {
    const listing = JSON.stringify(listingOfSubmission({ ...offer, ...owner }));
    for (const secret of Object.values(owner)) expect(listing).not.toContain(secret);
    const papers = papersOfOwner(owner);
    expect(papers).toMatchObject({
      owner_name: owner.name,
      owner_email: owner.email,
      owner_phone: owner.phone_no,
    });
    expect(papersInputSchema.safeParse(papers).data).toEqual(papers);
  });
});
