import type { Browser, Page } from "@playwright/test";
import { pageAddress } from "#domain/site/page-address.ts";
import { sell as sellEn } from "#web/i18n/en/forms/sell.ts";
import { sellerPage as sellerEn } from "#web/i18n/en/seller-page.ts";
import { sell as sellNp } from "#web/i18n/np/forms/sell.ts";
import { sellerPage as sellerNp } from "#web/i18n/np/seller-page.ts";
import { findAxeViolationsInThemes } from "../axe.ts";
import { long, variants } from "../full-run.ts";
import { expect, findToast, waitForHydration } from "../journey.ts";
import { logInAsStaff, staffHeaders, test, unique } from "../staff.ts";
import { formDialog, saveButton } from "./properties-tab.ts";

/** Small, so that it is encoded quickly. */
const picture = "web/public/icon-192.png";
const texts = {
  en: {
    form: sellEn,
    page: sellerEn,
    title: "Brick house near the pond",
    description: "Two floors and a well.",
  },
  np: { form: sellNp, page: sellerNp, title: "पोखरी नजिकको पक्की घर", description: "दुई तला, इनार छ।" },
} as const;
type Texts = (typeof texts)["en" | "np"];

/** Fills in the form with a picture, and returns after the answer. */
async function submitSale(owner: Page, { form, description }: Texts, title: string) {
  const next = async (heading: string) => {
    await owner.getByRole("link", { name: form.next }).click();
    await expect(owner.getByRole("heading", { name: heading, exact: true })).toBeFocused();
  };
  await owner.getByRole("radio", { name: form.types.House, exact: true }).check();
  await owner.getByLabel(form.fields.title).fill(title);
  await owner.getByRole("textbox", { name: form.fields.location }).fill("Kadam Chowk, Janakpur-7");
  await next(form.stepTitles.property);
  await owner.getByLabel(form.fields.price).fill("85,00,000");
  await owner.getByLabel(form.fields.area).fill("1800");
  await next(form.stepTitles.owner);
  await owner.getByLabel(form.fields.picture, { exact: true }).setInputFiles(picture);
  await owner.getByRole("textbox", { name: form.fields.description }).fill(description);
  await owner.getByRole("textbox", { name: form.fields.name }).fill("Sita Devi");
  await owner.getByLabel(form.fields.email).fill("sita@example.com");
  await owner.getByRole("button", { name: form.submit }).click();
}

/** The owner's own browser. */
async function openOwner(browser: Browser, path: string): Promise<Page> {
  const owner = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await owner.goto(path);
  await waitForHydration(owner);
  return owner;
}
const currentStep = (owner: Page) => owner.locator('[aria-current="step"]');

