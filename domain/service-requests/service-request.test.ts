import { afterEach, describe, expect, test, vi } from "vitest";
import { fieldMessages } from "#domain/problems.ts";
import { quoteFormSchema, serviceRequestInputSchema, toServiceRequestInput } from "./service-request.ts";
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
    const request = toServiceRequestInput(quoteFormSchema.parse(form));
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
    const missingFields = fieldMessages(quoteFormSchema.safeParse({}).error?.issues ?? []);
    expect(Object.keys(missingFields)).toEqual([
      "name",
      "phone",
      "address",
      "service",
      "urgency",
      "description",
    ]);
  });

  test("OT3 sends the API's values for urgency and service", () => {
    const sent = urgencyKeys.map(
      (urgency) => toServiceRequestInput(quoteFormSchema.parse({ ...form, urgency })).Service_urgency,
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
  const rejected = serviceRequestInputSchema.safeParse({ ...sent, Service_urgency: "Now" });
  expect(rejected.error?.issues.map((issue) => issue.message)).toEqual(["choice_invalid"]);
});

test("AR1 maps 2 weeks to high (red), 1 month to medium (yellow), anything else to normal (green)", () => {
  const tones = ["2 Weeks", "High", "1 Month", "Medium", "3 Months", "", null].map(
    (urgency) => priorityTones[priorityOf(urgency)],
  );
  expect(tones).toEqual(["red", "red", "yellow", "yellow", "green", "green", "green"]);
});

describe("the preferred date", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  const request = {
    phone_no: "041-590123",
    address: "Station Road",
    service_type: "Interior Painting",
    Service_urgency: "1 Month",
    description: "Two rooms",
  };
  const codesAt = (now: string, day: string) => {
    vi.useFakeTimers({ now: new Date(now) });
    const parsedRequest = serviceRequestInputSchema.safeParse({ ...request, preffered_date: day });
    const parsedQuote = quoteFormSchema.safeParse({ ...form, preferredDate: day });
    return [...(parsedRequest.error?.issues ?? []), ...(parsedQuote.error?.issues ?? [])].map(
      ({ path, message }) => `${path.join(".")}: ${message}`,
    );
  };
  const past = ["preffered_date: date_past", "preferredDate: date_past"];

  // Kathmandu's midnight is at 18:15 UTC.
  test.each([
    ["2026-11-15T18:14:59Z", "2026-11-15", []],
    ["2026-11-15T18:15:00Z", "2026-11-15", past],
    ["2026-11-15T18:15:00Z", "2026-11-16", []],
    ["2026-11-16T12:00:00Z", "2031-01-05", []],
    ["2026-11-16T12:00:00Z", "1999-12-31", past],
    ["2026-11-16T12:00:00Z", "", []],
  ])("OT2 at %s the API and the form compare the day %j with Kathmandu's date", (now, day, codes) => {
    expect(codesAt(now, day)).toEqual(codes);
  });
});
