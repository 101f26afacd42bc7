import { closeWithEscape } from "../focus.ts";
import { openKit } from "./kit-page.ts";
import { expect, test } from "./kit-test.ts";
import { screenshotSections, screenshotWithSurroundings } from "./screenshot.ts";

const languages = ["en", "np"] as const;
const themes = ["light", "dark"] as const;

/** Overlays with the index of the button that opens them. */
const overlays = [
  { name: "dialog", button: 0, role: "dialog" },
  { name: "drawer", button: 1, role: "dialog" },
  { name: "confirm", button: 2, role: "alertdialog" },
] as const;

for (const width of [390, 768, 1440]) {
  for (const language of languages) {
    for (const theme of themes) {
      test.describe(`the kit at ${width} px, ${language}, ${theme}`, () => {
        test.use({ viewport: { width, height: 800 }, colorScheme: theme });
        const fileName = (shot: string) => [`${width}-${language}-${theme}`, `${shot}.png`];

        test("looks unchanged", async ({ page }) => {
          await openKit(page, language);
          const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(scrollWidth, "nothing is wider than the window").toBe(width);

          const buttons = page.locator("#overlays").getByRole("button");
          for (const { name: shot, button, role } of overlays) {
            // Overlays look the same at 768 and 1440 px, and a phone shows a drawer as a dialog.
            if (width === 768 || (width === 390 && shot === "drawer")) continue;
            await buttons.nth(button).click();
            await expect(page.getByRole(role)).toBeVisible();
            expect
              .soft(await screenshotWithSurroundings(page, `[role=${role}]`))
              .toMatchSnapshot(fileName(shot));
            await closeWithEscape(page.getByRole(role));
          }

          await page.evaluate(
            () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
          );
          for (const [section, shot] of await screenshotSections(page)) {
            expect.soft(shot).toMatchSnapshot(fileName(section));
          }
        });
      });
    }
  }
}
