import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openDashboard } from "#web/admin/testing/open-dashboard.tsx";
import { emptyDay, stepLine } from "#web/admin/testing/today.ts";
import { visit } from "#web/admin/testing/visit.ts";
import { expectToast } from "#web/testing/toasts.ts";

const withSteps = (...results: (typeof stepLine)[]) => ({
  json: { ...emptyDay, steps: { count: results.length, results } },
});
const second = { ...stepLine, id: 6, name: "Hari Sah", next_step: "Call again" };
const done = page.getByRole("button", { name: "Done: Sita Karna" });
const undo = page.getByRole("button", { name: "Undo: Sita Karna" });
const names = () =>
  page
    .getByRole("region", { name: "Next steps" })
    .getByRole("link")
    .all()
    .map((link) => link.element().textContent);

test("DY2: a step is done with one tap and undone with one, and keeps its place meanwhile", async () => {
  const changed = { json: { ...stepLine, next_step: "", next_step_on: null }, headers: { etag: '"2"' } };
  const api = await openDashboard("?tab=today", {
    "GET /api/today/": withSteps(stepLine, second),
    "PATCH /api/leads/5/": () => {
      api.serve({ "GET /api/today/": withSteps(second) });
      return changed;
    },
  });
  await expect.element(done).toBeVisible();
  expect(names().filter((name) => name !== "")).toEqual(["Sita Karna", "Hari Sah"]);
  await done.click();
  await expect.element(undo).toBeVisible();
  await expect.poll(() => api.count("GET /api/today/")).toBeGreaterThan(1);
  expect(names().filter((name) => name !== "")).toEqual(["Sita Karna", "Hari Sah"]);

  api.serve({
    "PATCH /api/leads/5/": { json: stepLine, headers: { etag: '"1"' } },
    "GET /api/today/": withSteps(stepLine, second),
  });
  await undo.click();
  await expect.element(done).toBeVisible();
  const changes = api.calls.filter(({ method }) => method === "PATCH");
  expect(changes.map(({ body, headers }) => [JSON.parse(body), headers.get("if-match")])).toEqual([
    [{ next_step: "", next_step_on: null }, '"1"'],
    [{ next_step: "Send the papers", next_step_on: "2026-11-17" }, '"2"'],
  ]);
});

test("DY2: a step that somebody has changed meanwhile is not done, and is shown as it is now", async () => {
  const api = await openDashboard("?tab=today", {
    "GET /api/today/": withSteps(stepLine),
    "PATCH /api/leads/5/": () => {
      api.serve({ "GET /api/today/": withSteps({ ...stepLine, next_step: "Wait for the bank" }) });
      return { status: 412, json: { code: "conflict" } };
    },
  });
  await expect.element(done).toBeVisible();
  await done.click();
  await expectToast("It has changed meanwhile.");
  await expect
    .element(page.getByRole("region", { name: "Next steps" }))
    .toMatchTextContent("Wait for the bank");
  await expect.element(done).toBeVisible();
});

test("DY2: a lost connection leaves the step undone and says so", async () => {
  await openDashboard("?tab=today", {
    "GET /api/today/": withSteps(stepLine),
    "PATCH /api/leads/5/": () => Promise.reject(new TypeError("Failed to fetch")),
  });
  await done.click();
  await expectToast("Not Saved");
  await expect.element(done).toBeVisible();
});

test("DY2: an answer that was given makes the lead contacted, and its number can be called", async () => {
  const waiting = {
    ...stepLine,
    status: "new" as const,
    next_step: "",
    next_step_on: null,
    promised_until: "2026-11-18T06:00:00.000Z",
  };
  const api = await openDashboard("?tab=today", {
    "GET /api/today/": { json: { ...emptyDay, answers: { count: 1, results: [waiting] } } },
    "PATCH /api/leads/5/": { json: waiting, headers: { etag: '"2"' } },
  });
  await expect
    .element(page.getByRole("link", { name: "Call Sita Karna" }))
    .toHaveAttribute("href", "tel:+9779801234567");
  await done.click();
  await undo.click();
  await expect.element(done).toBeVisible();
  const bodies = api.calls.filter(({ method }) => method === "PATCH").map(({ body }) => JSON.parse(body));
  expect(bodies).toEqual([{ status: "contacted" }, { status: "new" }]);
});

