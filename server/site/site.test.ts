import { createHash } from "node:crypto";
import type { Insertable } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Schema } from "#server/platform/database/schema.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let id: number;

const house: Insertable<Schema["properties"]> = {
  name: "House <b>by</b> the pond",
  address: "Ward 4, Janakpur",
  price: 12_500_000,
  description: "",
  area: 1850,
  bedrooms: 3,
  bathrooms: 2,
  is_featured: true,
  property_type: "house",
  for_type: "sale",
  custom_features: [],
  image: null,
  featured_image1: null,
  featured_image2: null,
  status: "active",
};

async function insert(property: Insertable<Schema["properties"]>): Promise<number> {
  const row = await site.database
    .insertInto("properties")
    .values(property)
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

beforeAll(async () => {
  site = await createTestApp();
  id = await insert(house);
});
afterAll(() => site.close());

const html = async (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { accept: "text/html", ...headers } });

describe("pages rendered on the server", () => {
  test("BU2 BU6: the list has name and price in its source, in the language of address or cookie (IN3)", async () => {
    const english = await html("/buy");
    expect(english.statusCode).toBe(200);
    expect(english.body).toContain('<html lang="en"');
    expect(english.body).toContain("House &lt;b&gt;by&lt;/b&gt; the pond");
    expect(english.body).toContain("रु 1,25,00,000");
    for (const nepali of [await html("/buy?lang=np"), await html("/buy", { cookie: "language=np" })]) {
      expect(nepali.body).toContain('<html lang="ne"');
      expect(nepali.body).toContain("रु १,२५,००,०००");
      expect(nepali.body).toContain("१.२५ करोड");
    }
  });

  test("BU2 PY1: a price and an area of 0, as older rows have them, are nowhere shown", async () => {
    const { id: free } = await site.database
      .insertInto("properties")
      .values({
        name: "Plot without figures",
        address: "Ward 4, Janakpur",
        price: 0,
        description: "",
        area: 0,
        bedrooms: 0,
        bathrooms: 0,
        is_featured: false,
        property_type: "land",
        for_type: "rent",
        custom_features: [],
        image: null,
        featured_image1: null,
        featured_image2: null,
        status: "active",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const path of ["/rent", `/property/${free}`]) {
      const english = (await html(path)).body;
      expect(english).toContain("Plot without figures");
      expect(english).toContain("Price on request");
      expect(english).not.toMatch(/रु 0(?!\d)|>0 sq ft|"price":0|"value":0/);
      const nepali = (await html(`${path}?lang=np`)).body;
      expect(nepali).toContain("मूल्य सोध्नुहोस्");
      expect(nepali).not.toMatch(/रु ०(?![०-९])|>० वर्ग फिट/);
    }
  });

  test("PY1: a property without words or pictures has the default ones", async () => {
    const page = await html(`/property/${id}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain("No description available for this property.");
    expect(page.body).toContain("/default-picture.svg");
  });

  test("PY1: land shows no rooms, an office its washrooms, on the page and to search engines", async () => {
    const rooms = { bedrooms: 0, bathrooms: 14, is_featured: false };
    const land = await insert({ ...house, ...rooms, property_type: "land" });
    const office = await insert({ ...house, ...rooms, property_type: "commercial" });
    const facts = /<dl aria-label="At a glance".*?<\/dl>/s;
    const landPage = (await html(`/property/${land}`)).body;
    expect(facts.exec(landPage)?.[0]).toContain("1,850 sq ft");
    expect(facts.exec(landPage)?.[0]).not.toMatch(/rooms/i);
    expect(landPage).not.toMatch(/numberOfB/);
    const officePage = (await html(`/property/${office}`)).body;
    expect(facts.exec(officePage)?.[0]).toMatch(/Washrooms<\/dt><dd[^>]*>14</);
    expect(facts.exec(officePage)?.[0]).not.toMatch(/Bedrooms|Bathrooms/);
    expect(officePage).not.toMatch(/numberOfB/);
    const list = (await html("/buy?type=commercial&lang=np")).body;
    expect(list).toContain("१४ शौचालय");
    expect(list).not.toContain("१४ बाथरुम");
  });

  test("IN1: what staff wrote in English says so on Nepali pages", async () => {
    for (const page of [await html("/buy?lang=np"), await html(`/property/${id}?lang=np`)]) {
      expect(page.body).toContain('<span lang="en">House &lt;b&gt;by&lt;/b&gt; the pond</span>');
      expect(page.body).toContain('<span lang="en">Ward 4, Janakpur</span>');
    }
    expect((await html("/buy")).body).not.toContain('<span lang="en">');
  });

  test.each([
    ["/nowhere", 404],
    ["/property/999999", 404],
    ["/property/99999999999999999999", 404],
    ["//evil.example/x", 404],
    ["/buy?page=-1&price=%00&type[]=x&location=%F0%28", 200],
  ])("%s answers %i with a page", async (url, status) => {
    const page = await html(url);
    expect(page.statusCode).toBe(status);
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(page.body).not.toMatch(/at .*\.(ts|js):\d+/);
  });

  test("an address that can't be decoded is a bad request, told as every other (API5)", async () => {
    const answer = await html("/property/%E0%A4%A");
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ code: "malformed_request", detail: "The request could not be read." });
  });

  test("a picture's address with two slashes is refused, not a failure", async () => {
    expect((await site.app.inject("/media//x")).statusCode).toBe(403);
  });

  test("every inline script is named by the policy, and no other may run", async () => {
    const page = await html(`/property/${id}`);
    const policy = String(page.headers["content-security-policy"]);
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(page.body).not.toContain("nonce");
    const scripts = [...page.body.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)];
    const [code, facts] = [false, true].map((isData) =>
      scripts.filter(([, kind = ""]) => kind.includes("ld+json") === isData),
    );
    expect(code?.length).toBeGreaterThan(2);
    for (const [, , script = ""] of code ?? []) {
      expect(policy).toContain(createHash("sha256").update(script).digest("base64"));
    }
    // Facts for search engines are no code: the browser asks no policy about them.
    for (const [, , script = ""] of facts ?? []) {
      expect(policy).not.toContain(createHash("sha256").update(script).digest("base64"));
    }
    expect(policy).toContain("frame-ancestors 'none'");
    expect(page.headers["x-content-type-options"]).toBe("nosniff");
  });

  test("a HEAD has the headers of its GET", async () => {
    const head = await site.app.inject({ method: "HEAD", url: "/buy" });
    const get = await html("/buy");
    expect(head.statusCode).toBe(200);
    expect(head.headers["content-security-policy"]).toBe(get.headers["content-security-policy"]);
  });

  test.each(["1abc", "1%00", "1.0", "+1", "0"])(
    "PY3 PD3: /property/%s and its like of projects name no row, and the page says so",
    async (name) => {
      const property = await html(`/property/${name}`);
      expect(property.statusCode).toBe(404);
      expect(property.body).toContain("Property Not Found");
      const project = await html(`/project/${name}`);
      expect(project.statusCode).toBe(404);
      expect(project.body).toContain("Project Not Found");
    },
  );

  test("PY3: a property's address without an id says that none was given", async () => {
    for (const url of ["/property", "/property/"]) {
      const page = await html(url);
      expect(page.statusCode).toBe(404);
      expect(page.body).toContain("No property ID provided");
    }
  });

  test.each([
    ["/property/01", "/property/1"],
    ["/PROPERTY/1/?lang=np", "/property/1?lang=np"],
    ["/project/0012", "/project/12"],
    ["/buy?search=&location=&price=&type=house", "/buy?type=house"],
  ])("%s is redirected to the one address of its page, %s", async (url, location) => {
    for (const method of ["GET", "HEAD"] as const) {
      const answer = await site.app.inject({ method, url, headers: { accept: "text/html" } });
      expect(answer.statusCode).toBe(301);
      expect(answer.headers.location).toBe(location);
      expect(answer.headers["cache-control"]).toBe("public, max-age=86400");
    }
  });

  test("a post from another site is refused", async () => {
    const post = await site.app.inject({
      method: "POST",
      url: "/contact",
      headers: { origin: "https://evil.example", "content-type": "application/x-www-form-urlencoded" },
      payload: "name=x",
    });
    expect(post.statusCode).toBe(403);
    expect(post.json().code).toBe("origin_refused");
  });
});

describe("a form that is posted without JavaScript", () => {
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const message = new URLSearchParams({
    name: "Sita",
    email: "sita@example.com",
    subject: "A visit",
    message: "On Saturday?",
  });
  const post = (to: TestApp, origin: string, host: string) =>
    to.app.inject({
      method: "POST",
      url: "/contact",
      headers: { ...form, origin, host },
      payload: message.toString(),
    });

  test("is taken from PUBLIC_URL's origin behind a proxy that rewrites Host, and from no other", async () => {
    const proxied = await createTestApp({ PUBLIC_URL: "https://ghar.example" });
    try {
      const taken = await post(proxied, "https://ghar.example", "internal:3000");
      expect(taken.statusCode, taken.body).toBe(303);
      expect(taken.headers.location).toContain("sent=1");
      for (const origin of ["http://internal:3000", "http://ghar.example", "https://evil.example", "null"]) {
        const refused = await post(proxied, origin, "internal:3000");
        expect(refused.statusCode, origin).toBe(403);
        expect(refused.json().code).toBe("origin_refused");
      }
      const stored = await proxied.database.selectFrom("messages").select("id").execute();
      expect(stored).toHaveLength(1);
    } finally {
      await proxied.close();
    }
  });

  test("is taken from the host that it is posted to where PUBLIC_URL is not set, and from no other", async () => {
    const local = await createTestApp({ PUBLIC_URL: "" });
    try {
      for (const host of ["localhost:3000", "127.0.0.1:3000", "192.168.1.7:3000"]) {
        const taken = await post(local, `http://${host}`, host);
        expect(taken.statusCode, taken.body).toBe(303);
      }
      expect((await post(local, "http://evil.example", "127.0.0.1:3000")).statusCode).toBe(403);
    } finally {
      await local.close();
    }
  });
});

test("BU4 PY3 HO4: with the database away, pages say so with 503 and Home stays whole", async () => {
  const lonely = await createTestApp();
  await lonely.database.destroy();
  const [home, buy, property] = await Promise.all(
    ["/", "/buy", "/property/1"].map((url) => lonely.app.inject({ url, headers: { accept: "text/html" } })),
  );
  expect(home?.statusCode).toBe(200);
  expect(home?.body).toContain("No Featured Properties");
  expect(buy?.statusCode).toBe(503);
  expect(buy?.body).toContain("The properties could not be loaded.");
  expect(property?.statusCode).toBe(503);
  expect(property?.body).toContain("Failed to load property details");
  await lonely.app.close();
});
