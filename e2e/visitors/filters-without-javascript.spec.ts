import { expect, test } from "../journey.ts";

test.use({ javaScriptEnabled: false });

test("SR3: every filter works as a plain form, and the address is the shortest", async ({ page }) => {
  await page.goto("/buy?place=l223");
  await page.getByText("Filters", { exact: true }).click();
  await page.getByRole("textbox", { name: "Places" }).fill("Lalitpur, nowhere at all");
  await page.getByLabel("Type", { exact: true }).selectOption("House");
  await page.getByRole("group", { name: "Other types" }).getByLabel("Land").check();
  await page.getByLabel("Price up to").fill("५० करोड");
  await page.getByLabel("Area from").fill("1");
  await page.getByLabel("Unit of area").selectOption("Aana");
  await page.getByLabel("Bedrooms").selectOption("2 or more");
  await page.getByLabel("Road at least").fill("8");
  await page.getByLabel("Sort by").selectOption("Highest price");
  await page.getByRole("button", { name: "Apply Filters" }).last().click();
  await expect(page).toHaveURL(
    /\/buy\?search=nowhere\+at\+all&place=d\d+%2Cl223&type=house%2Cland&price_to=500000000&area_from=1\+aana&bedrooms=2&road=8&sort=price_desc(#results)?$/,
  );
  const chips = page.getByRole("list", { name: "Chosen filters" }).getByRole("link");
  await expect(chips).toHaveCount(10);
  await chips.getByText("“nowhere at all”").click();
  await expect(page).toHaveURL(/\/buy\?place=d\d+%2Cl223&type=house.*#results$/);
  await expect(page.getByRole("heading", { level: 2, name: /^Showing/ })).toBeInViewport();
});
