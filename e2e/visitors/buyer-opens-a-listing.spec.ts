import { expect, hydrated, test } from "../journey.ts";

test("BU2 BU3 PY1 PY2: a buyer looks through the list, opens a home and finds whom to call", async ({
  page,
}) => {
  await page.goto("/buy");
  await hydrated(page);
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

test("BU1 BU5: filters go into the address, survive a reload, and going back undoes them", async ({
  page,
}) => {
  await page.goto("/buy");
  await hydrated(page);
  const all = (await page.getByText(/^Showing/).textContent()) ?? "";
  await page.getByLabel("Type").selectOption("Apartment");
  await page.getByRole("button", { name: "Apply Filters" }).click();
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
  await expect(page.getByText(/^Showing/)).toHaveText(/^Showing 0 of \d+ properties$/);
  await expect(page.getByLabel("Price")).toHaveValue("10000000+");
  await page.getByRole("link", { name: "Clear All Filters" }).click();
  await expect(page).toHaveURL(/\/buy$/);
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("PY1: the picture of a listing is there, sharp and in its own shape", async ({ page }) => {
  await page.goto("/property/1");
  const picture = page.getByRole("list", { name: "Pictures" }).getByRole("img").first();
  await expect(picture).toHaveJSProperty("complete", true);
  const shape = await picture.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
  expect(shape).toBeCloseTo(1.5, 1);
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
});
