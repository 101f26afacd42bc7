import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { lead } from "#web/admin/testing/lead.ts";
import { openDashboard } from "#web/admin/testing/open-dashboard.tsx";
import { listOf } from "#web/admin/testing/rows.ts";

const created = "POST /api/leads/";
const added = { ...lead, id: 8, kind: "enquiry", channel: "telephone", name: "Hari" };
const button = (name: string) => page.getByRole("button", { name, exact: true });
const dialog = () => page.getByRole("dialog", { name: "Add a lead" });
const field = (name: string) => dialog().getByLabelText(name, { exact: true });

async function openForm(handlers: Parameters<typeof openDashboard>[1] = {}, options = {}) {
  const api = await openDashboard(
    "?tab=leads",
    {
      "GET /api/leads/": listOf(),
      "GET /api/leads/owners/": { json: { results: [{ id: 2, username: "bina", name: "Bina Shah" }] } },
      [created]: { status: 201, json: added },
      ...handlers,
    },
    options,
  );
  await button("Add lead").first().click();
  await expect.element(dialog()).toBeVisible();
  return api;
}
const bodies = (api: Awaited<ReturnType<typeof openDashboard>>) =>
  api.calls.filter(({ method, path }) => `${method} ${path}` === created);

test("LE1: two quick presses add a lead once; the toast leads to it", async () => {
  const api = await openForm();
  await field("How they came").selectOptions("telephone");
  await field("Telephone").fill("९८०१२३४५६७");
  await field("What they said").fill("Looks for a plot");
  await field("Owner").selectOptions("Bina Shah");
  await userEvent.dblClick(dialog().getByRole("button", { name: "Add lead" }));
  await expect.element(page.getByText("The lead is added")).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(bodies(api).map(({ body }) => JSON.parse(body))).toEqual([
    {
      channel: "telephone",
      name: "",
      phone: "9801234567",
      email: null,
      text: "Looks for a plot",
      property_id: null,
      language: "en",
      owner_id: 2,
      next_step: "",
      next_step_on: null,
    },
  ]);
  expect(bodies(api)[0]?.headers.get("idempotency-key")).toMatch(/^[0-9a-f]{32}$/);
  api.serve({ "GET /api/leads/8/": { json: added } });
  await button("Open the lead").click();
  await expect.element(page.getByRole("heading", { name: "Hari" })).toBeVisible();
});

test("LE1: without a number, an address or a word on the matter, the fields are marked and nothing is sent", async () => {
  const api = await openForm();
  await dialog().getByRole("button", { name: "Add lead" }).click();
  await expect.element(field("Telephone")).toHaveAttribute("aria-invalid", "true");
  await expect.element(field("What they said")).toHaveAttribute("aria-invalid", "true");
  expect(api.count(created)).toBe(0);
});

test("LE1: a listing is found by its number and sent with the lead", async () => {
  const house = { id: 39, name: "House at the pond" };
  const api = await openForm({ "GET /api/properties/": listOf(house) });
  await field("E-mail").fill("hari@example.com");
  await dialog().getByRole("button", { name: "Add lead" }).click();
  await expect.element(field("What they said")).toHaveAttribute("aria-invalid", "true");
  await field("Listing").fill("#39");
  await dialog().getByRole("button", { name: "#39 House at the pond" }).click();
  await expect.element(field("What they said")).not.toHaveAttribute("aria-invalid");
  await expect.element(dialog().getByText("#39 House at the pond")).toBeVisible();
  await dialog().getByRole("button", { name: "Add lead" }).click();
  await expect.element(page.getByText("The lead is added")).toBeVisible();
  expect(JSON.parse(bodies(api)[0]?.body ?? "")).toMatchObject({ property_id: 39, text: "" });
});

test("LE1: what was entered stays when the server can't take it, and the field that it names is marked", async () => {
  const api = await openForm({ [created]: { status: 503 } });
  await field("Telephone").fill("9801234567");
  await field("What they said").fill("Looks for a plot");
  const save = dialog().getByRole("button", { name: "Add lead" });
  await save.click();
  await expect.element(page.getByText("The lead was not added").first()).toBeVisible();
  const fields = { phone: [{ code: "phone_invalid", message: "Wrong" }] };
  api.serve({ [created]: { status: 400, json: { detail: "", code: "invalid_input", fields } } });
  await save.click();
  await expect.element(field("Telephone")).toHaveAttribute("aria-invalid", "true");
  await expect.element(field("What they said")).toHaveValue("Looks for a plot");
  const keys = bodies(api).map(({ headers }) => headers.get("idempotency-key"));
  expect(new Set(keys).size).toBe(1);
});

test("LE8: an agent is not asked for an owner", async () => {
  await openForm({}, { isAdmin: false });
  await expect.element(field("Next step")).toBeVisible();
  expect(field("Owner").elements()).toHaveLength(0);
});
