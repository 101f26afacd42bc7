import { expect, type Locator, type Page } from "@playwright/test";

/** Opens the sheet with all filters of Buy or Rent, in either language and window. */
export async function openFilters(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: /^(Filters|More filters|थप फिल्टर|फिल्टर($| [०-९]))/ }).click();
  const sheet = page.getByRole("dialog", { name: /^(Filters|फिल्टर)$/ });
  await expect(sheet).toBeVisible();
  return sheet;
}

/** The button of the sheet: "Show 12 properties". */
export const showButton = (sheet: Locator) => sheet.getByRole("button", { name: /^Show|हेर्नुहोस्$/ });

/** Shows all filters of Projects, which wide windows show anyway. */
export async function openProjectFilters(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: /^(Filters|फिल्टर($| [०-९]))/ });
  if (await button.isVisible()) await button.click();
}
