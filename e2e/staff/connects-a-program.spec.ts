import { Webhook } from "standardwebhooks";
import { startWebhookReceiver } from "../../server/testing/webhook-receiver.ts";
import { expect } from "../journey.ts";
import { admin } from "../servers.ts";
import { logInAsStaff, test } from "../staff.ts";
import { createProperty } from "./properties-tab.ts";

test("IM6, IM7: an admin connects a program by keyboard: its key changes a listing, and its webhook hears of that", async ({
  page,
  request,
  server,
}) => {
  const name = `Program ${crypto.randomUUID().slice(0, 8)}`;
  const receiver = await startWebhookReceiver();
  const id = await createProperty(request, `House of ${name}`);
  await logInAsStaff(page, request);

  await page.goto("/admin?tab=settings&section=keys");
  await page.getByRole("button", { name: "Create a key" }).press("Enter");
  await expect(page.getByLabel("Name", { exact: false }).first()).toBeFocused();
  await page.keyboard.type(name);
  await page.getByRole("checkbox", { name: "Listings" }).press("Space");
  await page.getByLabel("Your own password").press("Control+a");
  await page.keyboard.type(admin.password);
  await page.keyboard.press("Enter");
  const key = await page.getByLabel("Key", { exact: true }).inputValue();
  await page.getByRole("button", { name: "Done" }).press("Enter");
  await expect(page.getByRole("button", { name: `Revoke the key “${name}”` })).toBeVisible();

  await page.goto("/admin?tab=settings&section=webhooks");
  await page.getByRole("button", { name: "Add a webhook" }).press("Enter");
  await page.keyboard.type(name);
  await page.keyboard.press("Tab");
  await page.keyboard.type(receiver.url);
  await page.getByRole("checkbox", { name: "Listing changed" }).press("Space");
  await page.getByLabel("Your own password").press("Control+a");
  await page.keyboard.type(admin.password);
  await page.keyboard.press("Enter");
  const secret = await page.getByLabel("Secret", { exact: true }).inputValue();
  await page.getByRole("button", { name: "Done" }).press("Enter");

  // A plain client, which knows the key only.
  const changed = await fetch(`${server.origin}/api/properties/${id}/`, {
    method: "PATCH",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ price: 7_500_000 }),
  });
  expect(changed.status).toBe(200);
  const refused = await fetch(`${server.origin}/api/accounts/`, {
    headers: { authorization: `Bearer ${key}` },
  });
  expect(refused.status).toBe(403);

  const ofListing = () => receiver.received.find(({ body }) => JSON.parse(body).data.id === id);
  await expect.poll(ofListing).toBeDefined();
  const { body, headers } = ofListing() ?? { body: "", headers: {} };
  const signed = Object.fromEntries(
    Object.entries(headers).map(([header, value]) => [header, String(value)]),
  );
  expect(new Webhook(secret).verify(body, signed)).toMatchObject({
    type: "listing.changed",
    data: { id, price: 7_500_000 },
  });

  await page.getByRole("button", { name: `Log of “${name}”` }).press("Enter");
  const line = page
    .getByRole("listitem")
    .filter({ hasText: "Listing changed" })
    .filter({ hasText: "Answer 204" });
  await expect(line.last()).toContainText("Arrived");
  const count = receiver.received.length;
  await line
    .getByRole("button", { name: /^Send again/ })
    .first()
    .press("Enter");
  await expect.poll(() => receiver.received.length).toBeGreaterThan(count);

  await page.getByRole("button", { name: `More about “${name}”` }).press("Enter");
  await page.getByRole("menuitem", { name: "Delete" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).press("Enter");
  await expect(page.getByRole("button", { name: `Log of “${name}”` })).toBeHidden();
  await receiver.close();
});
