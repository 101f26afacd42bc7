import { expect, test } from "../journey.ts";

test.use({ javaScriptEnabled: false });

test("BU2 BU5: list, filters and pages work without JavaScript", async ({ page }) => {
  await page.goto("/buy");
  await expect(
    page
      .getByRole("article")
      .first()
      .getByText(/^रु [\d,]+$/),
  ).toBeVisible();
  await page.getByLabel("Type").selectOption("House");
  await page.getByRole("button", { name: "Apply Filters" }).click();
  // Empty fields are not in the URL.
  await expect(page).toHaveURL(/\/buy\?type=house(?:#|$)/);
  await expect(page.getByLabel("Type")).toHaveValue("house");
  await page.goto("/buy");
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("IN3 NL1 NL2: the language toggle works without JavaScript, in both directions, and is remembered", async ({
  page,
}) => {
  await page.goto("/buy?type=house");
  await page.getByRole("link", { name: "नेपालीमा हेर्नुहोस्" }).click();
  await expect(page).toHaveURL(/\/np\/buy\?type=house$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("बिक्रीका घरजग्गा");
  await page.goto("/property/1");
  await expect(page).toHaveURL(/\/np\/property\/1$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "ne");
  for (let round = 0; round < 2; round += 1) {
    await page.getByRole("link", { name: "View in English" }).click();
    await expect(page).toHaveURL(/[^p]\/property\/1$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.goto("/buy");
    await expect(page).toHaveURL(/[^p]\/buy$/);
    await page.goto("/property/1");
    await page.getByRole("link", { name: "नेपालीमा हेर्नुहोस्" }).click();
    await expect(page).toHaveURL(/\/np\/property\/1$/);
  }
});
