import { expect, test } from "vitest";
import { looseServiceRequestSchema } from "./loose-service-request.ts";

const bare = { id: 4, service_type: "House Renovation", phone_no: "9800000201", description: "A roof" };

test("AR1 API7 sets missing fields to null and falls back from service name to service type", () => {
  expect(looseServiceRequestSchema.parse(bare)).toEqual({
    ...bare,
    service_name: "House Renovation",
    email: null,
    address: null,
    Service_urgency: null,
    preffered_date: null,
    imag: null,
    pictures: [],
    created_at: null,
    projectType: null,
    budget: null,
    timeline: null,
    location: null,
  });
});

test("AR1 falls back from timeline to urgency, and reads numbers and timestamps", () => {
  const urgent = {
    ...bare,
    Service_urgency: "2 Weeks",
    preffered_date: "2026-12-06T00:00:00Z",
    budget: 50000,
  };
  expect(looseServiceRequestSchema.parse(urgent)).toMatchObject({
    timeline: "2 Weeks",
    preffered_date: "2026-12-06",
    budget: "50000",
  });
  const planned = { ...urgent, timeline: "Spring", preffered_date: "soon" };
  expect(looseServiceRequestSchema.parse(planned)).toMatchObject({
    timeline: "Spring",
    preffered_date: null,
  });
});
