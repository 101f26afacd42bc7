import { long } from "../full-run.ts";
import { expect, waitForHydration } from "../journey.ts";
import { staffHeaders, test, unique } from "../staff.ts";
import { createProperty, findCard, formDialog, openTab, saveButton } from "./properties-tab.ts";

test(
  "LD5: staff preview a draft, publish it, reduce its price and see who changed what",
  long,
  async ({ page, request, browser, browserConsole }) => {
    // The browser reports that the page of a draft does not exist.
    browserConsole.expectErrors = true;
    const name = unique("Pond house");
    const id = await createProperty(request, name, { status: "draft" });
    const visitor = await browser.newPage();
    expect((await visitor.goto(`/property/${id}`))?.status()).toBe(404);
    await expect(visitor.getByRole("heading", { name: "Property Not Found" })).toBeVisible();

    await openTab(page, request, name);
    await findCard(page, name).getByRole("button", { name: "View" }).click();
    await page.getByRole("link", { name: "Open its page" }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page.getByText("Draft: only staff see this")).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, nofollow");

    await openTab(page, request, name);
    await findCard(page, name).getByRole("button", { name: "Edit" }).click();
    await formDialog(page).getByLabel("Status").selectOption("Active");
    await saveButton(page).click();
    await expect(formDialog(page)).toBeHidden();
    const headers = await staffHeaders(request);
    await request.patch(`/api/properties/${id}/`, { headers, data: { price: "8500000" } });

    await visitor.goto(`/property/${id}`);
    await expect(visitor.getByText("Price reduced")).toBeVisible();
    await expect(visitor.getByRole("deletion")).toHaveText("रु 90,00,000");

    await page.reload();
    await findCard(page, name).getByRole("button", { name: "View" }).click();
    const history = page.getByRole("region", { name: "Changes of price and status" });
    await expect(history.getByRole("listitem")).toHaveText([
      /Price from रु 90,00,000 to रु 85,00,000.*admin/,
      /Status from Draft to Active.*admin/,
    ]);
    await visitor.close();
  },
);

test("LD5: a session that has ended previews nothing", long, async ({ page, request, browserConsole }) => {
  browserConsole.expectErrors = true;
  const id = await createProperty(request, unique("Hidden house"), { status: "draft" });
  await page.addInitScript(() => {
    const user = { username: "x", is_admin: true, is_staff: true };
    localStorage.setItem("session", JSON.stringify({ access: "a", refresh: "b", user }));
  });
  await page.goto(`/property/${id}`);
  await waitForHydration(page);
  await expect(page.getByRole("heading", { name: "Property Not Found" })).toBeVisible();
});
