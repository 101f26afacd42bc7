import { expect, test, waitForHydration } from "../journey.ts";
import { openFilters, showButton } from "../search-form.ts";

test("BU2 BU3 PY1 PY2: a buyer looks through the list, opens a home and finds the agent's contact", async ({
  page,
}) => {
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

test("BU1 BU5: filters are in the URL, survive a reload, and Back undoes them", async ({ page }) => {
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

test("BU4 BU5 BU6: filters that match nothing can be cleared", async ({ page }) => {
  await page.goto("/buy?location=atlantis&price=10000000%2B");
  await waitForHydration(page);
  await expect(page.getByText(/^Showing/)).toHaveText(/^Showing 0 of \d+ properties$/);
  await expect(page.getByLabel("Price")).toHaveValue("10000000+");
  await page.getByRole("link", { name: "Clear All Filters" }).click();
  await expect(page).toHaveURL(/\/buy$/);
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("PY1: a listing's picture is loaded, sharp and undistorted", async ({ page }) => {
  await page.goto("/property/1");
  const picture = page.getByRole("list", { name: "Pictures" }).getByRole("img").first();
  await expect(picture).toHaveJSProperty("complete", true);
  const shape = await picture.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
  expect(shape).toBeCloseTo(1.5, 1);
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
});

test("PY1: the lightbox shows a wide or tall picture whole, on a desktop and on a phone in both orientations", async ({
  page,
}) => {
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

test("PY1: Back closes the lightbox and stays on the listing; closing it otherwise adds no history entry", async ({
  page,
}) => {
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

test("PY1: a listing prints on one page without navigation and buttons", async ({ page, isMobile }) => {
  test.skip(isMobile, "Paper has one size");
  const longText = "Three storeys on five aana of land, built in 2022 on a blacktopped road.\n\n".repeat(60);
  for (const path of ["/property/1", "/np/property/1", "/property/20"]) {
    await page.goto(path);
    await page.getByRole("img").first().scrollIntoViewIfNeeded();
    for (const text of [undefined, longText]) {
      if (text)
        await page
          .locator("article section p")
          .first()
          .evaluate((part, long) => (part.textContent = long), text);
      const sheets = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g);
      expect(sheets, path).toHaveLength(1);
    }
  }
  await page.goto("/property/1");
  await page.emulateMedia({ media: "print" });
  // biome-ignore lint/performance/useDomNodeTextContent: only rendered text is printed
  const text = await page.locator("body").innerText();
  for (const part of [
    "House with a Timber Stair Tower",
    "Green Valley Road, Bhaisepati, Lalitpur-25",
    "रु 4,85,00,000",
    "Description",
    "Features",
    "+977-41-590123",
    "/property/1",
  ]) {
    expect(text).toContain(part);
  }
  await expect(page.getByRole("navigation").and(page.locator(":visible"))).toHaveCount(0);
  await expect(page.getByRole("button").and(page.locator(":visible"))).toHaveCount(0);
  for (const part of ["Call Now", "Send Email", "Quick Links"]) expect(text).not.toContain(part);
});
