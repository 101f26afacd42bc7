import { once } from "node:events";
import { readdirSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pageSchema } from "#domain/paging.ts";
import { submissionSchema } from "#domain/sell/submission.ts";
import { clientDir } from "#server/site/renderer.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { formOf, pictureFile } from "#server/testing/pictures.ts";
import { messageFields, submissionFields } from "#server/testing/sample-forms.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
const picture = "/media/house/1080.jpg";
let privatePicture: string;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
  const payload = formOf({ ...submissionFields, image: await pictureFile() });
  await site.app.inject({ method: "POST", url: "/sell/", payload });
  const listed = await site.app.inject({ url: "/sell/", headers: admin.headers });
  const [submitted] = pageSchema(submissionSchema).parse(listed.json()).results;
  privatePicture = new URL(submitted?.image ?? "").pathname;
  await site.media.put("house", new Map([["1080.jpg", await (await pictureFile()).bytes()]]), "public");
});
afterAll(() => site.close());

const asset = () => `/assets/${readdirSync(join(clientDir, "assets")).find((name) => name.endsWith(".js"))}`;

/** One example of each kind of response. */
const requests: [
  string,
  () => Readonly<{ url: string; method?: "POST"; headers?: Record<string, string> }>,
  number,
][] = [
  ["a page", () => ({ url: "/contact" }), 200],
  ["a cached page", () => ({ url: "/contact" }), 200],
  ["a page's data", () => ({ url: "/buy.data" }), 200],
  ["a missing page", () => ({ url: "/nowhere" }), 404],
  ["an invalid form posted by a page", () => ({ url: "/contact", method: "POST" }), 400],
  ["the API", () => ({ url: "/api/properties/" }), 200],
  ["the API for staff", () => ({ url: "/messages/", headers: admin.headers }), 200],
  ["an API error", () => ({ url: "/messages/" }), 401],
  ["a missing API path", () => ({ url: "/api/nowhere/" }), 404],
  ["an unsupported method", () => ({ url: "/api/check-admin/", method: "POST" }), 405],
  ["a malformed URL", () => ({ url: "/api/%zz" }), 400],
  ["a picture", () => ({ url: picture }), 200],
  ["a private picture", () => ({ url: privatePicture }), 200],
  ["a missing picture", () => ({ url: "/media/0/1080.jpg" }), 404],
  ["a built file", () => ({ url: asset() }), 200],
  ["a missing built file", () => ({ url: "/assets/gone.js" }), 404],
  ["robots.txt", () => ({ url: "/robots.txt" }), 200],
  ["the sitemap", () => ({ url: "/sitemap.xml" }), 200],
  ["the API documentation", () => ({ url: "/api/docs/" }), 200],
  ["a redirect", () => ({ url: "/sell/", headers: { accept: "text/html" } }), 308],
];

describe("security headers of every kind of response", () => {
  test.each(requests)("%s", async (_kind, request, status) => {
    const { statusCode, headers } = await site.app.inject(request());
    expect(statusCode).toBe(status);
    const policy = String(headers["content-security-policy"]);
    expect(policy).toMatch(/(^|;) ?default-src '(none|self)'/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["permissions-policy"]).toContain("camera=()");
    expect(headers["strict-transport-security"]).toBeUndefined();
    expect(headers["x-powered-by"]).toBeUndefined();
  });

  test("Strict-Transport-Security is sent if the public URL is https", async () => {
    const secure = await createTestApp({ PUBLIC_URL: "https://site.test" });
    for (const url of ["/contact", "/api/properties/", "/nowhere"]) {
      const { headers } = await secure.app.inject(url);
      expect(headers["strict-transport-security"]).toMatch(/^max-age=31536000/);
    }
    await secure.close();
  });

  test("uploaded files are served as images with a policy that allows no scripts", async () => {
    for (const url of [picture, privatePicture]) {
      const { headers } = await site.app.inject(url);
      expect(headers["content-type"]).toBe("image/jpeg");
      expect(headers["content-security-policy"]).toContain("default-src 'none'");
    }
  });
});

