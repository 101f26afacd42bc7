import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { localLevels } from "#domain/places/local-levels.ts";
import { mapNamesSchema } from "#domain/places/map-names.ts";
import { placeSuggestionsSchema } from "#domain/places/suggestion.ts";
import { problemSchema } from "#domain/problems.ts";
import { cpuTimeMs } from "#server/testing/cpu-time.ts";
import { sampleProject } from "#server/testing/sample-rows.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const get = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  site.app.inject({ url: `/api/places/?${new URLSearchParams(query)}`, headers });
const suggest = async (query: Record<string, string>) => {
  const answer = await get(query);
  expect(answer.statusCode, answer.body).toBe(200);
  return placeSuggestionsSchema.parse(answer.json()).results;
};

describe("PL1 GET /api/places/", () => {
  test("suggests a place with its district, province, kind and wards", async () => {
    expect((await suggest({ q: "janakpur-4" }))[0]).toEqual({
      id: 223,
      name: "Janakpurdham",
      district: "Dhanusha",
      province: "Madhesh",
      kind: "sub-metropolitan",
      wards: 25,
      ward: 4,
      land_custom: "bigha",
      label: "Janakpurdham, Dhanusha",
    });
  });

  test("answers in Nepali, and leaves out a ward that does not exist there", async () => {
    expect((await suggest({ q: "जनकपुर-२६", lang: "np" }))[0]).toMatchObject({
      name: "जनकपुरधाम",
      province: "मधेश",
      ward: null,
      label: "जनकपुरधाम, धनुषा",
    });
  });

  test("returns one local level by its id, and nothing for an unknown one", async () => {
    expect(await suggest({ id: "223" })).toMatchObject([{ id: 223, ward: null }]);
    expect(await suggest({ id: "754" })).toEqual([]);
  });

  test("returns at most ten suggestions, and none for an empty query", async () => {
    expect(await suggest({ q: "a" })).toHaveLength(10);
    for (const q of ["", " ", "♥", "%"]) expect(await suggest({ q })).toEqual([]);
    expect(await suggest({})).toEqual([]);
  });

  test.each([
    "'; drop table properties; --",
    "../../etc/passwd",
    "\u0000\u202e\ufeff",
    "<script>alert(1)</script>",
    "a ".repeat(4000),
    "ङ".repeat(3000),
    "(((((((((((((((((((((a+)+)+)+",
    "\ud83d",
    "__proto__",
  ])("responds quickly to a hostile query: %j", async (q) => {
    const duration = await cpuTimeMs(async () => {
      const results = await suggest({ q });
      expect(results.every(({ id }) => localLevels.some((level) => level.id === id))).toBe(true);
    });
    expect(duration).toBeLessThan(1_000);
  });

  test.each([{ lang: "fr" }, { id: "x" }, { id: "0" }, { id: "1e9" }])("rejects %j", async (query) => {
    const answer = await get(query);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(problemSchema.parse(answer.json()).fields ?? {})).toEqual(Object.keys(query));
  });

  test("takes the first of a repeated parameter or rejects it, and never fails", async () => {
    const answer = await site.app.inject("/api/places/?q=janakpur&q=lahan&lang=en&lang=np&q[x]=1");
    expect(answer.statusCode).toBe(400);
  });

  test("is cacheable for days without cookies, and a known version gets a 304", async () => {
    const answer = await get({ q: "janak" });
    expect(answer.headers["cache-control"]).toContain("public, max-age=604800");
    expect(answer.headers["set-cookie"]).toBeUndefined();
    const etag = String(answer.headers.etag);
    const again = await get({ q: "janak" }, { "if-none-match": etag });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    expect((await get({ q: "lahan" }, { "if-none-match": etag })).statusCode).toBe(200);
  });

  test("does not need the database", async () => {
    const other = await createTestApp();
    await other.database.destroy();
    expect((await other.app.inject("/api/places/?q=lahan")).statusCode).toBe(200);
    await other.app.close();
  });
});

describe("the columns of a place and of a pin", () => {
  beforeAll(async () => {
    await site.database.insertInto("projects").values(sampleProject).execute();
  });
  const set = (assignments: string) => sql.raw(`update projects set ${assignments}`).execute(site.database);

  test("PL3 hold a whole pin in Nepal or none", async () => {
    await set("latitude = 26.7288, longitude = 85.9263, pin_precision = 'approximate'");
    await expect(set("pin_precision = null")).rejects.toThrow(/pin_is_whole/);
    await expect(set("latitude = 51.5")).rejects.toThrow(/latitude/);
    await expect(set("pin_precision = 'rough'")).rejects.toThrow(/pin_precision/);
    await set("latitude = null, longitude = null, pin_precision = null");
  });

  test("PL1 hold a ward only with its place", async () => {
    await expect(set("ward = 4")).rejects.toThrow(/ward_has_place/);
    await set("local_level_id = 223, ward = 4, street = 'Bhanu Chowk'");
  });
});

test("PL3 GET /api/places/names/ names all districts and local levels for a map, and caches keep it", async () => {
  const answer = await site.app.inject("/api/places/names/?lang=np");
  const names = mapNamesSchema.parse(answer.json());
  expect([names.districts.length, names.local_levels.length]).toEqual([77, 753]);
  expect(names.local_levels.find(({ id }) => id === 223)?.name).toBe("जनकपुरधाम");
  expect(answer.headers["cache-control"]).toContain("public, max-age=604800");
  const headers = { "if-none-match": String(answer.headers.etag) };
  expect((await site.app.inject({ url: "/api/places/names/?lang=np", headers })).statusCode).toBe(304);
  expect((await site.app.inject({ url: "/api/places/names/?lang=en", headers })).statusCode).toBe(200);
  expect((await site.app.inject("/api/places/names/?lang=fr")).statusCode).toBe(400);
});
