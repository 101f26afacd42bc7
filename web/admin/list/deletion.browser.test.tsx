import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openDashboard } from "#web/admin/testing/open-dashboard.tsx";
import { listOf, message, project } from "#web/admin/testing/rows.ts";
import { expectToast, shownToasts } from "#web/testing/toasts.ts";

const confirmation = () => page.getByRole("alertdialog");
const deleteButton = (name: string) => page.getByRole("button", { name: `Delete the message of ${name}` });
const viewButton = (name: string) => page.getByRole("button", { name: `View the message of ${name}` });
const confirmButton = () => confirmation().getByRole("button", { name: "Delete Message" });

/** The messages of these people, without those that were deleted. */
async function openMessages(...names: readonly string[]) {
  let rows = names.map((name, index) => ({ ...message, id: index + 1, name }));
  const remove = (id: number) => {
    rows = rows.filter((row) => row.id !== id);
    return { status: 204 };
  };
  const handlers = Object.fromEntries(
    rows.flatMap((row) => [
      [`GET /messages/${row.id}/`, { json: row }],
      [`DELETE /messages/${row.id}/delete/`, () => remove(row.id)],
    ]),
  );
  return openDashboard("?tab=contacts", { "GET /messages/": () => listOf(...rows), ...handlers });
}

async function press(button: ReturnType<typeof deleteButton>): Promise<void> {
  await expect.element(button).toBeVisible();
  button.element().focus();
  await userEvent.keyboard("{Enter}");
}

test("AD1: pressing the confirmation again sends no request and shows no error", async () => {
  const api = await openMessages("Asha");
  await deleteButton("Asha").click();
  await expect.element(confirmButton()).toBeVisible();
  const button = confirmButton().element() as HTMLButtonElement;
  button.click();
  button.click();
  await expectToast("The message of Asha has been deleted.");
  button.click();
  await expect.element(confirmation()).not.toBeInTheDocument();
  await expect.element(deleteButton("Asha")).not.toBeInTheDocument();
  expect(api.count("DELETE /messages/1/delete/")).toBe(1);
  expect(shownToasts()).toHaveLength(1);
});

test("AD1: pressing Delete in a project's details again sends one request", async () => {
  const api = await openDashboard("?tab=projects&open=7", {
    "GET /apis/projects/": listOf(project),
    "GET /apis/projects/7/": { json: project },
    "DELETE /apis/projects/7/delete/": { status: 204 },
  });
  const details = page.getByRole("dialog", { name: "Project Details" });
  await expect.element(details.getByRole("heading", { name: project.proj_name })).toBeVisible();
  const button = details.getByRole("button", { name: "Delete Project" }).element() as HTMLButtonElement;
  button.click();
  button.click();
  await expectToast("Project Deleted");
  button.click();
  await expect.element(details).not.toBeInTheDocument();
  expect(api.count("DELETE /apis/projects/7/delete/")).toBe(1);
});

test("AD1: a repeated delete of a row already deleted by a request without a response succeeds", async () => {
  const api = await openMessages("Asha");
  await expect.element(deleteButton("Asha")).toBeVisible();
  // Else the list would lose the row by itself.
  api.serve({
    "GET /messages/": { status: 500 },
    "DELETE /messages/1/delete/": () => Promise.reject(new TypeError("Failed to fetch")),
  });
  await deleteButton("Asha").click();
  await confirmButton().click();
  await expectToast("Failed to delete contact message.");
  api.serve({ "DELETE /messages/1/delete/": { status: 404, json: { code: "not_found" } } });
  await deleteButton("Asha").click();
  await confirmButton().click();
  await expectToast("Contact Deleted");
  await expect.element(deleteButton("Asha")).not.toBeInTheDocument();
});

test("AD1: after a delete, the focus moves to the next row, else to the previous one, else to the heading", async () => {
  await openMessages("Asha", "Bina", "Chandra", "Dev");
  await expect.element(page.getByText("4 message(s)")).toBeVisible();
  const remove = async (name: string) => {
    await press(deleteButton(name));
    await press(confirmButton());
    await expect.element(deleteButton(name)).not.toBeInTheDocument();
    await expect.element(confirmation()).not.toBeInTheDocument();
  };
  await remove("Bina");
  await expect.element(viewButton("Chandra")).toHaveFocus();

  await page.getByRole("button", { name: "Table" }).click();
  await remove("Dev");
  await expect.element(viewButton("Chandra")).toHaveFocus();

  // From a message's dialog.
  await press(viewButton("Chandra"));
  const dialog = page.getByRole("dialog", { name: "Contact Message Details" });
  await press(dialog.getByRole("button", { name: "Delete Message" }));
  await press(confirmButton());
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(viewButton("Asha")).toHaveFocus();

  // A dialog that is closed returns the focus to its opener.
  await press(viewButton("Asha"));
  await expect.poll(() => dialog.query()?.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(viewButton("Asha")).toHaveFocus();

  await remove("Asha");
  await expect.element(page.getByRole("heading", { name: "Contact Messages" })).toHaveFocus();
});

for (const [width, language, undoLabel] of [
  [360, "en", "Undo"],
  [390, "np", "फिर्ता"],
  [1440, "en", "Undo"],
] as const)
  test(`CH5 AD1: a toast covers neither the tabs nor the header and its Undo fits on one line, ${width} px, ${language}`, async () => {
    await page.viewport(width, 740);
    await openDashboard(
      "?tab=contacts",
      {
        "GET /messages/": listOf(message),
        "DELETE /messages/7/delete/": { status: 204 },
        "POST /messages/7/restore/": { json: message },
      },
      { language },
    );
    const card = page.getByRole("article");
    await card.getByRole("button").last().click();
    await confirmation().getByRole("button").nth(1).click();
    const undo = page.getByRole("button", { name: undoLabel });
    await expect.element(undo).toBeVisible();
    await expect.element(confirmation()).not.toBeInTheDocument();
    const toast = document.querySelector("[data-toast]");
    if (!toast) throw new Error("No toast is shown");
    for (const part of [page.getByRole("tablist"), page.getByRole("banner")])
      expect(isOverlapping(toast.getBoundingClientRect(), part.element().getBoundingClientRect())).toBe(
        false,
      );
    const box = undo.element().getBoundingClientRect();
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    const range = document.createRange();
    range.selectNodeContents(undo.element());
    expect(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size).toBe(1);
    await expect.element(page.elementLocator(toast)).toBeInViewport({ ratio: 1 });

    // After Undo by keyboard, the focus returns to where it was.
    const heading = page.getByRole("heading", { name: /Contact Messages|सम्पर्क सन्देश/ });
    heading.element().focus();
    await userEvent.keyboard("{F6}");
    undo.element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(card).toBeVisible();
    await expect.element(heading).toHaveFocus();
    await page.viewport(1280, 900);
  });

const isOverlapping = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
