import { findAxeViolations } from "../axe.ts";
import { createPicture } from "../create-picture.ts";
import { long } from "../full-run.ts";
import { expect, findToast } from "../journey.ts";
import { logInAsStaff, staffHeaders, test, unique } from "../staff.ts";
import * as projects from "./projects-tab.ts";
import { createProperty, formDialog, openTab, saveButton } from "./properties-tab.ts";

test("AP1: when two people edit one property, the second chooses between both versions of each field", async ({
  page,
  request,
  browser,
  browserConsole,
}) => {
  // The console shows the 412 of the rejected save.
  browserConsole.expectErrors = true;
  const name = unique("Shared house");
  const id = await createProperty(request, name, { description: "Old text" });
  await openTab(page, request, name, { edit: String(id) });
  const mine = formDialog(page);
  await expect(mine.getByLabel("Name (English)")).toHaveValue(name);

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  await logInAsStaff(other, request);
  await other.goto(`/admin?tab=listings&edit=${id}`);
  const theirs = formDialog(other);
  await theirs.getByLabel("Description (English)").fill("Their text");
  await theirs.getByLabel("Price").fill("7000000");
  await theirs.getByLabel("Garden", { exact: true }).check();
  await theirs.locator("input[name=pictures]").setInputFiles(await createPicture("front.png", "#a42a1d"));
  await saveButton(other).click();
  await expect(findToast(other)).toContainText("Property Updated");
  await context.close();

  await mine.getByLabel("Bedrooms").fill("5");
  await mine.getByLabel("Price").fill("8000000");
  await saveButton(page).click();
  const conflict = page.getByRole("dialog", { name: "Someone else changed this meanwhile" });
  await expect(conflict).toBeVisible();
  await expect(findToast(page)).toHaveCount(0);
  const field = (label: string) => conflict.getByRole("group", { name: label, exact: true });
  await expect(field("Description (English)")).toContainText("Their text");
  await expect(field("Description (English)").getByLabel("Take theirs")).toBeChecked();
  await expect(field("Features")).toContainText("Garden");
  await expect(field("Pictures").getByRole("img")).toBeVisible();
  await expect(field("Bedrooms")).toHaveCount(0);
  const saveChoices = conflict.getByRole("button", { name: "Save these choices" });
  await expect(saveChoices).toBeDisabled();
  expect(await findAxeViolations(page)).toEqual([]);
  await field("Price").getByLabel("Keep mine").check();
  await saveChoices.click();
  await expect(findToast(page)).toContainText("Property Updated");
  await expect(mine).toBeHidden();
  const stored = await (await request.get(`/api/properties/${id}/`)).json();
  expect(stored).toMatchObject({
    bedrooms: 5,
    price: 8_000_000,
    description: "Their text",
    feature_names: ["Garden"],
  });
  expect(stored.image).not.toBeNull();
});

test(
  "AP1 PL1: a conflict about the place shows its name and district in the staff's language",
  long,
  async ({ page, request, browserConsole }) => {
    browserConsole.expectErrors = true;
    const name = unique("Shared plot");
    const id = await createProperty(request, name, { local_level_id: "223", ward: "4" });
    await openTab(page, request, name, { edit: String(id), lang: "np" });
    const form = page.getByRole("dialog");
    await expect(form.getByLabel("पालिका")).toHaveValue("जनकपुरधाम, धनुषा");
    await request.patch(`/api/properties/${id}/`, {
      headers: await staffHeaders(request),
      data: { local_level_id: 414, ward: 6 },
    });
    await form.locator("select[name=ward]").selectOption("5");
    await form.locator("button[type=submit]").click();
    const place = page.getByRole("group", { name: "पालिका", exact: true });
    await expect(place).toContainText("जनकपुरधाम, धनुषा");
    await expect(place).toContainText("पोखरा, कास्की");
    await expect(page.getByRole("group", { name: "वडा", exact: true })).toContainText("६");
  },
);

test(
  "AJ2: a conflict shows a project's changed pictures and lists, and they can be accepted, in Nepali too",
  long,
  async ({ page, request, browserConsole }) => {
    browserConsole.expectErrors = true;
    const name = unique("Shared hall");
    const { id, addresses } = await projects.createProject(request, name, { features: "Stairs" });
    await projects.openTab(page, request, name, { edit: String(id), lang: "np" });
    const dialog = page.getByRole("dialog");
    await dialog.locator("input[name=client_name]").fill("A cooperative");

    const form = new FormData();
    const fields = {
      proj_name: name,
      location: "Pokhara",
      client_name: "A family",
      proj_area: "2,400 sq ft",
      proj_type: "Residential",
      proj_duration: "14 months",
      features: "Stairs, Lift",
    };
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    for (const address of [addresses[2], addresses[0], addresses[1]]) form.append("images", address);
    const changed = await request.put(`/apis/projects/${id}/update/`, {
      headers: await staffHeaders(request),
      multipart: form,
    });
    expect(changed.status()).toBe(200);

    await dialog.getByRole("button", { name: "परिवर्तन सेभ गर्नुहोस्" }).click();
    const conflict = page.getByRole("dialog", { name: "यसबीचमा अरू कसैले यसलाई बदलेको छ" });
    await expect(conflict.getByRole("img")).toHaveCount(6);
    await expect(conflict).toContainText("Lift");
    await conflict.getByRole("button", { name: "छानेका कुरा सेभ गर्नुहोस्" }).click();
    await expect(conflict).toBeHidden();
    await expect(page.locator("input[name=client_name]")).toBeHidden();
    const stored = await (await request.get(`/apis/projects/${id}/`)).json();
    expect(stored).toMatchObject({ client_name: "A cooperative", features: ["Stairs", "Lift"] });
    expect(stored.image_urls).toEqual([addresses[2], addresses[0], addresses[1]]);
  },
);
