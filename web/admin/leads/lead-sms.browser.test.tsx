import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { lead } from "#web/admin/testing/lead.ts";
import { openDashboard } from "#web/admin/testing/open-dashboard.tsx";

const failed = {
  id: 3,
  lead_id: 5,
  name: "Sita Karna",
  to_number: "9801234567",
  text: "Tomorrow at 10:30 AM",
  language: "en",
  parts: 1,
  outcome: "unknown",
  provider_code: "no_answer",
  has_mail: true,
  created_at: "2026-11-18T06:00:00.000Z",
};
const event = { id: 1, kind: "sms", account: null, created_at: "2026-11-18T06:00:00.000Z" };
const withSms = (outcome: string) => ({
  ...lead,
  events: [{ ...event, detail: { text: "Tomorrow at 10:30 AM", outcome } }],
});
const list = "GET /api/sms/unhandled/";
const again = "POST /api/sms/3/send-again/";
const change = "PATCH /api/sms/3/";
const button = (name: string) => page.getByRole("button", { name, exact: true });

function openLead(outcome: string, handlers: Parameters<typeof openDashboard>[1] = {}) {
  return openDashboard("?tab=leads&lead=5", {
    "GET /api/leads/5/": { json: withSms(outcome) },
    "GET /api/leads/owners/": { json: { results: [] } },
    [list]: { json: { results: [failed] } },
    ...handlers,
  });
}

test("DY9: staff send a message of unknown outcome again, once", async () => {
  const api = await openLead("unknown", { [again]: { status: 204 } });
  await expect.element(page.getByText("Nobody knows whether the SMS to 9801234567 arrived")).toBeVisible();
  await expect.element(page.getByText("An e-mail went instead.")).toBeVisible();
  api.serve({ [list]: { json: { results: [] } } });
  await userEvent.dblClick(button("Send again"));
  await expect.element(page.getByText("The SMS is on its way")).toBeVisible();
  await expect.element(button("Send again")).not.toBeInTheDocument();
  expect(api.count(again)).toBe(1);
});

test("DY9: a message is put aside with one press, and brought back with Undo", async () => {
  const api = await openLead("refused", { [change]: { status: 204 } });
  await button("Settled").click();
  await expect.element(page.getByText("The SMS is put aside")).toBeVisible();
  await button("Undo").click();
  await expect.poll(() => api.count(change)).toBe(2);
  const bodies = api.calls.filter(({ method }) => method === "PATCH").map(({ body }) => JSON.parse(body));
  expect(bodies).toEqual([{ is_handled: true }, { is_handled: false }]);
});

test("DY9: a message that was sent stands in the timeline and asks nothing", async () => {
  const api = await openLead("sent");
  await expect.element(page.getByText("SMS: sent")).toBeVisible();
  expect(api.count(list)).toBe(0);
});

test("DY9: staff write an SMS, count its parts while typing, and send it once", async () => {
  const send = "POST /api/leads/5/sms/";
  const api = await openLead("sent", {
    "GET /api/leads/5/": { json: { ...lead, sms_number: "9801234567" } },
    [send]: { status: 204 },
  });
  await button("Write an SMS").click();
  await expect.element(page.getByText("SMS to 9801234567")).toBeVisible();
  const field = page.getByRole("textbox", { name: "Text" });
  await field.fill("Namaste");
  await expect.element(page.getByText("7 characters, 1 of at most 4 messages")).toBeVisible();
  await field.fill("क".repeat(71));
  await expect.element(page.getByText("71 characters, 2 of at most 4 messages")).toBeVisible();
  await field.fill("क".repeat(4 * 67 + 1));
  await expect.element(page.getByText("269 characters are 5 messages; at most 4 are sent")).toBeVisible();
  await button("Send SMS").click();
  await expect.element(page.getByText("This is too long.")).toBeVisible();
  expect(api.count(send)).toBe(0);
  await field.fill("Namaste");
  await userEvent.dblClick(button("Send SMS"));
  await expect.element(button("Write an SMS")).toBeVisible();
  expect(api.calls.filter(({ path }) => path.endsWith("/sms/")).map(({ body }) => JSON.parse(body))).toEqual([
    { text: "Namaste" },
  ]);
});

test("DY9: no SMS is offered where none are sent, or without a mobile number", async () => {
  await openLead("sent");
  await expect.element(page.getByRole("heading", { name: "Sita Karna" })).toBeVisible();
  await expect.element(button("Write an SMS")).not.toBeInTheDocument();
});
