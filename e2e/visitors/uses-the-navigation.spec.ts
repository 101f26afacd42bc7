import { isOverlapping } from "../boxes.ts";
import { long } from "../full-run.ts";
import { holdRequests } from "../hold-requests.ts";
import { expect, test, waitForHydration } from "../journey.ts";
import { becomeNewVisitor } from "../new-visitor.ts";

const links = ["Home", "Buy", "Sell", "Rent", "Projects", "Others", "About", "Contact"];

test("CH1 CH2: the navigation opens and closes in every window, also before hydration", async ({ page }) => {
  await test.step("CH1: from 640 px the header shows eight links and marks the current page", async () => {
    await page.setViewportSize({ width: 800, height: 900 });
    await page.goto("/buy");
    const bar = page.getByRole("navigation", { name: "Main navigation" });
    await expect(bar.getByRole("link")).toHaveText(links);
    await expect(bar.getByRole("link", { name: "Buy" })).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("link", { name: "नेपालीमा हेर्नुहोस्" })).toBeVisible();
  });
  await becomeNewVisitor(page);
  await test.step("CH2: the mobile menu closes on navigation, on Escape and when the window grows", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await waitForHydration(page);
    const menu = page.getByRole("navigation", { name: "Main navigation" });
    const opener = page.locator("summary");
    await expect(menu).toBeHidden();

    await opener.click();
    await expect(menu.getByRole("link")).toHaveText(links);
    await menu.getByRole("link", { name: "Buy" }).click();
    await expect(page).toHaveURL(/\/buy$/);
    await expect(menu).toBeHidden();

    await opener.click();
    await expect(menu).toBeVisible();
    await expect(page.locator("summary")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();

    await opener.click();
    await page.setViewportSize({ width: 640, height: 844 });
    await expect(page.locator("details")).not.toHaveAttribute("open");
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(menu).toBeHidden();
  });
  await becomeNewVisitor(page);
  await test.step("CH2: a tap outside the mobile menu closes it, a tap inside does not", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/about");
    await waitForHydration(page);
    const menu = page.getByRole("navigation", { name: "Main navigation" });
    await page.locator("summary").click();
    await expect(menu).toBeVisible();
    const box = (await menu.boundingBox()) ?? { y: 0, height: 0 };
    await page.mouse.click(8, box.y + 20);
    await expect(menu).toBeVisible();
    await page.mouse.click(8, box.y + box.height + 30);
    await expect(menu).toBeHidden();
    await page.locator("summary").click();
    await expect(menu).toBeVisible();
    await page.locator("summary").click();
    await expect(menu).toBeHidden();
  });
  await becomeNewVisitor(page);
  await test.step("CH2: a menu opened before hydration stays open, and Escape closes it", async () => {
    const releaseScripts = await holdRequests(page, /\/assets\/site-/);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    const menu = page.getByRole("navigation", { name: "Main navigation" });
    await page.locator("summary").click();
    await expect(menu).toBeVisible();
    releaseScripts();
    await waitForHydration(page);
    await expect(page.locator("summary")).toHaveAccessibleName("Close menu");
    await expect(menu).toBeVisible();
    await expect(page.locator("summary")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
  });
});

test("CH5 CH6: the shortcut opens the login, and toasts go", long, async ({ page, browserConsole }) => {
  await test.step("CH6: Shift+Alt+A opens the login", async () => {
    browserConsole.expectErrors = true;
    await page.goto("/");
    await waitForHydration(page);
    await page.keyboard.press("Shift+Alt+KeyA");
    await expect(page).toHaveURL(/\/login$/);
  });
  await becomeNewVisitor(page);
  await test.step("CH5: one toast at a time, hidden after five seconds", async () => {
    browserConsole.expectErrors = true;
    await page.clock.install();
    await page.goto("/");
    await waitForHydration(page);
    await page.route(/\/assets\/texts-.*\.js/, (route) => route.abort());
    const toggle = page.getByRole("link", { name: "नेपालीमा हेर्नुहोस्" });
    const toast = page.locator("[data-toast]");
    await toggle.click();
    await expect(toast).toContainText("Could not switch the language");
    expect(await isOverlapping(toast, page.getByRole("banner"))).toBe(false);
    expect(await isOverlapping(toast, page.getByRole("complementary", { name: "Quick contact" }))).toBe(
      false,
    );
    // A toast stays while the pointer is over it.
    await page.mouse.move(0, 300);
    await toggle.press("Enter");
    await page.clock.runFor(500);
    await expect(toast).toHaveCount(1);
    await page.clock.runFor(4_000);
    await expect(toast).toHaveCount(1);
    await page.clock.runFor(1_500);
    await expect(toast).toHaveCount(0);
  });
});
