import { expect, test, waitForHydration } from "../journey.ts";

test.beforeEach(async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
});

test("HO1 HO2 HO3 BU5: a buyer searches by place, price and type and lands on a filtered list", async ({
  page,
}) => {
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

test("HO2: price and type are in the URL only if chosen", async ({ page }) => {
  await page.getByLabel("Location").first().fill("Janakpur");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/buy\?location=Janakpur$/);
});

test("HO2: an empty location shows an error and gets the focus", async ({ page }) => {
  const search = page.getByRole("search", { name: "Search properties" });
  await search.getByLabel("Location").fill("   ");
  await search.getByRole("button", { name: "Search" }).click();
  await expect(search.getByText("Please enter a location to search")).toBeVisible();
  await expect(search.getByLabel("Location")).toBeFocused();
  await expect(page).toHaveURL(/\/$/);
});

test("HO4 HO5: shows featured homes and the four next steps", async ({ page }) => {
  const featured = page.getByRole("region", { name: "Featured properties" });
  await expect(featured.getByRole("article")).toHaveCount(6);
  const actions = page.getByRole("region", { name: "What we can do for you" });
  for (const to of ["/buy", "/sell", "/rent", "/others"]) {
    await expect(actions.locator(`a[href="${to}"]`)).toBeVisible();
  }
});
