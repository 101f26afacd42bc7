import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openDashboard } from "#web/admin/testing/open-dashboard.tsx";

const webhook = {
  id: 4,
  name: "CRM",
  url: "https://crm.example/hook",
  events: ["lead.created"],
  is_active: true,
  switched_off_at: null,
  failing_since: null,
  previous_secret_until: null,
  created_at: "2026-11-15T10:00:00Z",
};
const delivery = {
  id: "3f0c2a6e-6f0e-4b43-8a8e-1d3f2a3b4c5d",
  type: "lead.created",
  status: "failed",
  attempts: 10,
  response_status: null,
  error: "certificate_invalid",
  created_at: "2026-11-15T10:00:00Z",
  last_attempt_at: "2026-11-18T10:00:00Z",
  next_attempt_at: null,
};
const unavailable = { status: 503, json: { detail: "", code: "unavailable" } } as const;

function openWebhooks(handlers: Parameters<typeof openDashboard>[1] = {}) {
  return openDashboard("?tab=settings&section=webhooks", {
    "GET /api/second-factor/": { json: { is_on: false, recovery_codes_left: 0 } },
    "GET /api/webhooks/": { json: { results: [webhook] } },
    "GET /api/webhooks/4/deliveries/": { json: { results: [delivery] } },
    ...handlers,
  });
}
const field = (name: string) => page.getByRole("textbox", { name });
const button = (name: string) => page.getByRole("button", { name, exact: true });

test("IM7: an address inside the network is said at its field, and nothing typed is lost", async () => {
  await openWebhooks({
    "POST /api/webhooks/": {
      status: 400,
      json: {
        detail: "",
        code: "invalid_input",
        fields: { url: [{ code: "address_closed", message: "This address is inside a network." }] },
      },
    },
  });
  await button("Add a webhook").click();
  await field("Name").fill("Books");
  await field("Address").fill("https://10.0.0.1/hook");
  await field("Your own password").fill("secret");
  await button("Add the webhook").click();
  await expect.element(field("Address")).toHaveAccessibleDescription(/inside a network/);
  await expect.element(field("Name")).toHaveValue("Books");
});

test("IM7: the log says why a message failed, and one that could not be sent again says so", async () => {
  await openWebhooks({ [`POST /api/webhooks/4/deliveries/${delivery.id}/send-again/`]: unavailable });
  await button("Log of “CRM”").click();
  await expect.element(page.getByText(/its certificate is not valid · 10 attempts/)).toBeVisible();
  await page.getByRole("button", { name: /^Send again: New lead/ }).click();
  await expect.element(page.getByText("The message could not be sent")).toBeVisible();
});

test("IM7: the log closes before its webhook is deleted", async () => {
  await openWebhooks();
  await button("Log of “CRM”").click();
  await expect.element(page.getByText(/its certificate is not valid/)).toBeVisible();
  await button("More about “CRM”").click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect.element(page.getByRole("alertdialog")).toBeVisible();
  await expect.element(page.getByText(/its certificate is not valid/)).not.toBeInTheDocument();
});

test("IM7: a webhook that was switched off says since when, offers no test, and is switched on again", async () => {
  const off = { ...webhook, is_active: false, switched_off_at: "2026-11-18T06:00:00Z" };
  const api = await openWebhooks({
    "GET /api/webhooks/": { json: { results: [off] } },
    "PATCH /api/webhooks/4/": { json: webhook },
  });
  await expect.element(page.getByText("Switched off because no message arrived for days")).toBeVisible();
  await button("More about “CRM”").click();
  await expect.element(page.getByRole("menuitem", { name: "Send a test" })).not.toBeInTheDocument();
  await page.getByRole("menuitem", { name: "Switch on" }).click();
  await expect.element(page.getByText("The webhook is changed")).toBeVisible();
  const [sent] = api.calls.filter(({ method }) => method === "PATCH");
  expect(JSON.parse(sent?.body ?? "")).toEqual({ is_active: true });
});

test("IM7: webhooks that could not be loaded can be asked for again, and an empty list says so", async () => {
  let isBroken = true;
  await openWebhooks({ "GET /api/webhooks/": () => (isBroken ? unavailable : { json: { results: [] } }) });
  await expect.element(page.getByText("The webhooks could not be loaded")).toBeVisible();
  isBroken = false;
  await page.getByRole("button", { name: /again/i }).click();
  await expect.element(page.getByText("No webhook yet. Nothing is sent anywhere.")).toBeVisible();
});
