import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openDashboard } from "#web/admin/testing/open-dashboard.tsx";
import { emptyDay } from "#web/admin/testing/today.ts";
import { find } from "#web/i18n/np/admin/find.ts";
import { properties } from "#web/i18n/np/admin/properties.ts";
import { settings } from "#web/i18n/np/admin/settings.ts";

// By its name: the filters of the list behind the dialog are comboboxes too.
const searchField = () => page.getByRole("combobox", { name: /^Name, number/ });

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
  const field = searchField();
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
  await searchField().fill("add");
  await expect.element(page.getByRole("option", { name: /Add lead/ })).toBeVisible();
  await expect.element(page.getByRole("option", { name: /project/i })).not.toBeInTheDocument();
});

test("DY3: a person leads to the list of their leads, which leads back to all", async () => {
  const person = { kind: "people", id: 12, title: "Sita Karna", text: "9801234567" };
  const asked: (string | null)[] = [];
  await openDashboard("?tab=leads", {
    "GET /api/find/": { json: { results: [person] } },
    "GET /api/leads/": ({ query }) => {
      asked.push(query.get("person"));
      return { json: { count: 0, next: null, previous: null, results: [] } };
    },
  });
  await expect.poll(() => asked).toEqual([null]);
  await userEvent.keyboard("/");
  await expect.element(searchField()).toHaveFocus();
  await userEvent.keyboard("+977 980");
  await expect.element(page.getByRole("option", { name: /Sita Karna/ })).toMatchTextContent("Person");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => location.search).toBe("?tab=leads&person=12");
  await expect.poll(() => asked.at(-1)).toBe("12");
  await page.getByRole("button", { name: "Show all leads" }).click();
  await expect.poll(() => asked.at(-1)).toBe(null);
});

test("DY3: settings and actions are found in both languages; Escape closes the search", async () => {
  await openDashboard("?tab=leads", { "GET /api/find/": { json: { results: [] } } }, { language: "np" });
  await userEvent.keyboard("{Control>}k{/Control}");
  const field = page.getByRole("combobox", { name: find.label });
  await field.fill("add prop");
  await expect.element(page.getByRole("option", { name: properties.add, exact: false })).toBeVisible();
  await field.fill("branch");
  await expect
    .element(page.getByRole("option", { name: settings.sections.branches.title, exact: false }))
    .toBeVisible();
  await field.fill(settings.sections.branches.title);
  await expect
    .element(page.getByRole("option", { selected: true }))
    .toMatchTextContent(settings.sections.branches.title);
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});
