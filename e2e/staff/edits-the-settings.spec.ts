import type { APIRequestContext, Page } from "@playwright/test";
import { findAxeViolationsInThemes } from "../axe.ts";
import { createPicture } from "../create-picture.ts";
import { long, variants } from "../full-run.ts";
import { expect, findToast } from "../journey.ts";
import { logInAsStaff, staffHeaders, test, unique } from "../staff.ts";

const dialog = (page: Page) => page.getByRole("dialog").first();

async function openSettings(page: Page, request: APIRequestContext, name?: string): Promise<void> {
  await logInAsStaff(page, request);
  await page.goto("/admin?tab=settings");
  if (name) await page.getByRole("button", { name: `Edit: ${name}` }).click();
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save" }).last().click();
  await expect(findToast(page)).toContainText("Saved");
}

/** Brings the version before the last change back. */
async function bringBack(page: Page, name: string): Promise<void> {
  await page.getByRole("link", { name: `History: ${name}` }).click();
  await page.getByRole("button", { name: "Bring this version back" }).first().click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Bring this version back" }).click();
  await expect(findToast(page)).toContainText("The version is back");
}

test("ST1: an admin changes an opening hour in a preview of both languages, saves it, and brings the old one back", async ({
  page,
  request,
}) => {
  await openSettings(page, request, "Company");
  const form = dialog(page);
  await expect(form.getByLabel("Name (English)")).toHaveValue("Mithila Ghar");
  await form.getByLabel("Sunday: Opens").fill("07:45");
  await form.getByRole("button", { name: "Preview" }).click();
  const frame = page.frameLocator("iframe");
  await expect(frame.getByText("7:45 AM to 6:00 PM")).toBeVisible();
  await page.getByRole("group", { name: "Language" }).getByRole("button", { name: "नेपाली" }).click();
  await expect(frame.getByText("बिहान ७:४५ देखि साँझ ६:०० बजेसम्म")).toBeVisible();
  await page.getByRole("button", { name: "Phone" }).click();
  await expect.poll(() => frame.locator("html").evaluate((html) => html.clientWidth)).toBe(390);
  const address = await page.locator("iframe").getAttribute("src");
  // Nothing is saved yet, and the address alone shows nothing.
  expect(await (await request.get("/contact")).text()).not.toContain("7:45 AM");
  expect((await request.get(String(address))).status()).toBe(404);
  await save(page);
  expect(await (await request.get("/contact")).text()).toContain("7:45 AM to 6:00 PM");

  await bringBack(page, "Company");
  await expect(
    page.getByRole("listitem").filter({ hasText: "Opening hours · Sunday · Opens" }),
  ).not.toHaveCount(0);
  expect(await (await request.get("/contact")).text()).not.toContain("7:45 AM");
});

test(
  "ST1: an admin adds a person with a photo in both languages, sorts by keyboard, removes one and undoes it",
  long,
  async ({ page, request }) => {
    const name = unique("Sita");
    await openSettings(page, request, "People");
    const form = dialog(page);
    const items = form.locator('[data-sorted-list="items"]');
    await expect(items).toHaveCount(2);
    await form.getByRole("button", { name: "Add to: People" }).click();
    // The new person is open and has the focus.
    await expect(form.getByLabel("Name (English)")).toBeFocused();
    await page.keyboard.type(name);
    await form.getByLabel("Role (English)").fill("Manager");
    await form.getByLabel("Name (नेपाली)").fill("सीता");
    await form.locator("input[type=file]").setInputFiles(await createPicture("sita.png", "#24508a"));
    await expect(form.getByText("All pictures are sent")).toBeVisible();

    const handle = form.getByRole("button", { name: `Move ${name}`, exact: true });
    await handle.press("Home");
    await expect(handle).toBeFocused();
    await expect(items.first()).toContainText(name);
    await expect(form.getByText(`${name} is now number 1 of 3`)).toBeAttached();
    await handle.press("ArrowDown");
    await expect(items.nth(1)).toContainText(name);

    const removed = items.nth(2);
    const other = (await removed.getByRole("button", { name: /^Remove / }).getAttribute("aria-label")) ?? "";
    await removed.getByRole("button", { name: /^Remove / }).click();
    await expect(items).toHaveCount(2);
    await findToast(page).getByRole("button", { name: "Undo" }).click();
    await expect(items.nth(2).getByRole("button", { name: other })).toBeVisible();

    await form.getByRole("button", { name: "Preview" }).click();
    const frame = page.frameLocator("iframe");
    await expect(frame.getByRole("heading", { name })).toBeVisible();
    await save(page);
    await page.goto("/about");
    const article = page.getByRole("article").filter({ hasText: name });
    await expect(article.getByText("Manager")).toBeVisible();
    await article.scrollIntoViewIfNeeded();
    const photo = article.locator("img");
    await expect(photo).toHaveAttribute("src", /^\/media\/\w+\/720\.webp$/);
    await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    expect(await (await request.get("/np/about")).text()).toContain("सीता");

    await page.goto("/admin?tab=settings");
    await bringBack(page, "People");
    expect(await (await request.get("/about")).text()).not.toContain(name);
  },
);

