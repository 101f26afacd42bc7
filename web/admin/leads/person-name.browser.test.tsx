import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { lead } from "#web/admin/testing/lead.ts";
import { openDashboard } from "#web/admin/testing/open-dashboard.tsx";

const person = { id: 3, name: "", phone: "+9779801234567", email: null, merged: [] };
const named = (name: string, tag: string) => ({ json: { ...person, name }, headers: { etag: `"${tag}"` } });
const call = "PATCH /api/people/4/";
const dialog = () => page.getByRole("dialog", { name: "Change the name" });
const save = () => dialog().getByRole("button", { name: "Save" });

/** The lead's row of the person, 4, is merged into 3. */
async function openName(handlers: Parameters<typeof openDashboard>[1] = {}) {
  const api = await openDashboard("?tab=leads&lead=5", {
    "GET /api/leads/5/": { json: { ...lead, name: "", person_id: 4, person } },
    "GET /api/leads/owners/": { json: { results: [] } },
    "GET /api/people/4/": named("", "1"),
    ...handlers,
  });
  await page.getByRole("button", { name: "Change the name" }).click();
  await expect.element(dialog().getByLabelText("Name")).toBeVisible();
  return api;
}

test("LE2: two quick presses name a person once, and the lead is read again", async () => {
  const api = await openName({ [call]: named("Sita Karna", "2") });
  api.serve({
    "GET /api/leads/5/": {
      json: { ...lead, name: "Sita Karna", person_id: 4, person: { ...person, name: "Sita Karna" } },
    },
  });
  await dialog().getByLabelText("Name").fill("Sita Karna");
  await userEvent.dblClick(save());
  await expect.element(page.getByRole("heading", { name: "Sita Karna" })).toBeVisible();
  const calls = api.calls.filter(({ method }) => method === "PATCH");
  expect(calls.map(({ path, body, headers }) => [path, JSON.parse(body), headers.get("if-match")])).toEqual([
    ["/api/people/4/", { name: "Sita Karna" }, '"1"'],
  ]);
});

test("LE2: a name that a colleague gave meanwhile is asked about, and a failure keeps what was typed", async () => {
  const api = await openName({ [call]: { status: 503 } });
  await dialog().getByLabelText("Name").fill("Sita Karna");
  await save().click();
  await expect.element(page.getByText("The name was not saved").first()).toBeVisible();
  await expect.element(dialog().getByLabelText("Name")).toHaveValue("Sita Karna");
  const current = { ...person, name: "S. Karna" };
  api.serve({
    [call]: { status: 412, json: { detail: "", code: "conflict", current }, headers: { etag: '"2"' } },
  });
  await save().click();
  const question = page.getByRole("dialog", { name: "Someone else changed this meanwhile" });
  await expect.element(question.getByText("S. Karna")).toBeVisible();
});
