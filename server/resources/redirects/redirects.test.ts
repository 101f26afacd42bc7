import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { isReservedPath } from "#domain/redirects/reserved-paths.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { type RegisteredRoute, registeredRoutes } from "#server/testing/registered-routes.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";
import { HitCounter } from "./hit-counter.ts";
import { addRedirects } from "./repository.ts";

let site: TestApp;
let twin: TestApp;
let admin: LoggedIn;
let agent: LoggedIn;
let routes: RegisteredRoute[];

const browser = { "user-agent": "Mozilla/5.0 (Android 14; Mobile) Firefox/130.0" };

beforeAll(async () => {
  const store = await createTestDatabase();
  routes = await registeredRoutes(async () => {
    site = await createTestApp({}, store);
  });
  twin = await createTestApp({}, { ...store, drop: async () => undefined });
  admin = await logInAs(site, "admin");
  agent = await logInAs(site, "agent");
});
afterAll(async () => {
  await twin.close();
  await site.close();
});
beforeEach(async () => {
  await site.database.deleteFrom("redirects").execute();
});

const call = (
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  payload?: object,
  headers: Record<string, string> = admin.headers,
) => site.app.inject({ method, url: `/api/redirects/${path}`, headers, ...(payload && { payload }) });
async function add(input: object): Promise<{ id: number; path: string; target: string }> {
  const response = await call("POST", "", input);
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
}
const fieldsOf = async (input: object) => (await call("POST", "", input)).json().fields;
const visit = (url: string, headers: Record<string, string> = browser, instance = site) =>
  instance.app.inject({ url, headers });
async function locationOf(url: string, headers: Record<string, string> = browser, instance = site) {
  const { statusCode, headers: sent } = await visit(url, headers, instance);
  return [statusCode, sent.location];
}

