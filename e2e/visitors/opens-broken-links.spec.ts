import { expect, failedLoad, test, waitForHydration } from "../journey.ts";
import { becomeNewVisitor } from "../new-visitor.ts";

test("CH7 CH8 PD3 PY3: broken links and pages lead back", async ({ page, browserConsole }) => {
  await test.step("CH7: an unknown path shows a 404 page, logs the path and links to home", async () => {
    browserConsole.expectErrors = true;
    const response = await page.goto("/no/such/page");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
    const loggedPath = () =>
      browserConsole.lines.find((line) => line.includes("/no/such/page") && !line.startsWith(failedLoad));
    await expect.poll(loggedPath).toBeDefined();
    await page.getByRole("main").getByRole("link").click();
    await expect(page).toHaveURL(/\/$/);
  });
  await becomeNewVisitor(page);
  await test.step("PY3: a missing or invalid property id shows a 404 page", async () => {
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
  await becomeNewVisitor(page);
  await test.step("CH8: a page whose loading fails shows the fallback screen", async () => {
    browserConsole.expectErrors = true;
    await page.goto("/buy");
    await waitForHydration(page);
    await page.route(/\/property\/\d+\.data/, (route) => route.fulfill({ status: 500, body: "no page" }));
    await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  });
  await becomeNewVisitor(page);
  await test.step("PD3: a missing or invalid project id shows a 404 page with a link back", async () => {
    // The console shows every 404.
    browserConsole.expectErrors = true;
    await page.goto("/projects");
    for (const [address, title] of [
      ["/project/999999", "Project Not Found"],
      ["/project/99999999999", "Project Not Found"],
      ["/project/abc", "Project Not Found"],
      ["/project", "No project ID provided"],
    ] as const) {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    }
    await waitForHydration(page);
    await page.getByRole("button", { name: "Go Back" }).click();
    await expect(page).toHaveURL(/\/projects$/);
  });
});
