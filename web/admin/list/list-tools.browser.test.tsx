import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openDashboard } from "#web/admin/testing/open-dashboard.tsx";
import { listOf, property, submission } from "#web/admin/testing/rows.ts";
import { closePage } from "#web/testing/open-page.tsx";

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

test("AP1: admins filter properties by agent, and agents have no such filter", async () => {
  const handlers = {
    "GET /api/properties/": listOf(property),
    "GET /api/leads/owners/": { json: { results: [{ id: 2, username: "bina", name: "bina" }] } },
  };
  const api = await openDashboard("?tab=listings", handlers);
  const filter = page.getByLabelText("Agent", { exact: true });
  await filter.selectOptions("bina");
  await expect.poll(() => api.calls.at(-1)?.query.get("owner")).toBe("2");
  await filter.selectOptions("No agent");
  await expect.poll(() => api.calls.at(-1)?.query.get("owner")).toBe("none");
  await closePage();
  await openDashboard("?tab=listings", handlers, { isAdmin: false });
  await expect.element(page.getByLabelText("Type", { exact: true })).toBeVisible();
  await expect.element(filter).not.toBeInTheDocument();
});

test("LE5: offers of sellers are filtered by their state", async () => {
  const api = await openDashboard("?tab=pending", { "GET /sell/": listOf(submission) });
  await page.getByLabelText("State", { exact: true }).selectOptions("Being checked");
  await expect.poll(() => api.calls.at(-1)?.query.get("step")).toBe("checking");
});
