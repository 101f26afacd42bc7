import { holdRequests } from "../hold-requests.ts";
import { expect, test, waitForHydration } from "../journey.ts";
import { becomeNewVisitor } from "../new-visitor.ts";
import { openProjectFilters } from "../search-form.ts";

test("PR1 PR3 PR4 SR3: a visitor searches and filters projects, waits, finds none and starts again", async ({
  page,
}) => {
  await test.step("PR1 PR4: search, case-insensitive, and filters narrow the list and are in the URL", async () => {
    await page.goto("/projects");
    await waitForHydration(page);
    const shown = page.getByText(/^Showing \d+ of 8 projects$/);

    await page.getByLabel("Search").fill("PURAIN hospitality");
    await page.getByLabel("Search").press("Enter");
    await expect(shown).toHaveText("Showing 1 of 8 projects");
    await expect(page).toHaveURL(/\/projects\?search=PURAIN\+hospitality$/);
    await expect(page.getByRole("article")).toHaveText(/Hotel Purain/);
    await expect(page.getByRole("heading", { name: "Showing 1 of 8 projects" })).toBeFocused();

    await page.getByLabel("Search").fill("");
    await openProjectFilters(page);
    await page.getByLabel("Status").selectOption("Upcoming");
    await page.getByRole("button", { name: "Apply Filters" }).click();
    await expect(page).toHaveURL(/\/projects\?status=upcoming$/);
    await expect(page.getByRole("article").getByText("Planning", { exact: true })).toBeVisible();

    await page.reload();
    await expect(page.getByLabel("Status")).toHaveValue("upcoming");
    await expect(shown).toHaveText("Showing 1 of 8 projects");
    await waitForHydration(page);
    await page.goBack();
    await expect(page.getByLabel("Status")).toHaveValue("");
    await expect(page.getByLabel("Search")).toHaveValue("PURAIN hospitality");
    await page.goBack();
    await expect(shown).toHaveText("Showing 8 of 8 projects");
    await expect(page.getByLabel("Search")).toHaveValue("");
  });
  await becomeNewVisitor(page);
  await test.step("SR3: on a phone, the first project is on the first screen, and only the filters that are set", async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto("/projects");
    await expect(page.getByRole("article").first()).toBeInViewport();
    await expect(page.getByLabel("Status")).toBeHidden();
    await page.goto("/projects?status=upcoming");
    await expect(page.getByLabel("Status")).toHaveValue("upcoming");
    await expect(page.getByLabel("Type")).toBeHidden();
    await waitForHydration(page);
    await page.getByRole("button", { name: "Filters 1 chosen" }).click();
    await expect(page.getByLabel("Type")).toBeVisible();
  });
  await becomeNewVisitor(page);
  await test.step("PR3: filters that match nothing can be cleared", async () => {
    await page.goto("/projects?search=atlantis");
    await waitForHydration(page);
    await expect(page.getByText("Showing 0 of 8 projects")).toBeVisible();
    await expect(page.getByRole("heading", { name: "No projects found" })).toBeVisible();
    await page.getByRole("link", { name: "Clear All Filters" }).click();
    await expect(page).toHaveURL(/\/projects$/);
    await expect(page.getByRole("article")).toHaveCount(8);
    await expect(page.getByLabel("Search")).toHaveValue("");
  });
  await becomeNewVisitor(page);
  await test.step("PR3: while filters are applied, the result line says so and skeletons replace the cards", async () => {
    await page.goto("/projects");
    await waitForHydration(page);
    const release = await holdRequests(page, /\.data/);
    await openProjectFilters(page);
    await page.getByLabel("Type").selectOption("Hospitality");
    await page.getByRole("button", { name: "Apply Filters" }).click();
    const results = page.locator("#results");
    await expect(results).toHaveText("Loading projects");
    await expect(page.getByRole("article")).toHaveCount(0);
    release();
    await expect(results).toHaveText("Showing 1 of 8 projects");
  });
});
