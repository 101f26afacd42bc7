import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { type Insertable, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connect, type Database } from "#server/platform/database/database.ts";
import type { Schema } from "#server/platform/database/schema.ts";
import { openDatabaseProxy } from "#server/testing/database-proxy.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";

const house: Insertable<Schema["properties"]> = {
  name: "House one",
  address: "Ward 4, Janakpur",
  price: 12_500_000,
  description: "",
  area: 1850,
  bedrooms: 3,
  bathrooms: 2,
  is_featured: true,
  property_type: "house",
  for_type: "sale",
  status: "active",
  custom_features: [],
};

async function addHouse(database: Database): Promise<number> {
  const added = database.insertInto("properties").values(house).returning("id");
  return (await added.executeTakeFirstOrThrow()).id;
}

let site: TestApp;
let admin: LoggedIn;
let id: number;
beforeAll(async () => {
  const store = await createTestDatabase();
  // Before anyone listens, so that no notice of it comes in the middle of a test.
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

/** A change that no trigger tells of: a page that still shows what was there before is a kept one. */
async function renameSecretly(name: string): Promise<void> {
  await site.database.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await transaction.updateTable("properties").set({ name }).where("id", "=", id).execute();
  });
}

describe("a kept page", () => {
  const pages = () => ["/", "/buy", `/property/${id}`, "/_.data", "/buy.data", `/property/${id}.data`];

  test("is one for all addresses that mean the same, whatever else they say", async () => {
    expect(await heading("/buy?type=house&search=ward")).toBe("House one");
    await renameSecretly("House two");
    const same = ["/buy?search=ward&type=house", "/buy?utm_source=x&type=house&search=ward&lang=xx"];
    for (const address of same) expect(await heading(address)).toBe("House one");
    expect(await heading("/buy?search=ward")).toBe("House two");
    await renameSecretly("House one");
  });

  test("is shown until the row changes; an edit in the admin is there with the next request", async () => {
    for (const page of pages()) expect(await heading(page), page).toBe("House one");
    await renameSecretly("House two");
    for (const page of pages()) expect(await heading(page), page).toBe("House one");
    const edit = { method: "PATCH", url: `/api/properties/${id}/`, headers: admin.headers } as const;
    expect((await site.app.inject({ ...edit, payload: { name: "House three" } })).statusCode).toBe(200);
    for (const page of pages()) expect(await heading(page), page).toBe("House three");
  });

  test("goes at once when another copy of the app changes a row", async () => {
    expect(await heading("/buy")).not.toBe("House four");
    const other = connect(site.databaseUrl, () => undefined);
    await other.updateTable("properties").set({ name: "House four" }).where("id", "=", id).execute();
    await other.destroy();
    await expect.poll(() => heading("/buy"), { interval: 5, timeout: 2_000 }).toBe("House four");
  });

  test("has every header of a page rendered anew, and the same body in each encoding", async () => {
    const forgetting = { authorization: "Bearer none" };
    const rendered = await get("/buy", forgetting);
    await get("/buy");
    const found = await get("/buy");
    const { "x-request-id": one, ...before } = rendered.headers;
    const { "x-request-id": two, etag, ...after } = found.headers;
    expect(after).toEqual({ ...before, date: after.date });
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(two).not.toBe(one);
    expect(found.body).toBe(rendered.body);
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
    "holds the data of /%s also where its routes are named",
    async (path) => {
      const name = path === "_" ? "home" : path.split("/")[0];
      const whole = await get(`/${path}.data`);
      const named = await get(`/${path}.data?_routes=root,pages/site-layout,pages/${name}`);
      expect(named.headers.etag).toBe(whole.headers.etag);
      const layoutOnly = await get(`/${path}.data?_routes=pages/site-layout`);
      expect(layoutOnly.headers.etag).not.toBe(whole.headers.etag);
    },
  );

  test("is not sent again to who has it, and a HEAD has no body", async () => {
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

describe("a page whose address asks for a language", () => {
  test("is kept with the cookie that it sets, whatever language the visitor's cookie says", async () => {
    const { headers } = await get("/buy?lang=np");
    expect(String(headers["set-cookie"])).toContain("language=np");
    const before = await heading("/buy?lang=np");
    await renameSecretly("House eight");
    for (const cookie of ["", "language=en", "language=np"]) {
      const kept = await get("/buy?lang=np", { cookie });
      expect(kept.body).toContain(before);
      expect(kept.body).toContain('<html lang="ne"');
      expect(kept.headers["set-cookie"]).toEqual(headers["set-cookie"]);
      expect(kept.headers.etag).toBe(headers.etag);
    }
    const english = await get("/buy?lang=en", { cookie: "language=np" });
    expect(english.body).toContain('<html lang="en"');
    expect(String(english.headers["set-cookie"])).toContain("language=en");
    expect((await get("/buy")).headers["set-cookie"]).toBeUndefined();
  });
});

describe("what is never kept", () => {
  test("a page in another language: each has its own", async () => {
    for (const language of ["en", "np", "en"]) {
      const shown = await get("/about", { cookie: `theme=dark; language=${language}` });
      expect(shown.body).toContain(`<html lang="${language === "np" ? "ne" : "en"}"`);
    }
  });

  test("a word of the visitor: no header but the language reaches a shared page", async () => {
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

  test("a request with a token, and the answer to a form", async () => {
    expect((await get("/buy", admin.headers)).headers.etag).toBeUndefined();
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const posted = { method: "POST", url: "/contact", headers: form, payload: "name=Sita" } as const;
    const answer = await site.app.inject(posted);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain("Sita");
    expect((await get("/contact")).body).not.toContain("Sita");
  });
});

test("an edit is there with the next request even if the listening connection has fallen silent", async () => {
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

test("with the database away kept pages are shown, others say so, and it recovers by itself", async () => {
  const store = await createTestDatabase();
  await addHouse(store.database);
  const proxy = await openDatabaseProxy(store.url);
  const far = connect(proxy.url, () => undefined);
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
