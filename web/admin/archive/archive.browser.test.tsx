import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openDashboard } from "#web/admin/testing/open-dashboard.tsx";

const archiveCall = "POST /api/archive/";

test("IM4: a wrong password is said at its field, and what was typed for the file stays", async () => {
  const api = await openDashboard("?tab=settings&section=archive", {
    "GET /api/second-factor/": { json: { is_on: false, recovery_codes_left: 0 } },
    [archiveCall]: {
      status: 400,
      json: {
        detail: "",
        code: "invalid_input",
        fields: { password: [{ code: "password_wrong", message: "This is not your password." }] },
      },
    },
  });
  const filePassword = page.getByRole("textbox", { name: "Password for this file" });
  await filePassword.fill("short");
  const own = page.getByRole("textbox", { name: "Your password" });
  await own.fill("wrong password");
  const download = page.getByRole("button", { name: "Download everything" });
  await download.click();
  await expect.element(filePassword).toHaveAccessibleDescription(/characters/);
  expect(api.count(archiveCall)).toBe(0);

  await filePassword.fill("jaleshwar dal bhat");
  await download.click();
  await expect.element(own).toHaveAccessibleDescription(/not your password/);
  await expect.element(filePassword).toHaveValue("jaleshwar dal bhat");
});
