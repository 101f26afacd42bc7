import { readFileSync } from "node:fs";
import type { APIRequestContext, Page } from "@playwright/test";
import { findAxeViolations } from "../axe.ts";
import { expect, test } from "../journey.ts";
import { badgeColours, listAsStaff, logInAsStaff, retriesTimeout, toastOf } from "../staff.ts";

/** Small, so that keeping it in every size takes no time. */
const picture = readFileSync("web/public/icon-192.png");

const fields = {
  service_name: "Flooring",
  service_type: "Other",
  phone_no: "041-590123",
  address: "Station Road, Janakpur-4",
  Service_urgency: "2 Weeks",
  description: "Marble in two rooms",
};

/** Found by an address nobody else has. */
const uniqueAddress = (name: string) => `${name}.${crypto.randomUUID().slice(0, 8)}@example.com`;

type Sent = Record<string, string | { name: string; mimeType: string; buffer: Buffer }>;

async function ask(request: APIRequestContext, email: string, more: Sent = {}) {
  const answer = await request.post("/service-requests/", { multipart: { ...fields, email, ...more } });
  expect(answer.status()).toBe(201);
}

async function openTab(page: Page, request: APIRequestContext, search: string, language = "en") {
  await logInAsStaff(page, request);
  await page.goto(`/admin?${new URLSearchParams({ tab: "service-requests", search, lang: language })}`);
}

const cardOf = (page: Page, email: string) => page.getByRole("article").filter({ hasText: email });
const factOf = (scope: ReturnType<typeof cardOf>, label: string) =>
  scope.locator("dl > div").filter({ has: scope.page().getByText(label, { exact: true }) });
const detailsDialog = (page: Page) => page.getByRole("dialog", { name: "Service Request Details" });

test("AR1: staff see how urgent each request is, and all that was asked for", async ({ page, request }) => {
  const who = crypto.randomUUID().slice(0, 8);
  const urgencies = [
    ["2 Weeks", "High Priority", "red"],
    ["1 Month", "Medium Priority", "yellow"],
    ["3 Months", "Normal Priority", "green"],
  ] as const;
  const imag = { name: "floor.png", mimeType: "image/png", buffer: picture };
  for (const [urgency, label] of urgencies)
    await ask(request, `${label.split(" ")[0]}.${who}@example.com`, { Service_urgency: urgency, imag });
  await openTab(page, request, who);
  await expect(page.getByRole("heading", { name: "Service Requests" })).toBeVisible();
  await expect(page.getByText("3 request(s)")).toBeVisible();
  for (const [, label, tone] of urgencies) {
    const badge = cardOf(page, `${label.split(" ")[0]}.${who}@example.com`).getByText(label, { exact: true });
    await expect(badge).toHaveCSS("background-color", badgeColours[tone]);
  }

  const email = `High.${who}@example.com`;
  const card = cardOf(page, email);
  await expect(card.getByRole("heading")).toHaveText("Flooring");
  await expect(card.getByText("New", { exact: true })).toBeVisible();
  await expect(factOf(card, "Service Type")).toContainText("Other");
  await expect(factOf(card, "Project Type")).toContainText("—");
  await expect(factOf(card, "Phone")).toContainText("041-590123");
  await expect(factOf(card, "Budget")).toContainText("—");
  await expect(factOf(card, "Preferred Date")).toContainText("—");
  await expect(factOf(card, "Submitted")).toContainText(/\d{4}, \d{1,2}:\d{2} [AP]M/);
  await expect(card).toContainText("Marble in two rooms");
  await expect(card.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:041590123");

  await card.getByRole("button", { name: "View" }).click();
  const dialog = detailsDialog(page);
  const service = dialog.getByRole("region", { name: "Service Information" });
  await expect(factOf(service, "Timeline")).toContainText("2 Weeks");
  for (const label of ["Project Type", "Budget"]) await expect(factOf(service, label)).toContainText("—");
  const project = dialog.getByRole("region", { name: "Project Details" });
  await expect(factOf(project, "Address")).toContainText("Station Road, Janakpur-4");
  for (const label of ["Location", "Preferred Date"]) await expect(factOf(project, label)).toContainText("—");
  await expect(dialog.getByRole("region", { name: "Request Description" })).toContainText("Marble");
  await expect(dialog.getByRole("img", { name: /Image sent with/ })).toHaveJSProperty("complete", true);
  await expect(dialog.getByRole("link", { name: "Call Client" })).toHaveAttribute("href", "tel:041590123");
  await expect(dialog.getByRole("link", { name: "Email Client" })).toHaveAttribute(
    "href",
    `mailto:${email}?subject=Re%3A%20Your%20Service%20Request`,
  );
});

test("AR2: what was read is remembered here only, without a call, and never goes back to unread", async ({
  page,
  request,
}) => {
  const who = crypto.randomUUID().slice(0, 8);
  const [first, second] = [`first.${who}@example.com`, `second.${who}@example.com`];
  await ask(request, first);
  await ask(request, second);
  await openTab(page, request, who);
  await expect(cardOf(page, first)).toBeVisible();
  const calls: string[] = [];
  page.on("request", (call) => {
    if (call.method() !== "GET") calls.push(call.url());
  });

  const markOf = (email: string) =>
    cardOf(page, email).getByRole("button", { name: `Mark the request of ${email} as read` });
  const isNew = (email: string) => cardOf(page, email).getByText("New", { exact: true });
  await markOf(first).click();
  await expect(isNew(first)).toBeHidden();
  await expect(markOf(first)).toBeHidden();
  await expect(isNew(second)).toBeVisible();

  await cardOf(page, second).getByRole("button", { name: "View" }).click();
  await expect(detailsDialog(page).getByText("New Request")).toBeVisible();
  await detailsDialog(page).getByRole("button", { name: "Mark as Read" }).click();
  await expect(detailsDialog(page).getByText("Reviewed")).toBeVisible();
  await expect(detailsDialog(page).getByRole("button", { name: "Mark as Read" })).toBeHidden();
  expect(calls).toEqual([]);

  // The open request is in the address too.
  await page.reload();
  await expect(detailsDialog(page).getByText("Reviewed")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(detailsDialog(page)).toBeHidden();
  await expect(isNew(first)).toBeHidden();
  await expect(isNew(second)).toBeHidden();
});

test("AR1 AD2 AD3: a request is deleted after a question; a failure says so and keeps it", async ({
  page,
  request,
  browserConsole,
}) => {
  browserConsole.expectErrors = true;
  const email = uniqueAddress("gone");
  await ask(request, email);
  await page.route("**/service-requests/*/delete/", (route) => route.fulfill({ status: 500, json: {} }), {
    times: 1,
  });
  await openTab(page, request, email);
  const remove = page.getByRole("button", { name: `Delete the request of ${email}` });
  const question = page.getByRole("alertdialog");
  await remove.click();
  await expect(question).toContainText(
    "Are you sure you want to delete this service request? Right after deleting, you can bring it back with Undo.",
  );
  await question.getByRole("button", { name: "Delete Request" }).click();
  await expect(toastOf(page)).toContainText("Failed to delete service request. Please try again.");
  await expect(cardOf(page, email)).toBeVisible();

  await cardOf(page, email).getByRole("button", { name: "View" }).click();
  await detailsDialog(page).getByRole("button", { name: "Delete Request" }).click();
  await question.getByRole("button", { name: "Delete Request" }).click();
  await expect(toastOf(page)).toContainText("Service Request Deleted");
  await expect(detailsDialog(page)).toBeHidden();
  await expect(cardOf(page, email)).toBeHidden();
  const left = (await listAsStaff(request, "/service-requests/")).filter((row) => row.email === email);
  expect(left).toEqual([]);
});

test("AD2 AR1: a failed load is told and tried again; an empty list says so; other hosts' facts show", async ({
  page,
  request,
  browserConsole,
}) => {
  test.slow();
  browserConsole.expectErrors = true;
  let answer: { status: number; json: unknown } = { status: 500, json: {} };
  await page.route(/\/service-requests\/\?/, (route) => route.fulfill(answer));
  await openTab(page, request, "");
  await expect(page.getByRole("alert")).toContainText("Failed to load service requests", retriesTimeout);
  answer = { status: 200, json: { count: 0, next: null, previous: null, results: [] } };
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "No Service Requests" })).toBeVisible();
  await expect(page.getByText("No service requests have been submitted yet.")).toBeVisible();

  const known = { projectType: "Villa", budget: "50,000", timeline: "Spring", location: "Bardibas" };
  answer = { status: 200, json: [{ id: 7, ...fields, ...known, Service_urgency: null, email: null }] };
  await page.reload();
  const card = page.getByRole("article");
  await expect(card.getByText("Normal Priority")).toBeVisible();
  await card.getByRole("button", { name: "View" }).click();
  for (const words of Object.values(known)) await expect(detailsDialog(page)).toContainText(words);
  await expect(detailsDialog(page)).toContainText("No image attached");
  await expect(detailsDialog(page).getByRole("link", { name: "Email Client" })).toBeHidden();
});

