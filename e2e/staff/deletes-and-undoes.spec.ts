import type { APIRequestContext, Page } from "@playwright/test";
import { countLines, isOverlapping } from "../boxes.ts";
import { closeWithEscape } from "../focus.ts";
import { expect, findToast, test } from "../journey.ts";
import { listAsStaff, logInAsStaff } from "../staff.ts";
import { createProject } from "./projects-tab.ts";

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
const viewButton = (page: Page, name: string) =>
  page.getByRole("button", { name: `View the message of ${name}` });

test("AD1: a second click on the delete confirmation sends no request and shows no error", async ({
  page,
  request,
}) => {
  const gaps = [60, 150, 300];
  const subject = await postMessages(request, ...gaps.map((gap) => `Guest ${gap}`));
  const deletes: string[] = [];
  page.on("request", (call) => call.method() === "DELETE" && deletes.push(call.url()));
  await openMessages(page, request, subject);
  for (const [index, gap] of gaps.entries()) {
    await deleteButton(page, `Guest ${gap}`).click();
    await confirmDialog(page)
      .getByRole("button", { name: "Delete Message" })
      .evaluate(async (button, pause) => {
        if (!(button instanceof HTMLElement)) return;
        button.click();
        await new Promise((resolve) => setTimeout(resolve, pause));
        button.click();
      }, gap);
    await expect(deleteButton(page, `Guest ${gap}`)).toBeHidden();
    await expect(findToast(page)).toContainText(`The message of Guest ${gap} has been deleted.`);
    await expect(confirmDialog(page)).toBeHidden();
    expect(deletes).toHaveLength(index + 1);
  }

  const name = `Twice ${subject}`;
  const { id } = await createProject(request, name);
  await page.goto(`/admin?${new URLSearchParams({ tab: "projects", search: name, open: String(id) })}`);
  await page
    .getByRole("dialog", { name: "Project Details" })
    .getByRole("button", { name: "Delete Project" })
    .evaluate(async (button) => {
      if (!(button instanceof HTMLElement)) return;
      button.click();
      await new Promise((resolve) => setTimeout(resolve, 100));
      button.click();
    });
  await expect(page.getByRole("dialog", { name: "Project Details" })).toBeHidden();
  await expect(findToast(page)).toContainText("Project Deleted");
  expect(deletes).toHaveLength(gaps.length + 1);
});

test("AD1: a repeated delete of a row already deleted by a request without a response succeeds", async ({
  page,
  request,
  browserConsole,
}) => {
  browserConsole.expectErrors = true;
  const subject = await postMessages(request, "Asha");
  await openMessages(page, request, subject);
  await expect(deleteButton(page, "Asha")).toBeVisible();
  // Else the list would lose the row by itself.
  await page.route("**/messages/?*", (route) => route.abort());
  await page.route("**/messages/*/delete/", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await deleteButton(page, "Asha").click();
  await confirmDialog(page).getByRole("button", { name: "Delete Message" }).click();
  await expect(findToast(page)).toContainText("Failed to delete contact message.");
  await page.unroute("**/messages/*/delete/");
  await deleteButton(page, "Asha").click();
  await confirmDialog(page).getByRole("button", { name: "Delete Message" }).click();
  await expect(findToast(page)).toContainText("Contact Deleted");
  await page.unroute("**/messages/?*");
  await expect(deleteButton(page, "Asha")).toBeHidden();
});

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

test("AD1: after a delete, the focus moves to the next row, else to the previous one, else to the heading", async ({
  page,
  request,
}) => {
  const subject = await postMessages(request, "Dev", "Chandra", "Bina", "Asha");
  await openMessages(page, request, subject);
  await expect(page.getByText("4 message(s)")).toBeVisible();
  const remove = async (name: string) => {
    await deleteButton(page, name).press("Enter");
    await confirmDialog(page).getByRole("button", { name: "Delete Message" }).press("Enter");
    await expect(deleteButton(page, name)).toBeHidden();
    await expect(confirmDialog(page)).toBeHidden();
  };
  await remove("Bina");
  await expect(viewButton(page, "Chandra")).toBeFocused();

  await page.getByRole("button", { name: "Table" }).click();
  await remove("Dev");
  await expect(viewButton(page, "Chandra")).toBeFocused();

  // From a message's dialog.
  await viewButton(page, "Chandra").press("Enter");
  const dialog = page.getByRole("dialog", { name: "Contact Message Details" });
  await dialog.getByRole("button", { name: "Delete Message" }).press("Enter");
  await confirmDialog(page).getByRole("button", { name: "Delete Message" }).press("Enter");
  await expect(dialog).toBeHidden();
  await expect(viewButton(page, "Asha")).toBeFocused();

  // A dialog that is closed returns the focus to its opener.
  await viewButton(page, "Asha").press("Enter");
  await closeWithEscape(dialog);
  await expect(viewButton(page, "Asha")).toBeFocused();

  await remove("Asha");
  await expect(page.getByRole("heading", { name: "Contact Messages" })).toBeFocused();
});

for (const [width, language, undo] of [
  [360, "en", "Undo"],
  [390, "np", "फिर्ता"],
  [1440, "en", "Undo"],
] as const)
  test(`CH5 AD1: a toast covers neither the tabs nor the header and its Undo fits on one line, ${width} px, ${language}`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const subject = await postMessages(request, "Sita");
    await openMessages(page, request, subject, { lang: language });
    const card = page.getByRole("article").filter({ hasText: subject });
    await card.getByRole("button").last().click();
    await confirmDialog(page).getByRole("button").nth(1).click();
    const toast = findToast(page);
    const button = toast.getByRole("button", { name: undo });
    await expect(button).toBeVisible();
    await expect(confirmDialog(page)).toBeHidden();
    expect(await isOverlapping(toast, page.getByRole("tablist"))).toBe(false);
    expect(await isOverlapping(toast, page.getByRole("banner"))).toBe(false);
    expect(await countLines(button)).toBe(1);
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await expect(toast).toBeInViewport({ ratio: 1 });

    // After Undo by keyboard, the focus returns to where it was.
    const focused = page.getByRole("heading", { name: /Contact Messages|सम्पर्क सन्देश/ });
    await focused.focus();
    await page.keyboard.press("F6");
    await button.press("Enter");
    await expect(card).toBeVisible();
    await expect(focused).toBeFocused();
  });
