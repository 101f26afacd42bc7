import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openDashboard } from "#web/admin/testing/open-dashboard.tsx";
import { emptyDay } from "#web/admin/testing/today.ts";

test("DY3: Ctrl K opens the search, arrows choose and Enter opens, without a pointer", async () => {
  const results = [
    { kind: "leads", id: 5, title: "Sita Karna", text: "9801234567" },
    { kind: "listings", id: 7, title: "Sital Niwas", text: "Janakpur" },
  ];
  await openDashboard("?tab=today", {
    "GET /api/today/": { json: emptyDay },
    "GET /api/find/": ({ query }) => ({ json: { results: query.get("q") === "sita" ? results : [] } }),
  });
  await expect.element(page.getByText("Nothing is due today.", { exact: false })).toBeVisible();
  await userEvent.keyboard("{Control>}k{/Control}");
  const field = page.getByRole("combobox");
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("sita");
  await expect.element(page.getByRole("option", { name: /Sital Niwas/ })).toBeVisible();
  await expect.element(page.getByRole("option", { selected: true })).toMatchTextContent("Sita Karna");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.poll(() => location.search).toBe("?tab=listings&open=7");
});

test("DY3: actions and settings are found by their names, within the rights of the account", async () => {
  await openDashboard("?tab=leads", { "GET /api/find/": { json: { results: [] } } }, { isAdmin: false });
  await page.getByRole("button", { name: /^Find/ }).click();
  await page.getByRole("combobox").fill("add");
  await expect.element(page.getByRole("option", { name: /Add lead/ })).toBeVisible();
  await expect.element(page.getByRole("option", { name: /project/i })).not.toBeInTheDocument();
});
