import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { defaultSettings } from "#domain/settings/defaults.ts";
import { settingsNames } from "#domain/settings/settings.ts";
import { ContractApi } from "./contract-api.ts";

const api = new ContractApi();
const { call } = api;
beforeAll(() => api.start());
afterAll(() => api.close());

test("LE9: the numbers of the first page", async () => {
  const { body } = await call("GET", "/api/statistics/?lang=np");
  expect(body.weeks).toHaveLength(12);
});

test("DY3: find anything", async () => {
  expect((await call("GET", "/api/find/?q=nothing-has-this-name")).body.results).toEqual([]);
});

test("DY2: what there is to do today", async () => {
  const { body } = await call("GET", "/api/today/?lang=np");
  expect(body.notices).toMatchObject({ mail: { is_set_up: false } });
});

test("mail: its state, what failed, and trying it again (LE3)", async () => {
  const state = await call("GET", "/api/mail/");
  expect(state.body).toMatchObject({
    is_set_up: false,
    has_recipients: false,
    delayed: 0,
    failed_mails: 0,
    failed_jobs: 0,
  });
  expect((await call("GET", "/api/mails/failed/")).body.results).toEqual([]);
  expect((await call("GET", "/api/jobs/failed/")).body.results).toEqual([]);
  expect((await call("POST", "/api/mails/1/retry/")).status).toBe(404);
  expect((await call("POST", `/api/jobs/${randomUUID()}/retry/`)).status).toBe(404);
});

test("DY4: the days of the office", async () => {
  const { body } = await call("GET", "/api/calendar/?from=2026-11-20&days=7");
  expect([body.days.length, body.steps]).toEqual([7, []]);
  expect((await call("GET", "/api/calendar/?from=2026-11-20&days=400")).status).toBe(400);
});

test("ST1: documents of the settings, their previews and versions, and what visitors see of them", async () => {
  const {
    replies: _forStaff,
    calendar: _calendar,
    construction: _construction,
    retention: _retention,
    ...shown
  } = defaultSettings;
  expect((await call("GET", "/api/settings/", { as: "visitor" })).body).toEqual(shown);
  for (const name of settingsNames) {
    const url = `/api/settings/${name}/`;
    const { value } = (await call("GET", url)).body;
    expect((await call("PUT", url, { json: value })).body).toMatchObject({ name, value });
    expect((await call("POST", `${url}preview/`, { json: value })).status).toBe(201);
    const { results } = (await call("GET", `${url}history/`)).body;
    expect((await call("POST", `${url}history/${results[0].id}/`)).body).toMatchObject({ name, value });
  }
});

test("ST2: rates: add, list, read, change, check, delete, restore", async () => {
  const rate = { kind: "dollar", value: 142, valid_from: "2020-01-01", source: { en: "Bank", np: "" } };
  const { status, body: stored } = await call("POST", "/api/rates/", { json: rate });
  expect([status, stored.state]).toEqual([201, "shown"]);
  const url = `/api/rates/${stored.id}/`;
  expect((await call("GET", url)).body).toEqual(stored);
  expect((await call("GET", "/api/rates/")).body.results).toEqual([stored]);
  expect((await call("GET", "/api/rates/", { as: "visitor" })).body.results).toMatchObject([{ value: 142 }]);
  expect((await call("PUT", url, { json: { ...rate, value: 0 } })).status).toBe(400);
  expect((await call("PUT", url, { json: { ...rate, value: 143 } })).body.value).toBe(143);
  expect((await call("POST", `${url}check/`)).body.checked_by).toBe("admin");
  expect((await call("DELETE", `${url}delete/`)).status).toBe(204);
  expect((await call("POST", `${url}restore/`)).body.value).toBe(143);
});

test("ST4: what of the demo is there, a test mail, and a set-up that is over", async () => {
  const nothing = { rows: {}, documents: [] };
  expect((await call("GET", "/api/demo/")).body).toEqual({ removable: nothing, changed: nothing });
  expect((await call("POST", "/api/demo/remove/")).body).toEqual(nothing);
  const mail = { to: "sita@example.com", language: "en" };
  expect((await call("POST", "/api/mail/test/", { json: mail })).body.is_sent).toBe(false);
  expect((await call("GET", "/api/setup/", { as: "visitor" })).body).toEqual({ is_open: false });
  expect((await call("POST", "/api/setup/check/", { json: { code: "x" }, as: "visitor" })).status).toBe(404);
  expect((await call("POST", "/api/setup/", { json: {}, as: "visitor" })).status).toBe(400);
});

test("IM9: short addresses: add, list, read, change, delete, restore", async () => {
  const { status, body: stored } = await call("POST", "/api/redirects/", {
    json: { path: "/x", target: "/buy" },
  });
  expect(status).toBe(201);
  const url = `/api/redirects/${stored.id}/`;
  expect((await call("GET", url)).body).toEqual(stored);
  expect((await call("GET", "/api/redirects/?origin=own")).body.results).toMatchObject([stored]);
  expect((await call("PUT", url, { json: { path: "/api", target: "/buy" } })).status).toBe(400);
  expect((await call("PUT", url, { json: { path: "/y", target: "/rent" } })).body.target).toBe("/rent");
  expect((await call("DELETE", `${url}delete/`)).status).toBe(204);
  expect((await call("POST", `${url}restore/`)).body.path).toBe("/y");
});

test("IM7: webhooks: add, list, change, test, log, send again, rotate, delete", async () => {
  const password = "a long password";
  const json = { name: "CRM", url: "https://1.1.1.1/hook", events: ["lead.created"], password };
  const { status, body } = await call("POST", "/api/webhooks/", { json });
  expect(status).toBe(201);
  const { secret, ...listed } = body;
  expect((await call("GET", "/api/webhooks/")).body.results).toEqual([listed]);
  const url = `/api/webhooks/${body.id}/`;
  expect((await call("PATCH", url, { json: { name: "Books" } })).body.name).toBe("Books");
  expect((await call("POST", `${url}test/`)).status).toBe(204);
  const [delivery] = (await call("GET", `${url}deliveries/`)).body.results;
  expect(delivery).toMatchObject({ type: "webhook.test", status: "queued" });
  expect((await call("POST", `${url}deliveries/${delivery.id}/send-again/`)).status).toBe(204);
  expect((await call("POST", `${url}rotate/`, { json: { password } })).body.secret).not.toBe(secret);
  expect((await call("DELETE", url)).status).toBe(204);
});

test("IM4: an archive needs the password again", async () => {
  const wrong = { password: "wrong password", archive_password: "password of the file" };
  const { status, body } = await call("POST", "/api/archive/", { json: wrong });
  expect([status, body.fields.password[0].code]).toEqual([400, "password_wrong"]);
});

test("calls each operation of its area (API1)", () => api.expectAllCalled("office"));
