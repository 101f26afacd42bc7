import type { BrowserContext, Page } from "@playwright/test";
import { languages } from "#domain/language.ts";
import { localDigits } from "#domain/numbers.ts";
import { pageAddress } from "#domain/site/page-address.ts";
import { saved as savedEn } from "#web/i18n/en/saved.ts";
import { saving as savingEn } from "#web/i18n/en/saving.ts";
import { saved as savedNp } from "#web/i18n/np/saved.ts";
import { saving as savingNp } from "#web/i18n/np/saving.ts";
import { isFullRun, long } from "../full-run.ts";
import { holdRequests } from "../hold-requests.ts";
import { expect, findToast, test, waitForHydration, waitForScripts } from "../journey.ts";
import { becomeNewVisitor } from "../new-visitor.ts";

const texts = {
  en: { ...savedEn, saving: savingEn },
  np: { ...savedNp, saving: savingNp },
} as const;

const hearts = (page: Page) => page.getByRole("article").locator("button[aria-pressed]");
const names = (page: Page) => page.getByRole("article").getByRole("heading").allInnerTexts();
const headerLink = (page: Page) => page.locator("[data-saved-link]");

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Replaces the share sheet, which a test cannot press, and records what it was given. */
async function stubShareSheet(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      value: async (data: ShareData) => {
        document.documentElement.dataset.shared = data.url ?? "";
      },
    });
  });
}

for (const language of languages.slice(0, isFullRun ? 2 : 1)) {
  const t = texts[language];
  const at = (path: string) => pageAddress(path, language);

  test(
    `VT1: a buyer saves three, compares them and sends the list to another person (${language})`,
    long,
    async ({ page, context, browser, baseURL }) => {
      await stubShareSheet(context);
      await open(page, at("/buy"));
      const wanted = (await names(page)).slice(0, 3);
      for (const index of [2, 1, 0]) await hearts(page).nth(index).click();
      await expect(findToast(page).getByText(t.saving.saved, { exact: true })).toBeVisible();
      const count = new RegExp(`${localDigits("3", language)}$`);
      await expect(headerLink(page)).toHaveAccessibleName(count);

      await page.reload();
      await waitForHydration(page);
      await expect(headerLink(page)).toHaveAccessibleName(count);
      for (const index of [0, 1, 2])
        await expect(hearts(page).nth(index)).toHaveAttribute("aria-pressed", "true");
      await expect(hearts(page).nth(3)).toHaveAttribute("aria-pressed", "false");

      await headerLink(page).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.title);
      await expect(page.getByRole("article")).toHaveCount(3);
      expect(await names(page)).toEqual(wanted);
      await page.getByRole("button", { name: t.send.list }).click();
      await expect(page.locator("html")).toHaveAttribute("data-shared", /\/saved\?ids=\d+,\d+,\d+$/);
      const link = (await page.locator("html").getAttribute("data-shared")) ?? "";
      expect(link.startsWith(`${baseURL}${at("/saved")}`)).toBe(true);

      await page
        .getByRole("link", { name: t.compareCount.replace("{{number}}", localDigits("3", language)) })
        .click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.comparison.title);
      await expect(page.getByRole("columnheader")).toHaveCount(3);
      // Once at the head, and again in each group of facts below.
      expect(await page.getByText(wanted[0] ?? "", { exact: true }).count()).toBeGreaterThan(2);
      const price = page.getByRole("row", { name: t.comparison.price }).first();
      await expect(price).toContainText(t.comparison.differs);
      const status = page.getByRole("row", { name: t.comparison.status, exact: false });
      await expect(status).not.toContainText(t.comparison.differs);
      await page.getByLabel(t.comparison.onlyDifferences).check();
      await expect(status).toBeHidden();
      await expect(price).toBeVisible();

      const other = await browser.newContext({ javaScriptEnabled: false });
      const theirs = await other.newPage();
      await theirs.goto(link);
      await expect(theirs.getByRole("heading", { level: 1 })).toHaveText(t.sent.title);
      expect(await names(theirs)).toEqual(wanted);
      await expect(theirs.getByRole("button", { name: t.sent.saveAll })).toBeHidden();
      await expect(hearts(theirs).first()).toBeHidden();
      await other.close();
    },
  );

  test(
    `VT1: the receiver of a list saves all of it, removes one and brings it back (${language})`,
    long,
    async ({ page }) => {
      await open(page, at("/saved?ids=3,999999,1"));
      await expect(
        page.getByText(t.sent.missing.replace("{{number}}", localDigits("1", language))),
      ).toBeVisible();
      const wanted = await names(page);
      await page.getByRole("button", { name: t.sent.saveAll }).click();
      await expect(page.getByRole("button", { name: t.sent.allSaved })).toBeVisible();
      await findToast(page).getByRole("button", { name: t.saving.seeSaved }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.title);
      await expect(page.getByRole("article")).toHaveCount(2);
      expect(await names(page)).toEqual(wanted);

      const remove = page.getByRole("button", { name: t.removeListing.replace("{{name}}", wanted[0] ?? "") });
      await remove.click();
      await expect(page.getByRole("article")).toHaveCount(1);
      await expect(page.getByRole("heading", { level: 2, name: t.own, exact: true })).toBeFocused();
      await findToast(page).getByRole("button", { name: t.saving.undo }).click();
      await expect(page.getByRole("article")).toHaveCount(2);
      expect(await names(page)).toEqual(wanted);
    },
  );
}

