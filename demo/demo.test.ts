import { describe, expect, test } from "vitest";
import { demoFeatures } from "#demo/features.ts";
import { localLevelIds } from "#demo/local-level-ids.ts";
import { demoMessages } from "#demo/messages.ts";
import { demoProjects } from "#demo/projects.ts";
import { demoProperties } from "#demo/properties.ts";
import { demoRates } from "#demo/rates.ts";
import { demoServiceRequests } from "#demo/service-requests.ts";
import { demoSubmissions } from "#demo/submissions.ts";
import { languages } from "#domain/language.ts";
import { messageInputSchema } from "#domain/messages/message.ts";
import { findLocalLevel } from "#domain/places/local-levels.ts";
import { findPlaceProblem } from "#domain/places/place-input.ts";
import { spellingKey } from "#domain/places/spelling-key.ts";
import {
  noProjectFilters,
  projectLocations,
  projectStatusChoices,
  projectTypeChoices,
} from "#domain/projects/filters.ts";
import { projectInputSchema } from "#domain/projects/project-input.ts";
import { projectTexts } from "#domain/projects/project-texts.ts";
import type { PropertyFilters } from "#domain/properties/filters.ts";
import { type ListingType, propertyTypes } from "#domain/properties/kinds.ts";
import { locationsFor, propertyTypesFor } from "#domain/properties/options.ts";
import { buyPriceBands, homePriceBands, rentPriceBands } from "#domain/properties/price-bands.ts";
import { propertyTexts } from "#domain/properties/property-fields.ts";
import { propertyInputSchema } from "#domain/properties/property-input.ts";
import { dollarRate, toRupees } from "#domain/rates/dollars.ts";
import { rateKinds } from "#domain/rates/kinds.ts";
import { rateInputSchema } from "#domain/rates/rate-input.ts";
import { matchesProject } from "#domain/search/matches-project.ts";
import { matchesProperty } from "#domain/search/matches-property.ts";
import { submissionFormSchema } from "#domain/sell/submission.ts";
import { withDerivedPrice } from "#domain/sell/unit-price.ts";
import { serviceRequestInputSchema } from "#domain/service-requests/service-request.ts";
import { priorityOf } from "#domain/service-requests/services.ts";
import { joinTextList, readTextList } from "#domain/text-list.ts";
import { missingTexts } from "#domain/translations.ts";

const demoDate = "2026-11-15T00:00:00Z";

function findActive(listing: ListingType) {
  return demoProperties.filter((property) => property.status === "active" && property.for_type === listing);
}

function findMatching(listing: ListingType, filters: PropertyFilters) {
  const unknown = { checked_on: null, land_area: null, road_width: null, facing: null };
  return findActive(listing).filter((property) =>
    matchesProperty(
      { ...unknown, ...property, features: [], created_at: new Date(property.listedAt) },
      filters,
    ),
  );
}

const land = demoProperties.filter((property) => property.property_type === "land");

