import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "../journey.ts";
import { logInAsStaff } from "../staff.ts";

async function postMessage(request: APIRequestContext, subject: string): Promise<void> {
  const data = { name: "Sita Karna", email: "sita@example.com", subject, message: "Is it still for sale?" };
  expect((await request.post("/messages/create/", { data })).status()).toBe(201);
}

async function openMessages(page: Page, request: APIRequestContext, search: string): Promise<void> {
  await logInAsStaff(page, request);
  await page.goto(`/admin?${new URLSearchParams({ tab: "contacts", search })}`);
  await expect(page.getByRole("heading", { name: "Contact Messages" })).toBeVisible();
}

const findCards = (page: Page, text: string) => page.getByRole("article").filter({ hasText: text });

/** Less than the interval at which lists are fetched anyway. */
const timeout = 5_000;

test("LE3: a new message appears in all open tabs by itself; one tab has the connection, and another takes over", async ({
  page,
  context,
  request,
}) => {
  const key = crypto.randomUUID().slice(0, 8);
  const connections: Page[] = [];
  context.on("request", (sent) => {
    if (sent.url().endsWith("/api/live/")) connections.push(sent.frame().page());
  });
  await openMessages(page, request, key);
  await expect.poll(() => connections).toEqual([page]);
  const other = await context.newPage();
  await openMessages(other, request, key);
  await postMessage(request, `First ${key}`);
  for (const tab of [page, other]) await expect(findCards(tab, `First ${key}`)).toHaveCount(1, { timeout });
  expect(connections).toEqual([page]);

  await page.close();
  await expect.poll(() => connections).toEqual([page, other]);
  await postMessage(request, `Second ${key}`);
  await expect(findCards(other, `Second ${key}`)).toHaveCount(1, { timeout });
});

test("LE3: the dashboard says that mail is not set up, in both languages", async ({ page, request }) => {
  await logInAsStaff(page, request);
  await page.goto("/admin");
  await expect(page.getByText("Mail is not set up")).toBeVisible();
  await page.getByRole("link", { name: "नेपालीमा हेर्नुहोस्" }).click();
  await expect(page.getByText("इमेल मिलाइएको छैन")).toBeVisible();
});

test("LE3: staff see which mail could not be sent and why, and send it again", async ({ page, request }) => {
  const failed = {
    id: 7,
    kind: "lead",
    to_address: "gone@example.com",
    subject: "New message: A visit",
    error: "550 No such user here",
    created_at: "2026-11-15T10:00:00Z",
  };
  let mails = [failed];
  const state = () => ({
    is_set_up: true,
    has_recipients: true,
    queued: 0,
    delayed: 0,
    failed_mails: mails.length,
    failed_jobs: 0,
  });
  await page.route("**/api/mail/", (route) => route.fulfill({ json: state() }));
  await page.route("**/api/mails/failed/", (route) => route.fulfill({ json: { results: mails } }));
  await page.route("**/api/mails/7/retry/", (route) => {
    mails = [];
    return route.fulfill({ status: 204 });
  });
  await logInAsStaff(page, request);
  await page.goto("/admin");
  await page.getByRole("button", { name: "One mail could not be sent" }).click();
  const dialog = page.getByRole("dialog", { name: "Not sent" });
  await expect(dialog).toContainText("550 No such user here");
  await dialog.getByRole("button", { name: "Send again to gone@example.com" }).click();
  await expect(dialog).toContainText("Everything was sent.");
});
