import { pageAddress } from "#domain/site/page-address.ts";
import { findAxeViolationsInBothThemes } from "../axe.ts";
import { expect, test, waitForHydration } from "../journey.ts";

for (const language of ["en", "np"] as const) {
  for (const [id, path] of [
    ["PR1", "/projects"],
    ["PR3", "/projects?search=atlantis"],
    ["PD1", "/project/1"],
    ["AB1", "/about"],
  ] as const) {
    test(`${id}: axe finds nothing on ${path} (${language})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(pageAddress(path, language));
      await waitForHydration(page);
      expect(await findAxeViolationsInBothThemes(page)).toEqual([]);
    });
  }
}

test("PR2: each card is one Tab stop, and Enter opens the project at its heading", async ({ page }) => {
  await page.goto("/projects");
  await waitForHydration(page);
  const cards = page.getByRole("article");
  await expect(cards.getByRole("link")).toHaveCount(8);
  await cards.first().getByRole("link").focus();
  await page.keyboard.press("Tab");
  await expect(cards.nth(1).getByRole("link")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/project\/\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
