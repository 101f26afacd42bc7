import type { Page } from "@playwright/test";
import { expect, test } from "../journey.ts";
import { becomeNewVisitor } from "../new-visitor.ts";

test.use({ javaScriptEnabled: false });

const heading = (page: Page) => page.getByRole("heading", { level: 2, name: /^Showing/ });

test("BU2 BU5 IN3 NL1 NL2 PD1 PR1 PR4 SR3 SR4: without JavaScript, a visitor filters, pages, changes the language and reads a project", async ({
  page,
}) => {
  await test.step("BU2 BU5: list, filters and pages work without JavaScript", async () => {
    await page.goto("/buy");
    await expect(
      page
        .getByRole("article")
        .first()
        .getByText(/^रु [\d,]+$/),
    ).toBeVisible();
    // Hearts need JavaScript.
    await expect(page.getByRole("button", { name: /^Save / })).toHaveCount(0);
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
  await becomeNewVisitor(page);
  await test.step("SR3: every filter works as a plain form, and the address is the shortest", async () => {
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
  await becomeNewVisitor(page);
  await test.step("SR4: Apply, paging and the home search lead to the results", async () => {
    await page.goto("/buy");
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL(/\/buy\?page=2#results$/);
    await expect(heading(page)).toBeInViewport();
    await page.getByLabel("Type").selectOption("house");
    await page.getByRole("button", { name: "Apply Filters" }).click();
    await expect(page).toHaveURL(/type=house.*#results$/);
    await expect(heading(page)).toBeInViewport();
    await page.goto("/");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page).toHaveURL(/\/buy(\?.*)?#results$/);
    await expect(heading(page)).toBeInViewport();
  });
  await becomeNewVisitor(page);
  await test.step("PR1 PR4 PD1: the list, its filters and a project are complete", async () => {
    await page.goto("/projects");
    await page.getByLabel("Type").selectOption("Residential");
    await page.getByRole("button", { name: "Apply Filters" }).click();
    await expect(page).toHaveURL(/type=residential/);
    await expect(page.getByLabel("Type")).toHaveValue("residential");
    await expect(page.getByText("Showing 1 of 8 projects")).toBeVisible();
    await page.getByRole("link", { name: "View details of Kadam Colony" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kadam Colony");
    await expect(page.getByText("Seven old kadam and mango trees were kept", { exact: false })).toBeVisible();
    await expect(page.getByRole("region", { name: "Outcomes" }).getByRole("listitem")).toHaveCount(3);
    await expect(page.getByRole("link", { name: "Call Manager" })).toBeVisible();
  });
  await becomeNewVisitor(page);
  await test.step("IN3 NL1 NL2: the language toggle works without JavaScript, in both directions, and is remembered", async () => {
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
});
