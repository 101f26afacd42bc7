import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

test.each(["/", "/buy", "/np/contact", "/login", "/no-such-page"])(
  "%s defers React Router's modules and preloads until load",
  async (url) => {
    const { body } = await site.app.inject({ url, headers: { accept: "text/html" } });
    const [deferred = "", ...others] = [...body.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(
      ([, content = ""]) => content,
    );
    expect(others).toEqual([]);
    expect(deferred).toContain("window.__reactRouterContext =");
    expect(deferred).toMatch(/<script type="module"[^>]*>[^<]*import\("\/assets\/entry\.client-[^"]+"\)/);
    expect(deferred).toMatch(/<link rel="modulepreload" href="\/assets\/texts-\w+-catalogue-/);

    const rest = body.replace(deferred, "");
    expect(rest).not.toContain('type="module"');
    expect(rest).not.toContain("modulepreload");
    // The start script finds the deferred scripts in the element before it, and must run before their data.
    expect(rest).toMatch(/<\/noscript><script>\(function startScripts\(/);
    expect(rest.indexOf("startScripts")).toBeLessThan(rest.indexOf("c.enqueue("));
  },
);
