import type { APIRequestContext, Page } from "@playwright/test";
import { countLines, isOverlapping } from "../boxes.ts";
import { expect, test } from "../journey.ts";
import { listAsStaff, logInAsStaff, toastOf } from "../staff.ts";
import { storeProject } from "./projects-tab.ts";

/** Messages that share a subject nobody else has, the first one written last in the list. */
async function write(request: APIRequestContext, ...names: readonly string[]) {
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

const question = (page: Page) => page.getByRole("alertdialog");
const deleteOf = (page: Page, name: string) =>
  page.getByRole("button", { name: `Delete the message of ${name}` });
const viewOf = (page: Page, name: string) =>
  page.getByRole("button", { name: `View the message of ${name}` });

test("AD1: a second click on a delete's confirmation sends nothing and reports no failure", async ({
  page,
  request,
}) => {
  const gaps = [60, 150, 300];
  const subject = await write(request, ...gaps.map((gap) => `Guest ${gap}`));
  const deletes: string[] = [];
  page.on("request", (call) => call.method() === "DELETE" && deletes.push(call.url()));
  await openMessages(page, request, subject);
  for (const [index, gap] of gaps.entries()) {
    await deleteOf(page, `Guest ${gap}`).click();
    await question(page)
      .getByRole("button", { name: "Delete Message" })
      .evaluate(async (button, pause) => {
        if (!(button instanceof HTMLElement)) return;
        button.click();
        await new Promise((resolve) => setTimeout(resolve, pause));
        button.click();
      }, gap);
    await expect(deleteOf(page, `Guest ${gap}`)).toBeHidden();
    await expect(toastOf(page)).toContainText(`The message of Guest ${gap} has been deleted.`);
    await expect(question(page)).toBeHidden();
    expect(deletes).toHaveLength(index + 1);
  }

  const name = `Twice ${subject}`;
  const { id } = await storeProject(request, name);
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
  await expect(toastOf(page)).toContainText("Project Deleted");
  expect(deletes).toHaveLength(gaps.length + 1);
});

test("AD1: a delete without an answer that worked after all is told as done when it is tried again", async ({
  page,
  request,
  browserConsole,
}) => {
  browserConsole.expectErrors = true;
  const subject = await write(request, "Asha");
  await openMessages(page, request, subject);
  await page.route("**/messages/*/delete/", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await deleteOf(page, "Asha").click();
  await question(page).getByRole("button", { name: "Delete Message" }).click();
  await expect(toastOf(page)).toContainText("Failed to delete contact message.");
  await page.unroute("**/messages/*/delete/");
  await deleteOf(page, "Asha").click();
  await question(page).getByRole("button", { name: "Delete Message" }).click();
  await expect(toastOf(page)).toContainText("Contact Deleted");
  await expect(deleteOf(page, "Asha")).toBeHidden();
});

test("AD1: the question names the row and says that Undo brings it back, which it does", async ({
  page,
  request,
}) => {
  const subject = await write(request, "Bina");
  await openMessages(page, request, subject);
  await deleteOf(page, "Bina").click();
  await expect(question(page)).toHaveAccessibleName(`Delete “Bina – ${subject}”?`);
  await expect(question(page)).toHaveAccessibleDescription(
    "Are you sure you want to delete this message? Right after deleting, you can bring it back with Undo.",
  );
  await question(page).getByRole("button", { name: "Delete Message" }).click();
  await expect(deleteOf(page, "Bina")).toBeHidden();
  await toastOf(page).getByRole("button", { name: "Undo" }).click();
  await expect(toastOf(page)).toContainText(`Bina – ${subject} is back in the list.`);
  await expect(deleteOf(page, "Bina")).toBeVisible();
  const kept = (await listAsStaff(request, "/messages/")).filter((row) => row.subject === subject);
  expect(kept).toHaveLength(1);
});

test("AD1: after deleting, the focus is in the next row, else in the one before, else on the heading", async ({
  page,
  request,
}) => {
  const subject = await write(request, "Dev", "Chandra", "Bina", "Asha");
  await openMessages(page, request, subject);
  await expect(page.getByText("4 message(s)")).toBeVisible();
  const remove = async (name: string) => {
    await deleteOf(page, name).press("Enter");
    await question(page).getByRole("button", { name: "Delete Message" }).press("Enter");
    await expect(deleteOf(page, name)).toBeHidden();
    await expect(question(page)).toBeHidden();
  };
  await remove("Bina");
  await expect(viewOf(page, "Chandra")).toBeFocused();

  await page.getByRole("button", { name: "Table" }).click();
  await remove("Dev");
  await expect(viewOf(page, "Chandra")).toBeFocused();

  // The same from inside a message's dialog.
  await viewOf(page, "Chandra").press("Enter");
  const dialog = page.getByRole("dialog", { name: "Contact Message Details" });
  await dialog.getByRole("button", { name: "Delete Message" }).press("Enter");
  await question(page).getByRole("button", { name: "Delete Message" }).press("Enter");
  await expect(dialog).toBeHidden();
  await expect(viewOf(page, "Asha")).toBeFocused();

  // A dialog that is only looked at gives the focus back to what opened it.
  await viewOf(page, "Asha").press("Enter");
  await expect(dialog.getByRole("button", { name: "Delete Message" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(viewOf(page, "Asha")).toBeFocused();

  await remove("Asha");
  await expect(page.getByRole("heading", { name: "Contact Messages" })).toBeFocused();
});

for (const [width, language, undo] of [
  [360, "en", "Undo"],
  [390, "np", "फिर्ता"],
  [1440, "en", "Undo"],
] as const)
  test(`CH5 AD1: a toast covers neither the tabs nor the header and its Undo stays whole, ${width} px, ${language}`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const subject = await write(request, "Sita");
    await openMessages(page, request, subject, { lang: language });
    const card = page.getByRole("article").filter({ hasText: subject });
    await card.getByRole("button").last().click();
    await question(page).getByRole("button").nth(1).click();
    const toast = toastOf(page);
    const button = toast.getByRole("button", { name: undo });
    await expect(button).toBeVisible();
    await expect(question(page)).toBeHidden();
    expect(await isOverlapping(toast, page.getByRole("tablist"))).toBe(false);
    expect(await isOverlapping(toast, page.getByRole("banner"))).toBe(false);
    expect(await countLines(button)).toBe(1);
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await expect(toast).toBeInViewport({ ratio: 1 });

    // By keyboard: Undo, and the focus goes back to where it was.
    const focused = page.getByRole("heading", { name: /Contact Messages|सम्पर्क सन्देश/ });
    await focused.focus();
    await page.keyboard.press("F6");
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(card).toBeVisible();
    await expect(focused).toBeFocused();
  });
