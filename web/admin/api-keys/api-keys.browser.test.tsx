import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openDashboard } from "#web/admin/testing/open-dashboard.tsx";

const key = {
  id: 3,
  name: "Website",
  prefix: "mg_AbCd1234",
  scopes: ["read"],
  account_id: 1,
  account: "sita",
  created_at: "2026-11-15T10:00:00Z",
  expires_at: null,
  last_used_at: null,
  revoked_at: null,
};
const secret = `mg_${"x".repeat(43)}`;
const wrongPassword = {
  status: 400,
  json: {
    detail: "",
    code: "invalid_input",
    fields: { password: [{ code: "password_wrong", message: "This is not your password." }] },
  },
} as const;

function openKeys(handlers: Parameters<typeof openDashboard>[1] = {}) {
  return openDashboard("?tab=settings&section=keys", {
    "GET /api/second-factor/": { json: { is_on: false, recovery_codes_left: 0 } },
    "GET /api/keys/": { json: { results: [key] } },
    "POST /api/keys/": { status: 201, json: { ...key, key: secret } },
    ...handlers,
  });
}
const field = (name: string) => page.getByRole("textbox", { name });
const button = (name: string) => page.getByRole("button", { name, exact: true });
async function fillIn() {
  await button("Create a key").click();
  await field("Name").fill("Website");
  await field("Your own password").fill("secret");
}

test("IM6: a new key is shown until the user has stored it", async () => {
  const api = await openKeys();
  await fillIn();
  await page.getByRole("checkbox", { name: "Leads" }).click();
  await button("Create the key").click();
  await expect.element(field("Key")).toHaveValue(secret);
  const [sent] = api.calls.filter(({ method }) => method === "POST");
  expect(JSON.parse(sent?.body ?? "")).toMatchObject({ scopes: ["read", "leads"], lifetime: "90_days" });
  await button("Done").click();
  await expect.element(field("Key")).not.toBeInTheDocument();
});

test("IM6: a wrong password and no chosen scope are said at their fields, and nothing typed is lost", async () => {
  const api = await openKeys({ "POST /api/keys/": wrongPassword });
  await fillIn();
  await page.getByRole("checkbox", { name: "Read" }).click();
  await button("Create the key").click();
  await expect.element(page.getByRole("group", { name: "What it may do" })).toHaveAccessibleDescription(/.+/);
  expect(api.calls.filter(({ method }) => method === "POST")).toEqual([]);
  await page.getByRole("checkbox", { name: "Read" }).click();
  await button("Create the key").click();
  await expect.element(page.getByText("This is not your password.")).toBeVisible();
  await expect.element(field("Name")).toHaveValue("Website");
});

test("IM6: a key that could not be revoked stays, with the reason", async () => {
  await openKeys({ "DELETE /api/keys/3/": { status: 503, json: { detail: "", code: "unavailable" } } });
  await button("Revoke the key “Website”").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
  await expect.element(page.getByText("The key could not be revoked")).toBeVisible();
  await expect.element(page.getByText("mg_AbCd1234…")).toBeVisible();
});

test("IM6: keys that could not be loaded can be asked for again, and an empty list says so", async () => {
  let isBroken = true;
  await openKeys({
    "GET /api/keys/": () =>
      isBroken ? { status: 503, json: { detail: "", code: "unavailable" } } : { json: { results: [] } },
  });
  await expect.element(page.getByText("The keys could not be loaded")).toBeVisible();
  isBroken = false;
  await page.getByRole("button", { name: /again/i }).click();
  await expect.element(page.getByText("No key yet. The first one is for the first program.")).toBeVisible();
});
