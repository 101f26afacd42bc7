import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoProperties } from "#demo/properties.ts";
import { pageSchema } from "#domain/paging.ts";
import { staffPinSchemas } from "#domain/places/pin-fields.ts";
import { problemSchema } from "#domain/problems.ts";
import { isListed } from "#domain/properties/kinds.ts";
import { propertySchema } from "#domain/properties/property.ts";
import { seedProperties } from "#server/demo/seed-properties.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { presentProperty } from "./presenter.ts";
import { requireProperty } from "./writing.ts";

let site: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
  const keys = demoProperties.flatMap((property) => property.pictures);
  const pictures = keys.map((key) => ({ key, width: 1600, height: 1067, placeholder: "data:,", alt: null }));
  await site.database.insertInto("pictures").values(pictures).execute();
  await seedProperties(site.database);
});
afterAll(() => site.close());

const listSchema = pageSchema(propertySchema);
const active = demoProperties.filter((property) => isListed(property.status));
const list = async (query: string, headers = {}) => {
  const answer = await site.app.inject({ url: `/api/properties/${query}`, headers });
  expect(answer.statusCode).toBe(200);
  return listSchema.parse(answer.json());
};

describe("GET /api/properties/ (API1, API3)", () => {
  test("returns a page, newest first, with links to the next and previous page", async () => {
    const first = await list("?page_size=10");
    expect(first.count).toBe(active.length);
    expect(first.results).toHaveLength(10);
    expect(first.previous).toBeNull();
    expect(first.next).toBe("http://site.test/api/properties/?page_size=10&page=2");
    const dates = first.results.map((property) => property.created_at);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const last = await list("?page_size=10&page=3");
    expect(last.next).toBeNull();
    expect(last.results).toHaveLength(active.length - 20);
  });

  test("filters by for_type and accepts buy for sale", async () => {
    const forSale = active.filter((property) => property.for_type === "sale");
    expect((await list("?status=active&for_type=sale")).count).toBe(forSale.length);
    expect((await list("?status=active&for_type=buy")).count).toBe(forSale.length);
  });

  test("lists only active properties to visitors, and all or the requested ones to admins", async () => {
    const withdrawn = demoProperties.filter(({ status }) => status === "withdrawn").length;
    expect((await list("?status=inactive")).count).toBe(0);
    expect((await list("", admin.headers)).count).toBe(demoProperties.length);
    const asked = await list("?status=inactive", admin.headers);
    expect(asked.results.map((property) => property.status)).toEqual(Array(withdrawn).fill("withdrawn"));
  });

  test("rejects an invalid token instead of treating the caller as a visitor", async () => {
    const headers = { authorization: "Bearer x.y.z" };
    expect((await site.app.inject({ url: "/api/properties/", headers })).statusCode).toBe(401);
  });

  test("combines the filters for location, search, price, type and bedrooms", async () => {
    const query = "?for_type=rent&price=15000-25000&type=apartment&bedrooms=2";
    const expected = active.filter(
      (one) =>
        one.for_type === "rent" &&
        one.price > 15_000 &&
        one.price <= 25_000 &&
        one.property_type === "apartment" &&
        one.bedrooms >= 2,
    );
    const names = (page: { results: { name: string }[] }) => page.results.map((one) => one.name).sort();
    expect(names(await list(query))).toEqual(expected.map((one) => one.name).sort());
    expect((await list("?location=JANAKPUR&search=house")).results).not.toEqual([]);
  });

  test.each(["en", "np"])("NL4: in %s, a location in either script finds the same", async (language) => {
    const find = async (location: string) => (await list(`?lang=${language}&location=${location}`)).results;
    const found = await find(encodeURIComponent("जनकपुरधाम"));
    expect(found).not.toEqual([]);
    expect(found).toEqual(await find("janakpurdham"));
  });

  test.each([
    "?page=0",
    "?page=x",
    "?page_size=101",
    "?status=gone",
    "?for_type=gift",
    "?type=castle",
    "?price=1-2",
    "?bedrooms=10",
    "?price_from=cheap",
    "?area_to=big",
    "?place=x1",
    "?facing=up",
    "?since=8",
    "?bounds=1,2",
    "?sort=random",
    "?search=a&search=b",
  ])("rejects %s with the field's messages (API5)", async (query) => {
    const answer = await site.app.inject(`/api/properties/${query}`);
    expect(answer.statusCode).toBe(400);
    const problem = problemSchema.parse(answer.json());
    expect(problem.code).toBe("invalid_input");
    const [field = ""] = query.slice(1).split("=");
    expect(problem.fields?.[field]).not.toHaveLength(0);
  });
});

describe("GET /api/properties/{id}/ (API1, API6)", () => {
  test("returns one property with absolute picture URLs and the names of its features", async () => {
    const [expected] = demoProperties;
    const answer = await site.app.inject("/api/properties/1/");
    const property = propertySchema.parse(answer.json());
    expect(property.name).toBe(expected?.name);
    expect(property.image).toBe("http://site.test/media/property-01-a/1080.jpg");
    expect(property.pictures.map((picture) => picture.key)).toEqual(expected?.pictures);
    expect(property.feature_names).toEqual(expected?.features);
  });

  test("API1 sends the documented fields in their order, and no column that is not described", async () => {
    await sql`alter table properties add column owner_phone text default '9800000000'`.execute(site.database);
    const row = { ...(await requireProperty(site.database, 1)), owner_phone: "9800000000" };
    const staffFields = [
      ...Object.keys(staffPinSchemas),
      "owner_id",
      "reference",
      "submission_id",
      "approval",
    ];
    const fields = Object.keys(propertySchema.shape).filter((name) => !staffFields.includes(name));
    expect(Object.keys(presentProperty(row, "http://site.test", "en"))).toEqual(fields);
    expect(Object.keys((await site.app.inject("/api/properties/1/")).json())).toEqual(fields);
  });

  test.each(["/api/properties/9999/", "/api/properties/0/"])("%s returns 404", async (address) => {
    const answer = await site.app.inject(address);
    expect(answer.statusCode).toBe(404);
    expect(problemSchema.parse(answer.json()).code).toBe("not_found");
  });

  test.each([
    "/api/properties/abc/",
    "/api/properties/99999999999/",
    "/api/properties/1.5/",
    "/api/properties/01/",
  ])("%s returns 400", async (address) => {
    expect((await site.app.inject(address)).statusCode).toBe(400);
  });
});
