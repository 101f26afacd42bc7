import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { problemTexts } from "#domain/problem-texts.ts";
import { lead } from "#web/admin/testing/lead.ts";
import { openDashboard } from "#web/admin/testing/open-dashboard.tsx";
import { visit } from "#web/admin/testing/visit.ts";
import { visits as texts } from "#web/i18n/en/admin/visits.ts";

const list = "GET /api/visits/";
const change = "PATCH /api/visits/7/";

function openLead(handlers: Parameters<typeof openDashboard>[1]) {
  return openDashboard("?tab=leads&lead=5", {
    "GET /api/leads/5/": { json: lead },
    "GET /api/leads/owners/": { json: { results: [] } },
    ...handlers,
  });
}

test("DY5: staff confirm a visit with one press and take it back with another", async () => {
  const api = await openLead({ [list]: { json: { results: [visit] } }, [change]: { json: visit } });
  await expect.element(page.getByText(/The blue house/)).toBeVisible();
  await page.getByRole("button", { name: texts.actions.confirmed }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => api.count(change)).toBe(2);
  const bodies = api.calls.filter(({ method }) => method === "PATCH").map(({ body }) => JSON.parse(body));
  expect(bodies).toEqual([{ state: "confirmed" }, { state: "asked" }]);
});

test("DY6: a change of a visit that somebody has changed meanwhile is refused, said, and the visit read again", async () => {
  const code = "conflict";
  const api = await openLead({
    [list]: { json: { results: [visit] } },
    [change]: { status: 412, json: { code, detail: problemTexts[code], current: visit } },
  });
  await page.getByRole("button", { name: texts.actions.confirmed }).click();
  await expect.element(page.getByText(problemTexts[code])).toBeVisible();
  await expect.poll(() => api.count(list)).toBe(2);
  expect(api.calls.find(({ method }) => method === "PATCH")?.headers.get("if-match")).toBe(visit.etag);
});

test("DY5: a taken time shows the next free ones and keeps what was typed", async () => {
  const code = "slot_taken";
  const free_times = [{ date: "2026-11-22", times: ["11:30"] }];
  await openLead({
    [list]: { json: { results: [] } },
    "POST /api/visits/": { status: 409, json: { code, detail: problemTexts[code], current: { free_times } } },
  });
  await page.getByRole("button", { name: texts.new }).click();
  await page.getByRole("textbox", { name: texts.day }).fill("2026-11-22");
  await page.getByRole("combobox", { name: texts.time }).selectOptions("10:30");
  await page.getByRole("textbox", { name: texts.place }).fill("Janaki Mandir");
  await page.getByRole("button", { name: texts.arrange, exact: true }).click();
  await expect.element(page.getByText(/22 Nov: 11:30 AM/)).toBeVisible();
  await expect.element(page.getByText(problemTexts[code])).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: texts.place })).toHaveValue("Janaki Mandir");
});
