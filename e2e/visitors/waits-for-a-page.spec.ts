import { long } from "../full-run.ts";
import { holdRequests } from "../hold-requests.ts";
import { expect, test, waitForHydration } from "../journey.ts";

test(
  "BU4 PD1 PR3 PY1: on a slow network, a page says what is loading until it is there",
  long,
  async ({ page }) => {
    for (const [from, link, text, heading] of [
      ["/", 'a[href="/buy"]', "Loading properties", "Properties for sale"],
      ["/", 'a[href="/property/1"]', "Loading Property Details...", "House with a Timber Stair Tower"],
      ["/about", 'main a[href="/projects"]', "Loading projects", "Our projects"],
      [
        "/projects?type=hospitality",
        'a[aria-label="View details of Hotel Purain"]',
        "Loading project details...",
        "Hotel Purain",
      ],
    ] as const) {
      await page.goto(from);
      await waitForHydration(page);
      const release = await holdRequests(page, /\.data/);
      await page.locator(`${link}:visible`).first().click();
      await expect(page.getByText(text).last()).toBeVisible();
      release();
      await expect(page.getByText(text)).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await page.unrouteAll();
    }
  },
);
