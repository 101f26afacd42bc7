import type { APIRequestContext, Page } from "@playwright/test";
import { closeWithEscape } from "../focus.ts";
import { expect, findToast } from "../journey.ts";
import { logInAsStaff, test } from "../staff.ts";

const confirmText =
  "Are you sure you want to delete this message? Right after deleting, you can bring it back with Undo.";
const messageText = "नमस्ते,\nIs the house\nstill for sale? ".concat("It has a lovely garden. ".repeat(20));

/** Posts a message with a unique subject. */
async function postMessage(
  request: APIRequestContext,
  more: Partial<Record<"subject" | "name", string>> = {},
) {
  const subject = `House ${crypto.randomUUID().slice(0, 8)}`;
  const data = { name: "Sita Karna", email: "sita@example.com", subject, message: messageText, ...more };
  const response = await request.post("/messages/create/", { data });
  expect(response.status()).toBe(201);
  const { id }: { id: number } = await response.json();
  return { id, subject: data.subject };
}

async function openTab(page: Page, request: APIRequestContext, search: string) {
  await logInAsStaff(page, request);
  await page.goto(`/admin?${new URLSearchParams({ tab: "contacts", search })}`);
}

const findCard = (page: Page, subject: string) => page.getByRole("article").filter({ hasText: subject });
const detailsDialog = (page: Page) => page.getByRole("dialog", { name: "Contact Message Details" });
const confirmDialog = (page: Page) => page.getByRole("alertdialog", { name: /^Delete “/ });

test("AC1: staff read a message and answer it", async ({ page, request }) => {
  const { subject } = await postMessage(request);
  await openTab(page, request, subject);
  await expect(page.getByRole("heading", { name: "Contact Messages" })).toBeVisible();
  await expect(page.getByText("1 message(s)")).toBeVisible();
  const card = findCard(page, subject);
  await expect(card.getByRole("heading")).toHaveText("Sita Karna");
  await expect(card).toContainText("sita@example.com");
  await expect(card.getByText("New", { exact: true })).toBeVisible();
  await expect(card.getByRole("time")).toHaveText(/^\d{1,2} \w+ \d{4}$/);
  await expect(card.getByText(subject, { exact: true })).toHaveCSS("-webkit-line-clamp", "1");
  await expect(card.getByText("नमस्ते")).toHaveCSS("-webkit-line-clamp", "3");
  const reply = `mailto:sita@example.com?subject=${encodeURIComponent(`Re: ${subject}`)}`;
  await expect(card.getByRole("link", { name: "Reply" })).toHaveAttribute("href", reply);

  await card.getByRole("button", { name: "View" }).click();
  const dialog = detailsDialog(page);
  await expect(dialog.getByText("New Message")).toBeVisible();
  await expect(dialog.getByRole("heading", { name: subject })).toBeVisible();
  await expect(dialog.getByText("still for sale?")).toContainText("Is the house\nstill for sale?");
  await expect(dialog.getByRole("link", { name: "Reply via Email" })).toHaveAttribute("href", reply);

  // Back closes the message, not the list.
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(card).toBeVisible();
});

test("AR2 AC1, LE1: a message that one has marked as read is new for nobody, and that cannot be undone", async ({
  page,
  browser,
  request,
}) => {
  const { subject } = await postMessage(request);
  await openTab(page, request, subject);
  await findCard(page, subject).getByRole("button", { name: "View" }).click();
  await expect(detailsDialog(page).getByText("New Message")).toBeVisible();
  await detailsDialog(page).getByRole("button", { name: "Mark as Read" }).click();
  await expect(detailsDialog(page).getByText("Read", { exact: true })).toBeVisible();
  await expect(detailsDialog(page).getByRole("button", { name: "Mark as Read" })).toBeHidden();

  // The open message is in the URL.
  await page.reload();
  await expect(detailsDialog(page).getByText("Read", { exact: true })).toBeVisible();
  await closeWithEscape(detailsDialog(page));
  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const colleague = await elsewhere.newPage();
  await openTab(colleague, request, subject);
  for (const window of [page, colleague]) {
    await expect(findCard(window, subject).getByRole("link", { name: "Open the lead" })).toBeVisible();
    await expect(findCard(window, subject).getByText("New", { exact: true })).toBeHidden();
  }
  await elsewhere.close();
});

test("AC1 AD1 AD3: deleting asks for confirmation and removes the row when the server has deleted it", async ({
  page,
  request,
}) => {
  const { id, subject } = await postMessage(request);
  await openTab(page, request, subject);
  const card = findCard(page, subject);
  await card.getByRole("button", { name: "Delete" }).click();
  await expect(confirmDialog(page)).toContainText(confirmText);
  await confirmDialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(confirmDialog(page)).toBeHidden();
  await expect(card).toBeVisible();

  await card.getByRole("button", { name: "View" }).click();
  await detailsDialog(page).getByRole("button", { name: "Delete Message" }).click();
  const deleted = page.waitForResponse((response) => response.url().endsWith(`/messages/${id}/delete/`));
  await confirmDialog(page).getByRole("button", { name: "Delete Message" }).click();
  expect((await deleted).status()).toBe(204);
  await expect(findToast(page)).toContainText("Contact Deleted");
  await expect(detailsDialog(page)).toBeHidden();
  await expect(card).toBeHidden();
  await expect(page.getByText("0 message(s)")).toBeVisible();
  await expect(page.getByText("Nothing matches")).toBeVisible();
});
