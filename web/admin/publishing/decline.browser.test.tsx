import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openDashboard } from "#web/admin/testing/open-dashboard.tsx";
import { listOf, submission } from "#web/admin/testing/rows.ts";
import { closePage } from "#web/testing/open-page.tsx";
import { expectToast } from "#web/testing/toasts.ts";

const rows = { "GET /sell/": listOf(submission), "GET /sell/7/": { json: submission } };
const dialog = () => page.getByRole("dialog", { name: "Decline: Townhouse at the pond" });
const reason = () => page.getByRole("textbox", { name: "Reason" });
const button = (name: string) => page.getByRole("button", { name, exact: true });

async function openDecline() {
  const api = await openDashboard("?tab=pending&open=7", rows);
  await button("Decline…").click();
  return api;
}

test("LE5: Escape with a reason typed asks first, and closes at once without one", async () => {
  await openDecline();
  await reason().fill("The river takes");
  await userEvent.keyboard("{Escape}");
  const leaving = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await leaving.getByRole("button", { name: "Keep editing" }).click();
  await expect.element(reason()).toHaveValue("The river takes");
  await userEvent.keyboard("{Escape}");
  await leaving.getByRole("button", { name: "Discard changes" }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await button("Decline…").click();
  await expect.element(reason()).toHaveValue("");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByRole("dialog", { name: "Property For Sale Details" })).toBeVisible();
});

test("LE5: a reload shows the dialog again and offers the reason", async () => {
  await openDecline();
  await reason().fill("The river takes");
  await closePage();
  await openDashboard("?tab=pending&open=7&decline=7", rows);
  await button("Bring them back").click();
  await expect.element(reason()).toHaveValue("The river takes");
});

test("LE5: a declined submission closes the dialog without a question; a missing reason is marked", async () => {
  const api = await openDecline();
  await button("Decline").click();
  await expect.element(reason()).toHaveAttribute("aria-invalid", "true");
  api.serve({ "POST /sell/7/decline/": { status: 503 } });
  await reason().fill("The river takes it");
  await button("Decline").click();
  await expectToast("That did not work");
  await expect.element(reason()).toHaveValue("The river takes it");
  api.serve({ "POST /sell/7/decline/": { status: 204 } });
  await button("Decline").click();
  await expectToast("Declined");
  await expect.element(dialog()).not.toBeInTheDocument();
});
