import { readFileSync } from "node:fs";
import type { APIRequestContext, Page } from "@playwright/test";
import { findAxeViolations } from "../axe.ts";
import { closeWithEscape } from "../focus.ts";
import { long, variants } from "../full-run.ts";
import { expect, findToast } from "../journey.ts";
import { listAsStaff, logInAsStaff, test } from "../staff.ts";

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

test(
  "AR1 AR2 AD3, LE1: staff read all details of a request, mark it as read, and delete it",
  long,
  async ({ page, request }) => {
    const id = crypto.randomUUID().slice(0, 8);
    const [email, second] = [`first.${id}@example.com`, `second.${id}@example.com`];
    await postRequest(request, email, {
      imag: { name: "floor.png", mimeType: "image/png", buffer: picture },
    });
    await postRequest(request, second);
    await openTab(page, request, id);
    await expect(page.getByRole("heading", { name: "Service Requests" })).toBeVisible();
    await expect(page.getByText("2 request(s)")).toBeVisible();
    const card = findCard(page, email);
    const dialog = detailsDialog(page);
    await test.step("reads", async () => {
      await expect(card.getByRole("heading")).toHaveText("Flooring");
      await expect(card.getByText("New", { exact: true })).toBeVisible();
      await expect(card.getByText("High Priority", { exact: true })).toBeVisible();
      await expect(findFact(card, "Service Type")).toContainText("Other");
      await expect(findFact(card, "Project Type")).toContainText("—");
      await expect(findFact(card, "Phone")).toContainText("041-590123");
      await expect(findFact(card, "Budget")).toContainText("—");
      await expect(findFact(card, "Preferred Date")).toContainText("—");
      await expect(findFact(card, "Submitted")).toContainText(/\d{4}, \d{1,2}:\d{2} [AP]M/);
      await expect(card).toContainText("Marble in two rooms");
      await expect(card.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:041590123");

      await card.getByRole("button", { name: "View" }).click();
      const service = dialog.getByRole("region", { name: "Service Information" });
      await expect(findFact(service, "Timeline")).toContainText("2 Weeks");
      for (const label of ["Project Type", "Budget"])
        await expect(findFact(service, label)).toContainText("—");
      const project = dialog.getByRole("region", { name: "Project Details" });
      await expect(findFact(project, "Address")).toContainText("Station Road, Janakpur-4");
      for (const label of ["Location", "Preferred Date"])
        await expect(findFact(project, label)).toContainText("—");
      await expect(dialog.getByRole("region", { name: "Request Description" })).toContainText("Marble");
      await expect(dialog.getByRole("img", { name: /Image sent with/ })).toHaveJSProperty("complete", true);
      await expect(dialog.getByRole("link", { name: "Call Client" })).toHaveAttribute(
        "href",
        "tel:041590123",
      );
      await expect(dialog.getByRole("link", { name: "Email Client" })).toHaveAttribute(
        "href",
        `mailto:${email}?subject=Re%3A%20Your%20Service%20Request`,
      );
    });

    await test.step("marks both as read", async () => {
      await expect(dialog.getByText("New Request")).toBeVisible();
      await dialog.getByRole("button", { name: "Mark as Read" }).click();
      await expect(dialog.getByText("Reviewed")).toBeVisible();
      await expect(dialog.getByRole("button", { name: "Mark as Read" })).toBeHidden();
      // The open request is in the URL.
      await page.reload();
      await expect(dialog.getByText("Reviewed")).toBeVisible();
      await closeWithEscape(dialog);
      const other = findCard(page, second);
      const markButton = other.getByRole("button", { name: `Mark the request of ${second} as read` });
      await expect(other.getByText("New", { exact: true })).toBeVisible();
      await markButton.click();
      await expect(markButton).toBeHidden();
      for (const read of [card, other]) await expect(read.getByText("New", { exact: true })).toBeHidden();
    });

    await test.step("deletes one", async () => {
      await card.getByRole("button", { name: "View" }).click();
      await dialog.getByRole("button", { name: "Delete Request" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete Request" }).click();
      await expect(findToast(page)).toContainText("Service Request Deleted");
      await expect(dialog).toBeHidden();
      await expect(card).toBeHidden();
      const left = (await listAsStaff(request, "/service-requests/")).filter((row) => row.email === email);
      expect(left).toEqual([]);
    });
  },
);

const schemes = [
  ["en", "light"],
  ["np", "dark"],
] as const;
for (const [language, colorScheme] of variants(schemes, 0)) {
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
