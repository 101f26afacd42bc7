import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { openDashboard } from "#web/admin/testing/open-dashboard.tsx";
import { listOf } from "#web/admin/testing/rows.ts";

afterEach(() => page.viewport(1280, 900));

test("LE1: on a phone the filters are folded, and the button says how many are set", async () => {
  await page.viewport(360, 740);
  await openDashboard("?tab=leads&status=new&kind=message", { "GET /api/leads/": listOf() });
  const status = page.getByLabelText("Status", { exact: true });
  const button = page.getByRole("button", { name: "Filters (2)" });
  await expect.element(button).toHaveAttribute("aria-expanded", "false");
  await expect.element(status).not.toBeVisible();
  await button.click();
  await expect.element(status).toBeVisible();
  await page.viewport(1280, 900);
  await expect.element(button).not.toBeInTheDocument();
  await expect.element(status).toBeVisible();
});
