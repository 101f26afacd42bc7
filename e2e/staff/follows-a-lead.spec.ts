import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { findAxeViolationsInThemes } from "../axe.ts";
import { long } from "../full-run.ts";
import { expect, findToast } from "../journey.ts";
import { createAdmin, fillLogin, logInAsStaff, staffHeaders, test } from "../staff.ts";

/** Less than the interval at which lists are fetched anyway. */
const timeout = 5_000;

async function postMessage(request: APIRequestContext, subject: string, email: string): Promise<number> {
  const data = { name: "Sita Karna", email, subject, message: "Is the plot still for sale?" };
  const response = await request.post("/messages/create/", { data });
  expect(response.status()).toBe(201);
  const { id } = await response.json();
  const headers = await staffHeaders(request);
  const leads = await (await request.get(`/api/leads/?kind=message&sources=${id}`, { headers })).json();
  return leads.results[0].id;
}

/** The second window gets it from the first by itself. */
async function expectInBoth(first: Page, second: Page, text: string): Promise<void> {
  await expect(first.getByText(text)).toBeVisible();
  await expect(second.getByText(text)).toBeVisible({ timeout });
}

/** Another member of staff in another browser. */
async function openAsColleague(
  browser: Browser,
  page: Page,
  colleague: Awaited<ReturnType<typeof createAdmin>>,
): Promise<Page> {
  const address = page.url();
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  await other.goto("/login");
  await fillLogin(other, colleague);
  await expect(other.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
  await other.goto(address);
  return other;
}

test("LE1: a message becomes a won deal with a visit and notes by two people, live in both windows", async ({
  page,
  browser,
  request,
  server,
}) => {
  const key = crypto.randomUUID().slice(0, 8);
  await logInAsStaff(page, request);
  await page.goto(`/admin?${new URLSearchParams({ tab: "contacts", search: key })}`);
  await expect(page.getByText("Nothing matches")).toBeVisible();
  await postMessage(request, `Plot ${key}`, `${key}@example.com`);
  const card = page.getByRole("article").filter({ hasText: key });
  await expect(card.getByText("New", { exact: true })).toBeVisible({ timeout });
  await card.getByRole("link", { name: "Open the lead" }).click();

  const heading = page.getByRole("heading", { name: "Sita Karna" });
  await expect(heading).toBeVisible();
  await expect(page.getByText("Is the plot still for sale?")).toBeVisible();
  const other = await openAsColleague(browser, page, await createAdmin(server));
  await page.getByLabel("Note", { exact: true }).fill("Wants shade on the south side.");
  await page.getByRole("button", { name: "Add note" }).click();
  await expectInBoth(page, other, "Wants shade on the south side.");

  // One tap, and the new lead is contacted.
  await other.getByRole("button", { name: "Called", exact: true }).click();
  await expectInBoth(other, page, "New → Contacted");
  await other.getByLabel("Status", { exact: true }).selectOption("visit");
  await other.getByLabel("Next step", { exact: true }).fill("Show the plot");
  await other.getByLabel("On", { exact: true }).fill("2026-12-01");
  await other.getByRole("button", { name: "Save" }).click();
  await expect(findToast(other)).toContainText("Saved");
  await expectInBoth(other, page, "Show the plot · 1 December 2026 (15 Mangsir 2083)");
  await expect(page.getByLabel("Next step", { exact: true })).toHaveValue("Show the plot");

  await other.getByLabel("Note", { exact: true }).fill("Liked it, offers 45 lakh.");
  await other.getByRole("button", { name: "Visited" }).click();
  await expectInBoth(other, page, "Liked it, offers 45 lakh.");
  await page.getByLabel("Status", { exact: true }).selectOption("won");
  await page.getByRole("button", { name: "Save" }).click();
  await expectInBoth(page, other, "Visit → Won");
  const timeline = page.getByRole("listitem").filter({ hasText: /admin|chief-/ });
  await expect(timeline.filter({ hasText: "chief-" })).not.toHaveCount(0);
  await other.context().close();
});

test(
  "LE1: a card of the board is moved by the keyboard and by dragging, and taken back",
  long,
  async ({ page, request }) => {
    const key = crypto.randomUUID().slice(0, 8);
    const id = await postMessage(request, `Plot ${key}`, `${key}@example.com`);
    await page.setViewportSize({ width: 1440, height: 900 });
    await logInAsStaff(page, request);
    await page.goto(`/admin?${new URLSearchParams({ tab: "leads", view: "board", search: key })}`);
    const column = (name: string) => page.getByRole("region", { name, exact: true });
    const cardIn = (name: string) => column(name).locator(`[data-lead="${id}"]`);
    await expect(cardIn("New")).toBeVisible();
    const menu = page.getByRole("button", { name: "Move Sita Karna" });
    await menu.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem", { name: "Contacted" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(cardIn("Contacted")).toBeVisible();
    await expect(menu).toBeFocused();
    await cardIn("Contacted").dragTo(column("Negotiating"));
    await expect(cardIn("Negotiating")).toBeVisible();
    await expect(findToast(page)).toContainText("Sita Karna: Negotiating");
    await findToast(page).getByRole("button", { name: "Undo" }).click();
    await expect(cardIn("Contacted")).toBeVisible();
    const headers = await staffHeaders(request);
    await expect
      .poll(async () => (await (await request.get(`/api/leads/${id}/`, { headers })).json()).status)
      .toBe("contacted");
  },
);

test(
  "LE2: two people found to be one stand together, and are parted again",
  long,
  async ({ page, request }) => {
    const key = crypto.randomUUID().slice(0, 8);
    const id = await postMessage(request, `House ${key}`, `${key}-one@example.com`);
    await postMessage(request, `Plot ${key}`, `${key}-two@example.com`);
    await logInAsStaff(page, request);
    await page.goto(`/admin?tab=leads&lead=${id}`);
    await page.getByRole("button", { name: "Same person as…" }).click();
    const dialog = page.getByRole("dialog", { name: "Same person as…" });
    await dialog.getByLabel("Search").fill(`${key}-two`);
    await dialog.getByRole("button", { name: "Same person as Sita Karna" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("link", { name: `Plot ${key}` })).toBeVisible();
    await expect(page.getByText("merged with another person")).toBeVisible();
    await page.getByRole("button", { name: /is someone else$/ }).click();
    await expect(page.getByRole("link", { name: `Plot ${key}` })).toBeHidden();
  },
);

test(
  "LE3: promised answers stand on top with the time that is left, and a call takes them away",
  long,
  async ({ page, request }) => {
    const address = `Ward 7, x${crypto.randomUUID().slice(0, 7)}`;
    const data = {
      service_name: "Flooring",
      phone_no: "9801234567",
      address,
      service_type: "Other",
      Service_urgency: "2 Weeks",
      description: "One room.",
    };
    const response = await request.post("/service-requests/", { data });
    expect(response.status()).toBe(201);
    await logInAsStaff(page, request);
    await page.goto(`/admin?${new URLSearchParams({ tab: "leads", due: "promise", search: address })}`);
    const row = page.getByRole("listitem").filter({ hasText: address });
    await expect(row.last()).toContainText("23 h left");
    await row.last().getByRole("link").click();
    await expect(page.getByRole("heading", { name: "9801234567", level: 2 })).toBeVisible();
    await expect(page.getByText("23 h left")).toBeVisible();
    await page.getByRole("button", { name: "Called", exact: true }).click();
    await expect(page.getByText("New → Contacted")).toBeVisible();
    await expect(page.getByText("23 h left")).toBeHidden();
  },
);

test("LE1: axe finds nothing on the list, the board, a lead, the merge dialog and the forms of a name and of a lead", async ({
  page,
  request,
}) => {
  const key = crypto.randomUUID().slice(0, 8);
  const id = await postMessage(request, `House ${key}`, `${key}-one@example.com`);
  await postMessage(request, `Plot ${key}`, `${key}-two@example.com`);
  await logInAsStaff(page, request);
  for (const address of [`search=${key}`, `view=board&search=${key}`, `lead=${id}`]) {
    await page.goto(`/admin?tab=leads&${address}`);
    await expect(page.getByRole("tabpanel").getByText(`House ${key}`)).toBeVisible();
    await expect(page.getByRole("tabpanel").locator("[aria-busy=true]")).toHaveCount(0);
    expect(await findAxeViolationsInThemes(page)).toEqual([]);
  }
  await page.getByRole("button", { name: "Same person as…" }).click();
  const dialog = page.getByRole("dialog", { name: "Same person as…" });
  await dialog.getByLabel("Search").fill(`${key}-two`);
  await expect(dialog.getByRole("button", { name: "Same person as Sita Karna" })).toBeVisible();
  expect(await findAxeViolationsInThemes(page)).toEqual([]);
  const headers = await staffHeaders(request);
  const { person_id: person } = await (await request.get(`/api/leads/${id}/`, { headers })).json();
  for (const [address, title] of [
    [`lead=${id}&edit=${person}`, "Change the name"],
    ["edit=new", "Add a lead"],
  ] as const) {
    await page.goto(`/admin?tab=leads&${address}`);
    const name = page.getByRole("dialog", { name: title }).getByLabel("Name", { exact: true });
    await expect(name).toBeVisible();
    expect(await findAxeViolationsInThemes(page)).toEqual([]);
  }
});
