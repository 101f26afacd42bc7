import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listedStatuses, type PropertyStatus } from "#domain/properties/kinds.ts";
import { defaultTexts } from "#domain/settings/default-texts.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { publicPages } from "./public-pages.ts";

let site: TestApp;
beforeAll(async () => {
  // An origin that XML must escape.
  site = await createTestApp({ PUBLIC_URL: "http://site.test/a&b" });
});
afterAll(() => site.close());

const base = "http://site.test/a&b";

/** Uses PostgreSQL's XML parser, which rejects XML that is not well-formed. */
async function queryXml(xml: string, path: string): Promise<string[]> {
  const names = sql.lit(
    "{{s,http://www.sitemaps.org/schemas/sitemap/0.9},{x,http://www.w3.org/1999/xhtml},{i,http://www.google.com/schemas/sitemap-image/1.1}}",
  );
  const { rows } = await sql<{ found: string }>`
    select unnest(xpath(${path}, xmlparse(document ${xml}), ${names}::text[]))::text as found`.execute(
    site.database,
  );
  return rows.map(({ found }) => found.replaceAll("&amp;", "&"));
}

async function get(url: string): Promise<string> {
  const answer = await site.app.inject(url);
  expect([url, answer.statusCode]).toEqual([url, 200]);
  expect(answer.headers["content-type"]).toBe("application/xml; charset=utf-8");
  expect(answer.headers["cache-control"]).toBe("public, max-age=3600");
  return answer.body;
}

async function insertProperties(count: number, status: PropertyStatus): Promise<void> {
  await site.database.transaction().execute(async (transaction) => {
    // On a busy machine, thousands of rows take longer than a request may.
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`
    insert into properties (name, address, price, area, bedrooms, bathrooms, property_type, for_type, status, image, updated_at)
    select '<&"' || n, 'Janakpur', 1, 1, 1, 1, 'house', 'sale', ${status}, 'first', '2026-11-01T10:00:00Z'
    from generate_series(1, ${sql.lit(count)}) n`.execute(transaction);
  });
}

describe("NL1: a sitemap of up to 10,000 URLs (IN3)", () => {
  let xml: string;
  beforeAll(async () => {
    const size = { width: 3, height: 2, placeholder: "data:,", alt: null };
    await site.database
      .insertInto("pictures")
      .values(["first", "second"].map((key) => ({ key, ...size })))
      .execute();
    await insertProperties(1, "active");
    await insertProperties(1, "reserved");
    for (const status of ["draft", "sold", "rented", "withdrawn"] as const) await insertProperties(1, status);
    await sql`
      insert into projects (proj_name, location, proj_area, proj_type, proj_duration, client_name)
      values ('A', 'B', 'C', 'Other', 'D', 'E')`.execute(site.database);
    await site.database
      .insertInto("project_pictures")
      .values({ project_id: 1, position: 0, picture: "second" })
      .execute();
    xml = await get("/sitemap.xml");
  });

  test("lists exactly the public pages, active properties and projects, in both languages", async () => {
    // The texts are drafts.
    const pages = publicPages.map(({ path }) => path).filter((path) => !(path.slice(1) in defaultTexts));
    const paths = [...pages, "/property/1", "/property/2", "/project/1"];
    const expected = paths.flatMap((path) => [`${base}${path}`, `${base}/np${path === "/" ? "" : path}`]);
    expect(await queryXml(xml, "/s:urlset/s:url/s:loc/text()")).toEqual(expected);
  });

  test("links the two languages of a page", async () => {
    const links = await queryXml(xml, "/s:urlset/s:url[s:loc[contains(., '/property/1')]]/x:link/@href");
    const pair = [`${base}/property/1`, `${base}/np/property/1`, `${base}/property/1`];
    expect(links).toEqual([...pair, ...pair]);
    expect(await queryXml(xml, "/s:urlset/s:url[1]/x:link/@hreflang")).toEqual(["en", "ne", "x-default"]);
  });

  test("lists pictures and the last change", async () => {
    const images = (path: string) =>
      queryXml(xml, `/s:urlset/s:url[s:loc[substring-after(., 'b/') = '${path}']]/i:image/i:loc/text()`);
    expect(await images("property/1")).toEqual([`${base}/media/first/1080.jpg`]);
    expect(await images("project/1")).toEqual([`${base}/media/second/1080.jpg`]);
    const changed = await queryXml(
      xml,
      "/s:urlset/s:url[s:loc[contains(., '/property/2')]]/s:lastmod/text()",
    );
    expect(changed).toEqual(["2026-11-01T10:00:00.000Z", "2026-11-01T10:00:00.000Z"]);
  });

  test("lists a new property immediately", async () => {
    await insertProperties(1, "active");
    expect(await get("/sitemap.xml")).toContain("/property/7<");
  });
});

