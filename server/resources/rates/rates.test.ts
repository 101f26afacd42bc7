import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { kathmanduDay, kathmanduMidnight } from "#domain/dates.ts";
import { rateSchema, type StaffRate } from "#domain/rates/rate.ts";
import { fiscalYearStart } from "#domain/rates/rate-states.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { sampleProject } from "#server/testing/sample-rows.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";

let site: TestApp;
let twin: TestApp;
let admin: LoggedIn;
let agent: LoggedIn;
let projectId: number;

const dayMs = 86_400_000;
const today = kathmanduDay(Date.now());
const lastShrawan = fiscalYearStart(today);

beforeAll(async () => {
  const store = await createTestDatabase();
  site = await createTestApp({}, store);
  twin = await createTestApp({}, { ...store, drop: async () => undefined });
  admin = await logInAs(site, "admin");
  agent = await logInAs(site, "agent");
  const { id } = await site.database
    .insertInto("projects")
    .values({
      ...sampleProject,
      proj_budget: 1_000_000,
      latitude: 26.73,
      longitude: 85.92,
      pin_precision: "exact",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  projectId = id;
});
afterAll(async () => {
  await twin.close();
  await site.close();
});
beforeEach(async () => {
  await site.database.deleteFrom("rates").execute();
});
afterEach(() => {
  vi.useRealTimers();
});

const dollar = {
  kind: "dollar",
  value: 140,
  valid_from: lastShrawan,
  source: { en: "Central bank", np: "राष्ट्र बैंक" },
};
const call = (
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  payload?: object,
  headers: Record<string, string> = admin.headers,
) => site.app.inject({ method, url: `/api/rates/${path}`, headers, ...(payload && { payload }) });

async function add(input: object = dollar): Promise<StaffRate> {
  const response = await call("POST", "", input);
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
}
const publicValues = async (instance = site) =>
  (await instance.app.inject({ url: "/api/rates/" })).json().results.map(({ value }: StaffRate) => value);
const staffRates = async (): Promise<StaffRate[]> => (await call("GET", "")).json().results;
const pageText = async (url: string, instance = site) => (await instance.app.inject({ url })).body;
/** As if it had last been checked then. */
const setChecked = (id: number, time: Date) =>
  site.database.updateTable("rates").set({ checked_at: time }).where("id", "=", id).execute();
const setClock = (time: Date | number) => vi.useFakeTimers({ toFake: ["Date"], now: time });

describe("ST2: rates", () => {
  test("are entered with source and validity, and record who checked them when", async () => {
    const input = {
      kind: "reduction",
      province: "3",
      local_level_kind: "rural",
      beneficiary: "women",
      value: "25",
      note: { en: "Up to 1 crore", np: "" },
      valid_from: lastShrawan,
      source: { en: "Finance Act", np: "" },
      source_url: "https://example.org/act",
    };
    const rate = await add(input);
    expect(rate).toMatchObject({
      ...input,
      province: 3,
      value: 25,
      valid_until: null,
      checked_by: admin.username,
      state: "shown",
      needs_renewal: false,
      is_demo: false,
    });
    expect(Date.now() - Date.parse(rate.checked_at)).toBeLessThan(60_000);
    const [shown] = (await site.app.inject({ url: "/api/rates/" })).json().results;
    const { checked_by: _by, state: _state, needs_renewal: _needs, is_demo: _demo, ...fields } = rate;
    expect(shown).toEqual(fields);
  });

  test("show a project's budget in rupees on its page, the list, the card and the map; its value stays dollars", async () => {
    const pages = ["/projects", `/project/${projectId}`, `/project/${projectId}.data`];
    for (const url of pages) expect(await pageText(url), url).not.toContain("14,00,00,000");
    expect(await pageText(`/project/${projectId}`)).toContain("Not disclosed");
    const { id } = await add();
    expect(await pageText("/projects")).toContain("14,00,00,000");
    expect(await pageText(`/np/project/${projectId}`)).toContain("१४,००,००,०००");
    const pins = (await site.app.inject({ url: "/api/map/projects/" })).json().pins;
    expect(pins).toMatchObject([{ id: projectId, price: 140_000_000 }]);
    const card = () =>
      pageText(`/project/${projectId}`).then((page) => /\/share\/project\/[^"]+/.exec(page)?.[0]);
    const before = String(await card());
    const response = await site.app.inject({ url: before.replaceAll("&amp;", "&") });
    expect(response.headers["cache-control"]).toContain("immutable");
    expect((await call("PUT", `${id}/`, { ...dollar, value: 150 })).statusCode).toBe(200);
    expect(await card()).not.toBe(before);
    const api = (await site.app.inject({ url: `/apis/projects/${projectId}/` })).json();
    expect(api).toMatchObject({ proj_budget: 1_000_000 });
  });

  test("SC2: a change is on the pages of the instance that made it at once, and then of another", async () => {
    const { id } = await add();
    const page = `/project/${projectId}`;
    await expect.poll(() => pageText(page, twin)).toContain("14,00,00,000");
    expect((await call("PUT", `${id}/`, { ...dollar, value: 151.5 })).statusCode).toBe(200);
    expect(await pageText(page)).toContain("15,15,00,000");
    await expect.poll(() => pageText(page, twin)).toContain("15,15,00,000");
    expect(await publicValues(twin)).toEqual([151.5]);
  });

  test("that pass 1 Shrawan unchecked vanish at midnight in Kathmandu, without a write and without a restart", async () => {
    const { id } = await add({ ...dollar, valid_from: "2020-01-01" });
    const nextShrawan = fiscalYearStart(kathmanduDay(Date.now() + 366 * dayMs));
    const midnight = kathmanduMidnight(nextShrawan).getTime();
    const page = `/project/${projectId}`;
    setClock(midnight - 1_000);
    expect(await pageText(page)).toContain("14,00,00,000");
    expect(await publicValues()).toEqual([140]);
    setClock(midnight);
    expect(await pageText(page)).toContain("Not disclosed");
    expect(await publicValues()).toEqual([]);
    vi.useRealTimers();

    await setChecked(id, new Date(kathmanduMidnight(lastShrawan).getTime() - 1));
    expect(await staffRates()).toMatchObject([{ id, state: "unchecked", needs_renewal: true }]);
    // The server hears of this write from the database's notification.
    await expect.poll(() => publicValues()).toEqual([]);
    const checked = await call("POST", `${id}/check/`);
    expect(checked.json()).toMatchObject({
      state: "shown",
      needs_renewal: false,
      checked_by: admin.username,
    });
    expect(await publicValues()).toEqual([140]);
    expect(await pageText(page)).toContain("14,00,00,000");
  });

  test("end with their last day, and begin with their first one", async () => {
    await add({ ...dollar, valid_until: today });
    await add({ ...dollar, value: 160, valid_from: kathmanduDay(Date.now() + dayMs) });
    expect(await publicValues()).toEqual([140]);
    setClock(kathmanduMidnight(kathmanduDay(Date.now() + dayMs)).getTime());
    expect(await publicValues()).toEqual([160]);
  });

  test("a change of a version that somebody else has changed is a conflict, and a repeated creation is one row", async () => {
    const key = { "idempotency-key": "rate-0001", ...admin.headers };
    const first = await call("POST", "", dollar, key);
    expect((await call("POST", "", dollar, key)).json().id).toBe(first.json().id);
    const [{ id } = { id: 0 }, ...others] = await staffRates();
    expect(others).toEqual([]);
    const etag = String((await call("GET", `${id}/`)).headers.etag);
    expect((await call("PUT", `${id}/`, { ...dollar, value: 141 })).statusCode).toBe(200);
    for (const [method, path, body] of [
      ["PUT", `${id}/`, dollar],
      ["POST", `${id}/check/`, undefined],
    ] as const) {
      const refused = await call(method, path, body, { ...admin.headers, "if-match": etag });
      expect([refused.statusCode, refused.json().current?.value]).toEqual([412, 141]);
    }
  });

  test("LE6, LE7: deleted ones are in the trash under their name and come back; every change is in the history", async () => {
    const { id } = await add({ ...dollar, kind: "registration", province: 3, value: 5 });
    await call("PUT", `${id}/`, { ...dollar, kind: "registration", province: 3, value: 4.5 });
    expect((await call("DELETE", `${id}/delete/`)).statusCode).toBe(204);
    expect((await call("GET", `${id}/`)).statusCode).toBe(404);
    expect(await publicValues()).toEqual([]);
    const trash = await site.app.inject({ url: "/api/trash/?kind=rates&lang=np", headers: admin.headers });
    expect(trash.json().results).toMatchObject([{ id, name: "रजिस्ट्रेसन दस्तुर · बागमती" }]);
    expect((await call("POST", `${id}/restore/`)).json()).toMatchObject({ id, value: 4.5, state: "shown" });
    expect(await publicValues()).toEqual([4.5]);
    const history = await site.app.inject({ url: `/api/history/rates/${id}/`, headers: admin.headers });
    const { name, results, row } = history.json();
    expect([name, row.value]).toEqual(["Registration · Bagmati", 4.5]);
    expect(results.map(({ action }: { action: string }) => action)).toEqual([
      "restore",
      "delete",
      "update",
      "insert",
    ]);
    expect(results[2]).toMatchObject({
      account: admin.username,
      before: { value: 5 },
      after: { value: 4.5 },
    });
    for (const values of [results[2].before, results[2].after])
      expect(rateSchema.parse({ ...row, ...values })).toEqual({ ...row, ...values });
  });

  test("rejects what its kind does not allow", async () => {
    const refused = await call("POST", "", {
      ...dollar,
      kind: "registration",
      value: 140,
      source_url: "ftp://x",
    });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields).toMatchObject({
      province: [{ code: "required" }],
      value: [{ code: "too_big" }],
      source_url: [{ code: "invalid" }],
    });
  });

  test("LE8: agents and visitors see the rates of today and may change nothing", async () => {
    const { id } = await add();
    await add({ ...dollar, valid_from: kathmanduDay(Date.now() + dayMs) });
    expect((await call("GET", "", undefined, agent.headers)).json().results).toHaveLength(1);
    for (const [method, path] of [
      ["POST", ""],
      ["GET", `${id}/`],
      ["PUT", `${id}/`],
      ["POST", `${id}/check/`],
      ["DELETE", `${id}/delete/`],
      ["POST", `${id}/restore/`],
    ] as const) {
      expect([path, (await call(method, path, dollar, agent.headers)).statusCode]).toEqual([path, 403]);
      expect([path, (await call(method, path, dollar, {})).statusCode]).toEqual([path, 401]);
    }
  });
});
