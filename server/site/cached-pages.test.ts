import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connect, type Database } from "#server/platform/database/database.ts";
import { openDatabaseProxy } from "#server/testing/database-proxy.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { sampleProperty } from "#server/testing/sample-rows.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";

async function addHouse(database: Database): Promise<number> {
  const inserted = database.insertInto("properties").values(sampleProperty).returning("id");
  return (await inserted.executeTakeFirstOrThrow()).id;
}

let site: TestApp;
let admin: LoggedIn;
let id: number;
beforeAll(async () => {
  const store = await createTestDatabase();
  // Inserted before the app listens, so that its notification does not arrive during a test.
  id = await addHouse(store.database);
  site = await createTestApp({}, store);
  admin = await logInAs(site, "admin");
});
afterAll(() => site.close());

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });
const heading = async (url: string, headers?: Record<string, string>) => {
  const { body } = await get(url, headers);
  return /House \w+/.exec(body)?.[0] ?? /<html lang="\w+"/.exec(body)?.[0];
};

/** Changes a row without its trigger, so that a page that shows the old name comes from the cache. */
async function renameWithoutTrigger(name: string): Promise<void> {
  await site.database.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await transaction.updateTable("properties").set({ name }).where("id", "=", id).execute();
  });
}

describe("a cached page", () => {
  const pages = () => ["/", "/buy", `/property/${id}`, "/_.data", "/buy.data", `/property/${id}.data`];

  test("is shared by URLs that differ only in order and unknown parameters", async () => {
    expect(await heading("/buy?type=house&search=ward")).toBe("House one");
    await renameWithoutTrigger("House two");
    const equivalent = ["/buy?search=ward&type=house", "/buy?utm_source=x&type=house&search=ward&lang=xx"];
    for (const url of equivalent) expect(await heading(url)).toBe("House one");
    expect(await heading("/buy?search=ward")).toBe("House two");
    await renameWithoutTrigger("House one");
  });

  test("is served until its row changes; the request after an edit shows the new data", async () => {
    for (const page of pages()) expect(await heading(page), page).toBe("House one");
    await renameWithoutTrigger("House two");
    for (const page of pages()) expect(await heading(page), page).toBe("House one");
    const edit = { method: "PATCH", url: `/api/properties/${id}/`, headers: admin.headers } as const;
    expect((await site.app.inject({ ...edit, payload: { name: "House three" } })).statusCode).toBe(200);
    for (const page of pages()) expect(await heading(page), page).toBe("House three");
  });

  test("is invalidated when another instance of the app changes a row", async () => {
    expect(await heading("/buy")).not.toBe("House four");
    const other = connect(site.databaseUrl, () => undefined);
    await other.updateTable("properties").set({ name: "House four" }).where("id", "=", id).execute();
    await other.destroy();
    await expect.poll(() => heading("/buy"), { interval: 5, timeout: 2_000 }).toBe("House four");
  });

  test("has the headers of an uncached page, and the same body in each encoding", async () => {
    const uncached = { authorization: "Bearer none" };
    const rendered = await get("/buy", uncached);
    await get("/buy");
    const cached = await get("/buy");
    const { "x-request-id": firstId, ...before } = rendered.headers;
    const { "x-request-id": secondId, etag, ...after } = cached.headers;
    expect(after).toEqual({ ...before, date: after.date });
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(secondId).not.toBe(firstId);
    expect(cached.body).toBe(rendered.body);
    for (const [encoding, decode] of [
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const) {
      for (const answer of [
        await get("/buy", { "accept-encoding": encoding }),
        await get("/buy", { "accept-encoding": encoding }),
      ]) {
        expect(answer.headers["content-encoding"]).toBe(encoding);
        expect(answer.headers["content-length"]).toBe(String(answer.rawPayload.length));
        expect(answer.headers.etag).toBe(etag);
        expect(decode(answer.rawPayload).toString()).toBe(rendered.body);
      }
    }
    expect((await get("/buy", { "accept-encoding": "br;q=0, gzip" })).headers["content-encoding"]).toBe(
      "gzip",
    );
  });

  test.each(["_", "buy", "rent", "sell", "projects", "others", "about", "contact", "property/1"])(
    "of the data of /%s is the same if all its routes are named",
    async (path) => {
      const name = path === "_" ? "home" : path.split("/")[0];
      const whole = await get(`/${path}.data`);
      const named = await get(`/${path}.data?_routes=root,pages/site-layout,pages/${name}`);
      expect(named.headers.etag).toBe(whole.headers.etag);
      const layoutOnly = await get(`/${path}.data?_routes=pages/site-layout`);
      expect(layoutOnly.headers.etag).not.toBe(whole.headers.etag);
    },
  );

  test("is answered with 304 if the client has it, and without a body to HEAD", async () => {
    const { etag = "" } = (await get("/buy")).headers;
    const again = await get("/buy", { "if-none-match": `"other", ${etag}` });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe("");
    expect(again.headers.etag).toBe(etag);
    const head = await site.app.inject({ method: "HEAD", url: "/buy" });
    expect(head.body).toBe("");
    expect(Number(head.headers["content-length"])).toBeGreaterThan(1_000);
  });
});

describe("a page whose URL names a language", () => {
  test("is cached with the cookie that it sets, whatever the visitor's cookie says", async () => {
    const { headers } = await get("/buy?lang=np");
    expect(String(headers["set-cookie"])).toContain("language=np");
    const before = await heading("/buy?lang=np");
    await renameWithoutTrigger("House eight");
    for (const cookie of ["", "language=en", "language=np"]) {
      const cached = await get("/buy?lang=np", { cookie });
      expect(cached.body).toContain(before);
      expect(cached.body).toContain('<html lang="ne"');
      expect(cached.headers["set-cookie"]).toEqual(headers["set-cookie"]);
      expect(cached.headers.etag).toBe(headers.etag);
    }
    const english = await get("/buy?lang=en", { cookie: "language=np" });
    expect(english.body).toContain('<html lang="en"');
    expect(String(english.headers["set-cookie"])).toContain("language=en");
    expect((await get("/buy")).headers["set-cookie"]).toBeUndefined();
  });
});

describe("the cache never mixes or stores", () => {
  test("pages of different languages", async () => {
    for (const language of ["en", "np", "en"]) {
      const shown = await get("/about", { cookie: `theme=dark; language=${language}` });
      expect(shown.body).toContain(`<html lang="${language === "np" ? "ne" : "en"}"`);
    }
  });

  test("personal data: no header but the language influences a cached page", async () => {
    const secret = "s3cr3t-of-one-visitor";
    const headers = { cookie: `session=${secret}`, "user-agent": secret, referer: `http://${secret}.test/` };
    for (const url of ["/", `/buy?token=${secret}`, `/property/${id}?x=${secret}`, `/buy.data?y=${secret}`]) {
      expect(JSON.stringify((await get(url, headers)).headers) + (await get(url)).body).not.toContain(secret);
    }
  });

  test.each([
    "/admin",
    "/login",
    "/nowhere",
    "/property/999999",
    "/BUY",
    "/buy/",
    "/buy?page=x",
    "/buy?type=HOUSE",
  ])("%s", async (url) => {
    await get(url);
    expect((await get(url)).headers.etag).toBeUndefined();
  });

  test("responses to requests with a token or to posted forms", async () => {
    expect((await get("/buy", admin.headers)).headers.etag).toBeUndefined();
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const posted = { method: "POST", url: "/contact", headers: form, payload: "name=Sita" } as const;
    const answer = await site.app.inject(posted);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain("Sita");
    expect((await get("/contact")).body).not.toContain("Sita");
  });
});

test("the request after an edit shows it even if the change feed's connection is stalled", async () => {
  const store = await createTestDatabase();
  const edited = await addHouse(store.database);
  const proxy = await openDatabaseProxy(store.url);
  const deaf = await createTestApp({}, { ...store, url: proxy.url });
  const { headers } = await logInAs(deaf, "admin");
  const name = async () => /House \w+/.exec((await deaf.app.inject("/buy")).body)?.[0];
  try {
    expect(await name()).toBe("House one");
    proxy.stall();
    const edit = { method: "PATCH", url: `/api/properties/${edited}/`, headers } as const;
    for (const next of ["House six", "House seven"]) {
      await deaf.app.inject({ ...edit, payload: { name: next } });
      expect(await name()).toBe(next);
    }
  } finally {
    await proxy.disconnect();
    await deaf.close();
  }
});

test("without a database, cached pages are served and others answer 503, until it is back", async () => {
  const store = await createTestDatabase();
  await addHouse(store.database);
  const proxy = await openDatabaseProxy(store.url);
  const far = connect(proxy.url, () => undefined, { timeoutMs: 10_000 });
  const away = await createTestApp({}, { ...store, database: far, url: proxy.url });
  const name = async (url: string) => /House \w+/.exec((await away.app.inject(url)).body)?.[0];
  try {
    for (const url of ["/", "/buy"]) expect(await name(url)).toBe("House one");
    await proxy.disconnect();
    for (const url of ["/", "/buy", "/buy"]) expect(await name(url)).toBe("House one");
    expect((await away.app.inject("/rent")).statusCode).toBe(503);
    await store.database.updateTable("properties").set({ name: "House five" }).execute();
    await proxy.reconnect();
    await expect.poll(() => name("/buy"), { timeout: 5_000 }).toBe("House five");
    await expect.poll(() => name("/"), { timeout: 5_000 }).toBe("House five");
    expect((await away.app.inject("/rent")).statusCode).toBe(200);
  } finally {
    await proxy.disconnect();
    await far.destroy();
    await away.close();
  }
});
