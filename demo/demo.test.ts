import { describe, expect, test } from "vitest";
import { demoFeatures } from "#demo/features.ts";
import { demoMessages } from "#demo/messages.ts";
import { demoProjects } from "#demo/projects.ts";
import { demoProperties } from "#demo/properties.ts";
import { demoServiceRequests } from "#demo/service-requests.ts";
import { demoSubmissions } from "#demo/submissions.ts";
import { messageInputSchema } from "#domain/messages/message.ts";
import {
  matchesProject,
  noProjectFilters,
  projectLocations,
  projectStatusChoices,
  projectTypeChoices,
} from "#domain/projects/filters.ts";
import { projectInputSchema } from "#domain/projects/project-input.ts";
import { joinTextList, readTextList } from "#domain/projects/text-list.ts";
import { matchesProperty, noPropertyFilters, type PropertyFilters } from "#domain/properties/filters.ts";
import { type ListingType, propertyTypes } from "#domain/properties/kinds.ts";
import { locationsFor, propertyTypesFor } from "#domain/properties/options.ts";
import { buyPriceBands, homePriceBands, rentPriceBands } from "#domain/properties/price-bands.ts";
import { submissionInputSchema } from "#domain/sell/submission.ts";
import { serviceRequestInputSchema } from "#domain/service-requests/service-request.ts";
import { priorityOf } from "#domain/service-requests/services.ts";

const today = "2026-11-15T00:00:00Z";

function shown(listing: ListingType) {
  return demoProperties.filter((property) => property.status === "active" && property.for_type === listing);
}

function found(listing: ListingType, filters: Partial<PropertyFilters>) {
  return shown(listing).filter((property) => matchesProperty(property, { ...noPropertyFilters, ...filters }));
}

describe("properties", () => {
  test("are 24 of all nine types, 3 of them inactive, 6 to 8 of the active ones featured", () => {
    expect(demoProperties).toHaveLength(24);
    expect(new Set(demoProperties.map((property) => property.property_type))).toEqual(new Set(propertyTypes));
    expect(demoProperties.filter((property) => property.status === "inactive")).toHaveLength(3);
    const featured = demoProperties.filter((property) => property.is_featured);
    expect(featured.every((property) => property.status === "active")).toBe(true);
    expect(featured.length).toBeGreaterThanOrEqual(6);
    expect(featured.length).toBeLessThanOrEqual(8);
  });

  test("stand in the order of their pictures", () => {
    const expected = demoProperties.map((_, index) => {
      const number = String(index + 1).padStart(2, "0");
      return ["a", "b", "c"].map((letter) => `property-${number}-${letter}`);
    });
    expect(demoProperties.map((property) => property.pictures)).toEqual(expected);
  });

  test.each([...buyPriceBands, ...homePriceBands])("for sale: one costs $value", (price) => {
    expect(found("sale", { price })).not.toEqual([]);
  });

  test.each([...rentPriceBands])("for rent: one costs $value a month", (price) => {
    expect(found("rent", { price })).not.toEqual([]);
  });

  test.each(["sale", "rent"] as const)("for %s: every type and every place finds one", (listing) => {
    for (const type of propertyTypesFor(listing)) expect(found(listing, { type }), type).not.toEqual([]);
    for (const { value } of locationsFor(listing)) {
      expect(found(listing, { location: value }), value).not.toEqual([]);
    }
  });

  test("for rent: from no bedroom to five", () => {
    const bedrooms = new Set(shown("rent").map((property) => Math.min(property.bedrooms, 5)));
    expect(bedrooms).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });

  test("have land without rooms, whole counts and two sentences or more", () => {
    for (const property of demoProperties) {
      const rooms = [property.bedrooms, property.bathrooms];
      expect(rooms.every((count) => Number.isInteger(count) && count >= 0)).toBe(true);
      if (property.property_type === "land") expect(rooms).toEqual([0, 0]);
      expect(property.description.split(". ").length, property.name).toBeGreaterThanOrEqual(2);
    }
  });

  test("use each feature somewhere", () => {
    expect(new Set(demoProperties.flatMap((property) => property.features))).toEqual(new Set(demoFeatures));
  });
});

