import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { sampleProperty } from "#server/testing/sample-rows.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
let id: number;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.deleteFrom("properties").execute();
  const row = await site.database
    .insertInto("properties")
    .values({ ...sampleProperty, name: "Old name" })
    .returning("id")
    .executeTakeFirstOrThrow();
  id = row.id;
  // The response to an edit waits until the cache has seen all earlier changes.
  await site.app.inject({
    method: "PATCH",
    url: `/api/properties/${id}/`,
    headers: admin.headers,
    payload: {},
  });
});

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });
const nameIn = async (url: string, headers?: Record<string, string>) =>
  /(?:Old|New) name/.exec((await get(url, headers)).body)?.[0];

/** Without triggers no change is announced, so only what is read afresh shows the new name. */
async function renameSilently(): Promise<void> {
  await site.database.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await transaction.updateTable("properties").set({ name: "New name" }).execute();
  });
}

describe("SC2: a public read of the API", () => {
  test.each([() => "/api/properties/", () => `/api/properties/${id}/`, () => "/api/properties/?search=name"])(
    "is cached until something that it shows changes (%#)",
    async (url) => {
      expect(await nameIn(url())).toBe("Old name");
      await renameSilently();
      expect(await nameIn(url())).toBe("Old name");
      const edit = { method: "PATCH", url: `/api/properties/${id}/`, headers: admin.headers } as const;
      expect((await site.app.inject({ ...edit, payload: { area: 900 } })).statusCode).toBe(200);
      expect(await nameIn(url())).toBe("New name");
    },
  );

  test("with a token is never cached", async () => {
    expect(await nameIn("/api/properties/", admin.headers)).toBe("Old name");
    await renameSilently();
    expect(await nameIn("/api/properties/", admin.headers)).toBe("New name");
    const { headers } = await get("/api/properties/", admin.headers);
    expect(headers["cache-control"]).toBe("no-store");
  });

  test("has the version of its row as ETag, also from the cache, and 304 for who knows it", async () => {
    const url = `/api/properties/${id}/`;
    const { etag = "" } = (await get(url, admin.headers)).headers;
    expect(etag).toMatch(/^"/);
    for (const response of [await get(url), await get(url)]) expect(response.headers.etag).toBe(etag);
    expect((await get(url, { "if-none-match": etag })).statusCode).toBe(304);
    const edit = { method: "PATCH", url, headers: { ...admin.headers, "if-match": etag } } as const;
    expect((await site.app.inject({ ...edit, payload: { area: 901 } })).statusCode).toBe(200);
    expect((await site.app.inject({ ...edit, payload: { area: 902 } })).statusCode).toBe(412);
  });

  test("is compressed as the client accepts it", async () => {
    for (const encoding of ["br", "gzip"]) {
      const { headers } = await get("/api/properties/", { "accept-encoding": encoding });
      expect([headers["content-encoding"], headers.vary]).toEqual([
        encoding,
        "Accept-Encoding, Accept-Language",
      ]);
    }
    const response = await site.app.inject({ method: "HEAD", url: "/api/properties/" });
    expect([response.statusCode, response.body]).toEqual([200, ""]);
  });

  test("NL8 is cached for each language", async () => {
    await site.database
      .updateTable("properties")
      .set({ translations: { np: { name: "पुरानो नाम" } } })
      .execute();
    const url = `/api/properties/${id}/`;
    const nameFor = async (path: string, language: string) =>
      (await get(path, { "accept-language": language })).json().name;
    await expect.poll(() => nameFor(url, "ne")).toBe("पुरानो नाम");
    expect(await nameFor(url, "en")).toBe("Old name");
    for (const language of ["en", "ne"]) {
      expect(await nameFor(`${url}?lang=np`, language)).toBe("पुरानो नाम");
      expect(await nameFor(`${url}?lang=en`, language)).toBe("Old name");
    }
    expect(await nameFor(url, "ne;q=0.5, fr")).toBe("पुरानो नाम");
    expect((await get(url, admin.headers)).headers.vary).toBe("Accept-Language");
  });

  test("that fails is not cached", async () => {
    const url = `/api/properties/${id + 1}/`;
    expect((await get(url)).statusCode).toBe(404);
    await site.database
      .insertInto("properties")
      .values({ ...sampleProperty, id: id + 1 })
      .execute();
    expect((await get(url)).statusCode).toBe(200);
    expect((await get("/api/properties/?page=-1")).statusCode).toBe(
      (await get("/api/properties/?page=-1")).statusCode,
    );
  });

  test("of the features follows every change of theirs", async () => {
    const count = async () => (await get("/api/features/")).json().count;
    const before = await count();
    await site.database.insertInto("features").values({ name: "Rainwater tank" }).execute();
    await expect.poll(count).toBe(before + 1);
    await site.database.deleteFrom("features").where("name", "=", "Rainwater tank").execute();
    await expect.poll(count).toBe(before);
  });
});