test("AR1: staff sort requests, and on a desk see them as a table", async ({ page, request }) => {
  const who = crypto.randomUUID().slice(0, 8);
  const [late, soon] = [`late.${who}@example.com`, `soon.${who}@example.com`];
  await ask(request, soon, { preffered_date: "2031-01-05" });
  await ask(request, late, { preffered_date: "2031-06-05" });
  await openTab(page, request, who);
  const cards = page.getByRole("article");
  await expect(cards).toContainText([late, soon]);
  await page.getByLabel("Sort by").selectOption("Preferred date");
  await expect(cards).toContainText([soon, late]);
  await expect(factOf(cards.first(), "Preferred Date")).toContainText("5 January 2031");

  if ((page.viewportSize()?.width ?? 0) < 1024) {
    await expect(page.getByText("Table", { exact: true })).toBeHidden();
    return;
  }
  await page.getByRole("button", { name: "Table" }).click();
  const row = page.getByRole("row").filter({ hasText: soon });
  await expect(row).toContainText("High Priority");
  await row.getByRole("button", { name: `Mark the request of ${soon} as read` }).click();
  await expect(row).toContainText("Reviewed");
  await row.getByRole("button", { name: "View" }).click();
  await expect(detailsDialog(page)).toContainText(soon);
});

for (const [language, colorScheme] of [
  ["en", "light"],
  ["np", "dark"],
] as const) {
  test(`AR1 IN1: axe finds nothing among requests and in their dialogs (${language}, ${colorScheme})`, async ({
    page,
    request,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const email = uniqueAddress("plain");
    await ask(request, email, { preffered_date: "2031-01-05" });
    await openTab(page, request, email, language);
    const card = cardOf(page, email);
    await expect(card).toBeVisible();
    expect(await findAxeViolations(page), "cards").toEqual([]);
    await card.getByRole("button").first().click();
    const dialog = page.locator('[role="dialog"]');
    await expect(dialog).toBeVisible();
    expect(await findAxeViolations(page), "dialog").toEqual([]);
    await dialog.locator("footer button").first().click();
    await expect(page.locator('[role="alertdialog"]')).toBeVisible();
    expect(await findAxeViolations(page), "question").toEqual([]);
  });
}
