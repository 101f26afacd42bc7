import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { pageSchema } from "#domain/paging.ts";
import { type PropertyStatus, propertyStatuses } from "#domain/properties/kinds.ts";
import { propertySchema } from "#domain/properties/property.ts";
import { propertyChangeSchema } from "#domain/properties/property-change.ts";
import { fillSearch } from "#server/resources/search/fill-search.ts";
import { insertProperty, type PropertyChanges } from "#server/testing/insert-property.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { propertyFields } from "#server/testing/sample-forms.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { listProperties } from "./listing.ts";

let site: TestApp;
let admin: LoggedIn;
let colleague: LoggedIn;
beforeAll(async () => {
  site = await createTestApp();
  [admin, colleague] = [await logInAs(site, "admin"), await logInAs(site, "admin")];
});
afterAll(() => site.close());

async function insert(changes: PropertyChanges = {}): Promise<number> {
  const id = await insertProperty(site.database, changes);
  await fillSearch(site.database);
  return id;
}

async function list(query: string, headers = {}) {
  const response = await site.app.inject({ url: `/api/properties/${query}`, headers });
  expect(response.statusCode, response.body).toBe(200);
  return pageSchema(propertySchema).parse(response.json());
}

async function patch(id: number, payload: object, { headers } = admin) {
  const response = await site.app.inject({
    method: "PATCH",
    url: `/api/properties/${id}/`,
    headers,
    payload,
  });
  expect(response.statusCode, response.body).toBe(200);
  return propertySchema.parse(response.json());
}

async function changesOf(id: number) {
  const response = await site.app.inject({ url: `/api/properties/${id}/changes/`, headers: admin.headers });
  expect(response.statusCode, response.body).toBe(200);
  return z
    .array(propertyChangeSchema)
    .parse(response.json())
    .map(({ field, before, after, account }) => [field, before, after, account]);
}

describe("LD5: the status of a property", () => {
  let ids: Record<PropertyStatus, number>;
  beforeAll(async () => {
    const rows = await Promise.all(
      propertyStatuses.map(async (status) => [status, await insert({ status })]),
    );
    ids = Object.fromEntries(rows);
  });
  const statuses = (page: { results: { status: string }[]; count: number }) => {
    expect(page.results).toHaveLength(page.count);
    return page.results.map(({ status }) => status).sort();
  };

  test.each(["", "?status=active", "?search=house"])(
    "visitors' list %s contains active and reserved ones",
    async (query) => {
      expect(statuses(await list(query))).toEqual(["active", "reserved"]);
    },
  );

  test.each([
    ["reserved", ["reserved"]],
    ["sold", []],
    ["draft", []],
    ["withdrawn", []],
    ["inactive", []],
  ])("visitors who ask for %s get %j", async (status, expected) => {
    expect(statuses(await list(`?status=${status}`))).toEqual(expected);
  });

  test.each(propertyStatuses)("staff filter by %s", async (status) => {
    expect(statuses(await list(`?status=${status}`, admin.headers))).toEqual([status]);
    expect(statuses(await list(`?status=${status}&search=house`, admin.headers))).toEqual([status]);
    expect(statuses(await list(`?status=${status}&for_type=rent`, admin.headers))).toEqual([]);
  });

  test("staff filter by inactive, which means withdrawn, and see all without a filter", async () => {
    expect(statuses(await list("?status=inactive", admin.headers))).toEqual(["withdrawn"]);
    expect(statuses(await list("", admin.headers))).toEqual([...propertyStatuses].sort());
  });

  test.each([
    ["draft", 404],
    ["active", 200],
    ["reserved", 200],
    ["sold", 200],
    ["rented", 200],
    ["withdrawn", 404],
  ] as const)(
    "visitors who open one that is %s get %i, and staff see it uncached",
    async (status, expected) => {
      const url = `/api/properties/${ids[status]}/`;
      expect((await site.app.inject(url)).statusCode).toBe(expected);
      expect((await site.app.inject(`/property/${ids[status]}`)).statusCode).toBe(expected);
      const forStaff = await site.app.inject({ url, headers: admin.headers });
      expect([forStaff.statusCode, forStaff.headers["cache-control"]]).toEqual([200, "no-store"]);
    },
  );

  test("an inactive property is stored and returned as withdrawn", async () => {
    const payload = { ...propertyFields, status: "inactive" };
    const { headers } = admin;
    const response = await site.app.inject({ method: "POST", url: "/api/properties/", headers, payload });
    expect(response.json().status).toBe("withdrawn");
  });
});

