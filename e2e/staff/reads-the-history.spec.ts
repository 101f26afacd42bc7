import { findAxeViolationsInThemes } from "../axe.ts";
import { long } from "../full-run.ts";
import { expect, findToast } from "../journey.ts";
import { listAsStaff, logInAsStaff, test, unique } from "../staff.ts";
import { changeProperty } from "./history-page.ts";
import { createProperty } from "./properties-tab.ts";

test("LE7: staff read who changed what in words, and bring a version back by keyboard", async ({
  page,
  request,
}) => {
  const name = unique("Brick house");
  const id = await createProperty(request, name, { features: "1" });
  await changeProperty(request, id, { price: 8_500_000, status: "reserved" });
  await changeProperty(request, id, { features: [1, 2], local_level_id: 223, ward: 4 });
  await logInAsStaff(page, request);
  await page.goto(`/admin?${new URLSearchParams({ tab: "listings", search: name, open: String(id) })}`);
  await page.getByRole("dialog").getByRole("link", { name: "All changes" }).click();
  await expect(page.getByRole("heading", { name: `History of ${name}` })).toBeVisible();

  const changes = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }) });
  await expect(changes).toHaveCount(3);
  await expect(changes.nth(0)).toContainText("Balcony");
  await expect(changes.nth(0)).toContainText("Janakpur");
  await expect(changes.nth(1)).toContainText("रु 90,00,000");
  await expect(changes.nth(1)).toContainText("रु 85,00,000");
  await expect(changes.nth(1)).toContainText("Reserved");
  await expect(changes.nth(1)).toContainText("admin");
  await expect(changes.nth(2)).toContainText("Added");
  // The newest version is the current one.
  await expect(changes.nth(0).getByRole("button")).toHaveCount(0);

  await changes.nth(2).getByRole("button", { name: "Bring this version back" }).focus();
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Bring back the version of");
  await question.getByRole("button", { name: "Bring this version back" }).focus();
  await page.keyboard.press("Enter");
  await expect(findToast(page)).toContainText("The version is back");
  await expect(changes).toHaveCount(4);
  const row = (await listAsStaff(request, "/api/properties/")).find((property) => property.id === id);
  expect(row).toMatchObject({ price: 9_000_000, status: "active", features: [1], local_level_id: null });
});

test("LE7: admins search all changes, in both languages", long, async ({ page, request }) => {
  const name = unique("Villa");
  const id = await createProperty(request, name);
  const later = unique("Palace");
  await changeProperty(request, id, { name: later });
  await logInAsStaff(page, request);
  await page.goto("/admin?tab=history");
  await page.getByRole("searchbox", { name: "Search" }).fill(name);
  const entries = page.getByRole("tabpanel").getByRole("listitem");
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText("Changed · Property:");
  await expect(entries).toContainText("Name (English)");
  await page.getByLabel("What was done").selectOption({ label: "Deleted" });
  await expect(page.getByRole("heading", { name: "Nothing matches" })).toBeVisible();
  await page.getByLabel("What was done").selectOption({ label: "Anything" });
  await entries.getByRole("link", { name: later }).click();
  await expect(page.getByRole("heading", { name: `History of ${later}` })).toBeVisible();
  await page.getByRole("link", { name: "नेपालीमा हेर्नुहोस्" }).click();
  await expect(page.getByRole("heading", { name: `इतिहास: ${later}` })).toBeVisible();
  await expect(page.getByRole("tabpanel")).toContainText("बदलियो");
});

test("LE7: axe finds nothing on the pages of the history and the trash", async ({ page, request }) => {
  const id = await createProperty(request, unique("Axe house"));
  await changeProperty(request, id, { price: 5_000_000 });
  await logInAsStaff(page, request);
  for (const address of [
    `/admin?tab=history&row=properties-${id}`,
    "/admin?tab=history",
    "/admin?tab=trash",
  ]) {
    await page.goto(address);
    await expect(page.getByRole("tabpanel").getByRole("heading", { level: 2 }).first()).toBeVisible();
    await expect(page.getByRole("tabpanel").locator("[aria-busy=true]")).toHaveCount(0);
    expect(await findAxeViolationsInThemes(page)).toEqual([]);
  }
});
