import { axeFindingsDayAndNight } from "../axe.ts";
import { expect, hydrated, test } from "../journey.ts";

for (const language of ["en", "np"] as const) {
  test(`HO1 BU1 RE1 PY1 CH7: axe finds nothing on the pages of properties (${language})`, async ({
    page,
    browserConsole,
  }) => {
    // One of the addresses is wrong on purpose.
    browserConsole.expectErrors = true;
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of ["/", "/buy", "/buy?location=atlantis", "/rent", "/property/1", "/nowhere"]) {
      await page.goto(`${path}${path.includes("?") ? "&" : "?"}lang=${language}`);
      await hydrated(page);
      expect(await axeFindingsDayAndNight(page), path).toEqual([]);
    }
  });
}

test("CH1: a keyboard reaches the content, the list and a property without a pointer", async ({ page }) => {
  await page.goto("/buy");
  await hydrated(page);
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
