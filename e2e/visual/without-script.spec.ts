import { replacePictures } from "./kit-page.ts";
import { expect, test } from "./kit-test.ts";

test.use({ javaScriptEnabled: false });

test("without JavaScript, figures are final, pictures are a list and slides a row", async ({ page }) => {
  await replacePictures(page);
  await page.goto("/_kit");
  await expect(page.locator("#shows p").filter({ hasText: "Houses built" })).toContainText("100+");
  await expect(page.locator("#shows ul a")).toHaveCount(3);
  await expect(page.locator("#shows ul a").first()).toHaveAttribute("href", /\/media\/.+\.jpg$/);
  await expect(page.locator("#shows [role=group]:not([inert])")).toHaveCount(3);
  await expect(page.locator("#lists nav a").first()).toHaveAttribute("href", /page=3/);
});
