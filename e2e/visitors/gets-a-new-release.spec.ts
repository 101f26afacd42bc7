import { rm } from "node:fs/promises";
import { freePort } from "#server/testing/server-process.ts";
import { DisposableServer } from "../../resilience/disposable-server.ts";
import { long } from "../full-run.ts";
import { expect, test } from "../journey.ts";
import { copyAsOtherRelease, otherOfflineCache } from "../other-release.ts";

test.use({ serviceWorkers: "allow" });

/** A new worker is installed first. */
const installation = { timeout: 60_000 } as const;

test(
  "VT7: a new release is used at once, its worker after one visit, and stored pages stay whole; SERVICE_WORKER=off removes all",
  long,
  async ({ page, context, browserConsole }) => {
    // Each release starts a server.
    test.setTimeout(400_000);
    // The console shows every failed request.
    browserConsole.expectErrors = true;
    const environment = { DEMO: "1", PORT: String(await freePort()) };
    const cacheNames = () => page.evaluate(async () => (await caches.keys()).sort());
    const offlineCaches = async () => (await cacheNames()).filter((name) => name.startsWith("offline-"));
    const isCached = (address: string) =>
      page.evaluate(async (path) => (await caches.match(path)) !== undefined, address);
    const styles = () => page.locator("link[rel=stylesheet]").first().getAttribute("href");

    const first = await DisposableServer.create(environment);
    const otherCode = await copyAsOtherRelease();
    const second = new DisposableServer(first.dataDir, environment, otherCode);
    const withoutWorker = new DisposableServer(first.dataDir, { ...environment, SERVICE_WORKER: "off" });
    try {
      await first.start();
      const { origin } = first;
      await page.goto(`${origin}/property/1`);
      await expect.poll(() => isCached("/property/1"), installation).toBe(true);
      const [oldCache] = await offlineCaches();
      const oldStyles = await styles();
      await first.stop();

      // The first visit after the update.
      await second.start();
      await page.goto(`${origin}/property/2`);
      expect(await styles()).toBe("/assets/app-other.css");
      await expect.poll(offlineCaches, installation).toEqual([otherOfflineCache]);
      expect(oldCache).not.toBe(otherOfflineCache);
      await expect.poll(() => isCached("/property/2"), installation).toBe(true);
      expect((await page.request.get(origin + oldStyles)).status()).toBe(404);

      // A page of the earlier release still has its own styles.
      await context.setOffline(true);
      await page.goto(`${origin}/property/1`);
      await expect(page.locator("[data-cached-at]")).toBeVisible();
      expect(await styles()).toBe(oldStyles);
      const header = page.getByRole("banner");
      await expect
        .poll(() => header.evaluate((element) => getComputedStyle(element).borderBottomWidth))
        .toBe("1px");
      await context.setOffline(false);
      await second.stop();

      await withoutWorker.start();
      await page.goto(`${origin}/property/1`);
      await expect.poll(cacheNames, installation).toEqual([]);
      const registrations = () =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
      await expect.poll(registrations, installation).toBe(0);
      await expect(page.locator("[data-cached-at]")).toHaveCount(0);
    } finally {
      await page.goto("about:blank");
      for (const server of [second, withoutWorker]) await server.stop().catch(() => undefined);
      await first.remove();
      await rm(otherCode, { recursive: true, force: true });
    }
  },
);
