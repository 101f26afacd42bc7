import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openDashboard } from "#web/admin/testing/open-dashboard.tsx";
import { listOf } from "#web/admin/testing/rows.ts";
import { expectToast } from "#web/testing/toasts.ts";

const redirect = {
  id: 3,
  path: "/jan-purnima",
  target: "/buy?location=janakpur",
  is_external: false,
  is_permanent: false,
  origin: "own",
  hits: 12,
  last_hit_at: "2026-11-15T10:00:00Z",
  created_at: "2026-11-01T10:00:00Z",
};
const addCall = "POST /api/redirects/";
const taken = {
  status: 400,
  json: {
    detail: "",
    code: "invalid_input",
    fields: { path: [{ code: "address_taken", message: "This address is taken." }] },
  },
};
const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name });

test("IM9: a short address that is taken is said at its field, nothing typed is lost, and it is added once", async () => {
  const api = await openDashboard("?tab=settings&section=redirects", {
    "GET /api/redirects/": listOf(redirect),
    [addCall]: taken,
  });
  await expect.element(page.getByText(/12 uses/)).toBeVisible();
  await button("Add a short address").click();
  await field("Short address").fill("jan-purnima");
  await field("Leads to").fill("/rent");
  await button("Save").click();
  await expect.element(field("Short address")).toHaveAccessibleDescription(/taken/);
  await expect.element(field("Leads to")).toHaveValue("/rent");

  api.serve({ [addCall]: { status: 201, json: { ...redirect, id: 4, path: "/dashain" } } });
  const earlier = api.count(addCall);
  await field("Short address").fill("dashain");
  const save = button("Save").element() as HTMLButtonElement;
  save.click();
  save.click();
  await expectToast("The short address is saved");
  expect(api.count(addCall)).toBe(earlier + 1);
});

test("IM9: the QR code of a short address is shown with its address", async () => {
  await openDashboard("?tab=settings&section=redirects", { "GET /api/redirects/": listOf(redirect) });
  await button("QR code: /jan-purnima").click();
  const dialog = page.getByRole("dialog", { name: "QR code" });
  await expect.element(dialog.getByRole("img", { name: /QR code of .*\/jan-purnima/ })).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "Download (SVG)" })).toBeVisible();
});
