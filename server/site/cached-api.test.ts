import { sql, type Updateable } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { connect } from "#server/platform/database/database.ts";
import type { Schema } from "#server/platform/database/schema.ts";
import { openDatabaseProxy } from "#server/testing/database-proxy.ts";
import { DocumentedApi } from "#server/testing/documented-api.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { sampleProject, sampleProperty } from "#server/testing/sample-rows.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";

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

/** The headers besides those of a single response and those that make it cacheable. */
function withoutOwn(headers: object): object {
  const own = ["cache-control", "date", "etag", "vary", "x-request-id"];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name)));
}

/** Without triggers no change is announced, so only what is read afresh shows it. */
async function changeSilently(values: Updateable<Schema["properties"]>): Promise<void> {
  await site.database.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await transaction.updateTable("properties").set(values).execute();
  });
}

describe("SC2: a public read of the API", () => {
  test.each([
    () => "/api/properties/",
    () => `/api/properties/${id}/`,
    () => "/api/properties/?location=ward",
  ])("is cached until something that it shows changes (%#)", async (url) => {
    expect(await nameIn(url())).toBe("Old name");
    await changeSilently({ name: "New name" });
    expect(await nameIn(url())).toBe("Old name");
    const edit = { method: "PATCH", url: `/api/properties/${id}/`, headers: admin.headers } as const;
    expect((await site.app.inject({ ...edit, payload: { area: 900 } })).statusCode).toBe(200);
    expect(await nameIn(url())).toBe("New name");
  });

  test("is shared by URLs that differ only in the order of their parameters", async () => {
    const url = "/api/properties/?location=ward&page_size=24&type=house";
    expect(await nameIn(url)).toBe("Old name");
    await changeSilently({ address: "Elsewhere" });
    expect(await nameIn("/api/properties/?type=house&page_size=24&location=ward")).toBe("Old name");
    expect(await nameIn("/api/properties/?type=house&page_size=25&location=ward")).toBeUndefined();
  });

  test.each(["utm_source=x", "search=", "page_size=24&_=1"])(
    "with unknown or empty parameters fills no cache (%s)",
    async (query) => {
      for (const url of [`/api/properties/?${query}`, "/apis/projects/?_=1", "/api/features/?search=x"])
        for (const response of [await get(url), await get(url)])
          expect([response.statusCode, response.headers.etag]).toEqual([200, undefined]);
    },
  );

  test("with a repeated parameter gets the same error as without a cache", async () => {
    await get("/api/properties/?location=ward");
    const url = "/api/properties/?location=ward&location=other";
    const [anonymous, authorized] = [await get(url), await get(url, admin.headers)];
    expect([anonymous.statusCode, anonymous.body]).toEqual([authorized.statusCode, authorized.body]);
    expect(anonymous.statusCode).toBe(400);
  });

  test("of a deleted row is 404 in the next request", async () => {
    const url = `/api/properties/${id}/`;
    const { etag = "" } = (await get(url)).headers;
    const removal = { method: "DELETE", url: `${url}delete/`, headers: admin.headers } as const;
    expect((await site.app.inject(removal)).statusCode).toBe(204);
    expect((await get(url)).statusCode).toBe(404);
    expect((await get(url, { "if-none-match": etag })).statusCode).toBe(404);
    expect((await get("/api/properties/")).json().count).toBe(0);
  });

  test("of a project follows every change of it", async () => {
    const insert = site.database.insertInto("projects").values(sampleProject).returning("id");
    const project = await insert.executeTakeFirstOrThrow();
    const urls = ["/apis/projects/", `/apis/projects/${project.id}/`];
    await expect.poll(async () => (await get("/apis/projects/")).json().count).toBe(1);
    for (const url of urls) expect((await get(url)).body).toContain("Bridge one");
    await site.database.updateTable("projects").set({ proj_name: "Bridge two" }).execute();
    for (const url of urls) await expect.poll(async () => (await get(url)).body).toContain("Bridge two");
  });

  test("has the headers of an uncached read, and a request id of its own", async () => {
    for (const url of ["/api/properties/", `/api/properties/${id}/`, `/api/properties/${id + 1}/`]) {
      const uncached = (await get(`${url}?_=1`)).headers;
      const [first, second] = [(await get(url)).headers, (await get(url)).headers];
      for (const cached of [first, second]) expect(withoutOwn(cached)).toEqual(withoutOwn(uncached));
      const ids = [uncached, first, second].map((headers) => headers["x-request-id"]);
      expect(ids).not.toContain(undefined);
      expect(new Set(ids).size).toBe(3);
    }
  });

  test("takes nothing from the request of the first visitor", async () => {
    const secret = "s3cr3t-of-one-visitor";
    const headers = { cookie: `session=${secret}`, "user-agent": secret, host: `${secret}.test` };
    for (const url of ["/api/properties/", "/api/properties/?page_size=1", "/apis/projects/"]) {
      await get(url, { ...headers, "x-forwarded-host": secret, referer: secret });
      const { headers: sent, body } = await get(url);
      expect(JSON.stringify(sent) + body).not.toContain(secret);
    }
  });

  test("with a token is never cached", async () => {
    await get("/api/properties/", admin.headers);
    expect((await get("/api/properties/", admin.headers)).headers.etag).toBeUndefined();
    expect((await get("/api/properties/", { authorization: "Bearer none" })).statusCode).toBe(401);
    expect((await get("/api/properties/")).headers.vary).toContain("Authorization");
    await site.database.updateTable("properties").set({ status: "withdrawn" }).execute();
    await expect.poll(async () => (await get("/api/properties/")).json().count).toBe(0);
    expect((await get("/api/properties/", admin.headers)).json().count).toBe(1);
    expect((await get("/api/properties/")).json().count).toBe(0);
  });

  test("with a token reads what is in the database now", async () => {
    expect(await nameIn("/api/properties/", admin.headers)).toBe("Old name");
    await changeSilently({ name: "New name" });
    expect(await nameIn("/api/properties/", admin.headers)).toBe("New name");
    const { headers } = await get("/api/properties/", admin.headers);
    expect(headers["cache-control"]).toBe("no-store");
  });

  test("has the version of its row as ETag, also from the cache, and 304 for who knows it", async () => {
    const url = `/api/properties/${id}/`;
    const { etag: etagOfStaff = "" } = (await get(url, admin.headers)).headers;
    expect(etagOfStaff).toMatch(/^"[\w-]+\.staff_en"$/);
    const etag = etagOfStaff.replace(".staff_", ".");
    for (const response of [await get(url), await get(url)]) expect(response.headers.etag).toBe(etag);
    // A proxy that compresses makes the tag weak.
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const { statusCode, body } = await get(url, { "if-none-match": known });
      expect([statusCode, body]).toEqual([304, ""]);
    }
    expect((await get(url, { "if-none-match": '"other"' })).statusCode).toBe(200);
    const edit = { method: "PATCH", url, headers: { ...admin.headers, "if-match": etag } } as const;
    expect((await site.app.inject({ ...edit, payload: { area: 901 } })).statusCode).toBe(200);
    expect((await site.app.inject({ ...edit, payload: { area: 902 } })).statusCode).toBe(412);
  });

  test.each(["/api/properties/", "/apis/projects/", "/api/features/"])(
    "of the list %s has an ETag of its content, and 304 for who knows it, as documented",
    async (url) => {
      const { etag = "" } = (await get(url)).headers;
      expect(etag).toMatch(/^W\/"/);
      const { statusCode, body } = await get(url, { "if-none-match": etag });
      expect([statusCode, body]).toEqual([304, ""]);
      expect(new DocumentedApi(site.app).operation("GET", url).responses).toHaveProperty("304");
    },
  );

  test("is compressed as the client accepts it", async () => {
    for (const encoding of ["br", "gzip"]) {
      const { headers } = await get("/api/properties/", { "accept-encoding": encoding });
      expect([headers["content-encoding"], headers.vary]).toEqual([
        encoding,
        "Authorization, Accept-Encoding, Accept-Language",
      ]);
    }
    const head = { method: "HEAD", url: "/api/properties/" } as const;
    for (const response of [await site.app.inject(head), await site.app.inject(head)]) {
      expect([response.statusCode, response.body]).toEqual([200, ""]);
      expect(Number(response.headers["content-length"])).toBeGreaterThan(100);
    }
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
    for (const response of [await get("/api/properties/?page=-1"), await get("/api/properties/?page=-1")])
      expect([response.statusCode, response.headers.etag]).toEqual([400, undefined]);
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

describe("SC2: public reads of the API that arrive together", () => {
  /** Runs `work` while nobody can read properties, and then lets the waiting reads go on. */
  async function whileLocked(work: (waitingReads: () => Promise<number>) => Promise<unknown>): Promise<void> {
    await site.database.transaction().execute(async (transaction) => {
      await sql`lock table properties in access exclusive mode`.execute(transaction);
      await work(async () => {
        const waiting = await sql<{ reads: number }>`
          select count(*)::int as reads from pg_locks
          where relation = 'properties'::regclass and not granted`.execute(transaction);
        return waiting.rows[0]?.reads ?? 0;
      });
    });
  }

  test("are read once, also if the first client leaves before the response", async () => {
    const address = await site.app.listen({ port: 0, host: "127.0.0.1" });
    const url = `${address}/api/properties/?page_size=7`;
    const leaving = new AbortController();
    let staying: Promise<Response[]> | undefined;
    await whileLocked(async (waitingReads) => {
      const first = fetch(url, { signal: leaving.signal });
      await expect.poll(waitingReads).toBe(1);
      staying = Promise.all([fetch(url), fetch(url), fetch(url)]);
      leaving.abort();
      await expect(first).rejects.toThrow();
      expect(await waitingReads()).toBe(1);
    });
    for (const response of (await staying) ?? []) {
      expect(response.status).toBe(200);
      expect(await response.text()).toContain("Old name");
    }
  });

  test("are whole for a client that has nothing, if the first one knows the content", async () => {
    const url = `/api/properties/${id}/`;
    let answers: ReturnType<typeof Promise.all<ReturnType<typeof get>[]>> | undefined;
    await whileLocked(async (waitingReads) => {
      answers = Promise.all([get(url, { "if-none-match": "*" }), get(url)]);
      await expect.poll(waitingReads).toBe(1);
    });
    const [knowing, other] = (await answers) ?? [];
    expect([knowing?.statusCode, knowing?.body]).toEqual([304, ""]);
    expect(other?.statusCode).toBe(200);
    expect(other?.json().name).toBe("Old name");
  });
});

test("SC2: while it can't hear of changes, an instance answers no public read of the API from its cache", async () => {
  const store = await createTestDatabase();
  await store.database.insertInto("properties").values(sampleProperty).execute();
  const proxy = await openDatabaseProxy(store.url);
  const deaf = await createTestApp({}, { ...store, url: proxy.url });
  const names = async () => (await deaf.app.inject("/api/properties/")).body.match(/House \w+/g);
  const rename = (name: string) => store.database.updateTable("properties").set({ name }).execute();
  try {
    expect(await names()).toContain("House one");
    await proxy.disconnect();
    for (const name of ["House two", "House three"]) {
      await rename(name);
      await expect.poll(names).toContain(name);
    }
    await proxy.reconnect();
    await rename("House four");
    await expect.poll(names).toContain("House four");
  } finally {
    await proxy.disconnect();
    await deaf.close();
  }
});

test("without a database, cached public reads of the API are served and others answer 503, until it is back", async () => {
  const store = await createTestDatabase();
  await store.database.insertInto("properties").values(sampleProperty).execute();
  const proxy = await openDatabaseProxy(store.url);
  const far = connect(proxy.url, () => undefined);
  const away = await createTestApp({}, { ...store, database: far, url: proxy.url });
  const status = async (url: string) => (await away.app.inject(url)).statusCode;
  try {
    expect(await status("/api/properties/")).toBe(200);
    await proxy.disconnect();
    for (let read = 0; read < 3; read += 1) expect(await status("/api/properties/")).toBe(200);
    const missing = await away.app.inject("/apis/projects/");
    expect([missing.statusCode, missing.headers["retry-after"]]).toEqual([503, "5"]);
    expect(missing.headers["x-request-id"]).toBeDefined();
    await proxy.reconnect();
    await expect.poll(() => status("/apis/projects/")).toBe(200);
  } finally {
    await proxy.disconnect();
    await far.destroy();
    await away.close();
  }
});
