import { afterAll, beforeAll, expect, test } from "vitest";
import { createDemoApp } from "#server/testing/demo-app.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { elementOf, elementsOf } from "#server/testing/read-html.ts";
import type { TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  site = await createDemoApp();
  admin = await logInAs(site, "admin");
});
afterAll(() => site.close());

const open = async (url: string) => (await site.app.inject({ url, headers: { accept: "text/html" } })).body;
const cardsOf = (page: string) => elementsOf(elementOf(page, /<main\b/), "article");
const footerOf = (page: string) => elementOf(page, /<footer\b/);

test.each([
  ["/buy", "/buy?price_from=1"],
  ["/np/rent", "/np/rent?price_from=1"],
  ["/projects", "/projects?search=a"],
])(
  "cards and the footer of %s are repeated on another page as React rendered them",
  async (first, second) => {
    const [rendered, repeated] = [await open(first), await open(second)];
    expect(cardsOf(rendered).length).toBeGreaterThan(2);
    const known = new Set(cardsOf(rendered));
    expect(cardsOf(repeated).filter((card) => known.has(card)).length).toBeGreaterThan(2);
    expect(footerOf(repeated)).toBe(footerOf(rendered));
    expect(repeated).not.toMatch(/<(?:li|footer)[^>]*>\([0-9a-f]{32} \d+\)/);
  },
);

const mark = /\([0-9a-f]{32} \d+\)/;

test("the fields of filters that are not set are repeated, with the labels of their page", async () => {
  const formOf = async (url: string) => elementOf(await open(url), /<search\b/);
  const [rendered, repeated] = [await formOf("/buy?price_from=11"), await formOf("/buy?price_from=12")];
  const fieldsFrom = (name: string, page: string) => page.slice(page.indexOf(`name="${name}"`));
  for (const page of [rendered, repeated]) {
    expect(page).not.toMatch(mark);
    const labelled = Array.from(page.matchAll(/ for="([^"]+)"/g), ([, id]) => id);
    expect(labelled.length).toBeGreaterThan(5);
    for (const id of labelled) expect(page).toContain(` id="${id}"`);
  }
  expect(fieldsFrom("area_from", rendered)).toContain('name="facing"');
  expect(fieldsFrom("area_from", repeated)).toBe(fieldsFrom("area_from", rendered));
  const narrowed = await formOf("/buy?price_from=12&bedrooms=3");
  expect(narrowed).toMatch(/<option value="3"[^>]* selected=""/);
  expect(await formOf("/buy?price_from=13")).not.toMatch(/<option value="3"[^>]* selected=""/);
});

test("sections of the home page are repeated after a change of a property", async () => {
  const sections = (page: string) =>
    ["actions", "land-converter"].map((name) =>
      elementOf(page, new RegExp(`<section\\b[^>]*aria-labelledby="${name}"`)),
    );
  const rendered = await open("/");
  const [{ id }] = (await site.app.inject("/api/properties/")).json().results;
  const url = `/api/properties/${id}/`;
  const changed = { method: "PATCH", url, headers: admin.headers, payload: { price: 7_654_321 } } as const;
  expect((await site.app.inject(changed)).statusCode).toBe(200);
  const repeated = await open("/");
  expect(sections(repeated)).toEqual(sections(rendered));
  expect(repeated).not.toMatch(mark);
});

test("each language has its own cards", async () => {
  const [english, nepali] = [await open("/buy?price_from=2"), await open("/np/buy?price_from=2")];
  expect(cardsOf(english)[1]).toContain('href="/property/');
  expect(cardsOf(nepali)[1]).toContain('href="/np/property/');
});

test("ST1: cards and the footer show a changed phone of the company at once", async () => {
  const company = "/api/settings/company/";
  const { value } = (await site.app.inject({ url: company, headers: admin.headers })).json();
  const before = await open("/buy?price_from=3");
  expect(cardsOf(before)[1]).toContain(`tel:${value.phone.replaceAll(/[^+\d]/g, "")}`);
  const changed = await site.app.inject({
    method: "PUT",
    url: company,
    headers: admin.headers,
    payload: { ...value, phone: "+977-41-555123" },
  });
  expect(changed.statusCode).toBe(200);
  const after = await open("/buy?price_from=3");
  for (const part of [cardsOf(after)[1], footerOf(after)]) expect(part).toContain("tel:+97741555123");
});
