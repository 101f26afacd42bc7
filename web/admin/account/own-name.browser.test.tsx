import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { lead } from "#web/admin/testing/lead.ts";
import { openDashboard } from "#web/admin/testing/open-dashboard.tsx";

const call = "PUT /api/display-name/";

test("LE8: two quick presses save the own name once, and the next reply is signed with it", async () => {
  const api = await openDashboard("?tab=leads&lead=5", {
    "GET /api/leads/5/": { json: lead },
    "GET /api/leads/owners/": { json: { results: [] } },
    "GET /api/leads/reply-templates/": { json: { results: [] } },
    "GET /api/phone/": { json: { phone: null } },
    "GET /api/calendar-feed/": { json: { url: null } },
    "GET /api/sessions/": { json: { results: [] } },
    "GET /api/second-factor/": { json: { is_on: true, recovery_codes_left: 8 } },
    [call]: { status: 503 },
  });
  await page.getByRole("button", { name: "Your account" }).click();
  const dialog = page.getByRole("dialog", { name: "Your account" });
  const name = dialog.getByLabelText("Name", { exact: true });
  const save = dialog.getByRole("button", { name: "Save name" });
  await name.fill("Bina Shah");
  await save.click();
  await expect.element(dialog.getByRole("alert")).toBeVisible();
  await expect.element(name).toHaveValue("Bina Shah");
  api.serve({ [call]: { json: { display_name: "Bina Shah" } } });
  const before = api.count(call);
  await userEvent.dblClick(save);
  await expect.element(page.getByText("Name saved")).toBeVisible();
  expect(api.count(call)).toBe(before + 1);
  await userEvent.keyboard("{Escape}");
  await page.getByRole("button", { name: "Reply by e-mail" }).click();
  const text = page.getByRole("region", { name: "Reply by e-mail" }).getByLabelText("Text");
  await expect.element(text).toHaveValue(expect.stringContaining("Kind regards,\nBina Shah\n"));
});