describe("IM9: short addresses", () => {
  test("lead to a search in any spelling and language, with the visitor's parameters", async () => {
    expect((await visit("/jan-purnima")).statusCode).toBe(404);
    const { id } = await add({ path: "/Jan-Purnima", target: "http://site.test/buy?city=Janakpur" });
    for (const url of ["/jan-purnima", "/jan-purnima/", "/JAN-PURNIMA", "//jan-purnima"])
      expect([url, ...(await locationOf(url))]).toEqual([url, 302, "/buy?city=Janakpur"]);
    expect(await locationOf("/jan-purnima?utm=poster&city=x")).toEqual([
      302,
      "/buy?city=Janakpur&utm=poster",
    ]);
    expect(await locationOf("/np/jan-purnima")).toEqual([302, "/np/buy?city=Janakpur"]);
    expect((await visit("/jan-purnima")).headers["cache-control"]).toBe("no-cache");
    expect((await site.app.inject({ method: "POST", url: "/jan-purnima" })).statusCode).not.toBe(302);
    await call("PUT", `${id}/`, { path: "/जानपूर्णिमा", target: "/rent", is_permanent: true });
    expect(await locationOf("/jan-purnima")).toEqual([404, undefined]);
    for (const url of [`/${encodeURIComponent("जानपूर्णिमा")}`, encodeURI("/जानपूर्णिमा/")])
      expect(await locationOf(url)).toEqual([301, "/rent"]);
  });

  test("take a visitor who chose Nepali to the Nepali page in one hop", async () => {
    await add({ path: "/poster", target: "/buy", is_permanent: true });
    const cookie = (await visit("/buy?lang=np")).headers["set-cookie"]?.toString().split(";")[0] ?? "";
    expect(await locationOf("/poster", { ...browser, cookie })).toEqual([302, "/np/buy"]);
    expect(await locationOf("/poster?lang=np")).toEqual([301, "/np/buy"]);
  });

  test("never stand in front of a page, a file, a call or a language of the site", async () => {
    const paths = routes
      .map(({ url }) => url.replace(/\/\*$/, ""))
      .filter((url) => url !== "" && url !== "*");
    expect(paths.length).toBeGreaterThan(100);
    for (const path of paths)
      expect([path, isReservedPath(path.replace(/:\w+/g, "1"))]).toEqual([path, true]);
    for (const path of ["/buy", "/np/x", "/api/properties/", "/logo.svg", "/property/7"])
      expect(await fieldsOf({ path, target: "/rent" })).toMatchObject({
        path: [{ code: "address_reserved" }],
      });
  });

  test("that a later release uses itself are skipped", async () => {
    await site.database.insertInto("redirects").values({ path: "/buy", target: "/rent" }).execute();
    await add({ path: "/poster", target: "/rent" });
    expect((await visit("/poster")).statusCode).toBe(302);
    expect((await visit("/buy")).statusCode).toBe(200);
  });

  test("lead to no short address: chains are resolved when they are written, loops and unknown pages refused", async () => {
    await add({ path: "/one", target: "/buy?city=J" });
    expect((await add({ path: "/two", target: "/np/One/?x=1" })).target).toBe("/np/buy?city=J&x=1");
    const { id } = await add({ path: "/three", target: "/rent" });
    expect(await fieldsOf({ path: "/four", target: "/nothing-here" })).toMatchObject({
      target: [{ code: "page_unknown" }],
    });
    for (const target of ["/three", "/np/THREE"])
      expect((await call("PUT", `${id}/`, { path: "/three", target })).json().fields).toMatchObject({
        target: [{ code: "page_unknown" }],
      });
    expect((await call("PUT", `${id}/`, { path: "/one", target: "/rent" })).json().fields).toMatchObject({
      path: [{ code: "address_taken" }],
    });
    expect(await fieldsOf({ path: "/five", target: "https://example.org/" })).toMatchObject({
      target: [{ code: "page_unknown" }],
    });
    await add({ path: "/five", target: "https://example.org/", is_external: true });
    expect(await locationOf("/five?a=1")).toEqual([302, "https://example.org/?a=1"]);
  });

  test("count their uses in batches, without robots, prefetches and HEAD, and without a new version of the row", async () => {
    const { id } = await add({ path: "/poster", target: "/buy" });
    const etag = (await call("GET", `${id}/`)).headers.etag;
    const counter = new HitCounter(site.database, site.app.log);
    counter.count(id);
    counter.count(id);
    await counter.close();
    const [row] = (await call("GET", "")).json().results;
    expect(row).toMatchObject({ id, hits: 2, origin: "own", is_external: false });
    expect(Date.now() - Date.parse(row.last_hit_at)).toBeLessThan(60_000);
    expect((await call("GET", `${id}/`)).headers.etag).toBe(etag);
    const history = await site.app.inject({ url: `/api/history/redirects/${id}/`, headers: admin.headers });
    expect(history.json().results).toHaveLength(1);

    const other = await createTestApp(
      {},
      { database: site.database, url: site.databaseUrl, drop: async () => undefined },
    );
    await visit("/poster", browser, other);
    await visit("/np/poster", browser, other);
    await visit("/poster", { "user-agent": "Googlebot/2.1" }, other);
    await visit("/poster", { ...browser, "sec-purpose": "prefetch" }, other);
    await other.app.inject({ method: "HEAD", url: "/poster", headers: browser });
    expect((await call("GET", "")).json().results[0].hits).toBe(2);
    await other.app.close();
    expect((await call("GET", "")).json().results[0].hits).toBe(4);
  });

  test("uses that could not be written are written later", async () => {
    const { id } = await add({ path: "/poster", target: "/buy" });
    const counter = new HitCounter(site.database, site.app.log);
    counter.count(id);
    await site.database.schema.alterTable("redirects").renameTo("moved").execute();
    await counter.flush();
    counter.count(id);
    await site.database.schema.alterTable("moved").renameTo("redirects").execute();
    await counter.close();
    expect((await call("GET", "")).json().results[0].hits).toBe(2);
  });

  test("SC2: reach other instances at once", async () => {
    const { id } = await add({ path: "/poster", target: "/buy" });
    await expect.poll(() => locationOf("/poster", browser, twin)).toEqual([302, "/buy"]);
    await call("DELETE", `${id}/delete/`);
    await expect.poll(() => locationOf("/poster", browser, twin)).toEqual([404, undefined]);
  });

  test("LE6: go to the trash and come back; a path in the trash can be used again", async () => {
    const { id } = await add({ path: "/poster", target: "/buy" });
    expect((await call("DELETE", `${id}/delete/`)).statusCode).toBe(204);
    expect(await locationOf("/poster")).toEqual([404, undefined]);
    expect((await call("POST", `${id}/restore/`)).json()).toMatchObject({ id, path: "/poster" });
    expect(await locationOf("/poster")).toEqual([302, "/buy"]);
    await call("DELETE", `${id}/delete/`);
    await add({ path: "/poster", target: "/rent" });
    expect((await call("POST", `${id}/restore/`)).statusCode).toBe(404);
    expect(await locationOf("/poster")).toEqual([302, "/rent"]);
  });

  test("two admins who add the same path at once: one gets it, the other the reason", async () => {
    const answers = await Promise.all(
      ["/buy", "/rent"].map((target) => call("POST", "", { path: "/poster", target })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
  });

  test("a version that somebody else has changed is a conflict", async () => {
    const { id } = await add({ path: "/poster", target: "/buy" });
    const etag = String((await call("GET", `${id}/`)).headers.etag);
    await call("PUT", `${id}/`, { path: "/poster", target: "/rent" });
    const late = { ...admin.headers, "if-match": etag };
    expect((await call("PUT", `${id}/`, { path: "/poster", target: "/about" }, late)).statusCode).toBe(412);
  });

  test("LE8: only admins see and change them", async () => {
    const { id } = await add({ path: "/poster", target: "/buy" });
    for (const [method, path] of [
      ["GET", ""],
      ["POST", ""],
      ["GET", `${id}/`],
      ["PUT", `${id}/`],
      ["DELETE", `${id}/delete/`],
      ["POST", `${id}/restore/`],
    ] as const) {
      const body = method === "GET" ? undefined : { path: "/x", target: "/buy" };
      expect([path, (await call(method, path, body, agent.headers)).statusCode]).toEqual([path, 403]);
      expect([path, (await call(method, path, body, {})).statusCode]).toEqual([path, 401]);
    }
  });
});

describe("IM2: old addresses of an import", () => {
  const importOf = (importId: number, target = "/property/7") =>
    addRedirects(site.database, [
      { path: "/property/Old-House/", target, importId },
      { path: "/property/9", target: "/property/8", importId },
      { path: "/poster", target: "/property/8", importId },
    ]);

  test("are permanent, keep what staff wrote, refuse the site's own paths, and change nothing the second time", async () => {
    await add({ path: "/poster", target: "/buy" });
    expect(await importOf(3)).toEqual(["/property/9"]);
    await expect.poll(() => locationOf("/property/old-house")).toEqual([301, "/property/7"]);
    expect(await locationOf("/poster")).toEqual([302, "/buy"]);
    const rows = () => site.database.selectFrom("redirects").selectAll().orderBy("id").execute();
    const before = await rows();
    await importOf(3);
    expect(await rows()).toEqual(before);
    await importOf(4, "/property/12");
    expect((await call("GET", "?origin=imported")).json()).toMatchObject({
      count: 1,
      results: [{ path: "/property/old-house", target: "/property/12", origin: "imported" }],
    });
    expect((await call("GET", "?origin=own&search=POST")).json().results).toMatchObject([
      { path: "/poster" },
    ]);
  });
});
