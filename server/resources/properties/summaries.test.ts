import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { type PropertyStatus, propertyStatuses } from "#domain/properties/kinds.ts";
import { propertySchema } from "#domain/properties/property.ts";
import { insertProperty, type PropertyChanges } from "#server/testing/insert-property.ts";
import { logInAs } from "#server/testing/log-in.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
const ids = {} as Record<PropertyStatus, number>;
beforeAll(async () => {
  site = await createTestApp();
  for (const status of propertyStatuses) ids[status] = await insert({ status, name: status });
});
afterAll(() => site.close());

const insert = (changes?: PropertyChanges) => insertProperty(site.database, changes);

const call = (query: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url: `/api/properties/summaries/${query}`, headers });

async function summaries(query: string, headers?: Record<string, string>) {
  const response = await call(query, headers);
  expect(response.statusCode, response.body).toBe(200);
  return z.object({ results: z.array(propertySchema) }).parse(response.json()).results;
}

describe("VT1: GET /api/properties/summaries/", () => {
  test("returns public properties in the order of the ids, also sold and rented ones", async () => {
    const asked = [ids.sold, ids.active, ids.rented, ids.reserved];
    const found = await summaries(`?ids=${asked}`);
    expect(found.map(({ id, status }) => [id, status])).toEqual([
      [ids.sold, "sold"],
      [ids.active, "active"],
      [ids.rented, "rented"],
      [ids.reserved, "reserved"],
    ]);
  });

  test("never returns drafts, withdrawn and deleted properties, not even to staff", async () => {
    const deleted = await insert({ name: "deleted" });
    const query = `?ids=${ids.draft},${ids.withdrawn},${deleted},${ids.active}`;
    const { headers } = await logInAs(site, "admin");
    await site.app.inject({ method: "DELETE", url: `/api/properties/${deleted}/delete/`, headers });
    for (const response of [await call(query), await call(query, headers)]) {
      expect(response.json().results.map(({ name }: { name: string }) => name)).toEqual(["active"]);
      expect(response.body).not.toMatch(/draft|withdrawn|deleted|owner_id|reference|submission_id/);
    }
  });

  test("leaves out a property once it is withdrawn, although the response was cached", async () => {
    const house = await insert({ name: "soon withdrawn" });
    expect(await summaries(`?ids=${house}`)).toHaveLength(1);
    const { headers } = await logInAs(site, "admin");
    const change = { method: "PATCH", url: `/api/properties/${house}/`, headers } as const;
    await site.app.inject({ ...change, payload: { status: "withdrawn" } });
    expect(await summaries(`?ids=${house}`)).toEqual([]);
  });

  test("answers in the language of the request", async () => {
    const translations = { np: { name: "पोखरी छेउको घर" } };
    const house = await insert({ name: "House by the pond", translations });
    const np = await summaries(`?ids=${house}&lang=np`);
    expect(np[0]).toMatchObject({ name: "पोखरी छेउको घर" });
    expect(np[0]).not.toHaveProperty("translations");
    const [en] = await summaries(`?ids=${house}`, { "accept-language": "en" });
    expect(en?.name).toBe("House by the pond");
  });

  test.each([
    "",
    "?ids=",
    "?ids=,,,",
    "?ids=0,-1,1.5,1e9,0x1,NaN,null,true",
    "?ids=2147483648,99999999999999999999",
    "?ids=1);drop%20table%20properties;--",
    "?ids=%00",
    "?ids=%F0%9F%8F%A0",
    "?ids=2147483647",
    `?ids=${"x".repeat(5_000)}`,
  ])("answers %s with an empty list", async (query) => {
    expect(await summaries(query)).toEqual([]);
  });

  test("reads 50 ids, drops duplicates and rejects a repeated parameter", async () => {
    const unknown = Array.from({ length: 50 }, (_, index) => 1_000_000 + index);
    expect(await summaries(`?ids=${unknown},${ids.active}`)).toEqual([]);
    expect(await summaries(`?ids=${unknown.slice(1)},${ids.active}`)).toHaveLength(1);
    expect(await summaries(`?ids=${ids.active},${ids.active}`)).toHaveLength(1);
    expect((await call(`?ids=${ids.active}&ids=${ids.sold}`)).statusCode).toBe(400);
  });
});
