import { findAxeViolationsInThemes } from "../axe.ts";
import { closeWithEscape } from "../focus.ts";
import { long, variants } from "../full-run.ts";
import { expect, waitForHydration } from "../journey.ts";
import { logInAsStaff, staffHeaders, test } from "../staff.ts";

const tabs = ["Properties", "Properties For Sale", "Projects", "Contact Messages", "Service Requests"];

test("AD1: five tabs follow those of the day, show their counts, are in the URL and work by pointer and keyboard", async ({
  page,
  request,
}) => {
  const pageData: string[] = [];
  page.on("request", (sent) => {
    const { pathname } = new URL(sent.url());
    if (pathname.endsWith(".data")) pageData.push(sent.url());
  });
  await logInAsStaff(page, request);
  await page.goto("/admin");
  const list = page.getByRole("tablist");
  await expect(list.getByRole("tab", { selected: true })).toHaveText(/^Today\d*$/);
  await expect(list.getByRole("tab").nth(1)).toHaveText(/^Leads/);
  for (const [index, name] of tabs.entries())
    await expect(list.getByRole("tab").nth(index + 3)).toHaveText(new RegExp(`^${name}\\d+$`));

  await list.getByRole("tab", { name: "Contact Messages" }).click();
  await expect(page).toHaveURL(/\?tab=contacts$/);
  await page.reload();
  await expect(list.getByRole("tab", { selected: true })).toContainText("Contact Messages");
  await list.getByRole("tab", { selected: true }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page).toHaveURL(/\?tab=service-requests$/);
  await expect(list.getByRole("tab", { selected: true })).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await expect(page).toHaveURL(/\?tab=contacts$/);
  expect(pageData, "requests for the page, without which no tab may wait").toEqual([]);
  await page.goto("/admin?tab=nonsense");
  await expect(list.getByRole("tab", { selected: true })).toContainText("Properties");
});

test(
  "AD1 CH4: the dashboard links to the site and the other language and has no floating buttons",
  long,
  async ({ page, request }) => {
    await logInAsStaff(page, request);
    await page.goto("/admin?tab=contacts");
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(page.getByRole("link", { name: "View site" }).first()).toHaveAttribute("href", "/");
    await expect(page.getByRole("button", { name: /chat/i })).toHaveCount(0);
    await expect(page.locator('a[href^="tel:"]')).toHaveCount(0);
    await page.getByRole("link", { name: "नेपालीमा हेर्नुहोस्" }).click();
    await expect(page.getByRole("heading", { name: "सम्पर्क सन्देश" })).toBeVisible();
    await expect(page).toHaveTitle("व्यवस्थापन ड्यासबोर्ड · मिथिला घर");
    await expect(page).toHaveURL(/tab=contacts/);
  },
);

test(
  "AD1: search, order and page are in the URL and applied by the server; the table view is remembered",
  long,
  async ({ page, request, isMobile }) => {
    const id = crypto.randomUUID().slice(0, 8);
    for (let number = 0; number < 25; number += 1) {
      const name = `Guest ${String.fromCharCode(65 + number)}`;
      const data = { name, email: `guest@example.com`, subject: `Visit ${id}`, message: "Hello" };
      expect((await request.post("/messages/create/", { data })).status()).toBe(201);
    }
    await logInAsStaff(page, request);
    await page.goto("/admin?tab=contacts");
    await page.getByRole("searchbox", { name: "Search" }).fill(id);
    await expect(page.getByText("25 message(s)")).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`search=${id}`));
    await page.getByLabel("Sort by").selectOption("Name, A to Z");
    await expect(page.getByRole("article").first()).toContainText("Guest A");
    await page.getByRole("link", { name: "Page 2" }).click();
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(page.getByRole("article")).toContainText("Guest Y");
    await page.reload();
    await expect(page.getByRole("article")).toContainText("Guest Y");

    // Deleting the last row of a page shows the previous page.
    await page.getByRole("button", { name: "Delete the message of Guest Y" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete Message" }).click();
    await expect(page.getByRole("article").first()).toContainText("Guest A");
    await expect(page).not.toHaveURL(/page=2/);

    const asTable = page.getByRole("button", { name: "Table" });
    if (isMobile) {
      await expect(asTable).toHaveCount(0);
      return;
    }
    await asTable.click();
    await expect(page.getByRole("table").getByRole("row")).toHaveCount(25);
    await page.reload();
    await expect(asTable).toHaveAttribute("aria-pressed", "true");
    await page
      .getByRole("row", { name: /Guest B/ })
      .getByRole("button", { name: "View" })
      .click();
    await expect(page.getByRole("dialog", { name: "Contact Message Details" })).toContainText("Guest B");
  },
);

