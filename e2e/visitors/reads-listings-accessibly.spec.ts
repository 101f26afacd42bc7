import { pageAddress } from "#domain/site/page-address.ts";
import { findAxeViolationsInBothThemes } from "../axe.ts";
import { expect, test, waitForHydration } from "../journey.ts";

for (const language of ["en", "np"] as const) {
  for (const [id, path] of [
    ["HO1", "/"],
    ["BU1", "/buy"],
    ["BU4", "/buy?location=atlantis"],
    ["RE1", "/rent"],
    ["PY1", "/property/1"],
    // Land, with every group of facts.
    ["LD4 LD8", "/property/25"],
    ["VT1", "/saved"],
    ["VT1", "/saved?ids=1,20,25"],
    ["VT1", "/saved/compare?ids=1,20,25"],
    ["CH7", "/nowhere"],
  ] as const) {
    test(`${id}: axe finds nothing on ${path} (${language})`, async ({ page, browserConsole }) => {
      browserConsole.expectErrors = path === "/nowhere";
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(pageAddress(path, language));
      await waitForHydration(page);
      expect(await findAxeViolationsInBothThemes(page)).toEqual([]);
    });
  }
}

test("CH1: the content, the list and a property are reachable by keyboard", async ({ page }) => {
  await page.goto("/buy");
  await waitForHydration(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Search")).toBeFocused();
  const name = page.getByRole("article").first().getByRole("heading").getByRole("link");
  await name.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/property\/\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
