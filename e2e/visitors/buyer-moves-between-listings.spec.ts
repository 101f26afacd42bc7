import type { Page } from "@playwright/test";
import { long } from "../full-run.ts";
import { expect, test, waitForHydration } from "../journey.ts";
import { becomeNewVisitor } from "../new-visitor.ts";

const row = (page: Page) => page.getByRole("navigation", { name: "Listings of your list" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function openFromList(page: Page, address: string, index: number): Promise<string[]> {
  await page.goto(address);
  await waitForHydration(page);
  const names = await page.getByRole("article").getByRole("heading").allInnerTexts();
  await page.getByRole("article").nth(index).getByRole("heading").getByRole("link").click();
  await expect(heading(page)).toHaveText(names[index] ?? "");
  return names;
}

test(
  "VT6: a buyer goes from listing to listing of the list; Back and a reload keep it",
  long,
  async ({ page }) => {
    const names = await openFromList(page, "/buy?sort=price_asc", 1);
    const total = Number(/of (\d+)\)/.exec((await row(page).textContent()) ?? "")?.[1]);
    expect(total).toBeGreaterThan(12);
    await expect(row(page)).toContainText(`Back to the list (2 of ${total})`);

    await row(page).getByRole("link", { name: "Next" }).click();
    await expect(heading(page)).toHaveText(names[2] ?? "");
    await expect(row(page)).toContainText(`(3 of ${total})`);
    await page.reload();
    await expect(row(page)).toContainText(`(3 of ${total})`);
    await waitForHydration(page);

    await page.goBack();
    await expect(heading(page)).toHaveText(names[1] ?? "");
    await expect(row(page)).toContainText(`(2 of ${total})`);
    await row(page).getByRole("link", { name: "Previous" }).press("Enter");
    await expect(heading(page)).toHaveText(names[0] ?? "");
    await expect(row(page).getByRole("link", { name: "Previous" })).toHaveCount(0);

    await page.getByRole("list", { name: "Pictures" }).getByRole("link").first().click();
    await page.getByRole("dialog", { name: "Pictures" }).getByRole("button", { name: "Close" }).click();
    await expect(row(page)).toContainText(`(1 of ${total})`);

    await row(page)
      .getByRole("link", { name: /^Back to the list/ })
      .click();
    await expect(page).toHaveURL(/\/buy\?sort=price_asc$/);
    await expect(heading(page)).toHaveText("Properties for sale");
    await expect(page.getByRole("article").first().getByRole("heading")).toHaveText(names[0] ?? "");
  },
);

test("VT6: the ends of pages and of the list lead on, also in Nepali", long, async ({ page }) => {
  await test.step("VT6: the end of a page of the list leads to the next page, and back", async () => {
    const names = await openFromList(page, "/buy?sort=price_asc", 11);
    await expect(row(page)).toContainText("(12 of ");
    await row(page).getByRole("link", { name: "Next" }).click();
    await expect(row(page)).toContainText("(13 of ");
    await expect(heading(page)).not.toHaveText(names[11] ?? "");
    await row(page).getByRole("link", { name: "Previous" }).click();
    await expect(row(page)).toContainText("(12 of ");
    await expect(heading(page)).toHaveText(names[11] ?? "");
  });
  await becomeNewVisitor(page);
  await test.step("VT6: the last listing has no next, and visitors from elsewhere see no neighbours", async () => {
    await page.goto("/buy?sort=price_asc&page=2");
    await waitForHydration(page);
    await page.getByRole("article").last().getByRole("heading").getByRole("link").click();
    await expect(row(page).getByRole("link", { name: "Previous" })).toBeVisible();
    await expect(row(page).getByRole("link", { name: "Next" })).toHaveCount(0);
    await page.goto("/property/1");
    await waitForHydration(page);
    await expect(row(page)).toHaveCount(0);
  });
  await becomeNewVisitor(page);
  await test.step("VT6: the neighbours are in Nepali, too", async () => {
    await page.goto("/np/buy");
    await waitForHydration(page);
    await page.getByRole("article").nth(1).getByRole("heading").getByRole("link").click();
    const nepaliRow = page.getByRole("navigation", { name: "तपाईंको सूचीका घरजग्गा" });
    await expect(nepaliRow).toContainText(/सूचीमा फर्कनुहोस् \([०-९]+ मध्ये २\)/);
    await nepaliRow.getByRole("link", { name: "अर्को" }).click();
    await expect(page).toHaveURL(/\/np\/property\/\d+$/);
    await expect(nepaliRow).toContainText("मध्ये ३)");
  });
});
