import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fillOfflinePage } from "./fill-offline-page.ts";
import { markCachedPage } from "./mark-cached-page.ts";

const cachedAtMs = Date.parse("2026-11-17T09:00:00Z");

describe("VT7: a stored page", () => {
  test("says at its top, in its language, when it was fetched, in Kathmandu's time", () => {
    const html = '<html lang="en"><head></head><body class="x"><a>Skip</a></body></html>';
    const english = markCachedPage(html, { cachedAtMs, language: "en", hasPrices: true });
    expect(english).toContain("This page is from 17 November 2026, 2:45 PM; prices may have changed since.");
    expect(english).toMatch(/<body class="x"><aside data-cached-at="2026-11-17T09:00:00.000Z"/);
    const nepali = markCachedPage(html, { cachedAtMs, language: "np", hasPrices: true });
    expect(nepali).toContain("यो पृष्ठ १ मंसिर २०८३, दिउँसो २:४५ बजेको हो");
  });

  test("CN5, CN10: of a dashboard or a client says nothing about prices", () => {
    const html = markCachedPage("<body></body>", { cachedAtMs, language: "en", hasPrices: false });
    expect(html).toContain("This page is from 17 November 2026, 2:45 PM and may have changed since.");
  });

  test("is unchanged except for the notice, which has no script", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (head, content) => {
        fc.pre(!/<body/i.test(head));
        const [start, end] = [`<html>${head}<body>`, `${content}</body></html>`];
        const marked = markCachedPage(start + end, { cachedAtMs, language: "en", hasPrices: true }) ?? "";
        expect(marked.startsWith(start)).toBe(true);
        expect(marked.endsWith(end)).toBe(true);
        const notice = marked.slice(start.length, marked.length - end.length);
        expect(notice).toMatch(/^<aside [^>]+><span>.+<\/aside>$/);
        expect(notice).not.toMatch(/<script|<style|\son\w+=/i);
      }),
    );
  });

  test("is not shown if there is no place for the notice", () => {
    expect(
      markCachedPage("<p>9,500,000</p>", { cachedAtMs, language: "en", hasPrices: true }),
    ).toBeUndefined();
  });
});

describe("VT7: the offline page", () => {
  const html =
    '<body><noscript><script src="/a.js"></script></noscript><section id="cached-pages" class="x"></section><script>run()</script></body>';
  const page = { name: "घर &amp; $& land", seenAtMs: 1, cachedAtMs, isPinned: false, files: [] };

  test("lists the pages that can be read, the last seen first, and runs nothing", () => {
    const older = { ...page, address: "/property/1" };
    const newer = { ...page, address: '/saved?ids=1&x="', name: "Saved", seenAtMs: 2 };
    const filled = fillOfflinePage(html, [older, newer], "en");
    expect(filled).not.toContain("script");
    expect(filled).toContain("घर &amp; $& land");
    expect(filled).toContain('href="/saved?ids=1&amp;x=%22"');
    expect(filled.indexOf("/saved")).toBeLessThan(filled.indexOf("/property/1"));
    expect(filled).toContain("from 17 November 2026, 2:45 PM");
  });

  test("has no list if nothing is stored", () => {
    expect(fillOfflinePage(html, [], "np")).toBe(
      '<body><section id="cached-pages" class="x"></section></body>',
    );
  });
});
