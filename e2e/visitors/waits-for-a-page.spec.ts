import { holdRequests } from "../hold-requests.ts";
import { expect, test, waitForHydration } from "../journey.ts";

for (const [id, path, text] of [
  ["BU4", "/buy", "Loading properties"],
  ["PY1", "/property/1", "Loading Property Details..."],
] as const) {
  test(`${id}: on a slow network, ${path} shows «${text}» until it is loaded`, async ({ page }) => {
    await page.goto("/");
    await waitForHydration(page);
    const release = await holdRequests(page, /\.data/);
    await page.locator(`a[href="${path}"]:visible`).first().click();
    await expect(page.getByText(text).last()).toBeVisible();
    release();
    await expect(page.getByText(text)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });
}
