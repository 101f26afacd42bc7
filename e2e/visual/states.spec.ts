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

/** States that need an interaction. One language is enough, because other screenshots cover the texts. */
for (const theme of ["light", "dark"] as const) {
  test.describe(`interactive states, ${theme}`, () => {
    test.use({ viewport: { width: 768, height: 700 }, colorScheme: theme });
    const fileName = (shot: string) => [`states-${theme}`, `${shot}.png`];

    test("the focus is visible", async ({ page }) => {
      await openKit(page);
      // Makes :focus-visible match from here on.
      await page.keyboard.press("Tab");
      for (const [target, selector] of Object.entries(focusable)) {
        await page.locator(selector).first().focus();
        expect
          .soft(await screenshotWithSurroundings(page, selector))
          .toMatchSnapshot(fileName(`focus-${target}`));
      }
    });

    test("options, a tooltip, a toast and the lightbox look unchanged", async ({ page }) => {
      await openKit(page, "np");
      await page.getByLabel("ठाउँ", { exact: true }).click();
      await expect(page.getByRole("option")).toHaveCount(5);
      expect
        .soft(await screenshotWithSurroundings(page, "[role=listbox]"))
        .toMatchSnapshot(fileName("choices"));
      await page.keyboard.press("Escape");

      await page.getByRole("button", { name: "विशेष बनाउनुहोस्" }).hover();
      await expect(page.getByText("गृहपृष्ठमा देखिन्छ")).toBeVisible();
      expect
        .soft(await screenshotWithSurroundings(page, "text=गृहपृष्ठमा देखिन्छ"))
        .toMatchSnapshot(fileName("tooltip"));

      await page.getByRole("button", { name: "फिर्ता गर्न मिल्ने सूचना" }).click();
      await expect(page.locator("[data-toast]:not([data-starting-style])")).toBeVisible();
      expect.soft(await screenshotWithSurroundings(page, "[data-toast]")).toMatchSnapshot(fileName("toast"));
      await page.locator("[data-toast]").getByRole("button").last().click();
      await expect(page.locator("[data-toast]")).toHaveCount(0);

      await page.locator("#shows ul a").first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.waitForFunction(() => {
        const shown = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
        return shown instanceof HTMLImageElement && shown.complete && shown.naturalWidth > 0;
      });
      expect.soft(await screenshotWindow(page)).toMatchSnapshot(fileName("lightbox"));
    });
  });
}
