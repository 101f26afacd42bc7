import type { Page } from "@playwright/test";
import { long } from "../full-run.ts";
import { expect, test, waitForHydration } from "../journey.ts";
import { becomeNewVisitor } from "../new-visitor.ts";

const markers = (page: Page) => page.locator(".map-pin, .map-cluster");
const follow = (page: Page) => page.getByRole("checkbox", { name: "List follows the map" });
const heading = (page: Page) => page.getByRole("heading", { name: /^Showing / });
/** How many of all the heading says are shown. */
const shownCount = async (page: Page) =>
  Number(/Showing (\d+) of/.exec((await heading(page).textContent()) ?? "")?.[1]);

async function openMap(page: Page, address: string) {
  await page.goto(address);
  await expect(markers(page).first()).toBeVisible();
  await expect(page.getByText(/on this part of the map/)).toBeVisible();
}

test("MP1: a buyer opens the map, moves it, and searches here", async ({ page }) => {
  await test.step("MP1: a list, its map and both are one address, and Leaflet loads only with a map", async () => {
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.url()));
    const mapFiles = () => loaded.filter((url) => /leaflet|listing-map|districts-|\/api\/map\//.test(url));
    await page.goto("/buy?type=house,land");
    await waitForHydration(page);
    expect(mapFiles()).toEqual([]);
    await page.getByRole("link", { name: "Map", exact: true }).click();
    await expect(page).toHaveURL(/\/buy\?type=house.+&view=map$/);
    await expect(markers(page).first()).toBeVisible();
    expect(mapFiles().length).toBeGreaterThan(2);
    await expect(page.getByRole("article").first()).toBeHidden();
    await page.getByRole("link", { name: "Both", exact: true }).click();
    await expect(page).toHaveURL(/view=both$/);
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(markers(page).first()).toBeVisible();
    await page.getByRole("link", { name: "List", exact: true }).click();
    await expect(page).toHaveURL(/\/buy\?type=house[^&]+$/);
    await expect(page.locator(".map-canvas")).toHaveCount(0);
  });
  await becomeNewVisitor(page);
  await test.step("MP1: moving the map filters the list, and the address brings both back", async () => {
    await openMap(page, "/buy?view=both");
    const all = await shownCount(page);
    await page.locator(".map-cluster").first().click();
    await expect(page).toHaveURL(/bounds=[\d.]+,[\d.]+,[\d.]+,[\d.]+/);
    await expect.poll(() => shownCount(page)).toBeLessThan(all);
    const few = await shownCount(page);
    expect(few).toBeGreaterThan(0);
    await page.reload();
    await expect(markers(page).first()).toBeVisible();
    expect(await shownCount(page)).toBe(few);
    await page.getByRole("button", { name: "Show all" }).click();
    await expect.poll(() => shownCount(page)).toBe(all);
    await expect(page).toHaveURL(/\/buy\?view=both$/);
  });
  await becomeNewVisitor(page);
  await test.step("MP1: a visitor who keeps the list searches here when the map is right", async () => {
    await openMap(page, "/rent?view=both");
    await follow(page).uncheck();
    await page.getByRole("button", { name: "Zoom in", exact: true }).click();
    const searchHere = page.getByRole("button", { name: "Search here" });
    await expect(searchHere).toBeVisible();
    await expect(page).toHaveURL(/\/rent\?view=both$/);
    await searchHere.click();
    await expect(page).toHaveURL(/bounds=/);
    await expect(searchHere).toBeHidden();
  });
});

test(
  "MP1: the map has the window for itself: no hero, the whole screen of a phone, two thirds of a wide window",
  long,
  async ({ page }) => {
    for (const { width, height, maxTop, minHeight } of [
      { width: 360, height: 740, maxTop: 70, minHeight: 560 },
      { width: 1440, height: 900, maxTop: 330, minHeight: 520 },
    ]) {
      await page.setViewportSize({ width, height });
      for (const path of ["/np/buy?view=map", "/projects?view=map"]) {
        await page.goto(path);
        await expect(markers(page).first()).toBeVisible();
        const { y, height: mapHeight } = (await page.locator(".map-canvas").boundingBox()) ?? {
          y: Number.POSITIVE_INFINITY,
          height: 0,
        };
        expect(y, path).toBeLessThan(maxTop);
        expect(mapHeight, path).toBeGreaterThan(minHeight);
        expect(y + mapHeight, path).toBeLessThan(height);
        const title = await page.locator("h1").boundingBox();
        expect(title?.height ?? 0, path).toBeLessThan(2);
      }
    }
  },
);

