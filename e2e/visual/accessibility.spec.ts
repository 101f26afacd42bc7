import { findAxeViolations } from "../axe.ts";
import { closeWithEscape } from "../focus.ts";
import { openKit } from "./kit-page.ts";
import { expect, test } from "./kit-test.ts";

// The kit's headings are out of order on purpose.
const exceptRules = ["heading-order"];

for (const language of ["en", "np"] as const) {
  for (const theme of ["light", "dark"] as const) {
    test.describe(`axe, ${language}, ${theme}`, () => {
      test.use({ colorScheme: theme });

      test("finds nothing on the page and its overlays", async ({ page }) => {
        await openKit(page, language);
        expect(await findAxeViolations(page, { exceptRules })).toEqual([]);
        await page.locator("#overlays").getByRole("button").first().click();
        await expect(page.getByRole("dialog")).toBeVisible();
        expect(await findAxeViolations(page, { within: "[role=dialog]", exceptRules })).toEqual([]);
        await closeWithEscape(page.getByRole("dialog"));
        await page.locator("#shows ul a").first().click();
        await expect(page.getByRole("dialog")).toBeVisible();
        expect(await findAxeViolations(page, { within: "[role=dialog]", exceptRules })).toEqual([]);
      });
    });
  }
}

test("every control is at least 44 px high", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openKit(page, "np");
  const small = await page.evaluate(() =>
    [
      ...document.querySelectorAll(
        "main button, main a, main input:not([aria-hidden]), main select, main [role=tab]",
      ),
    ]
      .filter((element) => !element.closest("p")?.textContent?.includes(" ") || element.tagName !== "A")
      .map((element) => ({ element, box: (element.closest("label") ?? element).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && Math.round(box.height) < 44)
      .map(({ element, box }) => `${element.outerHTML.slice(0, 120)} is ${box.height} px high`),
  );
  expect(small).toEqual([]);
});
