import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { lead } from "#web/admin/testing/lead.ts";
import { openDashboard } from "#web/admin/testing/open-dashboard.tsx";
import { listOf, message } from "#web/admin/testing/rows.ts";
import { expectToast } from "#web/testing/toasts.ts";

const card = () => page.getByRole("article");
const details = () => page.getByRole("dialog", { name: "Contact Message Details" });
const confirmation = () => page.getByRole("alertdialog");

test("AC2: a failed delete shows an error and the message stays", async () => {
  const api = await openDashboard("?tab=contacts", { "GET /messages/": listOf(message) });
  for (const [status, json, text] of [
    [500, {}, "The server did not accept this."],
    [403, { detail: "Not on Saturdays." }, "Not on Saturdays."],
  ] as const) {
    api.serve({ "DELETE /messages/7/delete/": { status, json } });
    await page.getByRole("button", { name: "Delete the message of Sita Karna" }).click();
    await confirmation().getByRole("button", { name: "Delete Message" }).click();
    await expectToast("Failed to delete contact message.");
    await expectToast(text);
    await expect.element(card()).toBeVisible();
  }
});

test("AC2 AD2: a list or message that fails to load shows an error and can be retried", async () => {
  const api = await openDashboard("?tab=contacts&open=7", { "GET /messages/": { status: 500 } });
  await expect.element(details().getByText("Failed to fetch contact message detail.")).toBeVisible();
  api.serve({ "GET /messages/7/": { json: message } });
  await details().getByRole("button", { name: "Try again" }).click();
  await expect.element(details().getByRole("heading", { name: message.subject })).toBeVisible();
  await expect
    .element(details().getByRole("link", { name: message.phone }))
    .toHaveAttribute("href", expect.stringMatching(/^tel:/));
  await details().getByRole("button", { name: "Close" }).click();

  await expect.element(page.getByRole("alert")).toMatchTextContent("Failed to fetch contact messages.");
  api.serve({ "GET /messages/": listOf(message) });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(card()).toMatchTextContent(message.subject);
});

test("AC1: shows an empty inbox, and a message without a date in a plain array (API3)", async () => {
  const api = await openDashboard("?tab=contacts", { "GET /messages/": listOf() });
  await expect.element(page.getByRole("heading", { name: "No Contact Messages" })).toBeVisible();
  await expect.element(page.getByText("No messages have been received yet.")).toBeVisible();
  api.serve({ "GET /messages/": { json: [{ ...message, created_at: null }] } });
  await page.getByRole("searchbox", { name: "Search" }).fill("house");
  await expect.element(card()).toMatchTextContent("No date");
  await expect.element(page.getByText("1 message(s)")).toBeVisible();
});

test("AC1: a card shows the beginning of a message, and Reply names its subject", async () => {
  await openDashboard("?tab=contacts", { "GET /messages/": listOf(message) });
  await expect.element(card().getByRole("time")).toHaveTextContent("15 November 2026");
  await expect.element(card().getByText(message.subject)).toHaveStyle("-webkit-line-clamp: 1");
  await expect.element(card().getByText(/नमस्ते/)).toHaveStyle("-webkit-line-clamp: 3");
  await expect
    .element(card().getByRole("link", { name: /Reply/ }))
    .toHaveAttribute("href", "mailto:sita@example.com?subject=Re%3A%20The%20house");
});

test("AC1 LE4: beside the mail link, a message offers the reply that is recorded", async () => {
  const own = { ...lead, source_id: message.id };
  const api = await openDashboard("?tab=contacts&open=7", {
    "GET /messages/": listOf(message),
    "GET /messages/7/": { json: message },
    "GET /api/leads/": listOf(own),
    "GET /api/leads/5/": { json: { ...own, can_reply_by_mail: false } },
    "GET /api/leads/reply-templates/": { json: { results: [] } },
  });
  await expect.element(details().getByRole("link", { name: "Reply via Email" })).toBeVisible();
  await expect.poll(() => api.count("GET /api/leads/5/")).toBe(1);
  const recorded = details().getByRole("link", { name: "Reply here" });
  await expect.element(recorded).not.toBeInTheDocument();

  api.serve({ "GET /api/leads/5/": { json: own } });
  await details().getByRole("button", { name: "Close" }).click();
  await card().getByRole("button", { name: /View/ }).click();
  await recorded.click();
  await expect.element(page.getByRole("button", { name: "Send" })).toBeVisible();
});