/** Presses the first heart once and the second twice. */
async function pressTwoEarly(page: Page): Promise<void> {
  await hearts(page).nth(0).click();
  await hearts(page).nth(1).dblclick();
  await expect(hearts(page).nth(0)).toHaveAttribute("aria-pressed", "true");
  await expect(hearts(page).nth(1)).toHaveAttribute("aria-pressed", "false");
}

test("VT1: hearts pressed before their code has loaded are saved once it has", long, async ({ page }) => {
  await test.step("VT1: hearts pressed before their code has loaded are saved once it has", async () => {
    const scriptFiles = /\/assets\/.+\.js$/;
    let releaseScripts = await holdRequests(page, scriptFiles);
    await page.goto("/buy", { waitUntil: "commit" });
    await pressTwoEarly(page);
    releaseScripts();
    await expect(headerLink(page)).toHaveAccessibleName("Saved listings: 1");
    await expect(hearts(page).nth(0)).toHaveAttribute("aria-pressed", "true");
    await expect(hearts(page).nth(1)).toHaveAttribute("aria-pressed", "false");

    // The heart cannot show yet that the listing is saved, so the same press does not remove it.
    releaseScripts = await holdRequests(page, scriptFiles);
    await page.reload({ waitUntil: "commit" });
    await hearts(page).nth(0).click();
    await hearts(page).nth(1).click();
    releaseScripts();
    await expect(headerLink(page)).toHaveAccessibleName("Saved listings: 2");
    await hearts(page).nth(0).click();
    await expect(headerLink(page)).toHaveAccessibleName("Saved listings: 1");
    await expect(hearts(page).nth(0)).toHaveAttribute("aria-pressed", "false");
  });
  await becomeNewVisitor(page);
  await test.step("VT1: a heart pressed while only its own code is missing is saved once it has loaded", async () => {
    const releaseHearts = await holdRequests(page, /\/assets\/saved-parts-/);
    await page.goto("/buy");
    await waitForScripts(page);
    await pressTwoEarly(page);
    releaseHearts();
    await expect(headerLink(page)).toHaveAccessibleName("Saved listings: 1");
    await hearts(page).nth(0).click();
    await expect(headerLink(page)).toHaveAccessibleName("Saved listings");
  });
});

