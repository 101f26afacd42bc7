import type { Insertable } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Schema } from "#server/platform/database/schema.ts";
import { sampleProperty } from "#server/testing/sample-rows.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let id: number;

beforeAll(async () => {
  site = await createTestApp();
  id = await insertProperty({ name: "House <b>by</b> the pond" });
});
afterAll(() => site.close());

async function insertProperty(changes: Partial<Insertable<Schema["properties"]>>): Promise<number> {
  const row = await site.database
    .insertInto("properties")
    .values({ ...sampleProperty, ...changes })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

const html = async (url: string) => site.app.inject({ url, headers: { accept: "text/html" } });

test("BU2 BU6: the list's HTML contains names and prices, in the language of the address (IN3, NL1)", async () => {
  const english = await html("/buy");
  expect(english.statusCode).toBe(200);
  expect(english.body).toContain('<html lang="en"');
  expect(english.body).toContain("House &lt;b&gt;by&lt;/b&gt; the pond");
  expect(english.body).toContain("रु 1,25,00,000");
  const nepali = await html("/np/buy");
  expect(nepali.body).toContain('<html lang="ne"');
  expect(nepali.body).toContain("रु १,२५,००,०००");
  expect(nepali.body).toContain("१.२५ करोड");
});

test("BU2 PY1: a price or an area of 0, as in older rows, is not shown", async () => {
  const free = await insertProperty({
    name: "Plot without figures",
    price: 0,
    area: 0,
    bedrooms: 0,
    bathrooms: 0,
    property_type: "land",
    for_type: "rent",
  });
  for (const path of ["/rent", `/property/${free}`]) {
    const english = (await html(path)).body;
    expect(english).toContain("Plot without figures");
    expect(english).toContain("Price on request");
    expect(english).not.toMatch(/रु 0(?!\d)|>0 sq ft|"price":0|"value":0/);
    const nepali = (await html(`/np${path}`)).body;
    expect(nepali).toContain("मूल्य सोध्नुहोस्");
    expect(nepali).not.toMatch(/रु ०(?![०-९])|>० वर्ग फिट/);
  }
});

test("PY1: a property without a description or pictures shows the default ones", async () => {
  const page = await html(`/property/${id}`);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain("No description available for this property.");
  expect(page.body).toContain("/default-picture.svg");
});

test("PY1: land shows no rooms and an office its washrooms, on the page and to search engines", async () => {
  const rooms = { bedrooms: 0, bathrooms: 14, is_featured: false };
  const land = await insertProperty({ name: "House", ...rooms, property_type: "land" });
  const office = await insertProperty({ name: "House", ...rooms, property_type: "commercial" });
  const facts = /<dl aria-label="At a glance".*?<\/dl>/s;
  const landPage = (await html(`/property/${land}`)).body;
  expect(facts.exec(landPage)?.[0]).toContain("1,850 sq ft");
  expect(facts.exec(landPage)?.[0]).not.toMatch(/rooms/i);
  expect(landPage).not.toMatch(/numberOfB/);
  const officePage = (await html(`/property/${office}`)).body;
  expect(facts.exec(officePage)?.[0]).toMatch(/Washrooms<\/dt><dd[^>]*>14</);
  expect(facts.exec(officePage)?.[0]).not.toMatch(/Bedrooms|Bathrooms/);
  expect(officePage).not.toMatch(/numberOfB/);
  const list = (await html("/np/buy?type=commercial")).body;
  expect(list).toContain("१४ शौचालय");
  expect(list).not.toContain("१४ बाथरुम");
});

test("IN1: English text by staff is marked with lang=en on Nepali pages", async () => {
  for (const page of [await html("/np/buy"), await html(`/np/property/${id}`)]) {
    expect(page.body).toContain('<span lang="en">House &lt;b&gt;by&lt;/b&gt; the pond</span>');
    expect(page.body).toContain('<span lang="en">Ward 4, Janakpur</span>');
  }
  expect((await html("/buy")).body).not.toContain('<span lang="en">');
});
