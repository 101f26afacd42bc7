import type { Page } from "@playwright/test";
import { costs } from "#web/i18n/en/costs.ts";
import { long } from "../full-run.ts";
import { holdRequests } from "../hold-requests.ts";
import { expect, findToast, test, waitForHydration, waitForScripts } from "../journey.ts";
import { becomeNewVisitor } from "../new-visitor.ts";
import { onServer } from "../own-server.ts";
import { admin } from "../servers.ts";

test.use({ serviceWorkers: "allow" });
test.beforeEach(({ browserConsole }) => {
  // The console shows every failed request.
  browserConsole.expectErrors = true;
});

const notice = (page: Page) => page.locator("[data-cached-at]");
const mainHeading = (page: Page) => page.getByRole("heading", { level: 1 });

/** The addresses of everything that the service worker has stored. */
function storedAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(opened.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** Opens a listing and waits until it is stored. */
async function readListing(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // A new worker is installed first.
  await expect.poll(() => storedAddresses(page), { timeout: 60_000 }).toContain(new URL(page.url()).pathname);
}

function expectStored(page: Page, file: RegExp): Promise<void> {
  return expect.poll(() => storedAddresses(page)).toContainEqual(expect.stringMatching(file));
}

test("VT7: a seen listing is read offline with the time it was fetched, and never an old price as a new one", async ({
  page,
  context,
}) => {
  await onServer(page, { DEMO: "1", ADMIN_PASSWORD: admin.password }, async ({ origin }) => {
    await readListing(page, `${origin}/property/1`);
    const name = (await mainHeading(page).textContent()) ?? "";
    await readListing(page, `${origin}/np/property/1`);
    await expectStored(page, /^\/assets\/saved-parts-/);

    // The server may close an idle connection at this moment.
    const login = await page.request.post(`${origin}/api/token/`, { data: admin, maxRetries: 1 });
    const headers = { authorization: `Bearer ${(await login.json()).access}` };
    const data = { price: "98765432" };
    const change = await page.request.patch(`${origin}/api/properties/1/`, { headers, data });
    expect(change.status()).toBe(200);

    await context.setOffline(true);
    await page.goto(`${origin}/property/1`);
    await expect(notice(page)).toContainText(
      /You are offline\. This page is from \d+ \w+ \d{4}, \d+:\d\d [AP]M/,
    );
    await expect(notice(page)).toBeInViewport();
    await expect(mainHeading(page)).toHaveText(name);
    await waitForScripts(page);
    await expect(notice(page)).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText("9,87,65,432");
    const cachedAt = Date.parse((await notice(page).getAttribute("data-cached-at")) ?? "");
    await page.getByRole("button", { name: `Save ${name}` }).click();
    const saved = () => page.evaluate(() => JSON.parse(localStorage.getItem("saved-listings") ?? "[]"));
    await expect.poll(saved).toMatchObject([{ id: 1, fetchedAt: cachedAt }]);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(notice(page)).toBeInViewport();
    const pictures = page.getByRole("main").locator("img");
    await expect
      .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);

    await page.goto(`${origin}/np/property/1`);
    await expect(notice(page)).toContainText(
      /यो पृष्ठ [०-९]+ \S+ [०-९]{4}, .+ बजेको हो; त्यसपछि मूल्य बदलिएको हुन सक्छ/,
    );

    await context.setOffline(false);
    await notice(page).getByRole("link").click();
    await expect(notice(page)).toHaveCount(0);
    await expect(page.getByRole("main")).toContainText("९,८७,६५,४३२");
  });
});

test(
  "VT7: offline, the parts work whose code has loaded after the page was stored",
  long,
  async ({ page, context }) => {
    const releaseHearts = await holdRequests(page, /\/assets\/saved-parts-/);
    await readListing(page, "/property/1");
    releaseHearts();
    await expectStored(page, /^\/assets\/saved-parts-/);
    await waitForHydration(page);
    await expectStored(page, /^\/assets\/costs-/);

    await context.setOffline(true);
    await page.reload();
    await expect(notice(page)).toBeVisible();
    const heart = page.getByRole("button", { name: /^Save / }).first();
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await expect(findToast(page)).toBeVisible();
    const instalment = page.getByTestId("instalment");
    const before = await instalment.textContent();
    await page.getByLabel(costs.years, { exact: true }).selectOption("15");
    await expect(instalment).not.toHaveText(before ?? "");
  },
);

test(
  "VT7: offline, stored pages open, others are named, and nothing private is stored",
  long,
  async ({ page, request, context }) => {
    await test.step("VT7: pages of staff, secret addresses, forms and answers of the API are never stored", async () => {
      await readListing(page, "/property/3");
      const data = { username: admin.username, password: admin.password };
      expect((await request.post("/api/token/", { data })).status()).toBe(200);
      for (const path of [
        "/login",
        "/admin",
        "/setup",
        "/invitation",
        "/submission/abc",
        "/contact",
        "/property/999999",
        "/buy",
      ]) {
        await page.goto(path);
        await page.evaluate(() => navigator.serviceWorker.ready);
        await page.evaluate(() => fetch("/api/properties/?page_size=1"));
      }
      await readListing(page, "/property/4");
      const pages = (await storedAddresses(page)).filter(
        (path) => !/^\/(?:assets\/|media\/|logo\.svg$)/.test(path),
      );
      expect(pages.sort()).toEqual(["/np/offline", "/offline", "/property/3", "/property/4"]);
    });
    await becomeNewVisitor(page);
    await test.step("VT7: offline, an unseen page is one of our own, which lists the pages that can be read", async () => {
      await readListing(page, "/property/2");
      const name = (await mainHeading(page).textContent()) ?? "";
      await context.setOffline(true);
      await page.goto("/projects");
      await expect(mainHeading(page)).toHaveText("You are offline");
      await expect(page.getByRole("link", { name: /You can call us/ })).toHaveAttribute("href", /^tel:/);
      const cached = page.getByRole("link", { name: new RegExp(`^${name}.*from \\d`) });
      await expect(cached).toBeVisible();
      await page.goto("/np/projects");
      await expect(mainHeading(page)).toHaveText("इन्टरनेट जोडिएको छैन");
      await cached.or(page.getByRole("link", { name })).click();
      await expect(page).toHaveURL(/\/property\/2$/);
      await expect(mainHeading(page)).toHaveText(name);
      await expect(notice(page)).toBeVisible();
      // A page that is stored in the other language only.
      await page.goto("/np/property/2");
      await expect(page).toHaveURL(/\d\/property\/2$/);
      await expect(mainHeading(page)).toHaveText(name);

      await context.setOffline(false);
      await page.goto("/projects");
      await expect(mainHeading(page)).not.toHaveText("You are offline");
    });
    await becomeNewVisitor(page);
    await test.step("VT7: offline, a link to a stored listing opens it with its notice, and the next page online has none", async () => {
      await page.goto("/buy");
      const link = page.getByRole("article").first().getByRole("heading").getByRole("link");
      const address = (await link.getAttribute("href")) ?? "";
      await readListing(page, address);
      await page.goto("/buy");
      await waitForHydration(page);
      await context.setOffline(true);
      await link.click();
      await expect(page).toHaveURL(address);
      await expect(notice(page)).toBeVisible();
      await waitForScripts(page);
      await context.setOffline(false);
      await page.getByRole("contentinfo").getByRole("link", { name: "Rent" }).click();
      await expect(page).toHaveURL(/\/rent$/);
      await expect(notice(page)).toHaveCount(0);
    });
  },
);
