import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Estimate, estimateSchema } from "#domain/estimates/estimate.ts";
import { leadDetailsSchema } from "#domain/leads/lead.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { serviceRequestFields } from "#server/testing/sample-forms.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
  await switchConstruction(true);
  const rate = (kind: string, value: number) =>
    call("POST", "/api/rates/", {
      kind,
      value,
      valid_from: "2026-07-17",
      source: { en: "Example", np: "" },
      source_url: "",
    });
  expect((await rate("vat", 13)).statusCode).toBe(201);
  expect((await rate("overhead", 15)).statusCode).toBe(201);
});
afterAll(() => site.close());

type Method = "GET" | "POST" | "PUT" | "DELETE";
const call = (
  method: Method,
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
  by = admin,
) => site.app.inject({ method, url, headers: { ...by.headers, ...headers }, ...(payload && { payload }) });
const switchConstruction = async (isOn: boolean) => {
  const response = await call("PUT", "/api/settings/construction/", { isOn });
  expect(response.statusCode, response.body).toBe(200);
};
const client = {
  client_name: "Sita Jha",
  client_email: "sita@example.com",
  client_phone: null,
  language: "np",
};
const title = { en: "House in Janakpur", np: "जनकपुरको घर" };
async function begin(input: object = { ...client, title }): Promise<Estimate> {
  const response = await call("POST", "/api/estimates/", input);
  expect(response.statusCode, response.body).toBe(201);
  return estimateSchema.parse(response.json());
}
const line = {
  id: "l1",
  code: "2.1",
  name: { en: "Earthwork", np: "माटो खन्ने" },
  unit: "m3",
  quantity: "",
  measurements: [
    {
      id: "m1",
      label: { en: "Footings", np: "" },
      number: "18",
      length: "1.60",
      breadth: "१.६०",
      height: "1.50",
      isDeduction: false,
    },
  ],
  rate: "432.60",
  source: "",
};
const draft = {
  ...client,
  title,
  place: "Janakpur",
  estimated_on: "2026-11-18",
  valid_until: null,
  has_overhead: true,
  has_vat: true,
  terms: { en: "", np: "" },
  sections: [{ id: "s1", title: { en: "Foundation", np: "जग" }, lines: [line] }],
};
const save = (id: number, change: object = {}, headers: Record<string, string> = {}) =>
  call("PUT", `/api/estimates/${id}/`, { ...draft, ...change }, headers);
const act = async (id: number, action: string, payload?: object) => {
  const response = await call("POST", `/api/estimates/${id}/${action}/`, payload);
  expect(response.statusCode, response.body).toBeLessThan(300);
  return estimateSchema.parse(response.json());
};
async function sentEstimate(): Promise<Estimate> {
  const { id } = await begin();
  expect((await save(id)).statusCode).toBe(200);
  return act(id, "send");
}
const read = async (id: number) => estimateSchema.parse((await call("GET", `/api/estimates/${id}/`)).json());

