import { closeWithEscape } from "../focus.ts";
import { long } from "../full-run.ts";
import { expect, test, waitForHydration } from "../journey.ts";
import { becomeNewVisitor } from "../new-visitor.ts";

test(
  "PR1 PR2 PD1 PD2: a visitor looks through the projects, opens one and its pictures",
  long,
  async ({ page }) => {
    await test.step("PR1 PR2 PD1 PD2: a visitor looks through the projects and opens one with all details", async () => {
      await page.goto("/projects");
      await waitForHydration(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our projects");
      await expect(page.getByText(/^Showing 8 of 8 projects$/)).toBeVisible();

      const card = page.getByRole("article").filter({ hasText: "Vaidehi Business Centre" });
      await expect(card.getByText("Completed")).toBeVisible();
      for (const fact of [
        "Vaidehi Traders Group",
        "64,000 sq ft",
        "26 months",
        "रु 41,18,00,000",
        "41.18 crore",
      ]) {
        await expect(card.getByText(fact, { exact: true })).toBeVisible();
      }
      await card.getByRole("link", { name: "View details of Vaidehi Business Centre" }).click();

      await expect(page).toHaveURL(/\/project\/1$/);
      await expect(page).toHaveTitle("Vaidehi Business Centre · Mithila Ghar");
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      const facts = page.getByLabel("The project at a glance");
      for (const fact of ["64,000 sq ft", "26 months", "48", "14 February 2025"]) {
        await expect(facts.getByText(fact, { exact: true })).toBeVisible();
      }
      for (const chapter of ["The story", "Key Features", "Challenges", "Outcomes"]) {
        await expect(page.getByRole("region", { name: chapter })).toBeVisible();
      }
      await expect(page.getByRole("region", { name: "Challenges" }).getByRole("listitem")).toHaveCount(3);

      const information = page.getByRole("region", { name: "Project Information" });
      for (const [term, value] of [
        ["Client", "Vaidehi Traders Group"],
        ["Type", "Commercial"],
        ["Budget", /रु 41,18,00,000/],
        ["Start Date", "21 November 2022 (5 Mangsir 2079)"],
        ["End Date", "31 January 2025 (18 Magh 2081)"],
      ] as const) {
        const row = information.locator("div").filter({ has: page.getByText(term, { exact: true }) });
        await expect(row.getByRole("definition")).toHaveText(value);
      }
      const manager = page.getByRole("region", { name: "Contact Project Manager" });
      await expect(manager.getByRole("link", { name: "Call Manager" })).toHaveAttribute(
        "href",
        "tel:+97741590123",
      );
      await expect(manager.getByRole("link", { name: "+977-41-590123" })).toBeVisible();
      await expect(manager.getByRole("link", { name: "namaste@mithilaghar.example" })).toHaveAttribute(
        "href",
        /^mailto:namaste@mithilaghar\.example\?subject=About%20the%20project%20Vaidehi%20Business%20Centre$/,
      );
    });
    await becomeNewVisitor(page);
    await test.step("PR2: a click anywhere on a card opens the project at its top", async () => {
      await page.goto("/projects");
      await waitForHydration(page);
      const card = page.getByRole("article").last();
      await card.click({ position: { x: 40, y: 90 } });
      await expect(page).toHaveURL(/\/project\/\d+$/);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    });
    await becomeNewVisitor(page);
    await test.step("PD1: the first picture is large, three more are small, and each opens in the lightbox", async () => {
      await page.goto("/project/1");
      await waitForHydration(page);
      const pictures = page.getByRole("list", { name: "Pictures" }).getByRole("link");
      await expect(pictures).toHaveCount(4);
      const [large, small] = [await pictures.nth(0).boundingBox(), await pictures.nth(1).boundingBox()];
      expect(large?.width).toBeGreaterThan(2 * (small?.width ?? Number.POSITIVE_INFINITY));
      await pictures.nth(1).click();
      const lightbox = page.getByRole("dialog");
      await closeWithEscape(lightbox);
      await expect(pictures.nth(1)).toBeFocused();
    });
  },
);