for (const language of variants(["en", "np"] as const, 1)) {
  test(`LE5: an owner's submission becomes a published listing and they see it on their page (${language})`, async ({
    page,
    request,
    browser,
  }) => {
    const words = texts[language];
    const title = unique(words.title);
    const owner = await openOwner(browser, pageAddress("/sell", language));
    await submitSale(owner, words, title);
    const link = owner.getByLabel(words.page.sent.link);
    await expect(link).toHaveValue(/\/submission\/[\w-]{43}$/);
    await owner.evaluate(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
    });
    await owner.getByRole("button", { name: words.page.sent.copy }).click();
    await expect(link).toBeFocused();
    expect(await owner.evaluate(() => getSelection()?.toString())).toBe(await link.inputValue());
    await owner.evaluate(() => Reflect.deleteProperty(navigator, "clipboard"));
    await owner.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await owner.getByRole("button", { name: words.page.sent.copy }).click();
    await expect(owner.getByRole("button", { name: words.page.sent.copied })).toBeVisible();
    expect(await owner.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue());
    await owner.getByRole("link", { name: words.page.sent.open }).click();
    await expect(owner.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(owner).toHaveURL(new RegExp(`${pageAddress("/submission/", language)}[\\w-]{43}$`));
    await expect(currentStep(owner)).toContainText(words.page.steps.received);

    await logInAsStaff(page, request);
    await page.goto(`/admin?${new URLSearchParams({ tab: "pending", search: title })}`);
    await page.getByRole("button", { name: `View Details of ${title}` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Make a listing" }).click();
    await expect(formDialog(page)).toBeVisible();
    const name = language === "np" ? "Name (नेपाली)" : "Name (English)";
    await expect(formDialog(page).getByLabel(name)).toHaveValue(title);
    await expect(formDialog(page).getByLabel("Status")).toHaveValue("draft");
    const stored = formDialog(page).locator('img[src*="/private-media/"]').first();
    await stored.scrollIntoViewIfNeeded();
    await expect
      .poll(() => stored.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await owner.reload();
    await expect(currentStep(owner)).toContainText(words.page.steps.checking);

    await formDialog(page).getByLabel("Status").selectOption("Active");
    await saveButton(page).click();
    await expect(formDialog(page)).toBeHidden();
    await owner.reload();
    await waitForHydration(owner);
    await expect(currentStep(owner)).toContainText(words.page.steps.published);
    await owner.getByRole("link", { name: words.page.open }).click();
    await expect(owner.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(owner.getByText(words.description)).toBeVisible();
    const shown = owner.getByRole("main").locator("picture img").first();
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(owner.getByText("Sita Devi")).toBeHidden();
    await owner.close();

    // The submission leads to the listing that exists, and the listing to the submission.
    await page.goto(`/admin?${new URLSearchParams({ tab: "pending", search: title })}`);
    await page.getByRole("button", { name: `View Details of ${title}` }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Open the listing" }).click();
    await expect(formDialog(page).getByLabel(name)).toHaveValue(title);
  });
}

test(
  "LE5: staff decline a submission on its lead's page, change the reason and take it back",
  long,
  async ({ page, request, browser }) => {
    const title = unique("Hut at the river");
    const response = await request.post("/sell/", {
      multipart: {
        name: "Gita",
        email: "gita@example.com",
        propert_title: title,
        property_location: "Janakpur",
        property_price: "500000",
        property_type: "House",
        description: "One room.",
      },
    });
    const { id, status_url: url } = await response.json();
    const leads = await request.get(`/api/leads/?kind=submission&sources=${id}`, {
      headers: await staffHeaders(request),
    });
    const lead = (await leads.json()).results[0].id;
    await logInAsStaff(page, request);
    await page.goto(`/admin?tab=leads&lead=${lead}`);
    const panel = page.getByRole("region", { name: "Listing" });
    await panel.getByRole("button", { name: "Decline…" }).click();
    const dialog = page.getByRole("dialog", { name: `Decline: ${title}` });
    await dialog.getByRole("button", { name: "Decline", exact: true }).click();
    await expect(dialog.getByText("Write why, so that the seller understands.")).toBeVisible();
    await dialog.getByLabel("Reason").fill("The river takes the ground every year.");
    await dialog.getByRole("button", { name: "Decline", exact: true }).click();
    await expect(panel).toContainText("The river takes the ground every year.");
    await expect(page.getByRole("listitem").filter({ hasText: "Declined" })).toContainText("The river takes");
    const owner = await openOwner(browser, new URL(url).pathname);
    await expect(currentStep(owner)).toContainText("The river takes the ground every year.");

    await panel.getByRole("button", { name: "Change the reason…" }).click();
    await dialog.getByLabel("Reason").fill("There is no road.");
    await dialog.getByRole("button", { name: "Decline", exact: true }).click();
    await expect(panel).toContainText("There is no road.");
    await findToast(page).getByRole("button", { name: "Undo" }).click();
    await expect(panel).toContainText("Received");
    await owner.reload();
    await expect(currentStep(owner)).toContainText("Received");
    await owner.close();
  },
);

for (const language of variants(["en", "np"] as const, 0))
  test(`LE5: axe finds nothing on the seller's page, declined, published or missing (${language})`, async ({
    page,
    request,
    browserConsole,
  }) => {
    // The browser reports that the last page does not exist.
    browserConsole.expectErrors = true;
    await page.emulateMedia({ reducedMotion: "reduce" });
    const { form, description, title } = texts[language];
    const response = await request.post("/sell/", {
      headers: { "accept-language": language === "np" ? "ne" : "en" },
      multipart: {
        name: "Gita",
        email: "gita@example.com",
        propert_title: title,
        property_location: form.title,
        property_price: "500000",
        property_type: "House",
        description,
      },
    });
    const { id, status_url: url } = await response.json();
    const path = new URL(url).pathname;
    const headers = await staffHeaders(request);
    const check = async (address = path) => {
      await page.goto(address);
      await waitForHydration(page);
      expect(await findAxeViolationsInThemes(page)).toEqual([]);
    };
    await request.post(`/sell/${id}/decline/`, { headers, data: { reason: description } });
    await check();
    const made = await request.post(`/sell/${id}/listing/`, { headers });
    const { property_id: property } = await made.json();
    await request.patch(`/api/properties/${property}/`, { headers, data: { status: "active" } });
    await check();
    await check(pageAddress("/submission/unknown", language));
  });
