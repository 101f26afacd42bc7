import { expect, test, vi } from "vitest";
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

test("AP1: a form that is opened while a search is being applied stays open, and the list is searched", async () => {
  await openDashboard("?tab=listings", {
    "GET /api/properties/": listOf(property),
    [`GET /api/properties/${property.id}/`]: { json: property },
  });
  const edit = page.getByRole("button", { name: `Edit ${property.name}` });
  await expect.element(edit).toBeVisible();
  for (const isSearchFirst of [true, false]) {
    const search = isSearchFirst ? "pond" : "garden";
    const button = edit.element() as HTMLButtonElement;
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await page.getByRole("searchbox", { name: "Search" }).fill(search);
    // React renders neither navigation before the other has begun.
    if (!isSearchFirst) button.click();
    vi.runOnlyPendingTimers();
    if (isSearchFirst) button.click();
    vi.useRealTimers();
    await expect.element(page.getByRole("dialog", { name: "Edit Property" })).toBeVisible();
    expect(new URLSearchParams(window.location.search).get("search")).toBe(search);
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  }
});
