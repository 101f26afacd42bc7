import type { Page } from "@playwright/test";
import { languages } from "#domain/language.ts";
import { pageAddress } from "#domain/site/page-address.ts";
import { findAxeViolations, setTheme } from "../axe.ts";
import { isFullRun } from "../full-run.ts";
import { expect, test, waitForHydration } from "../journey.ts";

type Case = Readonly<{ path: string; state?: string; prepare?: (page: Page) => Promise<void> }>;

const showErrors = async (page: Page) => {
  // The first step of the sell form ends with a link.
  await page
    .locator("#form")
    .locator('button[type="submit"], a[href="#step-2"].button')
    .locator("visible=true")
    .last()
    .click();
  await expect(page.locator("[aria-invalid]").first()).toBeFocused();
};
const waitForPins = (page: Page) => expect(page.locator(".map-pin, .map-cluster").first()).toBeVisible();

const cases: readonly Case[] = [
  { path: "/" },
  { path: "/buy" },
  { path: "/buy?location=atlantis" },
  { path: "/rent" },
  { path: "/property/1" },
  // Land, with every group of facts.
  { path: "/property/25" },
  { path: "/saved" },
  { path: "/saved?ids=1,20,25" },
  { path: "/saved/compare?ids=1,20,25" },
  { path: "/verify" },
  { path: "/nowhere" },
  { path: "/projects" },
  { path: "/projects?search=atlantis" },
  { path: "/project/1" },
  { path: "/about" },
  { path: "/buy?view=map", prepare: waitForPins },
  { path: "/rent?view=both", prepare: waitForPins },
  { path: "/projects?view=both", prepare: waitForPins },
  {
    path: "/property/3",
    state: "its map",
    prepare: async (page) => {
      await page.getByRole("button", { name: /^(Show the map|नक्सा हेर्नुहोस्)$/ }).click();
      await expect(page.locator(".map-mark span")).toBeVisible();
    },
  },
  { path: "/sell" },
  { path: "/sell", state: "errors", prepare: showErrors },
  { path: "/sell#step-2" },
  { path: "/sell#step-3" },
  {
    path: "/sell",
    state: "the open list of places",
    prepare: async (page) => {
      await page.locator('input[name="place"]').pressSequentially("जनक");
      await expect(page.getByRole("option").first()).toBeVisible();
    },
  },
  { path: "/others", state: "errors", prepare: showErrors },
  { path: "/contact", state: "errors", prepare: showErrors },
  {
    path: "/contact",
    state: "the open chat",
    prepare: async (page) => {
      await page.locator('button[aria-haspopup="dialog"]').click();
      await expect(page.getByRole("log")).toBeVisible();
    },
  },
];

/** `npm test` sees every page once, with languages and themes in turn; `npm run test:all` sees all combinations. */
const themes = ["light", "dark"] as const;
const combinations = languages.flatMap((language) => themes.map((theme) => ({ language, theme })));

// One visitor opens all pages of a language and theme, because a browser that starts anew loads every script again.
for (const [combination, { language, theme }] of combinations.entries()) {
  const seen = cases.filter((_, index) => isFullRun || index % combinations.length === combination);
  test(`axe finds nothing on the public pages (${language}, ${theme})`, async ({ page, browserConsole }) => {
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: theme });
    for (const { path, state, prepare } of seen)
      await test.step(state ? `${path}, ${state}` : path, async () => {
        // The fragment alone would not load the page again.
        await page.goto("about:blank");
        await page.goto(pageAddress(path, language));
        await waitForHydration(page);
        await prepare?.(page);
        await setTheme(page, theme);
        expect.soft(await findAxeViolations(page), `${path} ${state ?? ""}`).toEqual([]);
        // The browser reports the status 404.
        if (path === "/nowhere") browserConsole.lines.length = 0;
      });
  });
}
