import { holdRequests } from "../hold-requests.ts";
import { expect, test, waitForHydration } from "../journey.ts";
import { openProjectFilters } from "../search-form.ts";

test("PR1 PR4: search, case-insensitive, and filters narrow the list and are in the URL", async ({
  page,
}) => {
  await page.goto("/projects");
  await waitForHydration(page);
  const shown = page.getByText(/^Showing \d+ of 8 projects$/);

  await page.getByLabel("Search").fill("PURAIN hospitality");
  await page.getByLabel("Search").press("Enter");
  await expect(shown).toHaveText("Showing 1 of 8 projects");
  await expect(page).toHaveURL(/\/projects\?search=PURAIN\+hospitality$/);
  await expect(page.getByRole("article")).toHaveText(/Hotel Purain/);
  await expect(page.getByRole("heading", { name: "Showing 1 of 8 projects" })).toBeFocused();

  await page.getByLabel("Search").fill("");
  await openProjectFilters(page);
  await page.getByLabel("Status").selectOption("Upcoming");
  await page.getByRole("button", { name: "Apply Filters" }).click();
  await expect(page).toHaveURL(/\/projects\?status=upcoming$/);
  await expect(page.getByRole("article").getByText("Planning", { exact: true })).toBeVisible();

  await page.reload();
  await expect(page.getByLabel("Status")).toHaveValue("upcoming");
  await expect(shown).toHaveText("Showing 1 of 8 projects");
  await waitForHydration(page);
  await page.goBack();
  await expect(page.getByLabel("Status")).toHaveValue("");
  await expect(page.getByLabel("Search")).toHaveValue("PURAIN hospitality");
  await page.goBack();
  await expect(shown).toHaveText("Showing 8 of 8 projects");
  await expect(page.getByLabel("Search")).toHaveValue("");
});

test("PR4: the selects offer the specified options and the projects' locations", async ({ page }) => {
  await page.goto("/projects");
  await waitForHydration(page);
  await openProjectFilters(page);
  await expect(page.getByLabel("Status").getByRole("option")).toHaveText([
    "All Status",
    "Completed",
    "Ongoing",
    "Upcoming",
  ]);
  await expect(page.getByLabel("Type").getByRole("option")).toHaveText([
    "All types",
    "Commercial",
    "Residential",
    "Hospitality",
    "Renovation",
    "Infrastructure",
  ]);
  const places = await page.getByLabel("Location").getByRole("option").allTextContents();
  expect(places).toEqual(
    expect.arrayContaining([
      "Downtown",
      "Suburb",
      "Central",
      "Coastal",
      "Historic",
      "Janakpurdham",
      "Pokhara",
    ]),
  );
  await page.goto("/projects?location=historic&type=RENOVATION");
  await expect(page.getByRole("article")).toHaveText(/Swotha/);
});

test("SR3: on a phone, the first project is on the first screen, and only the filters that are set", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/projects");
  await expect(page.getByRole("article").first()).toBeInViewport();
  await expect(page.getByLabel("Status")).toBeHidden();
  await page.goto("/projects?status=upcoming");
  await expect(page.getByLabel("Status")).toHaveValue("upcoming");
  await expect(page.getByLabel("Type")).toBeHidden();
  await waitForHydration(page);
  await page.getByRole("button", { name: "Filters 1 chosen" }).click();
  await expect(page.getByLabel("Type")).toBeVisible();
});

test("PR3: filters that match nothing can be cleared", async ({ page }) => {
  await page.goto("/projects?search=atlantis");
  await waitForHydration(page);
  await expect(page.getByText("Showing 0 of 8 projects")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No projects found" })).toBeVisible();
  await page.getByRole("link", { name: "Clear All Filters" }).click();
  await expect(page).toHaveURL(/\/projects$/);
  await expect(page.getByRole("article")).toHaveCount(8);
  await expect(page.getByLabel("Search")).toHaveValue("");
});

for (const [ids, from, link, text, heading] of [
  ["PR3", "/about", "See our projects", "Loading projects", "Our projects"],
  [
    "PD1",
    "/projects?type=hospitality",
    "View details of Hotel Purain",
    "Loading project details...",
    "Hotel Purain",
  ],
] as const) {
  test(`${ids}: on a slow network, «${text}» is shown until the page is loaded`, async ({ page }) => {
    await page.goto(from);
    await waitForHydration(page);
    const release = await holdRequests(page, /\.data/);
    await page.getByRole("main").getByRole("link", { name: link }).click();
    await expect(page.getByText(text).last()).toBeVisible();
    release();
    await expect(page.getByText(text)).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  });
}

test("PR3: while filters are applied, the result line says so and skeletons replace the cards", async ({
  page,
}) => {
  await page.goto("/projects");
  await waitForHydration(page);
  const release = await holdRequests(page, /\.data/);
  await openProjectFilters(page);
  await page.getByLabel("Type").selectOption("Hospitality");
  await page.getByRole("button", { name: "Apply Filters" }).click();
  const results = page.locator("#results");
  await expect(results).toHaveText("Loading projects");
  await expect(page.getByRole("article")).toHaveCount(0);
  release();
  await expect(results).toHaveText("Showing 1 of 8 projects");
});

test("PR1 PR2 IN1: the Nepali list has Nepali texts, figures and places", async ({ page }) => {
  await page.goto("/np/projects");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("हाम्रा परियोजना");
  await expect(page.getByText("८ मध्ये ८ परियोजना देखाइँदै")).toBeVisible();
  const card = page.getByRole("article").filter({ hasText: "वैदेही बिजनेस सेन्टर" });
  for (const fact of [
    "वैदेही ट्रेडर्स ग्रुप",
    "सम्पन्न",
    "६४,००० वर्ग फिट",
    "२६ महिना",
    "रु ४१,१८,००,०००",
    "४१.१८ करोड",
  ]) {
    await expect(card.getByText(fact, { exact: true })).toBeVisible();
  }
  expect(await page.getByLabel("ठाउँ").locator("option").allTextContents()).toContain("जनकपुरधाम");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("PR1 PR4 PD1: the list, its filters and a project are complete", async ({ page }) => {
    await page.goto("/projects");
    await page.getByLabel("Type").selectOption("Residential");
    await page.getByRole("button", { name: "Apply Filters" }).click();
    await expect(page).toHaveURL(/type=residential/);
    await expect(page.getByLabel("Type")).toHaveValue("residential");
    await expect(page.getByText("Showing 1 of 8 projects")).toBeVisible();
    await page.getByRole("link", { name: "View details of Kadam Colony" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kadam Colony");
    await expect(page.getByText("Seven old kadam and mango trees were kept", { exact: false })).toBeVisible();
    await expect(page.getByRole("region", { name: "Outcomes" }).getByRole("listitem")).toHaveCount(3);
    await expect(page.getByRole("link", { name: "Call Manager" })).toBeVisible();
  });
});