test(
  "MP1: pins are reached by keyboard and large enough, and show the listing with the focus",
  long,
  async ({ page }) => {
    await test.step("MP1: pins are reached, opened and closed by keyboard, with their prices", async () => {
      await openMap(page, "/buy?view=map");
      const pin = page.locator(".map-pin").first();
      await expect(pin).toHaveText(/^[\d.]+ (?:L|Cr)$/);
      await expect(pin).toHaveAccessibleName(/^[\d.]+ \w+, \w/);
      await page.locator(".map-canvas").focus();
      for (let presses = 0; presses < 40; presses++) {
        await page.keyboard.press("Tab");
        if (await pin.evaluate((element) => element === document.activeElement)) break;
      }
      await expect(pin).toBeFocused();
      await page.keyboard.press("Enter");
      const card = page.getByRole("dialog");
      const link = card.getByRole("link");
      await expect(link).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(card).toBeHidden();
      await expect(pin).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(link).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/property\/\d+$/);
    });
    await becomeNewVisitor(page);
    await test.step("MP1: a listing that has the focus is marked on the map", async () => {
      await openMap(page, "/buy?view=both");
      await expect(page.locator(".map-mark")).toHaveCount(0);
      await page.locator("[data-map-point]").first().getByRole("heading").getByRole("link").focus();
      await expect(page.locator(".map-mark span")).toBeVisible();
      await page.getByRole("heading", { level: 1 }).evaluate((element) => element.scrollIntoView());
      await page.getByRole("link", { name: "List", exact: true }).focus();
      await expect(page.locator(".map-mark")).toHaveCount(0);
    });
    await becomeNewVisitor(page);
    await test.step("MP1: touch targets on the map are large enough", async () => {
      await openMap(page, "/buy?view=both");
      const targets = page.locator(".map-pin, .map-cluster, .leaflet-bar a");
      for (const target of await targets.all()) {
        const box = await target.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
    });
  },
);

test(
  "MP1: a map without pins or without listings says so, and recovers",
  long,
  async ({ page, browserConsole }) => {
    await test.step("MP1: if pins cannot be loaded, the list stays and a button tries again", async () => {
      browserConsole.expectErrors = true;
      await page.route("**/api/map/?*", (route) => route.abort());
      await page.goto("/buy?view=both");
      await expect(page.getByRole("alert")).toContainText("The listings on the map could not be loaded.");
      await expect(page.getByRole("article").first()).toBeVisible();
      await page.unroute("**/api/map/?*");
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(markers(page).first()).toBeVisible();
      await expect(page.getByRole("alert")).toHaveCount(0);
    });
    await becomeNewVisitor(page);
    await test.step("MP1: a part of the map without listings says so", async () => {
      await page.goto("/buy?bounds=81.2,29.5,81.4,29.7&view=both");
      await expect(page.getByText("Nothing on this part of the map")).toBeVisible();
      await page.getByRole("button", { name: "Show all" }).click();
      await expect(markers(page).first()).toBeVisible();
    });
  },
);

test(
  "MP2 MP3: maps name places in the visitor's script, and a property shows its own on demand",
  long,
  async ({ page }) => {
    await test.step("MP2: the names of districts and municipalities are in the visitor's script", async () => {
      await page.goto("/np/projects?bounds=85.8,26.6,86.1,26.9&view=map");
      await expect(page.locator(".map-local-level").first()).toBeAttached();
      await expect(page.locator(".map-name span").filter({ hasText: "जनकपुरधाम" })).toBeVisible();
      await page.goto("/projects?view=map");
      await expect(page.locator(".map-district").first()).toBeAttached();
      await expect(page.locator(".map-name").first()).toHaveText(/^[A-Z]/);
      await expect(markers(page).first()).toBeVisible();
    });
    await becomeNewVisitor(page);
    await test.step("MP3: a property shows its place, and its map on demand", async () => {
      const outside: string[] = [];
      page.on("request", (request) => outside.push(new URL(request.url()).host));
      await page.goto("/property/3");
      await waitForHydration(page);
      const place = page.getByRole("region", { name: "Where it is" });
      await expect(place).toContainText("The pin shows the very place.");
      await expect(page.locator(".map-canvas")).toHaveCount(0);
      await place.getByRole("button", { name: "Show the map" }).click();
      await expect(place.locator(".map-mark span")).toBeVisible();
      await expect(place.locator(".map-district").first()).toBeAttached();
      await expect(place.getByRole("link", { name: "Directions" })).toHaveAttribute(
        "href",
        "https://www.google.com/maps/dir/?api=1&destination=26.7418,85.9252",
      );
      expect(new Set(outside).size).toBe(1);
      await place.getByRole("link", { name: "Other listings near by" }).click();
      await expect(page).toHaveURL(/\/buy\?bounds=85\.8852,26\.7018,85\.9652,26\.7818&view=both$/);
      await expect(markers(page).first()).toBeVisible();
    });
    await becomeNewVisitor(page);
    await test.step("MP3: an approximate place is an area, on the page of a property and on Contact the office is exact", async () => {
      await page.goto("/property/1");
      await waitForHydration(page);
      const place = page.getByRole("region", { name: "Where it is" });
      await expect(place).toContainText("The circle of about 200 metres shows the area.");
      await place.getByRole("button", { name: "Show the map" }).click();
      await expect(place.locator(".map-area")).toBeAttached();
      await expect(place.locator(".map-mark")).toHaveCount(0);
      await page.goto("/contact");
      await waitForHydration(page);
      await expect(page.getByText("Latitude 26.7288, longitude 85.9263")).toBeVisible();
      await page.getByRole("button", { name: "Show the map" }).click();
      await expect(page.locator(".map-mark span")).toBeVisible();
    });
  },
);
