import type { Page } from "@playwright/test";
import { long } from "../full-run.ts";
import { expect, test, waitForHydration } from "../journey.ts";
import { becomeNewVisitor } from "../new-visitor.ts";
import { openFilters, openProjectFilters, showButton } from "../search-form.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 2, name: /^(Showing|Failed)/ });

/** Expects the results' heading below the header, in the upper half of the window, with the focus. */
async function expectResultsVisible(page: Page): Promise<void> {
  await expect(heading(page)).toBeFocused();
  // The closing sheet focuses the heading before the new results are shown and scrolled to.
  await expect(async () => {
    const top = (await heading(page).boundingBox())?.y ?? -1;
    const header = await page.locator("header").first().boundingBox();
    expect(top).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    const { height, isAtEnd } = await page.evaluate(() => ({
      height: window.innerHeight,
      isAtEnd: window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1,
    }));
    expect(top).toBeLessThan(isAtEnd ? height : height / 2);
  }).toPass();
}

test(
  "SR4: on Buy, Rent and Projects, Apply and Clear All Filters show the results and focus their heading",
  long,
  async ({ page }) => {
    for (const [path, choice, checkbox] of [
      ["/buy", "house", "House"],
      ["/rent", "apartment", "Apartment"],
      ["/projects", "residential", undefined],
    ] as const) {
      await page.goto(path);
      await waitForHydration(page);
      if (checkbox) {
        const sheet = await openFilters(page);
        await sheet.getByRole("checkbox", { name: checkbox, exact: true }).check();
        await showButton(sheet).click();
      } else {
        await openProjectFilters(page);
        await page.getByLabel("Type").selectOption(choice);
        await page.getByRole("button", { name: "Apply Filters" }).click();
      }
      await expect(page).toHaveURL(new RegExp(`${path}\\?type=${choice}$`));
      await expectResultsVisible(page);

      await page.getByLabel("Search").fill("atlantis");
      await page.getByLabel("Search").press("Enter");
      await expect(heading(page)).toHaveText(/^Showing 0/);
      await expectResultsVisible(page);
      await page.getByRole("link", { name: "Clear All Filters" }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expectResultsVisible(page);
    }
  },
);

test(
  "SR4: pages, searches and links open at their results, first visits at the top",
  long,
  async ({ page }) => {
    await test.step("SR4: another page of a list opens at its results; Back returns to the clicked link", async () => {
      await page.goto("/buy");
      await waitForHydration(page);
      await expect(page.locator("#page-heading")).not.toBeFocused();
      await page.getByRole("link", { name: "Next" }).click();
      await expect(page).toHaveURL(/\/buy\?page=2$/);
      await expectResultsVisible(page);
      await page.goBack();
      await expect(page).toHaveURL(/\/buy$/);
      await expect(page.getByRole("link", { name: "Next" })).toBeInViewport();
    });
    await becomeNewVisitor(page);
    await test.step("SR4: the search on the home page leads to its results", async () => {
      await page.goto("/");
      await waitForHydration(page);
      const search = page.getByRole("search", { name: "Search properties" });
      await search.getByLabel("Location").fill("Lalitpur");
      await search.getByRole("button", { name: "Search" }).click();
      await expect(page).toHaveURL(/\/buy\?location=Lalitpur$/);
      await expectResultsVisible(page);
      await page.goBack();
      await waitForHydration(page);
      await page.getByRole("link", { name: "See all properties" }).first().click();
      await expect(page).toHaveURL(/\/buy$/);
      await expectResultsVisible(page);
    });
    await becomeNewVisitor(page);
    await test.step("SR4: a first visit and a navigation link open the top of the page", async () => {
      await page.goto("/buy?type=house");
      await waitForHydration(page);
      expect(await page.evaluate(() => [window.scrollY, document.activeElement?.localName])).toEqual([
        0,
        "body",
      ]);
      await page.getByRole("contentinfo").getByRole("link", { name: "Rent" }).click();
      await expect(page.locator("#page-heading")).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
  },
);
