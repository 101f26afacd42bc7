import type { APIRequestContext, Page } from "@playwright/test";
import { expect, findToast } from "../journey.ts";
import { listAsStaff, logInAsStaff, test } from "../staff.ts";

/** Posts messages with one unique subject. The list shows the newest first. */
async function postMessages(request: APIRequestContext, ...names: readonly string[]) {
  const subject = `Garden ${crypto.randomUUID().slice(0, 8)}`;
  for (const name of names) {
    const data = { name, email: "guest@example.com", subject, message: "Is it still for sale?" };
    expect((await request.post("/messages/create/", { data })).status()).toBe(201);
  }
  return subject;
}

async function openMessages(page: Page, request: APIRequestContext, search: string, more = {}) {
  await logInAsStaff(page, request);
  await page.goto(`/admin?${new URLSearchParams({ tab: "contacts", search, ...more })}`);
}

const confirmDialog = (page: Page) => page.getByRole("alertdialog");
const deleteButton = (page: Page, name: string) =>
  page.getByRole("button", { name: `Delete the message of ${name}` });

test("AD1: the confirmation names the row, and Undo restores it", async ({ page, request }) => {
  const subject = await postMessages(request, "Bina");
  await openMessages(page, request, subject);
  await deleteButton(page, "Bina").click();
  await expect(confirmDialog(page)).toHaveAccessibleName(`Delete “Bina – ${subject}”?`);
  await expect(confirmDialog(page)).toHaveAccessibleDescription(
    "Are you sure you want to delete this message? Right after deleting, you can bring it back with Undo.",
  );
  await confirmDialog(page).getByRole("button", { name: "Delete Message" }).click();
  await expect(deleteButton(page, "Bina")).toBeHidden();
  await findToast(page).getByRole("button", { name: "Undo" }).click();
  await expect(findToast(page)).toContainText(`Bina – ${subject} is back in the list.`);
  await expect(deleteButton(page, "Bina")).toBeVisible();
  const stored = (await listAsStaff(request, "/messages/")).filter((row) => row.subject === subject);
  expect(stored).toHaveLength(1);
});
