import { formOf } from "#server/testing/pictures.ts";

/** Submits a property with a picture. */
export function postSubmission(origin: string, image: File, title = "House"): Promise<Response> {
  const body = formOf({
    name: "Ranjana Karna",
    email: "ranjana@example.com",
    propert_title: title,
    property_location: "Janakpur",
    property_price: "8700000",
    property_type: "House",
    description: "Two storeys.",
    image,
  });
  return fetch(`${origin}/sell/`, { method: "POST", body });
}
