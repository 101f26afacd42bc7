import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { lead } from "#web/admin/testing/lead.ts";
import { openDashboard } from "#web/admin/testing/open-dashboard.tsx";
import { listOf } from "#web/admin/testing/rows.ts";

const call = "DELETE /api/enquiries/9/delete/";
const added = { ...lead, kind: "enquiry", channel: "telephone" };
const question = () => page.getByRole("alertdialog", { name: "Delete “Sita Karna”?" });

function openLead(handlers: Parameters<typeof openDashboard>[1] = {}) {
  return openDashboard("?tab=leads&lead=5", {
    "GET /api/leads/5/": { json: added },
    "GET /api/leads/owners/": { json: { results: [] } },
    "GET /api/leads/": listOf(),
    ...handlers,
  });
}

test("LE6: a lead that was added by hand is deleted once, and brought back with Undo", async () => {
  const api = await openLead({ [call]: { status: 204 }, "POST /api/enquiries/9/restore/": { json: {} } });
  await page.getByRole("button", { name: "Delete lead" }).click();
  const confirm = question().getByRole("button", { name: "Delete lead" });
  await expect.element(confirm).toBeVisible();
  const button = confirm.element() as HTMLButtonElement;
  button.click();
  button.click();
  await expect.element(page.getByText("The lead is deleted")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Leads", exact: true })).toBeVisible();
  expect(api.count(call)).toBe(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(page.getByText("Sita Karna is back in the list.")).toBeVisible();
});

test("LE6: a lead that can't be deleted stays", async () => {
  await openLead({ [call]: { status: 503 } });
  await page.getByRole("button", { name: "Delete lead" }).click();
  await question().getByRole("button", { name: "Delete lead" }).click();
  await expect.element(page.getByText("The lead was not deleted")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Sita Karna" })).toBeVisible();
});

test("LE6: the lead of a message is deleted in the list of messages", async () => {
  await openLead({ "GET /api/leads/5/": { json: lead } });
  await expect.element(page.getByRole("button", { name: "Called" })).toBeVisible();
  expect(page.getByRole("button", { name: "Delete lead" }).elements()).toHaveLength(0);
});