describe("properties", () => {
  test("LD1: are 36 of all nine types, 12 of them land, 6 to 10 of the active ones featured", () => {
    expect(demoProperties).toHaveLength(36);
    expect(new Set(demoProperties.map((property) => property.property_type))).toEqual(new Set(propertyTypes));
    expect(land).toHaveLength(12);
    expect(demoProperties.filter((property) => property.status === "withdrawn")).toHaveLength(3);
    const featured = demoProperties.filter((property) => property.is_featured);
    expect(featured.every((property) => property.status === "active")).toBe(true);
    expect(featured.length).toBeGreaterThanOrEqual(6);
    expect(featured.length).toBeLessThanOrEqual(10);
    expect(featured.some((property) => property.property_type === "land")).toBe(true);
  });

  test("are in the order of their pictures: three, and of the newer ones two", () => {
    const expected = demoProperties.map((_, index) => {
      const letters = index < 24 ? ["a", "b", "c"] : ["a", "b"];
      return letters.map((letter) => `property-${String(index + 1).padStart(2, "0")}-${letter}`);
    });
    expect(demoProperties.map((property) => property.pictures)).toEqual(expected);
  });

  test.each([...buyPriceBands, ...homePriceBands])(
    "include one for sale in the price band $value",
    (price) => {
      expect(findMatching("sale", { price })).not.toEqual([]);
    },
  );

  test.each([...rentPriceBands])("include one for rent in the price band $value", (price) => {
    expect(findMatching("rent", { price })).not.toEqual([]);
  });

  test.each(["sale", "rent"] as const)("include one for %s for every type and location filter", (listing) => {
    for (const type of propertyTypesFor(listing))
      expect(findMatching(listing, { type: [type] }), type).not.toEqual([]);
    for (const { value } of locationsFor(listing)) {
      expect(findMatching(listing, { location: value }), value).not.toEqual([]);
    }
  });

  test("include rentals with 0 to 5 bedrooms", () => {
    const bedrooms = new Set(findActive("rent").map((property) => Math.min(property.bedrooms, 5)));
    expect(bedrooms).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });

  test("have whole room counts, no rooms on land and descriptions of at least two sentences", () => {
    for (const property of demoProperties) {
      const rooms = [property.bedrooms, property.bathrooms];
      expect(rooms.every((count) => Number.isInteger(count) && count >= 0)).toBe(true);
      if (property.property_type === "land") expect(rooms).toEqual([0, 0]);
      expect(property.description.split(". ").length, property.name).toBeGreaterThanOrEqual(2);
    }
  });

  test("pass the admin form's schema, which derives the same prices and areas", () => {
    for (const property of demoProperties) {
      const { statusSince, reduced, papers, pictures, listedAt, ...fields } = property;
      const form = { ...fields, features: [] };
      expect(propertyInputSchema.parse(form), property.name).toMatchObject(form);
    }
  });

  test("use every demo feature", () => {
    expect(new Set(demoProperties.flatMap((property) => property.features))).toEqual(new Set(demoFeatures));
  });
});

describe("projects", () => {
  const hasMatch = (filters: Partial<typeof noProjectFilters>) =>
    demoProjects.some((project) => matchesProject(project, { ...noProjectFilters, ...filters }));

  test("are eight that pass the admin form's schema, with four pictures each", () => {
    expect(demoProjects).toHaveLength(8);
    for (const { pictures, ...project } of demoProjects) {
      expect(projectInputSchema.parse(project)).toEqual(project);
      expect(new Set(pictures).size).toBe(4);
    }
  });

  test("include a match for every filter", () => {
    for (const { value } of projectLocations) expect(hasMatch({ location: value }), value).toBe(true);
    const statuses = new Set(demoProjects.map((project) => project.proj_status));
    for (const status of Object.values(projectStatusChoices)) expect(statuses).toContain(status);
    const types = new Set(demoProjects.map((project) => project.proj_type));
    for (const type of Object.values(projectTypeChoices)) expect(types).toContain(type);
  });

  test("have a completion date if and only if they are completed", () => {
    for (const project of demoProjects) {
      expect(project.completed_date !== null, project.proj_name).toBe(project.proj_status === "Completed");
    }
  });

  test("have list items with commas that survive joining and reading", () => {
    const lists = demoProjects.flatMap((project) => [project.features, project.challenges, project.outcomes]);
    expect(lists.flat().filter((item) => item.includes(",")).length).toBeGreaterThanOrEqual(3);
    for (const list of lists) expect(readTextList(joinTextList(list))).toEqual(list);
  });
});

describe("the inbox", () => {
  test("has 4 submissions, 5 messages and 5 requests that pass the public forms' schemas", () => {
    expect([demoSubmissions.length, demoMessages.length, demoServiceRequests.length]).toEqual([4, 5, 5]);
    for (const { image: _, created_at: _created, ...stored } of demoSubmissions) {
      // A price per unit is sent as the price.
      const sent = { ...stored, property_price: stored.unit_price ?? stored.property_price };
      expect(withDerivedPrice(submissionFormSchema.parse(sent))).toMatchObject(stored);
    }
    for (const message of demoMessages) expect(message).toMatchObject(messageInputSchema.parse(message));
    for (const request of demoServiceRequests)
      expect(request).toMatchObject(serviceRequestInputSchema.parse(request));
  });

  test("has requests of every priority, a submission of land, one submission and one request with a picture, and a Nepali message", () => {
    const priorities = new Set(demoServiceRequests.map((request) => priorityOf(request.Service_urgency)));
    expect(priorities).toEqual(new Set(["high", "medium", "normal"]));
    expect(demoSubmissions.filter((submission) => submission.property_type === "Land")).toHaveLength(1);
    expect(demoSubmissions.filter((submission) => submission.image !== null)).toHaveLength(1);
    expect(demoServiceRequests.filter((request) => request.imag !== null)).toHaveLength(1);
    expect(demoMessages.some((message) => /\p{Script=Devanagari}/u.test(message.message))).toBe(true);
  });

  test("uses only fictitious e-mail addresses and phone numbers", () => {
    const addresses = [...demoSubmissions, ...demoMessages, ...demoServiceRequests].map(({ email }) => email);
    for (const address of addresses) if (address !== null) expect(address).toMatch(/@example\.com$/);
    const phones = [...demoSubmissions, ...demoServiceRequests].map((entry) => entry.phone_no);
    for (const phone of phones) if (phone !== null) expect(phone).toMatch(/^\+977-9800000\d{3}$/);
  });
});