describe("a sitemap of more than 10,000 URLs", () => {
  const files = () =>
    get("/sitemap.xml").then((xml) => queryXml(xml, "/s:sitemapindex/s:sitemap/s:loc/text()"));
  beforeAll(async () => {
    await insertProperties(12_000, "active");
    // A range of ids without visible rows has no file, because crawlers report an empty file as an error.
    await site.database.transaction().execute(async (transaction) => {
      await sql`set local statement_timeout = 0`.execute(transaction);
      await sql`update properties set status = 'sold' where id between 5001 and 10000`.execute(transaction);
    });
  });

  test("is an index of files", async () => {
    expect(await files()).toEqual(
      ["pages", "properties-1", "properties-3", "projects-1"].map((name) => `${base}/sitemap/${name}.xml`),
    );
  });

  test("has files that contain each active property once, and at most 10,000 URLs each", async () => {
    const found: string[] = [];
    for (const file of await files()) {
      const locs = await queryXml(await get(file.slice(base.length)), "/s:urlset/s:url/s:loc/text()");
      expect(locs.length).toBeGreaterThan(0);
      expect(locs.length).toBeLessThanOrEqual(10_000);
      found.push(...locs.filter((loc) => loc.includes("/property/") && !loc.includes("/np/")));
    }
    const rows = await site.database
      .selectFrom("properties")
      .select("id")
      .where("status", "in", listedStatuses)
      .orderBy("id")
      .execute();
    expect(found).toEqual(rows.map(({ id }) => `${base}/property/${id}`));
  });

  test.each([
    "properties-2.xml",
    "properties-0.xml",
    "properties-99.xml",
    "accounts-1.xml",
    "x",
    "pages.xml.gz",
  ])("answers %s with 404", async (file) => {
    expect((await site.app.inject(`/sitemap/${file}`)).statusCode).toBe(404);
  });

  test("answers HEAD, and compresses if the client accepts it", async () => {
    expect((await site.app.inject({ method: "HEAD", url: "/sitemap/properties-1.xml" })).statusCode).toBe(
      200,
    );
    const headers = { "accept-encoding": "gzip" };
    const compressed = await site.app.inject({ url: "/sitemap/properties-1.xml", headers });
    expect(compressed.headers["content-encoding"]).toBe("gzip");
  });
});

test("robots.txt disallows everything but pages and pictures, and links the sitemap (IN3)", async () => {
  const answer = await site.app.inject("/robots.txt");
  expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
  const lines = answer.body.split("\n");
  expect(lines[0]).toBe("User-agent: *");
  expect(lines).toContain(`Sitemap: ${base}/sitemap.xml`);
  const disallowed = lines.flatMap((line) => /^Disallow: (\/[^*]*)$/.exec(line)?.[1] ?? []);
  const isDisallowed = (path: string) => disallowed.some((prefix) => path.startsWith(prefix));
  for (const path of [
    "/admin",
    "/admin/messages",
    "/login",
    "/api/properties/",
    "/sell/",
    "/messages/create/",
  ])
    expect([path, isDisallowed(path)]).toEqual([path, true]);
  const allowed = [
    ...publicPages.map(({ path }) => path),
    "/property/1",
    "/project/1",
    "/media/x/1080.jpg",
    "/share/site.en.jpg",
  ];
  for (const path of allowed) expect([path, isDisallowed(path)]).toEqual([path, false]);
});
