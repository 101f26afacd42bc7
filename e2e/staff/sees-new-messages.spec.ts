import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "../journey.ts";
import { logInAsStaff, test } from "../staff.ts";

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
