import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openDashboard } from "#web/admin/testing/open-dashboard.tsx";
import { listOf } from "#web/admin/testing/rows.ts";

test("LE8: the app on the same phone opens from a link, and the key can be copied", async () => {
  const uri = "otpauth://totp/Office:admin?secret=ABCDEFGH";
  await openDashboard("?tab=leads", {
    "GET /api/leads/": listOf(),
    "GET /api/phone/": { json: { phone: null } },
    "GET /api/sessions/": { json: { results: [] } },
    "GET /api/second-factor/": { json: { is_on: false, recovery_codes_left: 0 } },
    "POST /api/second-factor/": { json: { secret: "ABCDEFGH", uri } },
  });
  await page.getByRole("button", { name: "Your account" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Password", exact: true }).fill("secret");
  await dialog.getByRole("button", { name: "Turn codes on" }).click();
  await expect
    .element(dialog.getByRole("link", { name: "Open in an authenticator app" }))
    .toHaveAttribute("href", uri);
  await expect.element(dialog.getByLabelText("Or type this key into the app")).toHaveValue("ABCDEFGH");
  await expect.element(dialog.getByRole("button", { name: "Copy the key" })).toBeVisible();
});
