import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const url = "/service-worker.js";

test("VT7: the service worker is a script for all pages, asked for anew with every visit", async () => {
  const { statusCode, headers, body } = await site.app.inject({ url });
  expect(statusCode).toBe(200);
  expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
  expect(headers["cache-control"]).toBe("no-cache");
  expect(headers["content-security-policy"]).toContain("connect-src 'self'");
  expect(body).toMatch(/offline-[0-9a-f]{12}/);
  // A classic script, which every browser runs as a worker.
  expect(() => new Function(body)).not.toThrow();
  const page = await site.app.inject({ url: "/property/1", headers: { accept: "text/html" } });
  expect(page.headers["content-security-policy"]).toContain("worker-src 'self'");
});

test("VT7: with SERVICE_WORKER=off, the script removes the worker and everything that it has stored", async () => {
  const off = await createTestApp({ SERVICE_WORKER: "off" });
  try {
    const { body } = await off.app.inject({ url });
    expect(body).toContain("unregister()");
    expect(body).toContain("caches.delete(name)");
    expect(body).not.toContain('"fetch"');
  } finally {
    await off.close();
  }
});

test.each(["/offline", "/np/offline"])(
  "VT7: %s can be stored by every browser, and is in no index",
  async (path) => {
    const { statusCode, headers, body } = await site.app.inject({
      url: path,
      headers: { accept: "text/html" },
    });
    expect(statusCode).toBe(200);
    expect(headers["cache-control"]).not.toContain("no-store");
    expect(body).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(body).toMatch(/<section id="cached-pages"[^>]*><\/section>/);
  },
);