describe("projects", () => {
  const finds = (filters: Partial<typeof noProjectFilters>) =>
    demoProjects.some((project) => matchesProject(project, { ...noProjectFilters, ...filters }));

  test("are eight that the admin's form would take, with four pictures each", () => {
    expect(demoProjects).toHaveLength(8);
    for (const { pictures, ...project } of demoProjects) {
      expect(projectInputSchema.parse(project)).toEqual(project);
      expect(new Set(pictures).size).toBe(4);
    }
  });

  test("answer every filter", () => {
    for (const { value } of projectLocations) expect(finds({ location: value }), value).toBe(true);
    const statuses = new Set(demoProjects.map((project) => project.proj_status));
    for (const status of Object.values(projectStatusChoices)) expect(statuses).toContain(status);
    const types = new Set(demoProjects.map((project) => project.proj_type));
    for (const type of Object.values(projectTypeChoices)) expect(types).toContain(type);
  });

  test("are completed when, and only when, they have a completion date", () => {
    for (const project of demoProjects) {
      expect(project.completed_date !== null, project.proj_name).toBe(project.proj_status === "Completed");
    }
  });

  test("have list items with commas, which survive the comma-joined form", () => {
    const lists = demoProjects.flatMap((project) => [project.features, project.challenges, project.outcomes]);
    expect(lists.flat().filter((item) => item.includes(",")).length).toBeGreaterThanOrEqual(3);
    for (const list of lists) expect(readTextList(joinTextList(list))).toEqual(list);
  });
});

describe("the inbox", () => {
  test("has 4 submissions, 5 messages and 5 requests that the public forms would take", () => {
    expect([demoSubmissions.length, demoMessages.length, demoServiceRequests.length]).toEqual([4, 5, 5]);
    for (const submission of demoSubmissions)
      expect(submission).toMatchObject(submissionInputSchema.parse(submission));
    for (const message of demoMessages) expect(message).toMatchObject(messageInputSchema.parse(message));
    for (const request of demoServiceRequests)
      expect(request).toMatchObject(serviceRequestInputSchema.parse(request));
  });

  test("has requests of every priority, one picture in each picture list and a message in Nepali", () => {
    const priorities = new Set(demoServiceRequests.map((request) => priorityOf(request.Service_urgency)));
    expect(priorities).toEqual(new Set(["high", "medium", "normal"]));
    expect(demoSubmissions.filter((submission) => submission.image !== null)).toHaveLength(1);
    expect(demoServiceRequests.filter((request) => request.imag !== null)).toHaveLength(1);
    expect(demoMessages.some((message) => /\p{Script=Devanagari}/u.test(message.message))).toBe(true);
  });

  test("names nobody who exists", () => {
    const addresses = [...demoSubmissions, ...demoMessages, ...demoServiceRequests].map(({ email }) => email);
    for (const address of addresses) if (address !== null) expect(address).toMatch(/@example\.com$/);
    const phones = [...demoSubmissions, ...demoServiceRequests].map((entry) => entry.phone_no);
    for (const phone of phones) if (phone !== null) expect(phone).toMatch(/^\+977-9800000\d{3}$/);
  });
});

test("nothing has happened after the demo's today", () => {
  const moments = [
    ...demoProperties.map((property) => property.listed),
    ...demoProjects.flatMap((project) => [project.start_date, project.completed_date]),
    ...[...demoSubmissions, ...demoMessages, ...demoServiceRequests].map((entry) => entry.created_at),
  ].filter((moment) => moment !== null);
  for (const moment of moments) expect(Date.parse(moment), moment).toBeLessThanOrEqual(Date.parse(today));
});
