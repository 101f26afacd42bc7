import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openDashboard } from "#web/admin/testing/open-dashboard.tsx";

test("AD2 AJ1: a failed list shows an error; an empty one offers to add the first project", async () => {
  const api = await openDashboard("?tab=projects", { "GET /apis/projects/": { status: 400 } });
  await expect.element(page.getByText("Failed to load projects")).toBeVisible();
  api.serve({ "GET /apis/projects/": { json: { count: 0, next: null, previous: null, results: [] } } });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("heading", { name: "No Projects Found" })).toBeVisible();
  await page.getByRole("button", { name: "Add First Project" }).click();
  await expect.element(page.getByRole("dialog", { name: "Add New Project" })).toBeVisible();
});