test(
  "VT1: saved and seen listings follow in another tab, and all of it works by keyboard",
  long,
  async ({ page, context }) => {
    await test.step("VT1: another tab follows, and a visited listing is among the recently seen", async () => {
      await open(page, "/property/2");
      const tab = await context.newPage();
      await open(tab, "/property/1");
      // The others are those of similar listings.
      const save = page.getByRole("button", { name: /^Save / }).first();
      await save.click();
      await expect(save).toHaveAttribute("aria-pressed", "true");
      await expect(headerLink(tab)).toHaveAccessibleName("Saved listings: 1");
      await save.click();
      await expect(headerLink(tab)).toHaveAccessibleName("Saved listings");

      await open(tab, "/saved");
      const seen = tab.getByRole("region", { name: "Recently seen" }).getByRole("article");
      await expect(seen.getByRole("heading").getByRole("link")).toHaveCount(2);
      await expect(seen.first().getByRole("heading").getByRole("link")).toHaveAttribute(
        "href",
        "/property/1",
      );
      await tab.getByRole("button", { name: "Clear recently seen" }).click();
      await expect(seen).toHaveCount(0);
    });
    await becomeNewVisitor(page);
    await test.step("VT1: saving, choosing, comparing and removing work by keyboard", async () => {
      await open(page, "/buy");
      for (const index of [0, 1, 2, 3, 4]) {
        await hearts(page).nth(index).focus();
        await page.keyboard.press("Enter");
        await expect(hearts(page).nth(index)).toHaveAttribute("aria-pressed", "true");
      }
      await hearts(page).nth(4).press("Space");
      await expect(hearts(page).nth(4)).toHaveAttribute("aria-pressed", "false");
      await hearts(page).nth(4).press("Space");
      await open(page, "/saved");
      const boxes = page.getByRole("checkbox");
      await expect(boxes).toHaveCount(5);
      await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(4);
      await expect(boxes.nth(4)).toBeDisabled();
      for (const index of [0, 1]) {
        await boxes.nth(index).focus();
        await page.keyboard.press("Space");
      }
      await expect(boxes.nth(4)).toBeEnabled();
      await page.getByRole("link", { name: "Compare 2" }).press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      const columns = page.getByRole("columnheader");
      await expect(columns).toHaveCount(2);
      await columns
        .first()
        .getByRole("link", { name: /^Remove / })
        .press("Enter");
      await expect(columns).toHaveCount(1);
      await expect(page.getByText("One listing alone")).toBeVisible();
    });
  },
);

test(
  "VT1: corrupted and disabled storage is an empty list, and saving still works",
  long,
  async ({ page, context }) => {
    await context.addInitScript(() => {
      if (sessionStorage.getItem("is-disabled"))
        Storage.prototype.setItem = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      else
        for (const key of ["saved-listings", "seen-listings"]) localStorage.setItem(key, '[{"id":"x"},7,{]');
    });
    await open(page, "/saved");
    await expect(page.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
    await open(page, "/buy");
    await hearts(page).first().click();
    await expect(headerLink(page)).toHaveAccessibleName("Saved listings: 1");

    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.setItem("is-disabled", "1");
    });
    await open(page, "/buy");
    await hearts(page).first().click();
    await hearts(page).nth(1).click();
    await expect(headerLink(page)).toHaveAccessibleName("Saved listings: 2");
    await headerLink(page).click();
    await expect(page.getByRole("article")).toHaveCount(2);
  },
);

test(
  "VT1: a saved list without the server, and a listing that is gone, say so",
  long,
  async ({ page, browserConsole, context }) => {
    await test.step("VT1: without the server, the stored names stay with the day of their price, and recover", async () => {
      browserConsole.expectErrors = true;
      await open(page, "/buy");
      const [name = ""] = await names(page);
      await hearts(page).first().click();
      await page.route("**/api/properties/summaries/**", (route) => route.abort());
      await open(page, "/saved");
      await expect(page.getByRole("alert")).toContainText("These prices may be out of date");
      const card = page.getByRole("article");
      await expect(card).toContainText(/Price on \d+ \w+ \d{4}: रु/);
      await expect(card.getByRole("link", { name })).toBeVisible();
      await page.unroute("**/api/properties/summaries/**");
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(card.getByRole("link", { name: "View Details" })).toBeVisible();
      await expect(page.getByRole("alert")).toHaveCount(0);
    });
    await becomeNewVisitor(page);
    await test.step("VT1: a listing that is no longer public is named as such and can be removed", async () => {
      await context.addInitScript(() => {
        const gone = { id: 999_999, at: 1, name: "Old house", price: 5, for_type: "sale", fetchedAt: 1 };
        if (!localStorage.getItem("saved-listings"))
          localStorage.setItem("saved-listings", JSON.stringify([gone]));
      });
      await open(page, "/saved");
      const card = page.getByRole("article").filter({ hasText: "Old house" });
      await expect(card).toContainText("No longer listed");
      await expect(card).not.toContainText("रु");
      await page.getByRole("button", { name: "Remove Old house" }).click();
      await expect(page.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
    });
  },
);
