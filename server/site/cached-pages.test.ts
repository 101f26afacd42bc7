import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { sql, type Updateable } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connect, type Database } from "#server/platform/database/database.ts";
import type { Schema } from "#server/platform/database/schema.ts";
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

/** Without its trigger the change is not announced, so a page that does not show it comes from the cache. */
async function changeWithoutTrigger(values: Updateable<Schema["properties"]>): Promise<void> {
  await site.database.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await transaction.updateTable("properties").set(values).where("id", "=", id).execute();
  });
}

describe("a cached page", () => {
  const pages = () => [
    ...["/", "/buy", `/property/${id}`, "/_.data", "/buy.data", `/property/${id}.data`],
    ...["/np", "/np/buy", `/np/property/${id}`, "/np.data", "/np/buy.data", `/np/property/${id}.data`],
  ];

  test("is shared by URLs that differ only in order and unknown parameters", async () => {
    expect(await heading("/buy?type=house&location=ward")).toBe("House one");
    await changeWithoutTrigger({ status: "withdrawn" });
    const equivalent = [
      "/buy?location=ward&type=house",
      "/buy?utm_source=x&type=house&location=ward&lang=xx",
    ];
    for (const url of equivalent) expect(await heading(url)).toBe("House one");
    expect(await heading("/buy?location=ward")).not.toBe("House one");
    await changeWithoutTrigger({ status: "active" });
  });

  test("NL3: is served until its row changes, in both languages; the request after an edit shows the new data", async () => {
    for (const page of pages()) expect(await heading(page), page).toBe("House one");
    await changeWithoutTrigger({ name: "House two" });
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
    await expect.poll(() => heading("/buy")).toBe("House four");
  });

  test.each(["/buy", "/np/buy"])(
    "NL3: %s has the headers of an uncached page, and the same body in each encoding",
    async (url) => {
      const uncached = { authorization: "Bearer none" };
      const rendered = await get(url, uncached);
      await get(url);
      const cached = await get(url);
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
          await get(url, { "accept-encoding": encoding }),
          await get(url, { "accept-encoding": encoding }),
        ]) {
          expect(answer.headers["content-encoding"]).toBe(encoding);
          expect(answer.headers["content-length"]).toBe(String(answer.rawPayload.length));
          expect(answer.headers.etag).toBe(etag);
          expect(decode(answer.rawPayload).toString()).toBe(rendered.body);
        }
      }
      expect((await get(url, { "accept-encoding": "br;q=0, gzip" })).headers["content-encoding"]).toBe(
        "gzip",
      );
    },
  );

  test("that is requested again is compressed with more effort, and stays the same page", async () => {
    const headers = { "accept-encoding": "br" };
    const first = await get("/about", headers);
    const smaller = () => get("/about", headers).then(({ rawPayload }) => rawPayload.length);
    await expect.poll(smaller).toBeLessThan(first.rawPayload.length);
    const again = await get("/about", headers);
    expect(again.headers.etag).toBe(first.headers.etag);
    expect(brotliDecompressSync(again.rawPayload).equals(brotliDecompressSync(first.rawPayload))).toBe(true);
  });

  test.each([
    ...["_", "buy", "rent", "sell", "projects", "others", "about", "contact", "property/1"],
    ...["np", "np/buy", "np/contact", "np/property/1"],
  ])("of the data of /%s is the same if all its routes are named", async (path) => {
    const name = /^(?:_|np)$/.test(path) ? "home" : path.replace("np/", "").split("/")[0];
    const whole = await get(`/${path}.data`);
    const named = await get(`/${path}.data?_routes=root,pages/site-layout,pages/${name}`);
    expect(named.headers.etag).toBe(whole.headers.etag);
    const layoutOnly = await get(`/${path}.data?_routes=pages/site-layout`);
    expect(layoutOnly.headers.etag).not.toBe(whole.headers.etag);
  });

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

describe("NL3: a Nepali page and its English twin", () => {
  test("have the same headers, except for the hashes, lengths and cookies of their own", async () => {
    for (const [english, nepali] of [
      ["/", "/np"],
      ["/buy", "/np/buy"],
      ["/about", "/np/about"],
    ] as const) {
      const headersOf = async (url: string) => {
        await get(url, { "accept-encoding": "br" });
        const { headers } = await get(url, { "accept-encoding": "br" });
        expect(headers.etag, url).toBeDefined();
        const { etag, date, vary, "x-request-id": id, "content-length": length, ...rest } = headers;
        const policy = String(rest["content-security-policy"]).replaceAll(/ 'sha256-[^']+'/g, "");
        return { ...rest, "content-security-policy": policy };
      };
      expect(await headersOf(nepali)).toEqual(await headersOf(english));
    }
    // An English address redirects who chose Nepali, so only its answers depend on the cookie.
    expect((await get("/buy")).headers.vary).toBe("Cookie, Accept-Encoding");
    expect((await get("/np/buy")).headers.vary).toBe("Accept-Encoding");
  });
});

describe("the cache never mixes or stores", () => {
  test("NL1: pages of different languages, whatever the visitor's cookie says", async () => {
    for (const cookie of ["", "language=en", "theme=dark; language=np"]) {
      const { body, headers } = await get("/np/about", { cookie });
      expect(body).toContain('<html lang="ne"');
      expect(headers["set-cookie"]).toBeUndefined();
    }
    for (const cookie of ["", "language=en", "language=<script>"])
      expect((await get("/about", { cookie })).body).toContain('<html lang="en"');
  });

  test("NL2: the redirect of who chose Nepali, before and after the page is cached", async () => {
    for (const url of ["/sell?sent=1", `/property/${id}`, "/no-such-page"]) {
      const redirected = { status: 302, location: `/np${url}`, cache: "private, no-store", vary: "Cookie" };
      for (let round = 0; round < 2; round += 1) {
        const { statusCode: status, headers } = await get(url, { cookie: "language=np" });
        const { location, vary, "cache-control": cache } = headers;
        expect({ status, location, cache, vary }).toEqual(redirected);
        expect((await get(url)).body).toContain('<html lang="en"');
      }
    }
  });

  test("personal data: no header influences a cached page", async () => {
    const secret = "s3cr3t-of-one-visitor";
    const headers = { cookie: `session=${secret}`, "user-agent": secret, referer: `http://${secret}.test/` };
    for (const url of [
      "/",
      "/np",
      `/buy?token=${secret}`,
      `/np/buy?token=${secret}`,
      `/property/${id}?x=${secret}`,
      `/buy.data?y=${secret}`,
    ]) {
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
    "/np/login",
    "/np/nowhere",
    "/np/buy/",
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
  const far = connect(proxy.url, () => undefined, { silenceTimeoutMs: 10_000 });
  const away = await createTestApp({}, { ...store, database: far, url: proxy.url });
  const name = async (url: string) => /House \w+/.exec((await away.app.inject(url)).body)?.[0];
  try {
    for (const url of ["/", "/buy"]) expect(await name(url)).toBe("House one");
    await proxy.disconnect();
    for (const url of ["/", "/buy", "/buy"]) expect(await name(url)).toBe("House one");
    expect((await away.app.inject("/rent")).statusCode).toBe(503);
    await store.database.updateTable("properties").set({ name: "House five" }).execute();
    await proxy.reconnect();
    await expect.poll(() => name("/buy")).toBe("House five");
    await expect.poll(() => name("/")).toBe("House five");
    expect((await away.app.inject("/rent")).statusCode).toBe(200);
  } finally {
    await proxy.disconnect();
    await far.destroy();
    await away.close();
  }
});
