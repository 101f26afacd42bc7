import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { lead } from "#web/admin/testing/lead.ts";
import { openDashboard } from "#web/admin/testing/open-dashboard.tsx";
import { listOf } from "#web/admin/testing/rows.ts";
import { shownToasts } from "#web/testing/toasts.ts";

const change = "PATCH /api/leads/5/";
const cardIn = (column: string) =>
  page.getByRole("region", { name: column, exact: true }).getByRole("link", { name: "Sita Karna" });
const undo = () => page.getByRole("button", { name: "Undo" });

test("LE1: a card stands in one column while columns are read again one by one, and goes back by one step", async () => {
  let isMoved = false;
  const api = await openDashboard("?tab=leads&view=board", {
    "GET /api/leads/": ({ query }) => {
      const status = query.get("status");
      // The column that the card has left is never read again.
      if (isMoved && status === "new") return new Promise(() => undefined);
      return status === (isMoved ? "contacted" : "new") ? listOf({ ...lead, status }) : listOf();
    },
    "GET /api/leads/owners/": { json: { results: [] } },
    [change]: ({ body }) => ({ json: { ...lead, ...JSON.parse(body) } }),
  });
  const moveTo = async (status: string) => {
    await page.getByRole("button", { name: "Move Sita Karna" }).click();
    await page.getByRole("menuitem", { name: status }).click();
    await expect.element(cardIn(status)).toBeVisible();
  };
  await expect.element(cardIn("New")).toBeVisible();
  isMoved = true;
  await moveTo("Contacted");
  await expect.poll(shownToasts).toHaveLength(1);
  // A card that stood there twice could not be chosen.
  await moveTo("Negotiating");
  await expect.poll(() => shownToasts().join()).toContain("Sita Karna: Negotiating");
  await undo().last().click();
  await expect.poll(() => api.count(change)).toBe(3);
  const bodies = api.calls.filter(({ method }) => method === "PATCH").map(({ body }) => JSON.parse(body));
  expect(bodies.map(({ status }) => status)).toEqual(["contacted", "negotiating", "contacted"]);
});
