import { readFileSync } from "node:fs";
import type { APIRequestContext, Page } from "@playwright/test";
import { findAxeViolations } from "../axe.ts";
import { closeWithEscape } from "../focus.ts";
import { expect, findToast } from "../journey.ts";
import { badgeColours, listAsStaff, logInAsStaff, test } from "../staff.ts";

/** Small, so that it is encoded quickly. */
const picture = readFileSync("web/public/icon-192.png");

const fields = {
  service_name: "Flooring",
  service_type: "Other",
  phone_no: "041-590123",
  address: "Station Road, Janakpur-4",
  Service_urgency: "2 Weeks",
  description: "Marble in two rooms",
};

const uniqueEmail = (name: string) => `${name}.${crypto.randomUUID().slice(0, 8)}@example.com`;

type FormFields = Record<string, string | { name: string; mimeType: string; buffer: Buffer }>;

async function postRequest(request: APIRequestContext, email: string, more: FormFields = {}) {
  const response = await request.post("/service-requests/", { multipart: { ...fields, email, ...more } });
  expect(response.status()).toBe(201);
}

async function openTab(page: Page, request: APIRequestContext, search: string, language = "en") {
  await logInAsStaff(page, request);
  await page.goto(`/admin?${new URLSearchParams({ tab: "service-requests", search, lang: language })}`);
}

const findCard = (page: Page, email: string) => page.getByRole("article").filter({ hasText: email });
const findFact = (scope: ReturnType<typeof findCard>, label: string) =>
  scope.locator("dl > div").filter({ has: scope.page().getByText(label, { exact: true }) });
const detailsDialog = (page: Page) => page.getByRole("dialog", { name: "Service Request Details" });

