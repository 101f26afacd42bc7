import type { Page } from "@playwright/test";
import { expect, test, waitForHydration } from "../journey.ts";
import { becomeNewVisitor } from "../new-visitor.ts";

async function openHome(page: Page): Promise<void> {
  await page.goto("/");
  await waitForHydration(page);
}

test("HO1 HO2 HO3 BU5: a buyer searches from Home", async ({ page }) => {
  await test.step("HO1 HO2 HO3 BU5: a buyer searches by place, price and type and lands on a filtered list", async () => {
    await openHome(page);
    const search = page.getByRole("search", { name: "Search properties" });
    await expect(search.getByLabel("Price range").getByRole("option")).toHaveText([
      "Any price",
      "Up to रु 20,00,000",
      "रु 20,00,000 – रु 50,00,000",
      "रु 50,00,000 and above",
    ]);
    await search.getByLabel("Location").fill("  Lalitpur ");
    await search.getByLabel("Price range").selectOption("रु 50,00,000 and above");
    await search.getByLabel("Property type").selectOption("House");
    await search.getByRole("button", { name: "Search" }).click();

    await expect(page).toHaveURL(/\/buy\?location=Lalitpur&price=5000000%2B&type=house$/);
    await expect(page.getByText(/^Showing \d+ of \d+ properties$/)).toBeVisible();
    await expect(page.getByLabel("Location")).toHaveValue("lalitpur");
    await expect(page.getByLabel("Price")).toHaveValue("5000000+");
    await expect(page.getByLabel("Type")).toHaveValue("house");
    await expect(page.getByRole("article").filter({ hasNotText: "Lalitpur" })).toHaveCount(0);
    await expect(page.getByRole("article")).not.toHaveCount(0);
  });
  await becomeNewVisitor(page);
  await test.step("HO2: price and type are in the URL only if chosen", async () => {
    await openHome(page);
    await page.getByLabel("Location").first().fill("Janakpur");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/buy\?location=Janakpur$/);
  });
  await becomeNewVisitor(page);
  await test.step("HO2: an empty location shows an error and gets the focus", async () => {
    await openHome(page);
    const search = page.getByRole("search", { name: "Search properties" });
    await search.getByLabel("Location").fill("   ");
    await search.getByRole("button", { name: "Search" }).click();
    await expect(search.getByText("Please enter a location to search")).toBeVisible();
    await expect(search.getByLabel("Location")).toBeFocused();
    await expect(page).toHaveURL(/\/$/);
  });
});
