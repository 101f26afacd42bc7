import type { Page } from "@playwright/test";
import { type Language, languages } from "#domain/language.ts";
import { pageAddress } from "#domain/site/page-address.ts";
import { findAxeViolations, setTheme } from "../axe.ts";
import { isFullRun } from "../full-run.ts";
import { expect, test, waitForHydration } from "../journey.ts";

type Case = Readonly<{ ids: string; path: string; state?: string; prepare?: (page: Page) => Promise<void> }>;

const showErrors = async (page: Page) => {
  // The first step of the sell form ends with a link.
  await page
    .locator("#form")
    .locator('button[type="submit"], a[href="#step-2"].touch')
    .locator("visible=true")
    .last()
    .click();
  await expect(page.locator("[aria-invalid]").first()).toBeFocused();
};
const waitForPins = (page: Page) => expect(page.locator(".map-pin, .map-cluster").first()).toBeVisible();

const cases: readonly Case[] = [
  { ids: "HO1", path: "/" },
  { ids: "BU1", path: "/buy" },
  { ids: "BU4", path: "/buy?location=atlantis" },
  { ids: "RE1", path: "/rent" },
  { ids: "PY1", path: "/property/1" },
  // Land, with every group of facts.
  { ids: "LD4 LD8", path: "/property/25" },
  { ids: "VT1", path: "/saved" },
  { ids: "VT1", path: "/saved?ids=1,20,25" },
  { ids: "VT1", path: "/saved/compare?ids=1,20,25" },
  { ids: "CH7", path: "/nowhere" },
  { ids: "PR1", path: "/projects" },
  { ids: "PR3", path: "/projects?search=atlantis" },
  { ids: "PD1", path: "/project/1" },
  { ids: "AB1", path: "/about" },
  { ids: "MP1", path: "/buy?view=map", prepare: waitForPins },
  { ids: "MP1", path: "/rent?view=both", prepare: waitForPins },
  { ids: "MP1", path: "/projects?view=both", prepare: waitForPins },
  {
    ids: "MP3",
    path: "/property/3",
    state: "its map",
    prepare: async (page) => {
      await page.getByRole("button", { name: /^(Show the map|नक्सा हेर्नुहोस्)$/ }).click();
      await expect(page.locator(".map-mark span")).toBeVisible();
    },
  },
  { ids: "SE1", path: "/sell" },
  { ids: "SE1", path: "/sell", state: "errors", prepare: showErrors },
  { ids: "LD1", path: "/sell#step-2" },
  { ids: "LD1", path: "/sell#step-3" },
  {
    ids: "PL1",
    path: "/sell",
    state: "the open list of places",
    prepare: async (page) => {
      await page.locator('input[name="place"]').pressSequentially("जनक");
      await expect(page.getByRole("option").first()).toBeVisible();
    },
  },
  { ids: "OT1", path: "/others", state: "errors", prepare: showErrors },
  { ids: "CO1", path: "/contact", state: "errors", prepare: showErrors },
  {
    ids: "CW1",
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

for (const [index, { ids, path, state, prepare }] of cases.entries())
  for (const [combination, { language, theme }] of combinations.entries()) {
    if (!isFullRun && combination !== index % combinations.length) continue;
    test(`${ids}: axe finds nothing on ${path}${state ? ` with ${state}` : ""} (${language}, ${theme})`, async ({
      page,
      browserConsole,
    }) => {
      browserConsole.expectErrors = path === "/nowhere";
      await page.emulateMedia({ reducedMotion: "reduce", colorScheme: theme });
      await open(page, path, language);
      await prepare?.(page);
      await setTheme(page, theme);
      expect(await findAxeViolations(page)).toEqual([]);
    });
  }

async function open(page: Page, path: string, language: Language): Promise<void> {
  await page.goto(pageAddress(path, language));
  await waitForHydration(page);
}