test(
  "ST1: an item is dragged to its place, and a mistake in a closed item opens it",
  long,
  async ({ page, request }) => {
    await openSettings(page, request, "Branches");
    const form = dialog(page);
    const items = form.locator('[data-sorted-list="items"]');
    const titles = () => items.locator("button[aria-expanded]").allTextContents();
    await expect(items).toHaveCount(4);
    const before = await titles();
    const handle = items.first().getByRole("button", { name: /^Move / });
    const target = await items.nth(2).boundingBox();
    await handle.hover();
    await page.mouse.down();
    await page.mouse.move((target?.x ?? 0) + 200, (target?.y ?? 0) + 20, { steps: 5 });
    await page.mouse.up();
    await expect.poll(titles).toEqual([before[1], before[2], before[0], ...before.slice(3)]);

    await items.first().locator("button[aria-expanded]").click();
    await form.getByLabel("Telephone").fill("none");
    await items.first().locator("button[aria-expanded]").click();
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByLabel("Telephone")).toBeFocused();
    await expect(form.getByLabel("Telephone")).toHaveAttribute("aria-invalid", "true");
    await form.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Discard" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  },
);

test(
  "ST1: a change that somebody else saved meanwhile is merged, field by field",
  long,
  async ({ page, request, browserConsole }) => {
    browserConsole.expectErrors = true;
    await openSettings(page, request, "Chat");
    const form = dialog(page);
    const greeting = unique("Namaste");
    await form.getByLabel("Greeting (English)").fill(greeting);
    const headers = await staffHeaders(request);
    const stored = (await (await request.get("/api/settings/chat/", { headers })).json()).value;
    const reply = unique("We call you back");
    const theirs = { ...stored, reply: { ...stored.reply, en: reply } };
    expect((await request.put("/api/settings/chat/", { headers, data: theirs })).status()).toBe(200);
    await form.getByRole("button", { name: "Save" }).click();
    await page
      .getByRole("dialog", { name: /changed/i })
      .getByRole("button", { name: /save/i })
      .click();
    await expect(findToast(page)).toContainText("Saved");
    const saved = (await (await request.get("/api/settings/chat/", { headers })).json()).value;
    expect(saved).toMatchObject({ greeting: { en: greeting }, reply: { en: reply } });
    expect((await request.put("/api/settings/chat/", { headers, data: stored })).status()).toBe(200);
  },
);

test(
  "ST1 AP5: an admin adds a feature, and the form of properties offers it",
  long,
  async ({ page, request }) => {
    const name = unique("Rooftop");
    await openSettings(page, request, "Property features");
    const form = dialog(page);
    await form.getByRole("button", { name: "Add to: Features" }).click();
    await page.keyboard.type(name);
    await save(page);
    await page.goto("/admin?tab=listings&edit=new");
    await expect(page.getByRole("dialog").getByLabel(name)).toBeVisible();
    await page.goto("/admin?tab=settings");
    await page.getByRole("button", { name: "Edit: Property features" }).click();
    const item = form.getByRole("listitem").filter({ hasText: name });
    await item.locator("button[aria-expanded]").click();
    // Properties may have it, so it can only be hidden.
    await expect(item.getByRole("button", { name: /^Remove / })).toHaveCount(0);
    await item.getByLabel(/^Hidden/).check();
    await save(page);
    const offered = await (await request.get("/api/features/")).json();
    expect(JSON.stringify(offered)).not.toContain(name);
  },
);

for (const language of variants(["en", "np"] as const, 0))
  test(`ST1: axe finds nothing on the settings, a form, its preview and its history (${language})`, async ({
    page,
    request,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: "language", value: language, url: String(baseURL) }]);
    await logInAsStaff(page, request);
    await page.goto("/admin?tab=settings");
    await expect(page.locator("#settings-title")).toBeVisible();
    expect(await findAxeViolationsInThemes(page)).toEqual([]);
    for (const name of ["company", "people", "services"]) {
      await page.goto(`/admin?tab=settings&edit=${name}`);
      await expect(dialog(page).locator("form")).toBeVisible();
      await dialog(page).locator("button[aria-expanded]").first().click();
      expect(await findAxeViolationsInThemes(page), name).toEqual([]);
    }
    await dialog(page).locator("footer").getByRole("button").nth(1).click();
    await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toBeVisible();
    expect(await findAxeViolationsInThemes(page)).toEqual([]);
    await page.goto("/admin?tab=settings&history=people");
    await expect(page.locator("#settings-history-title")).toBeVisible();
    expect(await findAxeViolationsInThemes(page)).toEqual([]);
  });
