import type { Insertable } from "kysely";
import type { Schema } from "#server/platform/database/schema.ts";

export const sampleProperty: Insertable<Schema["properties"]> = {
  name: "House one",
  address: "Ward 4, Janakpur",
  price: 12_500_000,
  description: "",
  area: 1850,
  bedrooms: 3,
  bathrooms: 2,
  is_featured: true,
  property_type: "house",
  for_type: "sale",
  status: "active",
  custom_features: [],
};

export const sampleProject: Insertable<Schema["projects"]> = {
  proj_name: "Bridge one",
  location: "Janakpur",
  proj_area: "1 km",
  proj_type: "Infrastructure",
  proj_status: "Completed",
  proj_duration: "1 year",
  professionals: 1,
  proj_budget: 1,
  client_name: "The town",
  description: "",
  features: [],
  challenges: [],
  outcomes: [],
};
