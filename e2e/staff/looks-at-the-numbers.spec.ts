import type { APIRequestContext } from "@playwright/test";
import { type Statistics, statisticsSchema, sum } from "../../domain/statistics/statistics.ts";
import { findAxeViolations, findAxeViolationsInThemes } from "../axe.ts";
import { long, variants } from "../full-run.ts";
import { expect } from "../journey.ts";
import { logInAsStaff, staffHeaders, test } from "../staff.ts";

async function readStatistics(request: APIRequestContext): Promise<Statistics> {
  const answer = await request.get("/api/statistics/", { headers: await staffHeaders(request) });
  expect(answer.status()).toBe(200);
  return statisticsSchema.parse(await answer.json());
}

test(
  "LE9: a visitor's view and enquiry are in the numbers of the first page, which opens the listing",
  long,
  async ({ page, request, browser }) => {
    const [listing] = (await readStatistics(request)).listings;
    if (!listing) throw new Error("The demo data has no views");
    const viewsOf = async () => {
      const { listings } = await readStatistics(request);
      return sum(listings.find(({ id }) => id === listing.id)?.views ?? []);
    };

    await logInAsStaff(page, request);
    await page.goto("/admin");
    await expect(page.getByRole("tab", { selected: true })).toContainText("Today");
    const leads = page.locator("dl > div").filter({ hasText: "Leads this week" });
    const leadsBefore = Number(await leads.getByRole("definition").first().textContent());

    const userAgent = `Mozilla/5.0 (Linux; Android 14) Chrome/126.0.0.0 Mobile Safari/537.36 ${crypto.randomUUID()}`;
    const context = await browser.newContext({ baseURL: new URL(page.url()).origin, userAgent });
    const visitor = await context.newPage();
    await visitor.goto(`/property/${listing.id}`);
    await expect(visitor.getByRole("heading", { level: 1 })).toContainText(listing.name);
    await expect.poll(viewsOf, { timeout: 30_000 }).toBeGreaterThan(sum(listing.views));
    const data = {
      kind: "enquiry",
      property_id: listing.id,
      name: "Ram Sah",
      email: "ram@example.com",
      message: "Is it still for sale?",
    };
    expect((await request.post("/api/enquiries/", { data })).status()).toBe(201);
    await context.close();

    // Without a reload.
    await expect
      .poll(async () => Number(await leads.getByRole("definition").first().textContent()))
      .toBeGreaterThan(leadsBefore);
    const figure = page.getByRole("figure", { name: "Leads by week" });
    await figure.getByText("Show as table").click();
    await expect(figure.getByRole("row")).toHaveCount(13);
    await expect(figure.getByRole("columnheader").last()).toHaveText("Total");

    const seen = page.getByRole("figure", { name: "Listings seen most" });
    const row = seen.getByRole("listitem").filter({ hasText: listing.name });
    await expect(row).toContainText(/\d views/);
    await expect(row).toContainText(/enquir/);
    await expect(row.getByRole("img")).toHaveAccessibleName(/^Most views on \d+ \w+ \d+: \d+$/);
    await row.getByRole("link").click();
    await expect(page).toHaveURL(new RegExp(`tab=listings&open=${listing.id}$`));
    await expect(page.getByRole("dialog", { name: "Property Details" })).toContainText(listing.name);
  },
);

for (const language of variants(["en", "np"] as const, 1))
  test(
    `LE9: axe finds nothing on the first page, and it fits a phone (${language})`,
    long,
    async ({ page, request }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await logInAsStaff(page, request);
      await page.goto(`/admin?lang=${language}`);
      await expect(page.getByRole("figure")).toHaveCount(3);
      for (const summary of await page.locator("summary").all()) await summary.click();
      expect(await findAxeViolationsInThemes(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await findAxeViolations(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      if (language === "np")
        for (const figure of await page.getByRole("figure").all())
          expect(await figure.locator("td, svg text").allTextContents()).not.toContainEqual(
            expect.stringMatching(/[0-9]/),
          );
    },
  );
