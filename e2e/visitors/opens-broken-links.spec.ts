import { expect, test, waitForHydration } from "../journey.ts";

test("CH7: an unknown path shows a 404 page, logs the path and links to home", async ({
  page,
  browserConsole,
}) => {
  browserConsole.expectErrors = true;
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  await expect.poll(() => browserConsole.lines.some((line) => line.includes("/no/such/page"))).toBe(true);
  await page.getByRole("main").getByRole("link").click();
  await expect(page).toHaveURL(/\/$/);
});

test("PY3: a missing or invalid property id shows a 404 page", async ({ page, browserConsole }) => {
  browserConsole.expectErrors = true;
  for (const [address, title] of [
    ["/property/999999", "Property Not Found"],
    ["/property/abc", "Property Not Found"],
    ["/property", "No property ID provided"],
  ] as const) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
  }
  await expect(page.getByRole("button", { name: "Go Back" })).toBeVisible();
  await page.getByRole("link", { name: "Go Home" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("CH8: a page whose loading fails shows the fallback screen", async ({ page, browserConsole }) => {
  browserConsole.expectErrors = true;
  await page.goto("/buy");
  await waitForHydration(page);
  await page.route(/\/property\/\d+\.data/, (route) => route.fulfill({ status: 500, body: "no page" }));
  await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
});