describe("NL6 in both languages", () => {
  const rows = [
    ...demoProperties.map((row) => ({
      row,
      name: row.name,
      missing: languages.flatMap((language) =>
        missingTexts(propertyTexts, { ...row, custom_features: [...row.custom_features] }, language),
      ),
    })),
    ...demoProjects.map((row) => ({
      row,
      name: row.proj_name,
      missing: languages.flatMap((language) => missingTexts(projectTexts, row, language)),
    })),
  ];

  test("every property and project has all its texts", () => {
    for (const { row, name, missing } of rows) {
      expect(missing, name).toEqual([]);
      const nepali = JSON.stringify(row.translations.np);
      // Nepali texts contain neither English words nor European digits; "\n" is a line break.
      expect(nepali.replaceAll("\\n", "").replaceAll(/"\w+":/g, ""), name).not.toMatch(/[a-z0-9]/i);
    }
  });

  test("every address names a local level and, if it has one, a ward that exists there", () => {
    const placed = [...rows.map(({ row }) => row), ...demoSubmissions];
    const written = placed.filter(({ local_level_id }) => local_level_id === null);
    expect(written).toMatchObject([{ location: "Kamala River, between Dhanusha and Siraha" }]);
    for (const { local_level_id, ward, street } of placed)
      expect(findPlaceProblem({ local_level_id, ward }), street).toBeUndefined();
    const addresses = [
      ...demoProperties.map(({ address }) => address),
      ...demoProjects.map(({ location }) => location),
    ];
    expect(addresses).toContain("Pidari Chowk, Janakpurdham-8, Dhanusha");
    expect(demoProperties.map(({ translations }) => translations.np?.address)).toContain(
      "पिडारी चोक, जनकपुरधाम-८, धनुषा",
    );
  });

  test("the ids of local levels are those of the places that they are named after", () => {
    for (const [name, id] of Object.entries(localLevelIds))
      expect(spellingKey(findLocalLevel(id)?.names.en ?? ""), name).toBe(spellingKey(name));
  });
});

test("no timestamp is later than the demo date", () => {
  const timestamps = [
    ...demoProperties.flatMap((property) => [
      property.listedAt,
      property.statusSince ?? null,
      property.lalpurja_seen_on ?? null,
      property.boundaries_walked_on ?? null,
      property.road_measured_on ?? null,
    ]),
    ...demoProjects.flatMap((project) => [project.start_date, project.completed_date]),
    ...[...demoSubmissions, ...demoMessages, ...demoServiceRequests].map((entry) => entry.created_at),
  ].filter((timestamp) => timestamp !== null);
  for (const timestamp of timestamps)
    expect(Date.parse(timestamp), timestamp).toBeLessThanOrEqual(Date.parse(demoDate));
});

describe("ST2: rates", () => {
  const rates = demoRates.map(({ isOverdue: _isOverdue, ...rate }) => rate);

  test("are of every kind, valid, in both languages, and say that they are examples", () => {
    expect(new Set(rates.map(({ kind }) => kind))).toEqual(new Set(rateKinds));
    for (const rate of rates) {
      expect(rateInputSchema.parse(rate)).toEqual(rate);
      expect(rate.source.en).toMatch(/example/i);
      expect(rate.source.np).toContain("नमुना");
    }
  });

  test("make sense of the projects' budgets in dollars and in rupees", () => {
    const rate = dollarRate(rates);
    for (const { proj_name: name, proj_budget: dollars } of demoProjects) {
      const crores = (toRupees(dollars, rate) ?? 0) / 10_000_000;
      expect([name, crores > 3 && crores < 150]).toEqual([name, true]);
      expect([name, dollars >= 200_000 && dollars <= 10_000_000]).toEqual([name, true]);
    }
  });
});
