import { long } from "../full-run.ts";
import { expect, test, waitForHydration } from "../journey.ts";
import { becomeNewVisitor } from "../new-visitor.ts";

test("AB1: with reduced motion the figures do not count up", long, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto("/about");
  await waitForHydration(page);
  const stats = page.getByRole("region", { name: "In figures" });
  await stats.scrollIntoViewIfNeeded();
  await page.clock.runFor(200);
  await expect(stats.locator("[aria-hidden]")).toHaveCount(0);
  await expect(stats.getByText("100+")).toHaveCount(2);
});

test("AB1 AB3: reviews wrap around, and the figures count up once", long, async ({ page }) => {
  await test.step("AB3: five reviews wrap around at both ends", async () => {
    await page.goto("/about");
    await waitForHydration(page);
    const reviews = page.getByRole("region", { name: "Client reviews" });
    await reviews.scrollIntoViewIfNeeded();
    const next = reviews.getByRole("button", { name: "Next" });
    const previous = reviews.getByRole("button", { name: "Previous" });
    const name = (text: string) => expect(reviews.locator("[role=group]:not([inert])")).toContainText(text);

    await name("Sunita Mandal");
    await name("Rated 5 out of 5");
    await previous.click();
    await name("Nirmala Limbu");
    await name("Rated 4 out of 5");
    await next.click();
    for (const client of ["Sunita Mandal", "Rajesh Maharjan", "Pooja Kumari Sah", "Hari Prasad Koirala"]) {
      await name(client);
      await next.click();
    }
    await name("Nirmala Limbu");
    await next.click();
    await name("Sunita Mandal");
    await expect(reviews.locator("[role=group]")).toHaveCount(5);
  });
  await becomeNewVisitor(page);
  await test.step("AB1: the figures count up once, when they are first visible", async () => {
    // Small enough that the figures are not visible yet when the clock is paused.
    await page.setViewportSize({ width: 390, height: 400 });
    await page.clock.install({ time: "2026-01-01T00:00:00Z" });
    await page.goto("/about");
    await waitForHydration(page);
    await page.clock.pauseAt("2026-01-01T01:00:00Z");
    const stat = page.getByRole("region", { name: "In figures" }).locator("p").nth(1);
    const counting = stat.locator("[aria-hidden]");
    await stat.scrollIntoViewIfNeeded();
    await expect(counting).toHaveText(/^\d+\+$/);
    await page.clock.runFor(1_000);
    // The easing reaches seven eighths at half the time.
    await expect(counting).toHaveText(/^8\d\+$/);
    await page.clock.runFor(1_200);
    await expect(counting).toHaveCount(0);
    await expect(page.getByRole("region", { name: "In figures" }).locator("p")).toHaveText([
      /^5\+/,
      /^100\+/,
      /^100\+/,
    ]);

    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await stat.scrollIntoViewIfNeeded();
    await page.clock.runFor(500);
    await expect(counting).toHaveCount(0);
  });
});