test(
  "AD1: a new message appears in the badge, the heading and the list without a reload, also behind an open dialog",
  long,
  async ({ page, request }) => {
    const key = crypto.randomUUID().slice(0, 8);
    const postMessage = async (name: string) => {
      const data = { name, email: "guest@example.com", subject: `News ${key}`, message: "Hello" };
      expect((await request.post("/messages/create/", { data })).status()).toBe(201);
      // By element, because content behind an open dialog has no roles.
      return page.locator("article").filter({ hasText: name });
    };
    await page.clock.install();
    const first = await postMessage("Early guest");
    await logInAsStaff(page, request);
    // Other tests add messages at the same time, so only those of this one are listed.
    await page.goto(`/admin?tab=contacts&search=${key}`);
    await expect(first).toBeVisible();
    // A list that is rendered again, with skeletons in between, loses this element.
    const element = await first.elementHandle();

    const second = await postMessage("Later guest");
    await page.clock.runFor(16_000);
    await expect(second).toBeVisible();
    await expect(page.getByText("2 message(s)")).toBeVisible();
    const headers = await staffHeaders(request);
    await expect(async () => {
      const { count } = await (await request.get("/messages/?page_size=1", { headers })).json();
      await expect(page.getByRole("tab", { name: "Contact Messages" })).toContainText(String(count), {
        timeout: 500,
      });
    }).toPass();

    await first.getByRole("button", { name: "View" }).click();
    const dialog = page.getByRole("dialog", { name: "Contact Message Details" });
    await expect(dialog).toContainText("Early guest");
    const third = await postMessage("Last guest");
    await page.clock.runFor(16_000);
    await expect(third).toBeVisible();
    await expect(dialog).toContainText("Early guest");
    expect(await element?.isVisible()).toBe(true);
  },
);

test("AD1: public pages load no code of the dashboard", long, async ({ page, request }) => {
  // Read afterwards, because the next page discards the responses of the previous one.
  const scripts = new Set<string>();
  page.on("request", (loaded) => {
    if (/\.js$/.test(new URL(loaded.url()).pathname)) scripts.add(loaded.url());
  });
  for (const path of ["/", "/buy", "/property/1", "/contact", "/sell"]) {
    await page.goto(path);
    await waitForHydration(page);
  }
  expect(scripts.size).toBeGreaterThan(0);
  for (const script of scripts)
    expect(await (await request.get(script)).text(), script).not.toMatch(
      /Verifying access|api\/token|QueryClient/,
    );
});

for (const language of variants(["en", "np"] as const, 1))
  test(`AD1: axe finds nothing on the dashboard, and it does not scroll sideways (${language})`, async ({
    page,
    request,
    isMobile,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await logInAsStaff(page, request);
    await page.goto(`/admin?tab=contacts&lang=${language}`);
    const card = page.getByRole("article").first();
    await expect(card).toBeVisible();
    expect(await findAxeViolationsInThemes(page)).toEqual([]);
    await card.getByRole("button").first().click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    expect(await findAxeViolationsInThemes(page)).toEqual([]);
    await closeWithEscape(dialog);
    if (isMobile) await page.setViewportSize({ width: 360, height: 740 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
