import { pageAddress } from "#domain/site/page-address.ts";
import { findAxeViolationsInBothThemes } from "../axe.ts";
import { expect, test, waitForHydration } from "../journey.ts";

for (const language of ["en", "np"] as const) {
  for (const path of ["/buy?view=map", "/rent?view=both", "/projects?view=both"]) {
    test(`MP1: axe finds nothing on ${path} (${language})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(pageAddress(path, language));
      await expect(page.locator(".map-pin, .map-cluster").first()).toBeVisible();
      expect(await findAxeViolationsInBothThemes(page)).toEqual([]);
    });
  }

  test(`MP3: axe finds nothing on the map of a property (${language})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(pageAddress("/property/3", language));
    await waitForHydration(page);
    await page.getByRole("button", { name: language === "en" ? "Show the map" : "नक्सा हेर्नुहोस्" }).click();
    await expect(page.locator(".map-mark span")).toBeVisible();
    expect(await findAxeViolationsInBothThemes(page)).toEqual([]);
  });
}
