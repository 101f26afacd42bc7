import type { Page } from "@playwright/test";
import { createPhoto } from "../create-photo.ts";
import { long } from "../full-run.ts";
import { expect, findToast, test, waitForHydration } from "../journey.ts";
import { chooseType, goToNextStep, openSellForm, stepLink, submitSale } from "../sell-form.ts";
import { listAsStaff, unique } from "../staff.ts";

const maxPhotos = 10;
const uploads = "**/sell/pictures/";

async function choosePhotos(page: Page, photos: readonly Buffer[], first: number) {
  const files = photos.map((buffer, index) => ({
    name: `photo-${first + index}.jpg`,
    mimeType: "image/jpeg",
    buffer,
  }));
  await page.locator("input[name=image]").setInputFiles(files);
}

test(
  "LD1 LD2 LD3 LD6: an owner offers land from a phone with ten photos, and the connection is lost on the way",
  long,
  async ({ page, request, browserConsole }) => {
    // The console shows the uploads that fail.
    browserConsole.expectErrors = true;
    const title = unique("Photographed land");
    // One as large as phones take them; ten of them would keep a machine busy for a minute.
    const [photo, small] = await Promise.all([createPhoto(), createPhoto(800)]);
    expect(photo.length).toBeGreaterThan(7_000_000);
    await openSellForm(page);
    await chooseType(page, "Land");
    await page.getByLabel("Property title").fill(title);
    await page.getByLabel("Location").fill("Kadam Chowk");
    await page.getByLabel("Municipality").pressSequentially("janakpur-7");
    await page.getByRole("listbox").getByRole("option").first().click();
    await expect(page.getByLabel("Ward", { exact: true })).toHaveValue("7");
    await goToNextStep(page, "The property");

    const area = page.getByLabel("Land area");
    await area.fill("0-2-10");
    await expect(area).toHaveAccessibleDescription(/2 kattha 10 dhur = .*= 9,112\.5 sq ft/);
    await page.getByLabel("Quoted").selectOption("per kattha");
    await page.getByLabel("Price").fill("12 lakh");
    await expect(page.getByLabel("Price")).toHaveAccessibleDescription("रु 12,00,000 per kattha (12 lakh)");
    await page.getByLabel("Road width").fill("१६");
    await page.getByLabel("Road", { exact: true }).selectOption("Blacktop");
    await page.getByLabel("Facing").selectOption("East");
    await page.getByLabel("Lalpurja").selectOption("Available");
    await goToNextStep(page, "Pictures and you");

    const sizes: Promise<number>[] = [];
    page.on("requestfinished", (sent) => {
      if (sent.url().endsWith("/sell/pictures/")) sizes.push(sent.headerValue("content-length").then(Number));
    });
    await choosePhotos(page, [small, small, small, small, small], 1);
    await expect(page.getByText(/^[1-4] of 5 sent|^All pictures are sent/)).toBeVisible();
    await page.route(uploads, (route) => route.abort("internetdisconnected"));
    await choosePhotos(page, [small, small, small, small, photo], 6);
    await expect(page.getByText("No connection. It goes on by itself.").first()).toBeVisible();
    // The owner goes on while it is away.
    await page.getByLabel("Description").fill("Two roads and a pond");
    await page.getByLabel("Full name").fill("Sita Devi");
    await page.getByLabel("E-mail").fill("sita@example.com");
    await page.unroute(uploads);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    // Ten pictures are made smaller and sent one after the other.
    await expect(page.getByText("All pictures are sent")).toBeVisible({ timeout: 120_000 });
    await expect(page.getByRole("listitem").filter({ hasText: "photo-" })).toHaveCount(maxPhotos);
    await expect.poll(() => sizes.length).toBe(maxPhotos);
    const sentBytes = Math.max(...(await Promise.all(sizes)));
    expect(sentBytes).toBeGreaterThan(100_000);
    expect(sentBytes).toBeLessThan(photo.length / 5);

    await page.reload();
    await waitForHydration(page);
    await expect(stepLink(page, "Pictures and you")).toHaveAttribute("aria-current", "step");
    await page.getByRole("button", { name: "Make photo-10.jpg the cover" }).click();
    await submitSale(page).click();
    await expect(findToast(page)).toContainText("Property submitted");
    const [stored] = (await listAsStaff(request, "/sell/")).filter((row) => row.propert_title === title);
    expect(stored).toMatchObject({
      property_type: "Land",
      property_location: "Kadam Chowk, Janakpurdham-7, Dhanusha",
      land_area: "0-2-10",
      area: 9112.5,
      price_unit: "kattha",
      unit_price: 1_200_000,
      property_price: 3_000_000,
      road_width: 16,
      road_type: "blacktop",
      facing: "east",
      lalpurja: "yes",
      no_of_bedrooms: null,
    });
    const pictures = stored?.pictures as { key: string; width: number; height: number }[];
    expect(pictures).toHaveLength(maxPhotos);
    // Upright.
    expect(pictures[0]).toMatchObject({ width: 1920, height: 2560 });
  },
);
