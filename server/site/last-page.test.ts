import { afterAll, beforeAll, expect, test } from "vitest";
import { insertProperty } from "#server/testing/insert-property.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  for (let count = 0; count < 13; count++) await insertProperty(site.database);
});
afterAll(() => site.close());

test("BU2: a page beyond the last one leads to the last one", async () => {
  const beyond = await site.app.inject({ url: "/np/buy?page=99&sort=price_asc" });
  expect([beyond.statusCode, beyond.headers.location]).toEqual([302, "/np/buy?sort=price_asc&page=2"]);
});

test("BU2: a page of several says which results it has", async () => {
  const { body } = await site.app.inject({ url: "/buy" });
  expect(body).toContain("Showing 13 of 13 properties");
  expect(body).toContain("1–12 on this page");
  expect((await site.app.inject({ url: "/np/buy?page=2" })).body).toContain("यस पृष्ठमा १३–१३");
});
