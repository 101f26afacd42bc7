import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleProperty } from "#server/testing/sample-rows.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp();
  await site.database.insertInto("properties").values(sampleProperty).execute();
});
afterAll(() => site.close());

const html = async (url: string, cookie = "") =>
  site.app.inject({ url, headers: { accept: "text/html", cookie } });

test.each([
  ["/nowhere", 404],
  ["/property/999999", 404],
  ["/property/99999999999999999999", 404],
  ["//evil.example/x", 404],
  ["/buy?type[]=x&location=%EF%BF%BD%28", 200],
])("%s answers %i with a page", async (url, status) => {
  const page = await html(url);
  expect(page.statusCode).toBe(status);
  expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(page.body).not.toMatch(/at .*\.(ts|js):\d+/);
});

test.each([
  ["/buy?page=-1&price=%00&type[]=x&location=%F0%28", "/buy?location=%EF%BF%BD%28"],
  ["/buy?type=land&type=house&price_to=50+lakh", "/buy?type=house%2Cland&price_to=5000000"],
  ["/np/rent?search=%E0%A5%A9+%E0%A4%95%E0%A5%8B%E0%A4%A0%E0%A4%BE", "/np/rent?bedrooms=3"],
  ["/buy?search=kotha+bhada", "/rent?search=kotha"],
  ["/np/rent?search=house+for+sale&bedrooms=2", "/np/buy?search=house&bedrooms=2"],
  ["/rent?area_from=4&area_unit=aana", "/rent?area_from=4+aana"],
])("SR3: %s leads to its shortest address, %s", async (url, shortest) => {
  const { statusCode, headers } = await html(url);
  expect([statusCode, headers.location]).toEqual([302, shortest]);
  expect((await html(shortest)).statusCode).toBe(200);
});

test("API5: a URL that can't be decoded is answered with a JSON error", async () => {
  const answer = await html("/property/%E0%A4%A");
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ code: "malformed_request", detail: "The request could not be read." });
});

test("a media URL with two slashes is answered with 404, not with 500", async () => {
  expect((await site.app.inject("/media//x")).statusCode).toBe(404);
});

test("the Content-Security-Policy allows exactly the page's own inline scripts", async () => {
  const page = await html("/property/1");
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
  // Browsers do not execute structured data, so the policy need not allow it.
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
  "PY3 PD3: no property or project has the id %s",
  async (name) => {
    const property = await html(`/property/${name}`);
    expect(property.statusCode).toBe(404);
    expect(property.body).toContain("Property Not Found");
    const project = await html(`/project/${name}`);
    expect(project.statusCode).toBe(404);
    expect(project.body).toContain("Project Not Found");
  },
);

test("PY3: a property URL without an id says that none was given", async () => {
  for (const url of ["/property", "/property/"]) {
    const page = await html(url);
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain("No property ID provided");
  }
});

test.each([
  ["/property/01", "/property/1"],
  ["/PROPERTY/1/?x=y", "/property/1?x=y"],
  ["/np/PROPERTY/1/", "/np/property/1"],
  ["/NP/buy", "/np/buy"],
  ["/project/0012", "/project/12"],
  ["/buy?search=&location=&price=&type=house", "/buy?type=house"],
])("%s is redirected to its canonical URL %s", async (url, location) => {
  for (const method of ["GET", "HEAD"] as const) {
    const answer = await site.app.inject({ method, url, headers: { accept: "text/html" } });
    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe(location);
    expect(answer.headers["cache-control"]).toBe("public, max-age=86400");
  }
});

test.each([
  ["/?lang=np", "/np", "np"],
  ["/buy?type=house&search=&lang=np", "/np/buy?type=house", "np"],
  ["/Property/01/?lang=np", "/np/property/1", "np"],
  ["/np/buy?lang=en&sort=price_asc", "/buy?sort=price_asc", "en"],
  ["/about?lang=en", "/about", "en"],
  ["/admin?tab=projects&lang=np", "/admin?tab=projects", "np"],
])(
  "NL1: %s is redirected for good to %s and stores the choice each time",
  async (url, location, language) => {
    for (const cookie of ["", "language=en", "language=np"]) {
      const { statusCode, headers } = await site.app.inject({ url, headers: { cookie } });
      expect([statusCode, headers.location]).toEqual([301, location]);
      expect(headers["set-cookie"]).toMatch(
        new RegExp(`^language=${language}; Path=/; Max-Age=\\d+; SameSite=Lax$`),
      );
      // A cached redirect would not store the choice the next time.
      expect(headers["cache-control"]).toBe("private, no-store");
      const page = await html(location, `language=${language}`);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain(`<html lang="${language === "np" ? "ne" : "en"}"`);
    }
  },
);

const nepaliPages = [
  "",
  "/buy",
  "/sell",
  "/rent",
  "/property/1",
  "/projects",
  "/others",
  "/about",
  "/contact",
  "/privacy",
  "/terms",
  "/complaints",
  "/licence",
];

test.each([...nepaliPages, "/login", "/no-such-page", "/property/9", "/project"])(
  "NL1: every link and form on /np%s leads to a Nepali address",
  async (path) => {
    const { body } = await html(`/np${path}`);
    expect(body).toContain('<html lang="ne"');
    const addresses = [...body.matchAll(/<(?:a|form)\b[^>]*?\b(?:href|action)="([^"]*)"/g)].map(
      ([, to = ""]) => to,
    );
    expect(addresses.length).toBeGreaterThan(15);
    const [toggle, ...others] = addresses.filter(
      (to) => /^\/(?!media\/|np(?:[/?#]|$))/.test(to) || /lang=/.test(to),
    );
    expect(toggle).toMatch(/[?;]lang=en$/);
    expect(others).toEqual([]);
  },
);

test("NL2: the dashboard has one address and shows the stored choice", async () => {
  expect((await html("/admin", "language=np")).body).toContain('<html lang="ne"');
  expect((await html("/admin")).body).toContain('<html lang="en"');
  expect((await html("/np/admin")).headers.location).toBe("/admin");
});

test("NL2: an English page restores a lost cookie before it is shown, a Nepali page needs no script for that", async () => {
  const head = ({ body }: { body: string }) => body.slice(0, body.indexOf("stylesheet"));
  expect(head(await html("/buy"))).toContain("(function restoreChoice(");
  expect(head(await html("/np/buy"))).not.toContain("restoreChoice");
});

test("NL1: robots.txt excludes the login in both languages", async () => {
  const { body } = await html("/robots.txt");
  expect(body).toContain("Disallow: /login\n");
  expect(body).toContain("Disallow: /np/login\n");
});