test("LD5: a property that is withdrawn while a visitors' list is read is not in it", async () => {
  const id = await insert({ status: "active", name: "Withdrawn meanwhile" });
  const withdrawAfterEachRead: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await site.database
        .updateTable("properties")
        .set({ status: "withdrawn" })
        .where("id", "=", id)
        .execute();
      return result;
    },
  };
  const database = site.database.withPlugin(withdrawAfterEachRead);
  const { rows, count } = await listProperties(
    database,
    { isListed: true },
    { search: "meanwhile" },
    { page: 1, pageSize: 12 },
  );
  expect([count, rows]).toEqual([1, []]);
});

describe("LD5: changes of price and status", () => {
  test("are recorded with who made them, newest first", async () => {
    const id = await insert({ price: 100 });
    await patch(id, { price: "90" });
    await patch(id, { price: "95", status: "reserved" }, colleague);
    await patch(id, { status: "sold" });
    expect(await changesOf(id)).toEqual([
      ["status", "reserved", "sold", admin.username],
      ["status", "active", "reserved", colleague.username],
      ["price", "90", "95", colleague.username],
      ["price", "100", "90", admin.username],
    ]);
  });

  test("are not recorded if an edit changes neither, or is rejected", async () => {
    const id = await insert({ price: 100 });
    await patch(id, { price: "100.00", status: "active", name: "New name" });
    const headers = { ...admin.headers, "if-match": '"old"' };
    const payload = { price: "50" };
    const url = `/api/properties/${id}/`;
    expect((await site.app.inject({ method: "PATCH", url, headers, payload })).statusCode).toBe(412);
    expect(await changesOf(id)).toEqual([]);
  });

  test("of two colleagues at once are each recorded from what the other wrote", async () => {
    const id = await insert({ price: 100 });
    await Promise.all([patch(id, { price: "90" }), patch(id, { price: "80" }, colleague)]);
    const [second, first] = await changesOf(id);
    expect(first?.[1]).toBe("100");
    expect(second?.[1]).toBe(first?.[2]);
  });

  test("are for staff only", async () => {
    const url = `/api/properties/${await insert()}/changes/`;
    expect((await site.app.inject(url)).statusCode).toBe(401);
    expect(
      (await site.app.inject({ url: "/api/properties/999999/changes/", headers: admin.headers })).statusCode,
    ).toBe(404);
  });
});

describe("LD5: a reduced price", () => {
  const reductionIn = ({
    reduced_from,
    reduced_on,
  }: {
    reduced_from: number | null;
    reduced_on: string | null;
  }) => [reduced_from, reduced_on !== null];

  test("says so, and an edit of other fields keeps it", async () => {
    const id = await insert({ price: 100 });
    expect(reductionIn(await patch(id, { price: "90" }))).toEqual([100, true]);
    expect(reductionIn(await patch(id, { name: "New name" }))).toEqual([100, true]);
    const visitors = await site.app.inject(`/api/properties/${id}/`);
    expect(reductionIn(visitors.json())).toEqual([100, true]);
  });

  test("is not one if it was raised within the last month and is lowered again", async () => {
    const id = await insert({ price: 100 });
    await patch(id, { price: "120" });
    expect(reductionIn(await patch(id, { price: "110" }))).toEqual([null, false]);
    expect(reductionIn(await patch(id, { price: "95" }))).toEqual([100, true]);
    expect(reductionIn(await patch(id, { price: "105" }))).toEqual([null, false]);
  });

  test("is not one if the property was a draft, or becomes a rental", async () => {
    const draft = await insert({ price: 100, status: "draft" });
    expect(reductionIn(await patch(draft, { price: "90", status: "active" }))).toEqual([null, false]);
    const sale = await insert({ price: 10_000_000 });
    expect(reductionIn(await patch(sale, { price: "45000", for_type: "rent" }))).toEqual([null, false]);
  });

  test("is another response after 90 days, also for clients that have the former one", async () => {
    const id = await insert({ price: 100 });
    await patch(id, { price: "90" });
    const url = `/api/properties/${id}/`;
    const { headers } = await site.app.inject(url);
    const known = { "if-none-match": String(headers.etag) };
    expect((await site.app.inject({ url, headers: known })).statusCode).toBe(304);
    const later = vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 91 * 24 * 60 * 60 * 1000 });
    const answer = await site.app.inject({ url, headers: known });
    later.useRealTimers();
    expect([answer.statusCode, reductionIn(answer.json())]).toEqual([200, [null, false]]);
  });

  test("is no longer shown once the property is sold", async () => {
    const id = await insert({ price: 100 });
    await patch(id, { price: "90" });
    expect(reductionIn(await patch(id, { status: "sold" }))).toEqual([null, false]);
  });
});
