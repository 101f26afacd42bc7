import type { Page } from "@playwright/test";
import { findAxeViolationsInThemes } from "../axe.ts";
import { isFullRun, long } from "../full-run.ts";
import { expect, findToast, waitForHydration } from "../journey.ts";
import { onServer, setupLinkOf } from "../own-server.ts";
import { admin } from "../servers.ts";
import { test } from "../staff.ts";
import { formDialog, openNewForm, saveButton } from "./properties-tab.ts";

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <path d="M4 58L32 6L60 58Z" fill="#0f766e"/><path d="M22 58V40H42V58Z" fill="#fff"/></svg>`;

async function saveDialog(page: Page): Promise<void> {
  const form = page.getByRole("dialog").first();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(findToast(page)).toContainText("Saved");
  await expect(form).toBeHidden();
}

async function openSection(page: Page, name: string) {
  await page.getByRole("button", { name: `Edit: ${name}` }).click();
  return page.getByRole("dialog").first();
}

async function followGuide(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
  await page.getByRole("button", { name: "English" }).click();
  await page.getByLabel("Name in English").fill("Fewa Homes");
  await page.getByLabel("Name in Nepali").fill("फेवा होम्स");
  await page.getByLabel("Telephone").fill("061-530000");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("Username").fill("maya");
  await page.locator('input[autocomplete="new-password"]').fill(admin.password);
  await page.getByRole("button", { name: "Create the site" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("Municipality").pressSequentially("Pokhara");
  await page.getByRole("option", { name: /Pokhara/ }).click();
  await page.getByRole("application").focus();
  await page.keyboard.press("ArrowUp");
  await page.getByRole("button", { name: "Save the place" }).click();
  await page.getByRole("link", { name: "Add your first listing" }).click();
}

async function addHouse(page: Page): Promise<void> {
  const form = formDialog(page);
  await form.getByLabel("Name (English)").fill("House above the lake");
  await form.getByLabel("Name (नेपाली)").fill("तालमाथिको घर");
  await form.getByLabel("Address (English)").fill("Lakeside, Pokhara-6");
  await form.getByLabel("Address (नेपाली)").fill("लेकसाइड, पोखरा-६");
  await form.getByLabel("Price").fill("1 crore 85 lakh");
  await form.getByLabel("Built-up area").fill("2,400");
  await form.getByLabel("Bedrooms").fill("4");
  await form.getByLabel("Featured property").check();
  await form
    .locator("input[type=file]")
    .first()
    .setInputFiles(["demo/pictures/property-01-a/1080.jpg", "demo/pictures/property-01-b/1080.jpg"]);
  await expect(form.getByText("All pictures are sent")).toBeVisible();
  await saveButton(page).click();
  await expect(form).toBeHidden();
}

async function addLand(page: Page): Promise<void> {
  await openNewForm(page);
  const form = formDialog(page);
  await form.getByLabel("Property type").selectOption("Land");
  await form.getByLabel("Name (English)").fill("Plot on the ring road");
  await form.getByLabel("Name (नेपाली)").fill("चक्रपथको घडेरी");
  await form.getByLabel("Address (English)").fill("Hemja, Pokhara-25");
  await form.getByLabel("Address (नेपाली)").fill("हेम्जा, पोखरा-२५");
  await form.getByLabel("Quoted").selectOption("per aana");
  await form.getByLabel("Price per aana").fill("14 lakh");
  await form.getByLabel("Land area").fill("0-6-2-0");
  await saveButton(page).click();
  await expect(form).toBeHidden();
}

async function writeCompany(page: Page): Promise<void> {
  const company = await openSection(page, "Company");
  await company.getByLabel("Tagline (English)").fill("Homes around the lake");
  await company.getByLabel("Tagline (नेपाली)").fill("ताल वरपरका घर");
  await saveDialog(page);
  const branches = await openSection(page, "Branches");
  for (const [en, np, phone] of [
    ["Baglung", "बागलुङ", "068-520000"],
    ["Damauli", "दमौली", "065-560000"],
  ] as const) {
    await branches.getByRole("button", { name: "Add to: Branches" }).click();
    await branches.getByLabel("Town (English)").last().fill(en);
    await branches.getByLabel("Town (नेपाली)").last().fill(np);
    await branches.getByLabel("Telephone").last().fill(phone);
  }
  await saveDialog(page);
}

async function chooseLooks(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Open: Looks" }).click();
  const file = { name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(logo) };
  await page.getByLabel("Logo file").setInputFiles(file);
  await expect(page.getByRole("img", { name: "On light pages" })).toBeVisible();
  await page.getByLabel("Code").fill("#0f766e");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(findToast(page)).toContainText("The site has its new looks.");
}

test(
  "ST1 ST3 ST4: from an empty database to another company's site with its name, colour, logo, branches and two listings, in the browser alone",
  long,
  async ({ page }) => {
    await onServer(page, { ADMIN_PASSWORD: "" }, async (server) => {
      await followGuide(page, setupLinkOf(server));
      await addHouse(page);
      await addLand(page);
      await page.getByRole("tab", { name: "Settings" }).click();
      await writeCompany(page);
      await chooseLooks(page);

      const texts = {
        "/": ["Fewa Homes", "House above the lake", "061-530000"],
        "/np": ["फेवा होम्स", "तालमाथिको घर", "०६१-५३००००"],
        "/buy": ["House above the lake", "Plot on the ring road"],
        "/np/buy": ["तालमाथिको घर", "चक्रपथको घडेरी", "१,८५,००,०००"],
        "/about": ["Baglung", "Damauli", "068-520000"],
        "/np/about": ["बागलुङ", "दमौली", "०६५-५६००००"],
        "/contact": ["Pokhara", "061-530000"],
        "/np/contact": ["पोखरा", "०६१-५३००००"],
        "/projects": ["Fewa Homes"],
        "/others": ["Fewa Homes"],
        "/np/sell": ["फेवा होम्स"],
        "/privacy": ["Fewa Homes"],
      };
      for (const [address, expected] of Object.entries(texts)) {
        await page.goto(`${server.origin}${address}`);
        await waitForHydration(page);
        const body = page.locator("body");
        for (const text of expected) await expect(body).toContainText(text);
        const html = await (await page.request.get(`${server.origin}${address}`)).text();
        expect([address, html.match(/.{40}(?:mithila|मिथिला|janakpur|जनकपुर).{20}/gi)]).toEqual([
          address,
          null,
        ]);
        const header = page.getByRole("banner");
        await expect(header.locator('img[src^="/logo.svg"]')).toHaveJSProperty("naturalWidth", 64);
        await expect(page.locator("html")).toHaveCSS("--madder", "#0f766e");
        if (isFullRun) expect([address, await findAxeViolationsInThemes(page)]).toEqual([address, []]);
      }
    });
  },
);
