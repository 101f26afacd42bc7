import { openKit } from "./kit-page.ts";
import { expect, test } from "./kit-test.ts";
import { screenshotWindow, screenshotWithSurroundings } from "./screenshot.ts";

const focusable = {
  button: "#buttons button",
  field: "#fields input",
  select: "#fields select",
  file: "#files input",
  tab: "#lists [role=tab]",
  page: "#lists nav a",
  picture: "#shows ul a",
} as const;

/** What only shows when one does something. Words are photographed elsewhere; here a theme each is enough. */
for (const theme of ["light", "dark"] as const) {
  test.describe(`in passing, ${theme}`, () => {
    test.use({ viewport: { width: 768, height: 700 }, colorScheme: theme });
    const name = (shot: string) => [`states-${theme}`, `${shot}.png`];

    test("where the focus is can be seen", async ({ page }) => {
      await openKit(page);
      // From here on focus is shown as it is to those who use a keyboard.
      await page.keyboard.press("Tab");
      for (const [what, selector] of Object.entries(focusable)) {
        await page.locator(selector).first().focus();
        expect.soft(await screenshotWithSurroundings(page, selector)).toMatchSnapshot(name(`focus-${what}`));
      }
    });

    test("choices, a tooltip, a toast and the lightbox", async ({ page }) => {
      await openKit(page, "np");
      await page.getByLabel("ठाउँ", { exact: true }).click();
      await expect(page.getByRole("option")).toHaveCount(5);
      expect.soft(await screenshotWithSurroundings(page, "[role=listbox]")).toMatchSnapshot(name("choices"));
      await page.keyboard.press("Escape");

      await page.getByRole("button", { name: "विशेष बनाउनुहोस्" }).hover();
      await expect(page.getByText("गृहपृष्ठमा देखिन्छ")).toBeVisible();
      expect
        .soft(await screenshotWithSurroundings(page, "text=गृहपृष्ठमा देखिन्छ"))
        .toMatchSnapshot(name("tooltip"));

      await page.getByRole("button", { name: "फिर्ता गर्न मिल्ने सूचना" }).click();
      await expect(page.locator("[data-toast]:not([data-starting-style])")).toBeVisible();
      expect.soft(await screenshotWithSurroundings(page, "[data-toast]")).toMatchSnapshot(name("toast"));
      await page.locator("[data-toast]").getByRole("button").last().click();
      await expect(page.locator("[data-toast]")).toHaveCount(0);

      await page.locator("#shows ul a").first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.waitForFunction(() => {
        const shown = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
        return shown instanceof HTMLImageElement && shown.complete && shown.naturalWidth > 0;
      });
      expect.soft(await screenshotWindow(page)).toMatchSnapshot(name("lightbox"));
    });
  });
}
