import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { openKit } from "./kit-page.ts";
import { expect, test } from "./kit-test.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function complaints(page: Page, within: string): Promise<string[]> {
  // A page of specimens has headings out of order on purpose.
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .withTags(tags)
    .disableRules("heading-order")
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

for (const language of ["en", "np"] as const) {
  for (const theme of ["light", "dark"] as const) {
    test.describe(`axe, ${language}, ${theme}`, () => {
      test.use({ colorScheme: theme });

      test("finds nothing on the page or over it", async ({ page }) => {
        await openKit(page, language);
        expect(await complaints(page, "html")).toEqual([]);
        await page.locator("#overlays").getByRole("button").first().click();
        await expect(page.getByRole("dialog")).toBeVisible();
        expect(await complaints(page, "[role=dialog]")).toEqual([]);
        await page.keyboard.press("Escape");
        await page.locator("#shows ul a").first().click();
        await expect(page.getByRole("dialog")).toBeVisible();
        expect(await complaints(page, "[role=dialog]")).toEqual([]);
      });
    });
  }
}

test("everything one presses is large enough for a finger", async ({ page }) => {
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
