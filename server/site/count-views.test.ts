import { pino } from "pino";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { buildApp } from "#server/app.ts";
import { readConfig } from "#server/platform/config.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { sampleProperty } from "#server/testing/sample-rows.ts";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { openTestMedia, type TestMedia } from "#server/testing/test-media.ts";

const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

let store: TestDatabase;
let media: TestMedia;
let house: number;
const apps: App[] = [];
beforeAll(async () => {
  store = await createTestDatabase();
  media = await openTestMedia();
  const inserted = store.database.insertInto("properties").values(sampleProperty).returning("id");
  house = (await inserted.executeTakeFirstOrThrow()).id;
  // Loads the built pages, which takes longest.
  await (await start()).inject({ url: `/property/${house}` });
});
afterEach(async () => {
  await store.database.deleteFrom("property_views").execute();
  await store.database.deleteFrom("view_hashes").execute();
});
afterAll(async () => {
  await store.drop();
  await media.close();
});

async function start(environment: NodeJS.ProcessEnv = {}): Promise<App> {
  const config = readConfig({ PUBLIC_URL: "http://site.test", RATE_LIMITS: "off", ...environment });
  const app = await buildApp(config, {
    database: store.database,
    listenUrl: store.url,
    media: media.media,
    logger: pino({ level: "silent" }),
  });
  apps.push(app);
  return app;
}

/** A stopping app writes its views. */
async function countedViews(): Promise<number> {
  await Promise.all(apps.splice(0).map((app) => app.close()));
  const rows = await store.database.selectFrom("property_views").select("views").execute();
  return rows.reduce((sum, { views }) => sum + views, 0);
}

const visit = async (app: App, url: string, headers: Record<string, string> = {}, from = "203.0.113.7") => {
  const answer = await app.inject({
    url,
    headers: { "user-agent": browser, ...headers },
    remoteAddress: from,
  });
  return answer.statusCode;
};

test("LE9: counts a rendered and a cached page, the data of a followed link and both languages, once for each visitor", async () => {
  const app = await start();
  for (const url of [
    `/property/${house}`,
    `/property/${house}`,
    `/property/${house}.data`,
    `/np/property/${house}?x=1`,
  ])
    expect(await visit(app, url)).toBe(200);
  expect(await visit(app, `/property/${house}`, {}, "203.0.113.8")).toBe(200);
  expect(await visit(app, `/property/${house}.data?_routes=pages%2Fproperty`, {}, "203.0.113.9")).toBe(200);
  expect(await countedViews()).toBe(3);
});

test("LE9: counts a visitor whose browser has the page already", async () => {
  const app = await start();
  const first = await app.inject({ url: `/property/${house}` });
  expect(await visit(app, `/property/${house}`, { "if-none-match": String(first.headers.etag) })).toBe(304);
  expect(await countedViews()).toBe(1);
});

test("LE9: counts nothing for robots, prefetched pages, other methods, other pages and the API", async () => {
  const app = await start();
  await visit(app, `/property/${house}`, { "user-agent": "Mozilla/5.0 (compatible; bingbot/2.0)" });
  await app.inject({ url: `/property/${house}`, headers: { "user-agent": "" } });
  await visit(app, `/property/${house}`, { "sec-purpose": "prefetch;prerender" });
  await visit(app, `/property/${house}.data`, { purpose: "prefetch" });
  // VT7: the service worker stores it.
  await visit(app, `/property/${house}`, { "x-purpose": "cache" });
  await app.inject({ method: "HEAD", url: `/property/${house}`, headers: { "user-agent": browser } });
  for (const url of [
    "/buy",
    "/property/",
    `/property/${house}/x`,
    "/property/9999999999",
    `/api/properties/${house}/`,
  ])
    await visit(app, url);
  expect(await countedViews()).toBe(0);
});

test("LE9: instances of the app share the day's salt and count a visitor of both once", async () => {
  const [first, second] = [await start(), await start()];
  await visit(first, `/property/${house}`);
  await visit(second, `/property/${house}`);
  await visit(second, `/property/${house}`, {}, "203.0.113.8");
  expect(await countedViews()).toBe(2);
});

test("LE9: uses the visitor's address behind a trusted proxy", async () => {
  const app = await start({ TRUST_PROXY: "203.0.113.7" });
  for (const address of ["198.51.100.1", "198.51.100.2"])
    await visit(app, `/property/${house}`, { "x-forwarded-for": address });
  expect(await countedViews()).toBe(2);
});
