import { describe, expect, test } from "vitest";
import { fieldMessages } from "#domain/problems.ts";
import { quoteFormSchema, serviceRequestInputSchema, serviceRequestOf } from "./service-request.ts";
import { priorityOf, priorityTones, serviceKeys, services, urgencyKeys } from "./services.ts";

const form = {
  name: "Sita Devi",
  phone: "९८४१२३४५६७",
  email: "",
  address: "Station Road",
  service: "flooring",
  urgency: "urgent",
  preferredDate: "",
  description: "Marble in two rooms",
} as const;

describe("the quote form", () => {
  test("OT2 requires the name but does not send it", () => {
    const request = serviceRequestOf(quoteFormSchema.parse(form));
    expect(request).toEqual({
      service_name: "Flooring",
      phone_no: "9841234567",
      email: null,
      address: "Station Road",
      service_type: "Other",
      Service_urgency: "2 Weeks",
      preffered_date: null,
      description: "Marble in two rooms",
    });
    expect(serviceRequestInputSchema.parse(request)).toEqual(request);
  });

  test("OT2 name, phone, address, service, urgency and description are required", () => {
    const missed = fieldMessages(quoteFormSchema.safeParse({}).error?.issues ?? []);
    expect(Object.keys(missed)).toEqual(["name", "phone", "address", "service", "urgency", "description"]);
  });

  test("OT3 sends the API's values for urgency and service", () => {
    const sent = urgencyKeys.map(
      (urgency) => serviceRequestOf(quoteFormSchema.parse({ ...form, urgency })).Service_urgency,
    );
    expect(sent).toEqual(["2 Weeks", "1 Month", "3 Months"]);
    expect(serviceKeys.map((key) => services[key].type)).toEqual([
      "House Renovation",
      "Interior Painting",
      "Exterior Painting",
      "Kitchen Renovation",
      "Bathroom Renovation",
      "Other",
    ]);
    expect([...serviceKeys]).toEqual(Object.keys(services));
  });
});

test("API1 uses the service type if the service name is missing, and rejects an unknown urgency", () => {
  const sent = {
    phone_no: "041-590123",
    address: "Station Road",
    service_type: "Interior Painting",
    Service_urgency: "1 Month",
    description: "Two rooms",
  };
  expect(serviceRequestInputSchema.parse(sent)).toEqual({
    ...sent,
    service_name: "Interior Painting",
    email: null,
    preffered_date: null,
  });
  const refused = serviceRequestInputSchema.safeParse({ ...sent, Service_urgency: "Now" });
  expect(refused.error?.issues.map((issue) => issue.message)).toEqual(["choice_invalid"]);
});

test("AR1 maps 2 weeks to high (red), 1 month to medium (yellow), anything else to normal (green)", () => {
  const tones = ["2 Weeks", "High", "1 Month", "Medium", "3 Months", "", null].map(
    (urgency) => priorityTones[priorityOf(urgency)],
  );
  expect(tones).toEqual(["red", "red", "yellow", "yellow", "green", "green", "green"]);
});
