import { createPhoto } from "../create-photo.ts";
import { expect, findToast, test, waitForHydration } from "../journey.ts";
import { listAsStaff, unique } from "../staff.ts";

const maxPhotos = 10;

test("LD6: an owner sends ten photos of 8 MB; each is made smaller first, and those sent survive a reload", async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const title = unique("Photographed house");
  const photo = await createPhoto();
  expect(photo.length).toBeGreaterThan(7_000_000);
  await page.goto("/sell");
  await waitForHydration(page);
  await page.getByLabel("Property title").fill(title);
  await page.getByLabel("Location").fill("Kadam Chowk, Janakpur-7");
  await page.getByLabel("Price").fill("8500000");
  await page.getByLabel("Property type").selectOption("House");
  await page.getByLabel("Description").fill("Ten photos");
  await page.getByLabel("Full name").fill("Sita Devi");
  await page.getByLabel("E-mail").fill("sita@example.com");
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (sent) => {
    if (sent.url().endsWith("/sell/pictures/")) sizes.push(sent.headerValue("content-length").then(Number));
  });
  // Playwright passes at most 50 MB at once.
  for (const half of [0, 5]) {
    const files = Array.from({ length: 5 }, (_, index) => ({
      name: `photo-${half + index + 1}.jpg`,
      mimeType: "image/jpeg",
      buffer: photo,
    }));
    await page.locator("input[name=image]").setInputFiles(files);
  }
  await expect(page.getByText("All pictures are sent")).toBeVisible({ timeout: 180_000 });
  await expect(page.getByRole("listitem").filter({ hasText: "photo-" })).toHaveCount(maxPhotos);
  await expect.poll(() => sizes.length).toBe(maxPhotos);
  const sentBytes = (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
  expect(sentBytes).toBeGreaterThan(100_000 * maxPhotos);
  expect(sentBytes).toBeLessThan((photo.length * maxPhotos) / 5);

  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole("button", { name: "Remove photo-10.jpg" })).toBeVisible();
  await page.getByRole("button", { name: "Make photo-10.jpg the cover" }).click();
  await page.getByRole("button", { name: "Submit property" }).click();
  await expect(findToast(page)).toContainText("Property submitted");
  const [stored] = (await listAsStaff(request, "/sell/")).filter((row) => row.propert_title === title);
  const pictures = stored?.pictures as { key: string; width: number; height: number }[];
  expect(pictures).toHaveLength(maxPhotos);
  // Upright.
  expect(pictures[0]).toMatchObject({ width: 1920, height: 2560 });
});