test("DY2: the numbers are beneath what is due, and a failure of one does not hide the other", async () => {
  await openDashboard("?tab=today", { "GET /api/today/": { status: 500, json: {} } });
  await expect.element(page.getByText("What is due today could not be loaded")).toBeVisible();
  await expect.element(page.getByText("The numbers could not be loaded")).toBeVisible();
});

test("DY10: a silent lead is put off until a day, and brought back with one tap", async () => {
  const silent = { ...stepLine, next_step: "", next_step_on: null };
  const api = await openDashboard("?tab=today", {
    "GET /api/today/": { json: { ...emptyDay, silent: { count: 1, results: [silent] } } },
    "PATCH /api/leads/5/": { json: silent },
  });
  await page.getByRole("button", { name: "Put off: Sita Karna" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Put off", exact: true }).click();
  await undo.click();
  await expect.element(page.getByRole("button", { name: "Put off: Sita Karna" })).toBeVisible();
  const bodies = api.calls.filter(({ method }) => method === "PATCH").map(({ body }) => JSON.parse(body));
  expect(bodies).toEqual([{ snoozed_until: "2026-11-25" }, { snoozed_until: null }]);
});

const pastVisit = { ...visit, id: 8, name: "Hari", state: "confirmed" as const };

test("DY2 DY9: visits without a result and text messages to decide on stand there with their action", async () => {
  const sms = {
    ...{
      id: 3,
      lead_id: 5,
      name: "Gita",
      to_number: "9801234567",
      text: "Tomorrow",
      language: "en" as const,
      parts: 1,
    },
    ...{
      outcome: "unknown" as const,
      provider_code: "no_answer",
      has_mail: true,
      created_at: "2026-11-18T06:00:00.000Z",
    },
  };
  const past = { count: 1, results: [pastVisit] };
  const api = await openDashboard("?tab=today", {
    "GET /api/today/": { json: { ...emptyDay, past_visits: past, sms: { count: 1, results: [sms] } } },
    "PATCH /api/visits/8/": { json: { ...pastVisit, state: "missed", etag: '"2"' } },
  });
  await expect.element(page.getByRole("heading", { name: /^Visits without a result/ })).toBeVisible();
  await page.getByRole("button", { name: "Did not come: Hari" }).click();
  await page.getByRole("button", { name: "Undo: Hari" }).click();
  await expect.poll(() => api.count("PATCH /api/visits/8/")).toBe(2);
  const calls = api.calls.filter(({ method }) => method === "PATCH");
  expect(calls.map(({ body, headers }) => [JSON.parse(body), headers.get("if-match")])).toEqual([
    [{ state: "missed" }, '"1"'],
    [{ state: "confirmed" }, '"2"'],
  ]);
  await expect.element(page.getByText("An e-mail went instead.")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Decide: Gita" }))
    .toHaveAttribute("href", "/admin?tab=leads&lead=5");
});

test("DY2: a visitor without a name is called by the number, in Devanagari digits on a Nepali screen", async () => {
  const nameless = { ...pastVisit, name: "", phone: "9801234567" };
  const past_visits = { count: 1, results: [nameless] };
  await openDashboard(
    "?tab=today",
    { "GET /api/today/": { json: { ...emptyDay, past_visits } } },
    { language: "np" },
  );
  await expect.element(page.getByRole("link", { name: / · ९८०१२३४५६७$/ })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "फोन ९८०१२३४५६७" })).toBeVisible();
});
