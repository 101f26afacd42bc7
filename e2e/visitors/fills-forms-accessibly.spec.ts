import { pageAddress } from "#domain/site/page-address.ts";
import { findAxeViolationsInBothThemes } from "../axe.ts";
import { expect, test, waitForHydration } from "../journey.ts";

for (const language of ["en", "np"] as const) {
  for (const [id, path] of [
    ["SE1", "/sell"],
    ["OT1", "/others"],
    ["CO1", "/contact"],
  ] as const) {
    test(`${id}: axe finds nothing on ${path}, empty or with errors (${language})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(pageAddress(path, language));
      await waitForHydration(page);
      expect(await findAxeViolationsInBothThemes(page)).toEqual([]);
      // The first step of the sell form ends with a link.
      await page
        .locator("#form")
        .locator('button[type="submit"], a[href="#step-2"].touch')
        .locator("visible=true")
        .last()
        .click();
      await expect(page.locator("[aria-invalid]").first()).toBeFocused();
      expect(await findAxeViolationsInBothThemes(page), "with messages").toEqual([]);
    });
  }

  test(`LD1: axe finds nothing in the other steps of the sell form (${language})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const step of ["#step-2", "#step-3"]) {
      await page.goto(`${pageAddress("/sell", language)}?${step.slice(1)}${step}`);
      await waitForHydration(page);
      await expect(page.locator(step)).toBeVisible();
      expect(await findAxeViolationsInBothThemes(page), step).toEqual([]);
    }
  });

  test(`PL1: axe finds nothing in the open list of places (${language})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`/sell?lang=${language}`);
    await waitForHydration(page);
    await page.locator('input[name="place"]').pressSequentially("जनक");
    await expect(page.getByRole("option").first()).toBeVisible();
    expect(await findAxeViolationsInBothThemes(page)).toEqual([]);
  });

  test(`CW1: axe finds nothing in the open chat (${language})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(pageAddress("/contact", language));
    await waitForHydration(page);
    await page.locator('button[aria-haspopup="dialog"]').click();
    await expect(page.getByRole("log")).toBeVisible();
    expect(await findAxeViolationsInBothThemes(page)).toEqual([]);
  });
}