test("AR1: staff see the priority and all details of each request", async ({ page, request }) => {
  const id = crypto.randomUUID().slice(0, 8);
  const urgencies = [
    ["2 Weeks", "High Priority", "red"],
    ["1 Month", "Medium Priority", "yellow"],
    ["3 Months", "Normal Priority", "green"],
  ] as const;
  const imag = { name: "floor.png", mimeType: "image/png", buffer: picture };
  for (const [urgency, label] of urgencies)
    await postRequest(request, `${label.split(" ")[0]}.${id}@example.com`, {
      Service_urgency: urgency,
      imag,
    });
  await openTab(page, request, id);
  await expect(page.getByRole("heading", { name: "Service Requests" })).toBeVisible();
  await expect(page.getByText("3 request(s)")).toBeVisible();
  for (const [, label, tone] of urgencies) {
    const badge = findCard(page, `${label.split(" ")[0]}.${id}@example.com`).getByText(label, {
      exact: true,
    });
    await expect(badge).toHaveCSS("background-color", badgeColours[tone]);
  }

  const email = `High.${id}@example.com`;
  const card = findCard(page, email);
  await expect(card.getByRole("heading")).toHaveText("Flooring");
  await expect(card.getByText("New", { exact: true })).toBeVisible();
  await expect(findFact(card, "Service Type")).toContainText("Other");
  await expect(findFact(card, "Project Type")).toContainText("—");
  await expect(findFact(card, "Phone")).toContainText("041-590123");
  await expect(findFact(card, "Budget")).toContainText("—");
  await expect(findFact(card, "Preferred Date")).toContainText("—");
  await expect(findFact(card, "Submitted")).toContainText(/\d{4}, \d{1,2}:\d{2} [AP]M/);
  await expect(card).toContainText("Marble in two rooms");
  await expect(card.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:041590123");

  await card.getByRole("button", { name: "View" }).click();
  const dialog = detailsDialog(page);
  const service = dialog.getByRole("region", { name: "Service Information" });
  await expect(findFact(service, "Timeline")).toContainText("2 Weeks");
  for (const label of ["Project Type", "Budget"]) await expect(findFact(service, label)).toContainText("—");
  const project = dialog.getByRole("region", { name: "Project Details" });
  await expect(findFact(project, "Address")).toContainText("Station Road, Janakpur-4");
  for (const label of ["Location", "Preferred Date"])
    await expect(findFact(project, label)).toContainText("—");
  await expect(dialog.getByRole("region", { name: "Request Description" })).toContainText("Marble");
  await expect(dialog.getByRole("img", { name: /Image sent with/ })).toHaveJSProperty("complete", true);
  await expect(dialog.getByRole("link", { name: "Call Client" })).toHaveAttribute("href", "tel:041590123");
  await expect(dialog.getByRole("link", { name: "Email Client" })).toHaveAttribute(
    "href",
    `mailto:${email}?subject=Re%3A%20Your%20Service%20Request`,
  );
});

test("AR2, LE1: a request that was marked as read stays so, and that cannot be undone", async ({
  page,
  request,
}) => {
  const id = crypto.randomUUID().slice(0, 8);
  const [first, second] = [`first.${id}@example.com`, `second.${id}@example.com`];
  await postRequest(request, first);
  await postRequest(request, second);
  await openTab(page, request, id);
  await expect(findCard(page, first)).toBeVisible();

  const markButton = (email: string) =>
    findCard(page, email).getByRole("button", { name: `Mark the request of ${email} as read` });
  const newBadge = (email: string) => findCard(page, email).getByText("New", { exact: true });
  await markButton(first).click();
  await expect(newBadge(first)).toBeHidden();
  await expect(markButton(first)).toBeHidden();
  await expect(newBadge(second)).toBeVisible();

  await findCard(page, second).getByRole("button", { name: "View" }).click();
  await expect(detailsDialog(page).getByText("New Request")).toBeVisible();
  await detailsDialog(page).getByRole("button", { name: "Mark as Read" }).click();
  await expect(detailsDialog(page).getByText("Reviewed")).toBeVisible();
  await expect(detailsDialog(page).getByRole("button", { name: "Mark as Read" })).toBeHidden();

  // The open request is in the URL.
  await page.reload();
  await expect(detailsDialog(page).getByText("Reviewed")).toBeVisible();
  await closeWithEscape(detailsDialog(page));
  await expect(newBadge(first)).toBeHidden();
  await expect(newBadge(second)).toBeHidden();
});

test("AR1 AD2 AD3: a request is deleted after confirmation; a failed delete shows an error and keeps it", async ({
  page,
  request,
  browserConsole,
}) => {
  browserConsole.expectErrors = true;
  const email = uniqueEmail("gone");
  await postRequest(request, email);
  await page.route("**/service-requests/*/delete/", (route) => route.fulfill({ status: 500, json: {} }), {
    times: 1,
  });
  await openTab(page, request, email);
  const remove = page.getByRole("button", { name: `Delete the request of ${email}` });
  const confirmDialog = page.getByRole("alertdialog");
  await remove.click();
  await expect(confirmDialog).toContainText(
    "Are you sure you want to delete this service request? Right after deleting, you can bring it back with Undo.",
  );
  await confirmDialog.getByRole("button", { name: "Delete Request" }).click();
  await expect(findToast(page)).toContainText("Failed to delete service request. Please try again.");
  await expect(findCard(page, email)).toBeVisible();

  await findCard(page, email).getByRole("button", { name: "View" }).click();
  await detailsDialog(page).getByRole("button", { name: "Delete Request" }).click();
  await confirmDialog.getByRole("button", { name: "Delete Request" }).click();
  await expect(findToast(page)).toContainText("Service Request Deleted");
  await expect(detailsDialog(page)).toBeHidden();
  await expect(findCard(page, email)).toBeHidden();
  const left = (await listAsStaff(request, "/service-requests/")).filter((row) => row.email === email);
  expect(left).toEqual([]);
});

for (const [language, colorScheme] of [
  ["en", "light"],
  ["np", "dark"],
] as const) {
  test(`AR1 IN1: axe finds nothing in the list of requests and its dialogs (${language}, ${colorScheme})`, async ({
    page,
    request,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const email = uniqueEmail("plain");
    await postRequest(request, email, { preffered_date: "2031-01-05" });
    await openTab(page, request, email, language);
    const card = findCard(page, email);
    await expect(card).toBeVisible();
    expect(await findAxeViolations(page), "cards").toEqual([]);
    await card.getByRole("button").first().click();
    const dialog = page.locator('[role="dialog"]');
    await expect(dialog).toBeVisible();
    expect(await findAxeViolations(page), "dialog").toEqual([]);
    await dialog.locator("footer button").first().click();
    await expect(page.locator('[role="alertdialog"]')).toBeVisible();
    expect(await findAxeViolations(page), "confirmation").toEqual([]);
  });
}
