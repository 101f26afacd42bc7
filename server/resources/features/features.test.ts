import { afterAll, beforeAll, expect, test } from "vitest";
import { pageSchema } from "#domain/paging.ts";
import { featureSchema } from "#domain/properties/feature.ts";
import { fallbackFeatureNames } from "#domain/properties/features.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

test("a new database has the eight specified features (AP5)", async () => {
  const answer = await site.app.inject("/api/features/");
  const { results } = pageSchema(featureSchema).parse(answer.json());
  expect(results.map((feature) => feature.name)).toEqual(fallbackFeatureNames);
});

test("NL4 every feature of a new database has a Nepali name, and keeps the specified one in English", async () => {
  const response = await site.app.inject({ url: "/api/features/", headers: { "accept-language": "ne" } });
  const { results } = pageSchema(featureSchema).parse(response.json());
  for (const { name, translations } of results) {
    expect(name).toMatch(/^[\u0900-\u097f ]+$/);
    expect(translations?.np).toEqual({ name });
  }
  expect(results.map(({ translations }) => translations?.en.name)).toEqual(fallbackFeatureNames);
});

test("GET /api/features/ returns all features on one page, in order (API1, AP5)", async () => {
  await site.database.deleteFrom("features").execute();
  const names = Array.from({ length: 30 }, (_, index) => `Feature ${30 - index}`);
  await site.database
    .insertInto("features")
    .values(names.map((name) => ({ name })))
    .execute();
  // The cache hears of the change a moment later; an unknown parameter bypasses it.
  const first = await site.app.inject("/api/features/?uncached");
  const page = pageSchema(featureSchema).parse(first.json());
  expect(page.results.map((feature) => feature.name)).toEqual(names);
  expect(page).toMatchObject({ count: 30, next: null, previous: null });
  const second = await site.app.inject("/api/features/?uncached&page_size=20&page=2");
  expect(pageSchema(featureSchema).parse(second.json()).results).toHaveLength(10);
});
