import type { APIRequestContext, Page } from "@playwright/test";
import { closeWithEscape } from "../focus.ts";
import { expect, findToast } from "../journey.ts";
import { logInAsStaff, test } from "../staff.ts";

const confirmText =
  "Are you sure you want to delete this message? Right after deleting, you can bring it back with Undo.";
const messageText = "नमस्ते,\nIs the house\nstill for sale? ".concat("It has a lovely garden. ".repeat(20));

/** Posts a message with a unique subject. */
async function postMessage(request: APIRequestContext) {
  const subject = `House ${crypto.randomUUID().slice(0, 8)}`;
  const data = { name: "Sita Karna", email: "sita@example.com", subject, message: messageText };
  const response = await request.post("/messages/create/", { data });
  expect(response.status()).toBe(201);
  const { id }: { id: number } = await response.json();
  return { id, subject };
}

async function openTab(page: Page, request: APIRequestContext, search: string) {
  await logInAsStaff(page, request);
  await page.goto(`/admin?${new URLSearchParams({ tab: "contacts", search })}`);
}

const findCard = (page: Page, subject: string) => page.getByRole("article").filter({ hasText: subject });
const detailsDialog = (page: Page) => page.getByRole("dialog", { name: "Contact Message Details" });
const confirmDialog = (page: Page) => page.getByRole("alertdialog", { name: /^Delete “/ });

test("AC1 AD1 AD3 AR2, LE1: staff read a message and answer it; read by one, it is new for nobody; deleted, it is taken back and deleted again", async ({
  page,
  browser,
  request,
  server,
}) => {
  const { id, subject } = await postMessage(request);
  await openTab(page, request, subject);
  await expect(page.getByRole("heading", { name: "Contact Messages" })).toBeVisible();
  await expect(page.getByText("1 message(s)")).toBeVisible();
  const card = findCard(page, subject);
  const dialog = detailsDialog(page);
  const newBadge = (window: Page) => findCard(window, subject).getByText("New", { exact: true });
  await test.step("reads and answers", async () => {
    await expect(card.getByRole("heading")).toHaveText("Sita Karna");
    await expect(card).toContainText("sita@example.com");
    await expect(newBadge(page)).toBeVisible();
    await card.getByRole("button", { name: "View" }).click();
    await expect(dialog.getByText("New Message")).toBeVisible();
    await expect(dialog.getByRole("heading", { name: subject })).toBeVisible();
    await expect(dialog.getByText("still for sale?")).toContainText("Is the house\nstill for sale?");
    await expect(dialog.getByRole("link", { name: "Reply via Email" })).toHaveAttribute(
      "href",
      `mailto:sita@example.com?subject=${encodeURIComponent(`Re: ${subject}`)}`,
    );
    // Back closes the message, not the list.
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(card).toBeVisible();
  });

  await test.step("marks it as read for everybody", async () => {
    await card.getByRole("button", { name: "View" }).click();
    await dialog.getByRole("button", { name: "Mark as Read" }).click();
    await expect(dialog.getByText("Read", { exact: true })).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Mark as Read" })).toBeHidden();
    // The open message is in the URL.
    await page.reload();
    await expect(dialog.getByText("Read", { exact: true })).toBeVisible();
    await closeWithEscape(dialog);
    const elsewhere = await browser.newContext({ baseURL: server.origin });
    const colleague = await elsewhere.newPage();
    await openTab(colleague, request, subject);
    for (const window of [page, colleague]) {
      await expect(findCard(window, subject).getByRole("link", { name: "Open the lead" })).toBeVisible();
      await expect(newBadge(window)).toBeHidden();
    }
    await elsewhere.close();
  });

  await test.step("deletes it, and takes that back", async () => {
    await card.getByRole("button", { name: "Delete" }).click();
    await expect(confirmDialog(page)).toHaveAccessibleName(`Delete “Sita Karna – ${subject}”?`);
    await expect(confirmDialog(page)).toContainText(confirmText);
    await confirmDialog(page).getByRole("button", { name: "Cancel" }).click();
    await expect(confirmDialog(page)).toBeHidden();
    await card.getByRole("button", { name: "Delete" }).click();
    await confirmDialog(page).getByRole("button", { name: "Delete Message" }).click();
    await expect(card).toBeHidden();
    await findToast(page).getByRole("button", { name: "Undo" }).click();
    await expect(findToast(page)).toContainText(`Sita Karna – ${subject} is back in the list.`);
    await expect(card).toBeVisible();
  });

  await test.step("deletes it from its dialog", async () => {
    await card.getByRole("button", { name: "View" }).click();
    await dialog.getByRole("button", { name: "Delete Message" }).click();
    const deleted = page.waitForResponse((response) => response.url().endsWith(`/messages/${id}/delete/`));
    await confirmDialog(page).getByRole("button", { name: "Delete Message" }).click();
    expect((await deleted).status()).toBe(204);
    await expect(findToast(page)).toContainText("Contact Deleted");
    await expect(dialog).toBeHidden();
    await expect(card).toBeHidden();
    await expect(page.getByText("0 message(s)")).toBeVisible();
    await expect(page.getByText("Nothing matches")).toBeVisible();
  });
});
