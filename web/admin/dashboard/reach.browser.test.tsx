import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openDashboard } from "#web/admin/testing/open-dashboard.tsx";

const emptyList = { json: { count: 0, next: null, previous: null, results: [] } };

test("AD1: the first stop of the Tab key skips to the content", async () => {
  await openDashboard("?tab=leads", { "GET /api/leads/": emptyList });
  await expect.element(page.getByRole("heading", { name: "Leads" })).toBeVisible();
  // Where an earlier test clicked, Tab would go on.
  const top = document.createElement("button");
  document.body.prepend(top);
  top.focus();
  await userEvent.tab();
  top.remove();
  await expect.element(page.getByRole("button", { name: "Skip to content" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("main")).toHaveFocus();
});

test("AP1: at 200 % zoom an editor scrolls as a whole", async () => {
  await page.viewport(720, 380);
  await openDashboard("?tab=listings&edit=new", { "GET /api/properties/": emptyList });
  const dialog = page.getByRole("dialog", { name: "Add New Property" });
  await expect.element(dialog).toBeVisible();
  const body = dialog.element().querySelector("form")?.parentElement;
  expect(body?.scrollHeight).toBe(body?.clientHeight);
  expect(dialog.element().scrollHeight).toBeGreaterThan(dialog.element().clientHeight);
});
