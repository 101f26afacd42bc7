import { openKit, replacePictures } from "./kit-page.ts";
import { expect, test } from "./kit-test.ts";

const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const png = (name: string, size = 200) => ({
  name,
  mimeType: "image/png",
  buffer: Buffer.concat([onePixel, Buffer.alloc(size - onePixel.length)]),
});

test("an invalid file is rejected by name before it is sent", async ({ page }) => {
  await openKit(page);
  const cover = page.locator("input[name=cover]");
  await expect(cover).toHaveAccessibleDescription("JPG, PNG, WebP; at most 5 MB each.");
  await cover.setInputFiles({ name: "plan.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") });
  await expect(cover).toHaveAccessibleDescription(/plan\.pdf was not added: only JPG, PNG, WebP can be sent/);
  await cover.setInputFiles(png("huge.png", 12 * 1024 * 1024 + 1));
  await expect(cover).toHaveAccessibleDescription(/huge\.png was not added: it is larger than 5 MB/);
  await cover.setInputFiles(png("house.png", 2048));
  await expect(cover).toHaveAccessibleDescription("JPG, PNG, WebP; at most 5 MB each.");
  await expect(page.locator("#files li").filter({ hasText: "house.png" })).toContainText("2 KB");
});

test("files are reordered by keyboard and removed; the form sends the shown files", async ({ page }) => {
  await openKit(page);
  const input = page.locator("input[name=pictures]");
  await input.setInputFiles([png("a.png"), png("b.png")]);
  const tiles = page.locator("#files ol").first().locator("li");
  await expect(tiles).toHaveCount(5);
  await page.getByRole("button", { name: "Move b.png forward" }).press("Enter");
  await expect(tiles.nth(3)).toContainText("b.png");
  await expect(page.getByText("b.png is now number 4")).toBeAttached();
  await page.getByRole("button", { name: "Remove property-01-a.jpg" }).first().click();
  await expect(tiles).toHaveCount(4);
  const names = await input.evaluate((field) =>
    field instanceof HTMLInputElement ? Array.from(field.files ?? [], ({ name }) => name) : [],
  );
  expect(names).toEqual(["b.png", "a.png"]);
});

test("files are reordered by dragging and dropped onto the field", async ({ page }) => {
  await openKit(page);
  const tiles = page.locator("#files ol").first().locator("li");
  await tiles.nth(2).dragTo(tiles.nth(0));
  await expect(tiles.nth(0)).toContainText("property-02-a.jpg");
  const dropped = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], "dropped.png", { type: "image/png" }));
      return transfer;
    },
    [...onePixel],
  );
  await page.locator("input[name=pictures]").dispatchEvent("drop", { dataTransfer: dropped });
  await expect(tiles.filter({ hasText: "dropped.png" })).toBeVisible();
});

test("a file chosen before hydration is kept", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await replacePictures(page);
  await page.goto("/_kit", { waitUntil: "commit" });
  await page.locator("input[name=cover]").setInputFiles(png("early.png"));
  release();
  await expect(page.locator("#files li").filter({ hasText: "early.png" })).toBeVisible();
});
