import { long } from "../full-run.ts";
import { expect, test, waitForHydration } from "../journey.ts";
import { openFilters, showButton } from "../search-form.ts";

test(
  "RE1 RE2: a tenant filters by rent and bedrooms and finds the agent's contact",
  long,
  async ({ page }) => {
    await page.goto("/rent");
    await waitForHydration(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Properties for rent");
    const sheet = await openFilters(page);
    await expect(sheet.getByLabel("Rent per month").getByRole("option")).toHaveText([
      "Any price",
      "Up to रु 15,000",
      "रु 15,000 – रु 25,000",
      "रु 25,000 – रु 35,000",
      "Over रु 35,000",
    ]);
    await expect(sheet.getByRole("group", { name: "Types" }).getByRole("checkbox")).toHaveCount(5);
    for (const type of ["Apartment", "House", "Studio", "Townhouse", "Penthouse"]) {
      await expect(sheet.getByRole("checkbox", { name: type, exact: true })).toBeVisible();
    }
    for (const place of ["Downtown", "Uptown", "Suburbs", "Midtown", "Arts District"]) {
      await expect(sheet.getByLabel("Location").getByRole("option", { name: place })).toBeAttached();
    }

    await sheet.getByLabel("Rent per month").selectOption("रु 25,000 – रु 35,000");
    await sheet.getByLabel("Bedrooms").selectOption("2");
    await showButton(sheet).click();
    await expect(page).toHaveURL(/price=25000-35000.*bedrooms=2/);
    const card = page.getByRole("article").first();
    await expect(card.getByText("For Rent")).toBeVisible();
    await expect(card.getByText("Available Now")).toBeVisible();
    await expect(card.getByText("/month")).toBeVisible();
    await expect(card.getByText("2 bed")).toBeVisible();
    await expect(card.getByRole("link", { name: "Contact" })).toHaveAttribute("href", /^tel:\+977/);

    await card.getByRole("heading").getByRole("link").click();
    await expect(page).toHaveURL(/\/property\/\d+$/);
    await expect(page.getByRole("article").first().getByText("For Rent").first()).toBeVisible();
    await expect(page.getByRole("article").getByText("/month").first()).toBeVisible();
  },
);
