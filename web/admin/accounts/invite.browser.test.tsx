import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openDashboard } from "#web/admin/testing/open-dashboard.tsx";

const invitation = {
  id: 3,
  username: "gita",
  role: "agent",
  email: null,
  invited_by: "admin",
  created_at: "2026-11-15T10:00:00Z",
  expires_at: "2026-11-22T10:00:00Z",
  link: "http://site.test/invitation#token",
  is_mailed: false,
};
const invitePath = "POST /api/invitations/";

async function openInvite(isOn: boolean, handlers: Parameters<typeof openDashboard>[1] = {}) {
  const api = await openDashboard("?tab=accounts", {
    "GET /api/accounts/": { json: { results: [] } },
    "GET /api/invitations/": { json: { results: [] } },
    "GET /api/second-factor/": { json: { is_on: isOn, recovery_codes_left: 8 } },
    [invitePath]: { status: 201, json: invitation },
    ...handlers,
  });
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  await field("Username").fill("gita");
  await field("Your own password").fill("secret");
  return api;
}
const field = (name: string) => page.getByRole("textbox", { name });
const code = () => field("Code from your authenticator app");
const submit = () => page.getByRole("button", { name: "Make a link" }).click();

test("LE8: where the second factor is on, inviting asks for its code and sends it", async () => {
  const api = await openInvite(true);
  await code().fill("123456");
  await submit();
  await expect.element(field("Link")).toHaveValue(invitation.link);
  const [sent] = api.calls.filter(({ method }) => method === "POST");
  expect(JSON.parse(sent?.body ?? "")).toMatchObject({
    username: "gita",
    password: "secret",
    code: "123456",
  });
});

test("LE8: if the second factor was turned on meanwhile, the server's answer shows the field of the code", async () => {
  const api = await openInvite(false, {
    [invitePath]: {
      status: 400,
      json: {
        detail: "",
        code: "invalid_input",
        fields: { code: [{ code: "required", message: "This field is required." }] },
      },
    },
  });
  await expect.element(code()).not.toBeInTheDocument();
  await submit();
  await expect.element(code()).toHaveAttribute("aria-invalid", "true");
  await code().fill("123456");
  api.serve({ [invitePath]: { status: 201, json: invitation } });
  await submit();
  await expect.element(field("Link")).toHaveValue(invitation.link);
  // The same invitation has the same key, whatever the code is.
  const keys = api.calls
    .filter(({ method }) => method === "POST")
    .map(({ headers }) => headers.get("idempotency-key"));
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
});
