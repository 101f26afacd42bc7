import { long } from "../full-run.ts";
import { expect, test, waitForHydration } from "../journey.ts";
import { becomeNewVisitor } from "../new-visitor.ts";
import { openFilters, showButton } from "../search-form.ts";

test("BU1 BU2 BU3 BU5 PY1 PY2: a buyer filters the list, goes back, opens a home and finds the agent", async ({
  page,
}) => {
  await test.step("BU2 BU3 PY1 PY2: a buyer looks through the list, opens a home and finds the agent's contact", async () => {
    await page.goto("/buy");
    await waitForHydration(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Properties for sale");
    await expect(page.getByText(/^Showing/)).toHaveText(/^Showing \d+ of \d+ properties$/);

    const card = page.getByRole("article").first();
    await expect(card.getByText("For Sale")).toBeVisible();
    await expect(card.getByText(/^रु [\d,]+$/)).toBeVisible();
    await expect(card.getByText(/sq ft$/)).toBeVisible();
    await expect(card.getByRole("link", { name: "Contact Agent" })).toHaveAttribute("href", /^tel:\+977/);
    const name = (await card.getByRole("heading").textContent()) ?? "";

    await card.getByRole("link", { name: /^View details of/ }).click();
    await expect(page).toHaveURL(/\/property\/\d+$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(page).toHaveTitle(new RegExp(`^${name} · Mithila Ghar$`));
    const agent = page.getByRole("complementary");
    await expect(agent.getByRole("link", { name: "Call Now" })).toHaveAttribute("href", /^tel:/);
    await expect(agent.getByRole("link", { name: "Send Email" })).toHaveAttribute(
      "href",
      new RegExp(`subject=${encodeURIComponent(`Inquiry about ${name}`).replaceAll(/[().]/g, "\\$&")}$`),
    );
    const id = page.url().split("/").at(-1);
    await expect(agent.getByText(`Property ID: ${id}`)).toBeVisible();
  });
  await becomeNewVisitor(page);
  await test.step("BU1 BU5: filters are in the URL, survive a reload, and Back undoes them", async () => {
    await page.goto("/buy");
    await waitForHydration(page);
    const all = (await page.getByText(/^Showing/).textContent()) ?? "";
    const sheet = await openFilters(page);
    await sheet.getByRole("checkbox", { name: "Apartment" }).check();
    await showButton(sheet).click();
    await expect(page).toHaveURL(/type=apartment/);
    await expect(page.getByText(/^Showing/)).not.toHaveText(all);
    const filtered = (await page.getByText(/^Showing/).textContent()) ?? "";
    await page.reload();
    await expect(page.getByText(/^Showing/)).toHaveText(filtered);
    await expect(page.getByLabel("Type")).toHaveValue("apartment");
    await page.goBack();
    await expect(page.getByText(/^Showing/)).toHaveText(all);
    await expect(page.getByLabel("Type")).toHaveValue("");
  });
});

test("PY1: a buyer looks at the pictures of a home, and Back closes them", long, async ({ page }) => {
  await test.step("PY1: a listing's picture is loaded, sharp and undistorted", async () => {
    await page.goto("/property/1");
    const picture = page.getByRole("list", { name: "Pictures" }).getByRole("img").first();
    await expect(picture).toHaveJSProperty("complete", true);
    const shape = await picture.evaluate(
      (image: HTMLImageElement) => image.naturalWidth / image.naturalHeight,
    );
    expect(shape).toBeCloseTo(1.5, 1);
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
  });
  await becomeNewVisitor(page);
  await test.step("PY1: the lightbox shows a wide or tall picture whole, on a desktop and on a phone in both orientations", async () => {
    await page.goto("/property/1");
    await waitForHydration(page);
    await page.getByRole("list", { name: "Pictures" }).getByRole("link").first().click();
    const lightbox = page.getByRole("dialog", { name: "Pictures" });
    const picture = lightbox.getByRole("img").first();
    await expect(picture).toHaveJSProperty("complete", true);
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
      [844, 390],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => picture.evaluate(isWhole), `wide, ${width} × ${height}`).toBe(true);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    const gap = await picture.evaluate((image) => {
      // A tall picture: the frame takes its proportions from the box.
      const box = image.closest("div");
      if (!box) throw new Error("The picture has no box.");
      box.style.width = `min(100cqw, 100cqh * ${2 / 3}, 1920px)`;
      box.style.aspectRatio = "2 / 3";
      const [inner, outer] = [box.getBoundingClientRect(), box.parentElement?.getBoundingClientRect()];
      return (outer?.height ?? 0) - inner.height;
    });
    expect(Math.abs(gap)).toBeLessThan(1);
  });
  await becomeNewVisitor(page);
  await test.step("PY1: Back closes the lightbox and stays on the listing; closing it otherwise adds no history entry", async () => {
    await page.goto("/buy");
    await waitForHydration(page);
    await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
    await expect(page).toHaveURL(/\/property\/\d+$/);
    const listing = page.url();
    const fetched: string[] = [];
    page.on("request", (request) => {
      // A link under the pointer may be prefetched, which is not a fetch of this page.
      const isPageData = request.url().includes(".data") && request.resourceType() === "fetch";
      if (isPageData) fetched.push(request.url());
    });
    const picture = page.getByRole("list", { name: "Pictures" }).getByRole("link").first();
    const lightbox = page.getByRole("dialog", { name: "Pictures" });

    await picture.click();
    await expect(lightbox).toBeVisible();
    await page.goBack();
    await expect(lightbox).toBeHidden();
    await expect(page).toHaveURL(listing);
    await page.goForward();
    await expect(lightbox.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(lightbox).toBeHidden();
    await expect(page).toHaveURL(listing);

    await picture.click();
    await lightbox.getByRole("button", { name: "Close" }).click();
    await expect(lightbox).toBeHidden();
    await expect(page).toHaveURL(listing);
    expect(fetched, "opening and closing fetch no page").toEqual([]);

    await picture.click();
    await expect(lightbox).toBeVisible();
    await page.reload();
    await expect(lightbox).toBeVisible();
    await lightbox.getByRole("button", { name: "Close" }).click();
    await expect(page).toHaveURL(listing);
    await page.goBack();
    await expect(page).toHaveURL(/\/buy$/);
  });
});

/** Whether the picture is inside the frame that clips it, as large as fits and undistorted. */
function isWhole(image: Element): boolean {
  const { width, height, left, top, right, bottom } = image.getBoundingClientRect();
  const frame = image.closest(".overflow-hidden")?.getBoundingClientRect();
  if (!frame || !(image instanceof HTMLImageElement)) return false;
  const isInside =
    left >= frame.left - 1 && right <= frame.right + 1 && top >= frame.top - 1 && bottom <= frame.bottom + 1;
  const isFitting = Math.abs(width - frame.width) < 1 || Math.abs(height - frame.height) < 1;
  return isInside && isFitting && Math.abs(width / height - image.naturalWidth / image.naturalHeight) < 0.02;
}
