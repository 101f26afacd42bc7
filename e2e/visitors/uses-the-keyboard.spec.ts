import { expect, test, waitForHydration } from "../journey.ts";
import { becomeNewVisitor } from "../new-visitor.ts";

test("CH1 PR2: lists and their pages are reachable by keyboard", async ({ page }) => {
  await test.step("CH1: the content, the list and a property are reachable by keyboard", async () => {
    await page.goto("/buy");
    await waitForHydration(page);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("#content")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByLabel("Search")).toBeFocused();
    const name = page.getByRole("article").first().getByRole("heading").getByRole("link");
    await name.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/property\/\d+$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });
  await becomeNewVisitor(page);
  await test.step("PR2: each card is one Tab stop, and Enter opens the project at its heading", async () => {
    await page.goto("/projects");
    await waitForHydration(page);
    const cards = page.getByRole("article");
    await expect(cards.getByRole("link")).toHaveCount(8);
    await cards.first().getByRole("link").focus();
    await page.keyboard.press("Tab");
    await expect(cards.nth(1).getByRole("link")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/project\/\d+$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });
});