describe("CN2: an estimate", () => {
  test("from nothing adds a lead, and calculates exactly with the rates of its day", async () => {
    const { id, lead_id } = await begin();
    expect(lead_id).not.toBeNull();
    const saved = estimateSchema.parse((await save(id)).json());
    expect(saved).toMatchObject({
      net: "29901.31",
      overhead_percent: "15",
      overhead: "4485.20",
      vat_percent: "13",
      vat: "4470.25",
      total: "38856.76",
    });
    expect(saved.sections[0]?.lines[0]?.measurements[0]).toMatchObject({ breadth: "1.6", number: "18" });
    const before = estimateSchema.parse((await save(id, { estimated_on: "2026-07-16" })).json());
    expect(before).toMatchObject({ vat_percent: null, total: "29901.31" });
  });

  test("from a service request takes the client from its lead", async () => {
    const sent = await site.app.inject({
      method: "POST",
      url: "/service-requests/",
      payload: serviceRequestFields,
    });
    expect(sent.statusCode, sent.body).toBe(201);
    const lead = await site.database
      .selectFrom("leads")
      .select(["id", "email"])
      .where("kind", "=", "service_request")
      .executeTakeFirstOrThrow();
    const estimate = await begin({ lead_id: lead.id });
    expect(estimate).toMatchObject({ lead_id: lead.id, client_email: lead.email, state: "draft", number: 1 });
    const listed = (await call("GET", `/api/estimates/?lead=${lead.id}`)).json();
    expect(listed.results.map(({ id }: Estimate) => id)).toEqual([estimate.id]);
  });

  test("is saved once by the same key, and refuses an outdated version with the current one", async () => {
    const { id } = await begin();
    const { headers } = await call("GET", `/api/estimates/${id}/`);
    const etag = String(headers.etag);
    expect((await save(id, { place: "Kathmandu" }, { "if-match": etag })).statusCode).toBe(200);
    const conflict = await save(id, {}, { "if-match": etag });
    expect(conflict.statusCode).toBe(412);
    expect(conflict.json().current).toMatchObject({ place: "Kathmandu" });
  });

  test.each([
    [{ sections: [{ id: "s1", title: { en: "", np: "" }, lines: [] }] }, "sections.0.title"],
    [{ estimated_on: "" }, "estimated_on"],
    [{ valid_until: "2026-11-17" }, "valid_until"],
    [{ client_email: null }, "client_email"],
    [{ client_email: "x" }, "client_email"],
  ])("refuses %o", async (change, field) => {
    const { id } = await begin();
    const response = await save(id, change);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).toEqual([field]);
  });

  test("is not sent while it is empty, or without a rate that it charges", async () => {
    const { id } = await begin();
    expect((await call("POST", `/api/estimates/${id}/send/`)).json().fields).toHaveProperty("sections");
    await save(id, { estimated_on: "2026-07-16" });
    expect((await call("POST", `/api/estimates/${id}/send/`)).json().fields).toHaveProperty("has_overhead");
  });

  test("that was sent changes only by another version, which keeps the ids of lines", async () => {
    const { id } = await sentEstimate();
    expect((await save(id)).statusCode).toBe(409);
    const second = await act(id, "revise");
    expect(second).toMatchObject({ number: 2, state: "draft", sections: [{ lines: [{ id: "l1" }] }] });
    expect((await call("POST", `/api/estimates/${id}/revise/`)).statusCode).toBe(409);
    await save(id, { place: "Dhanusha" });
    const sent = await act(id, "send");
    expect(sent.versions.map(({ number, state }) => [number, state])).toEqual([
      [2, "sent"],
      [1, "replaced"],
    ]);
    const readVersion = async (number: number) =>
      (await call("GET", `/api/estimates/${id}/versions/${number}/`)).json();
    expect(await readVersion(1)).toMatchObject({ id, number: 1, state: "replaced", place: "Janakpur" });
    expect(await readVersion(2)).toMatchObject({ id, number: 2, state: "sent", place: "Dhanusha" });
    for (const number of ["0", "3", "x"])
      expect((await call("GET", `/api/estimates/${id}/versions/${number}/`)).statusCode).toBeOneOf([
        400, 404,
      ]);
  });

  test("is duplicated as a draft of its own, with another secret address", async () => {
    const original = await sentEstimate();
    const copy = await act(original.id, "duplicate");
    expect(copy).toMatchObject({ number: 1, state: "draft", total: original.total, page_url: null });
    expect(copy.id).not.toBe(original.id);
    const sent = await act(copy.id, "send");
    expect(sent.page_url).not.toBe(original.page_url);
  });

  test("is deleted only before a client could see it", async () => {
    const { id } = await begin();
    expect((await call("DELETE", `/api/estimates/${id}/delete/`)).statusCode).toBe(204);
    expect((await call("GET", `/api/estimates/${id}/`)).statusCode).toBe(404);
    const sent = await sentEstimate();
    expect((await call("DELETE", `/api/estimates/${sent.id}/delete/`)).statusCode).toBe(409);
  });

  test("is found by client, title and state", async () => {
    const { id } = await begin({
      ...client,
      client_name: "गीता महतो",
      title: { en: "Compound wall", np: "" },
    });
    const find = async (query: string) =>
      (await call("GET", `/api/estimates/?${query}`)).json().results.map((row: Estimate) => row.id);
    expect(await find("search=गीता")).toEqual([id]);
    expect(await find("search=COMPOUND&state=draft")).toEqual([id]);
    expect(await find("search=compound&state=sent")).toEqual([]);
  });

  test("that is sent twice with one key is sent once, and the lead's timeline says so", async () => {
    const { id, lead_id } = await begin();
    await save(id);
    const key = { "idempotency-key": "send-estimate-once-1" };
    const both = await Promise.all(
      [1, 2].map(() => call("POST", `/api/estimates/${id}/send/`, undefined, key)),
    );
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const events = (await read(id)).events.map(({ kind }) => kind);
    expect(events).toEqual(["sent", "created"]);
    const lead = leadDetailsSchema.parse((await call("GET", `/api/leads/${lead_id}/`)).json());
    expect(lead.events[0]).toMatchObject({ kind: "estimate", detail: { estimate: "sent" } });
  });
});

describe("CN2: rights and the switch", () => {
  beforeEach(() => switchConstruction(true));

  test("agents have no part in estimates", async () => {
    const agent = await logInAs(site, "agent");
    for (const url of ["/api/estimates/", "/api/construction-rates/"]) {
      expect((await call("GET", url, undefined, {}, agent)).statusCode).toBe(403);
      expect((await site.app.inject(url)).statusCode).toBe(401);
    }
  });

  test("nothing answers for a company that does not build, with or without a token", async () => {
    const { id, page_url } = await sentEstimate();
    await switchConstruction(false);
    for (const url of ["/api/estimates/", `/api/estimates/${id}/`, "/api/construction-rates/"])
      await expect.poll(async () => (await call("GET", url)).statusCode).toBe(404);
    expect((await site.app.inject("/api/estimates/")).statusCode).toBe(404);
    expect((await site.app.inject(new URL(page_url ?? "").pathname)).statusCode).toBe(404);
  });

  test("visitors get no rates of estimates", async () => {
    const { results } = (await site.app.inject("/api/rates/")).json();
    expect(results).toEqual([]);
  });

  test("the switch is off for a new company, and no visitor reads it", async () => {
    await sql`delete from settings where name = 'construction'`.execute(site.database);
    await expect.poll(async () => (await call("GET", "/api/estimates/")).statusCode).toBe(404);
    expect((await site.app.inject("/api/settings/")).json()).not.toHaveProperty("construction");
  });
});
