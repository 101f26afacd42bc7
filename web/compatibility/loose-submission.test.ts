import { expect, test } from "vitest";
import { submissionFactNames } from "#domain/sell/submission-facts.ts";
import { looseSubmissionSchema } from "./loose-submission.ts";

const bare = {
  id: 7,
  name: "Sita Devi",
  email: "sita@example.com",
  propert_title: "Family home",
  property_location: "Janakpur",
  property_price: "8500000.00",
  property_type: "House",
  description: "Two floors",
};

test("AS1 API7 accepts a submission with only the specified fields and reads numbers from text", () => {
  expect(looseSubmissionSchema.parse({ ...bare, no_of_bathrooms: "2.5", image: "" })).toEqual({
    ...bare,
    property_price: 8_500_000,
    phone_no: null,
    no_of_bedrooms: null,
    no_of_bathrooms: 2.5,
    area: null,
    price_unit: "total",
    unit_price: null,
    ...Object.fromEntries(submissionFactNames.map((name) => [name, null])),
    local_level_id: null,
    ward: null,
    street: "",
    recognised_place: null,
    image: null,
    pictures: [],
    step: "received",
    decline_reason: "",
    property_id: null,
    created_at: null,
    features: [],
    custom_features: [],
  });
});

test("AS1 reads feature names from names, objects and texts, and drops ids without a name", () => {
  const parsed = looseSubmissionSchema.parse({
    ...bare,
    features: [3, { id: 4, name: "Garden" }, "Parking"],
    feature_names: ["garden"],
    custom_features: '["A well", "Mango tree"]',
  });
  expect(parsed.features).toEqual(["garden", "Parking"]);
  expect(parsed.custom_features).toEqual(["A well", "Mango tree"]);
});

test("rejects a submission without a title or a price", () => {
  expect(looseSubmissionSchema.safeParse({ ...bare, property_price: "much" }).success).toBe(false);
  expect(looseSubmissionSchema.safeParse(null).success).toBe(false);
});