describe("open redirects", () => {
  const evil = "evil.example";
  const addresses = [
    `//${evil}`,
    `//${evil}/`,
    `//${evil}/contact`,
    `//contact`,
    `///${evil}`,
    `/\\${evil}`,
    `/%5c${evil}`,
    `/%2f%2f${evil}`,
    `/sell//${evil}`,
    `/sell/?lang=np&next=//${evil}`,
    `//${evil}?lang=en`,
    `/\\${evil}?lang=np`,
    `/np//${evil}`,
    `/np//${evil}?lang=en`,
    `/np/\\${evil}?lang=en`,
    `/np/%5c${evil}?lang=en`,
    `/np/\t/${evil}?lang=en`,
    `/\t/${evil}?lang=en`,
    `/np/..//${evil}?lang=en`,
    `/sell/..//${evil}`,
    `/login?next=https://${evil}`,
    `/login?redirect=//${evil}&lang=np`,
    `/contact?sent=1&lang=//${evil}`,
    `/contact/`,
    `http://${evil}/contact`,
    `/contact?x=%0d%0aLocation:%20https://${evil}`,
  ];
  const form = new URLSearchParams(messageFields).toString();

  /** Uses a raw socket, because HTTP clients normalize the path. */
  async function send(method: "GET" | "POST", path: string): Promise<string> {
    const address = site.app.server.address();
    if (typeof address !== "object" || !address) throw new Error("the server has no port");
    const socket = connect(address.port, "127.0.0.1");
    await once(socket, "connect");
    const head = [`${method} ${path} HTTP/1.1`, "Host: site.test", "Accept: text/html", "Connection: close"];
    if (method === "POST")
      head.push("Content-Type: application/x-www-form-urlencoded", `Content-Length: ${form.length}`);
    socket.write(`${head.join("\r\n")}\r\n\r\n${method === "POST" ? form : ""}`);
    return text(socket);
  }
  beforeAll(async () => {
    await site.app.listen({ host: "127.0.0.1", port: 0 });
  });

  test.each(addresses)("%s does not redirect to another host", async (path) => {
    for (const method of ["GET", "POST"] as const) {
      const response = await send(method, path);
      const [head = ""] = response.split("\r\n\r\n");
      expect(head).toMatch(/^HTTP\/1\.1 \d{3}/);
      const locations = [...head.matchAll(/^location: (.*)$/gim)].map(([, location = ""]) => location);
      expect(locations.length).toBeLessThanOrEqual(1);
      for (const location of locations) expect(new URL(location, "http://site.test").host).toBe("site.test");
    }
  });
});

describe("script injection", () => {
  const attacks = [
    "</script><script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "<!--<script>alert(1)",
    "#{alert(1)}{{alert(1)}}",
    "\u2028alert(1)//",
    "javascript:alert(1)",
  ];
  /** Markup that a browser would execute. */
  const dangerous = /<script>alert|<img src=x|onerror=alert\(1\)>|href="javascript:|<!--<script/i;

  test.each(attacks)(
    "is escaped in an invalid form that is shown again, and in its hydration data: %j",
    async (attack) => {
      const fields = { name: attack, email: `${attack}@`, subject: attack, message: attack };
      const response = await site.app.inject({
        method: "POST",
        url: "/contact",
        payload: new URLSearchParams(fields).toString(),
        headers: { "content-type": "application/x-www-form-urlencoded" },
      });
      expect(response.statusCode).toBe(400);
      expect(response.body).not.toMatch(dangerous);
      expect(response.body).toContain("alert(1)");
    },
  );

  test.each(attacks)("is escaped in a URL: %j", async (attack) => {
    const query = encodeURIComponent(attack);
    for (const url of [
      `/buy?search=${query}&location=${query}&type=${query}`,
      `/${query}`,
      `/project/${query}`,
    ]) {
      const response = await site.app.inject({ url, headers: { accept: "text/html" } });
      expect(response.body).not.toMatch(dangerous);
    }
  });

  test.each(attacks)(
    "is escaped in a property page, its share card text and its structured data: %j",
    async (attack) => {
      const created = await site.app.inject({
        method: "POST",
        url: "/api/properties/",
        headers: admin.headers,
        payload: {
          name: attack.replace("\u2028", " "),
          address: attack.replace("\u2028", " "),
          description: attack,
          price: 1,
          area: 1,
        },
      });
      expect(created.statusCode, created.body).toBe(201);
      const page = await site.app.inject(`/property/${created.json().id}`);
      expect(page.statusCode).toBe(200);
      expect(page.body).not.toMatch(dangerous);
      for (const [, json = ""] of page.body.matchAll(
        /<script type="application\/ld\+json">(.*?)<\/script>/gs,
      ))
        expect(() => JSON.parse(json)).not.toThrow();
    },
  );

  test("line breaks in fields do not add headers", async () => {
    for (const subject of ["A\r\nSet-Cookie: x=1", "A\nBcc: x@example.com", "A\u2028B", "A\u0000B"]) {
      const response = await site.app.inject({
        method: "POST",
        url: "/messages/create/",
        payload: { ...messageFields, subject },
      });
      expect(response.statusCode).toBe(400);
      expect(response.headers["set-cookie"]).toBeUndefined();
    }
    for (const email of [
      "a@b.example\r\nBcc: x@y.example",
      "a@b.example?bcc=x@y.example",
      "a@b.example,x@y.example",
    ]) {
      const response = await site.app.inject({
        method: "POST",
        url: "/messages/create/",
        payload: { ...messageFields, email },
      });
      expect([email, response.statusCode]).toEqual([email, 400]);
    }
  });
});
