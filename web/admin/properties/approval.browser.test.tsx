import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openDashboard } from "#web/admin/testing/open-dashboard.tsx";
import { fillRequired, saveButton } from "#web/admin/testing/property-form.ts";
import { listOf, property } from "#web/admin/testing/rows.ts";
import { emptyDay } from "#web/admin/testing/today.ts";
import { expectToast } from "#web/testing/toasts.ts";

const approval = {
  state: "waiting",
  status: "active",
  requested_by: "bina",
  requested_at: "2026-11-15T10:00:00Z",
  reason: "",
};
const waiting = { ...property, status: "draft", approval };
const returned = {
  ...waiting,
  approval: { ...approval, state: "returned", reason: "Add a photo of the road." },
};
const one = (row: object) => ({ json: row, headers: { etag: '"7"' } });
const panel = () => page.getByRole("region", { name: "Approval" });
const button = (name: string) => page.getByRole("button", { name, exact: true });

test("LE8 DY2: admins find listings that wait on Today, and approve the version that they read", async () => {
  const line = { id: 7, name: "Brick house", requested_by: "bina", requested_at: "2026-11-17T06:00:00.000Z" };
  const api = await openDashboard("?tab=today", {
    "GET /api/today/": { json: { ...emptyDay, approvals: { count: 1, results: [line] } } },
    "GET /api/properties/": listOf(waiting),
    "GET /api/properties/7/": one(waiting),
    "POST /api/properties/7/approve/": one(property),
  });
  await page.getByRole("link", { name: "Review: Brick house" }).click();
  await expect.element(panel()).toMatchTextContent("bina asked for “Active”");
  api.serve({ "GET /api/properties/7/": one(property), "GET /api/properties/": listOf(property) });
  await button("Approve").click();
  await expectToast("Visitors can see Brick house now.");
  const approved = api.calls.find(({ path }) => path.endsWith("/approve/"));
  expect(approved?.headers.get("if-match")).toBe('"7"');
  await expect.element(panel()).not.toBeInTheDocument();
});

test("LE8: sending back needs a reason, which Escape does not lose", async () => {
  const api = await openDashboard("?tab=listings&open=7", {
    "GET /api/properties/": listOf(waiting),
    "GET /api/properties/7/": one(waiting),
    "POST /api/properties/7/send-back/": one(returned),
  });
  await button("Send back…").click();
  await button("Send back").click();
  const reason = page.getByRole("textbox", { name: "What has to change" });
  await expect.element(reason).toHaveAttribute("aria-invalid", "true");
  await reason.fill("Add a photo of the road.");
  await userEvent.keyboard("{Escape}");
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
  api.serve({ "GET /api/properties/7/": one(returned), "GET /api/properties/": listOf(returned) });
  await button("Send back").click();
  await expectToast("The agent of Brick house sees your reason.");
  const sent = api.calls.find(({ path }) => path.endsWith("/send-back/"));
  expect(JSON.parse(sent?.body ?? "")).toEqual({ reason: "Add a photo of the road." });
});

test("LE8: agents read why a listing was sent back, and can't decide themselves", async () => {
  const handlers = { "GET /api/properties/": listOf(returned), "GET /api/properties/7/": one(returned) };
  await openDashboard("?tab=listings&open=7", handlers, { isAdmin: false });
  await expect.element(panel()).toMatchTextContent("Add a photo of the road.");
  await expect.element(button("Approve")).not.toBeInTheDocument();
});

test("LE8: an agent who publishes is told that the listing waits", async () => {
  const handlers = {
    "GET /api/properties/": listOf(),
    "POST /api/properties/create/": { status: 201, json: waiting },
  };
  await openDashboard("?tab=listings&edit=new", handlers, { isAdmin: false });
  await fillRequired("Brick house");
  await saveButton().click();
  await expectToast("Visitors see it once an admin has approved it.");
});
