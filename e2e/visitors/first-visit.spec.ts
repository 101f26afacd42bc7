import { setTimeout } from "node:timers/promises";
import { isFullRun, long } from "../full-run.ts";
import { holdRequests } from "../hold-requests.ts";
import { expect, test, waitForHydration } from "../journey.ts";
import { becomeNewVisitor } from "../new-visitor.ts";

test("NL3: a Nepali page fetches at most 95 KB of Devanagari fonts, at most 60 KB before the largest paint", async ({
  page,
}) => {
  for (const path of isFullRun
    ? ["", "/buy", "/property/1", "/project/1", "/about", "/sell", "/contact"]
    : ["", "/property/1"]) {
    await page.goto(`/np${path}`);
    await waitForHydration(page);
    await page.evaluate(() => document.fonts.ready);
    const fetched = await page.evaluate(async () => {
      const largestPaint = await new Promise<number>((resolve) => {
        const report = (list: PerformanceObserverEntryList) =>
          resolve(list.getEntries().at(-1)?.startTime ?? 0);
        new PerformanceObserver(report).observe({ type: "largest-contentful-paint", buffered: true });
      });
      const fonts = performance
        .getEntriesByType("resource")
        .filter(({ name }) => /devanagari|rupee/.test(name));
      const bytesOf = (entries: readonly PerformanceEntry[]) =>
        entries
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
      const early = fonts.filter(({ startTime }) => startTime < largestPaint);
      return { allBytes: bytesOf(fonts), earlyBytes: bytesOf(early) };
    });
    expect(fetched.allBytes, path).toBeGreaterThan(20_000);
    expect(fetched.allBytes, path).toBeLessThanOrEqual(95_000);
    expect(fetched.earlyBytes, path).toBeLessThanOrEqual(60_000);
  }
});

test("pages wait for no picture, scripts load after them, and Back works before", async ({ page }) => {
  await test.step("scripts load after the visible pictures", async () => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    const releasePicture = await holdRequests(page, /\/pictures\/hero-home/);
    await page.goto("/", { waitUntil: "commit" });
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(scripts).toEqual([]);
    releasePicture();
    await waitForHydration(page);
    expect(scripts.length).toBeGreaterThan(0);
  });
  await becomeNewVisitor(page);
  await test.step("a page works even if a picture never loads", async () => {
    await page.route(/\/pictures\/hero-home/, () => undefined);
    await page.goto("/", { waitUntil: "commit" });
    await waitForHydration(page);
  });
  await becomeNewVisitor(page);
  await test.step("Back before the scripts have loaded shows the earlier page", async () => {
    await page.goto("/about");
    await waitForHydration(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Buy" }).click();
    await expect(page).toHaveURL(/\/buy$/);
    const releaseScripts = await holdRequests(page, /\/assets\/.+\.js$/);
    await page.reload();
    // On a slow line, the scripts of this page run before the earlier page has arrived.
    await page.route("**/about", async (route) => {
      releaseScripts();
      await setTimeout(2_000);
      await route.continue();
    });
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "We build where we live" })).toBeVisible();
    await waitForHydration(page);
  });
});

test("IN1 VT3 VT4: code that loads later leaves the page as it is", long, async ({ page }) => {
  await test.step("VT3 VT4: the code of a listing's form and costs loads when the visitor first scrolls", async () => {
    const asked = new Set<string | undefined>();
    page.on("request", (request) => asked.add(/\/([a-z-]+)-[\w-]{7}\.js$/.exec(request.url())?.[1]));
    await page.goto("/property/1");
    // The last of what is loaded by itself.
    await expect.poll(() => [...asked]).toContain("contact-bar");
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect([...asked]).not.toContain("enquiry-form");
    expect([...asked]).not.toContain("costs");
    await page.mouse.wheel(0, 100);
    await expect.poll(() => [...asked]).toEqual(expect.arrayContaining(["enquiry-form", "costs"]));
  });
  await becomeNewVisitor(page);
  await test.step("IN1: before the deferred files have loaded, a language change keeps the footer, which follows when they have", async () => {
    const releaseFiles = await holdRequests(page, /\/assets\/(floating-actions|footer)-/);
    await page.goto("/");
    const toggle = page.getByRole("link", { name: "नेपालीमा हेर्नुहोस्" });
    await expect.poll(() => toggle.evaluate((link) => Object.keys(link).join())).toContain("__reactProps");
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await toggle.click();
    await expect(page).toHaveURL(/\/np$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/[\u0900-\u097f]/);
    await expect(page.getByRole("contentinfo").getByText("Quick Links")).toBeVisible();
    releaseFiles();
    await expect(page.getByRole("contentinfo").getByText("उपयोगी लिङ्क")).toBeVisible();
  });
});

test("IN1: pages load only the letters and texts of their language", long, async ({ page }) => {
  await test.step("IN1: English pages load only the Devanagari letters they show", async () => {
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "font") fetched.push(new URL(request.url()).pathname);
    });
    for (const path of ["/", "/buy", "/rent", "/property/1", "/project/1", "/sell"]) {
      await page.goto(path);
      await waitForHydration(page);
      await page.evaluate(() => document.fonts.ready);
    }
    expect(fetched).toContainEqual(expect.stringContaining("mukta-rupee"));
    expect(fetched.filter((file) => file.includes("devanagari"))).toEqual([]);
  });
  await becomeNewVisitor(page);
  await test.step("IN1: only the texts of the page's language are loaded", async () => {
    const fetched: string[] = [];
    page.on("request", (request) => {
      const [, language] = /\/assets\/texts-(\w+)-/.exec(request.url()) ?? [];
      if (language) fetched.push(language);
    });
    for (const path of ["/about", "/sell", "/property/1"]) {
      await page.goto(path);
      await waitForHydration(page);
    }
    expect(new Set(fetched)).toEqual(new Set(["en"]));
    fetched.length = 0;
    await page.goto("/np/about");
    await waitForHydration(page);
    expect(new Set(fetched)).toEqual(new Set(["np"]));
  });
});
