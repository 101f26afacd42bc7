import { expect, test, waitForHydration } from "../journey.ts";

for (const [name, address, words] of [
  ["BU4", "/buy", "Loading properties"],
  ["PY1", "/property/1", "Loading Property Details..."],
] as const) {
  test(`${name}: on a slow network ${address} says «${words}» where the page will be`, async ({ page }) => {
    await page.goto("/");
    await waitForHydration(page);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/\.data/, async (route) => {
      await held;
      await route.continue();
    });
    await page.locator(`a[href="${address}"]:visible`).first().click();
    await expect(page.getByText(words).last()).toBeVisible();
    answer();
    await expect(page.getByText(words)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });
}
