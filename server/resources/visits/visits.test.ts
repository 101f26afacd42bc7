import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { leadDetailsSchema } from "#domain/leads/lead.ts";
import { visitListSchema, visitSchema } from "#domain/visits/visit.ts";
import { insertProperty } from "#server/testing/insert-property.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
let agent: LoggedIn;
let otherAgent: LoggedIn;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
  agent = await logInAs(site, "agent");
  otherAgent = await logInAs(site, "agent");
});
beforeEach(async () => {
  await site.database.deleteFrom("enquiries").execute();
});
afterAll(() => site.close());

const hourMs = 60 * 60 * 1000;
/** Whole hours from tomorrow on. */
const inHours = (hours: number) => {
  const tomorrowMs = Math.ceil(Date.now() / (24 * hourMs)) * 24 * hourMs;
  return new Date(tomorrowMs + hours * hourMs).toISOString();
};
const idOf = async ({ username }: LoggedIn) =>
  (
    await site.database
      .selectFrom("accounts")
      .select("id")
      .where("username", "=", username)
      .executeTakeFirstOrThrow()
  ).id;
async function addLead(owner: LoggedIn | null = null, property_id: number | null = null) {
  const response = await site.app.inject({
    method: "POST",
    url: "/api/leads/",
    headers: admin.headers,
    payload: {
      channel: "telephone",
      name: "Sita",
      phone: `98${randomBytes(4).readUInt32BE().toString().padStart(8, "0").slice(0, 8)}`,
      text: "Wants to see it",
      language: "np",
      property_id,
      owner_id: owner && (await idOf(owner)),
    },
  });
  expect(response.statusCode, response.body).toBe(201);
  return leadDetailsSchema.parse(response.json());
}
const send = (method: "POST" | "PATCH" | "DELETE", url: string, payload?: object, by = admin) =>
  site.app.inject({ method, url, headers: by.headers, ...(payload && { payload }) });
const arrange = (fields: object, by = admin) => send("POST", "/api/visits/", fields, by);
async function arranged(fields: object, by = admin) {
  const response = await arrange(fields, by);
  expect(response.statusCode, response.body).toBe(201);
  return visitSchema.parse(response.json());
}
const get = (url: string, by = admin) => site.app.inject({ url, headers: by.headers });
const list = async (query: string, by = admin) =>
  visitListSchema.parse((await get(`/api/visits/?${query}`, by)).json()).results;
const patch = (id: number, payload: object, etag: string) =>
  site.app.inject({
    method: "PATCH",
    url: `/api/visits/${id}/`,
    headers: { ...admin.headers, "if-match": etag },
    payload,
  });
const eventsOf = async (leadId: number) => {
  const lead = leadDetailsSchema.parse((await get(`/api/leads/${leadId}/`)).json());
  return lead.events.flatMap(({ kind, detail }) => (kind === "visit_change" ? [detail.visit] : []));
};

describe("DY5: staff arrange a visit", () => {
  test("of a lead's listing with the lead's owner, and move it; the timeline and the sequence follow", async () => {
    const property_id = await insertProperty(site.database);
    const lead = await addLead(agent, property_id);
    const visit = await arranged({ lead_id: lead.id, starts_at: inHours(4) });
    expect(visit).toMatchObject({
      name: "Sita",
      property_id,
      agent_id: await idOf(agent),
      starts_at: inHours(4),
      ends_at: inHours(4.5),
      state: "confirmed",
      sequence: 0,
    });
    expect(visit.page_url).toMatch(/^http:\/\/site\.test\/np\/visit\/[\w-]{43}$/);
    const moved = await send("PATCH", `/api/visits/${visit.id}/`, { starts_at: inHours(6), minutes: 60 });
    expect(moved.json()).toMatchObject({ starts_at: inHours(6), ends_at: inHours(7), sequence: 1 });
    const note = await send("PATCH", `/api/visits/${visit.id}/`, { note: "Brings a friend" });
    expect(note.json()).toMatchObject({ note: "Brings a friend", sequence: 1 });
    const done = await send("PATCH", `/api/visits/${visit.id}/`, { state: "done" });
    expect(done.json()).toMatchObject({ state: "done", sequence: 2 });
    expect(await eventsOf(lead.id)).toEqual(["done", "moved", "confirmed"]);
    expect((await get(`/api/leads/${lead.id}/`)).json()).toMatchObject({ status: "visit", is_new: false });
  });

  test("names the listing in the language of the request, and in English if it has no other name (IN1)", async () => {
    const names = { name: "Mango orchard", address: "Bardibas-1" };
    const translations = { np: { name: "आँप बगैँचा", address: "बर्दिबास-१" } };
    const lead = await addLead(null, await insertProperty(site.database, { ...names, translations }));
    const { id } = await arranged({ lead_id: lead.id, starts_at: inHours(4) });
    const read = async (url: string, language: string) =>
      (await site.app.inject({ url, headers: { ...admin.headers, "accept-language": language } })).json();
    for (const [language, property_name, property_address] of [
      ["en", names.name, names.address],
      ["ne", "आँप बगैँचा", "बर्दिबास-१"],
    ] as const) {
      expect(await read(`/api/visits/${id}/`, language)).toMatchObject({ property_name, property_address });
      const { results } = await read(`/api/visits/?lead_id=${lead.id}`, language);
      expect(results).toMatchObject([{ property_name, property_address }]);
    }
    await sql`update properties set translations = '{}' where id = ${lead.property_id}`.execute(
      site.database,
    );
    expect(await read(`/api/visits/${id}/`, "ne")).toMatchObject({ property_name: names.name });
  });

  test("once, if the request is sent twice with one key", async () => {
    const { id } = await addLead();
    const headers = { ...admin.headers, "idempotency-key": crypto.randomUUID() };
    const payload = { lead_id: id, starts_at: inHours(4) };
    const request = () => site.app.inject({ method: "POST", url: "/api/visits/", headers, payload });
    const answers = await Promise.all([request(), request()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(answers[0].json()).toEqual(answers[1].json());
    expect(await list(`lead_id=${id}`)).toHaveLength(1);
  });

  test.each([
    ["no time", { starts_at: "tomorrow" }, "starts_at"],
    ["more than eight hours", { minutes: 500 }, "minutes"],
    ["an unknown agent", { agent_id: 999_999 }, "agent_id"],
    ["an unknown listing", { property_id: 999_999 }, "property_id"],
    ["an unknown state", { state: "perhaps" }, "state"],
  ])("not with %s", async (_what, fields, field) => {
    const { id } = await addLead();
    const response = await arrange({ lead_id: id, starts_at: inHours(4), ...fields });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).toEqual([field]);
  });
});

describe("DY5: the database refuses two visits of one agent at one time", () => {
  const outcomes = (answers: readonly { statusCode: number; json: () => { code?: string } }[]) =>
    answers.map(({ statusCode, json }) => [statusCode, json().code]).sort();

  test("that are arranged at the same moment: one is made, the other is refused", async () => {
    const lead_id = (await addLead()).id;
    const other = (await addLead()).id;
    const answers = await Promise.all([
      arrange({ lead_id, starts_at: inHours(4) }),
      arrange({ lead_id: other, starts_at: inHours(4.25) }),
    ]);
    expect(outcomes(answers)).toEqual([
      [201, undefined],
      [409, "slot_taken"],
    ]);
  });

  test("also when one is moved, given to another agent or opened again; visits that touch are fine", async () => {
    const { id: lead_id } = await addLead(agent);
    const first = await arranged({ lead_id, starts_at: inHours(4) });
    const second = await arranged({ lead_id, starts_at: inHours(4.5) });
    const change = async (id: number, fields: object) =>
      (await send("PATCH", `/api/visits/${id}/`, fields)).statusCode;
    expect(await change(second.id, { starts_at: inHours(4.25) })).toBe(409);
    const ofOther = await arranged({ lead_id, starts_at: inHours(4), agent_id: await idOf(otherAgent) });
    expect(await change(ofOther.id, { agent_id: await idOf(agent) })).toBe(409);
    expect(await change(first.id, { state: "cancelled" })).toBe(200);
    expect(await change(ofOther.id, { agent_id: await idOf(agent) })).toBe(200);
    expect(await change(first.id, { state: "confirmed" })).toBe(409);
    expect((await get(`/api/visits/${first.id}/`)).json()).toMatchObject({ state: "cancelled", sequence: 1 });
  });

  test("for the office, too, which is an agent of its own", async () => {
    const { id: lead_id } = await addLead(agent);
    await arranged({ lead_id, starts_at: inHours(4), agent_id: null });
    expect((await arrange({ lead_id, starts_at: inHours(4), agent_id: null })).statusCode).toBe(409);
    await arranged({ lead_id, starts_at: inHours(4) });
  });
});

describe("DY5, LE8: agents", () => {
  test("see and change visits that they go to and those of their leads, and no others", async () => {
    const own = await addLead(agent);
    const foreign = await addLead(otherAgent);
    const ofOwnLead = await arranged({ lead_id: own.id, starts_at: inHours(4), agent_id: null });
    const given = await arranged({ lead_id: foreign.id, starts_at: inHours(6), agent_id: await idOf(agent) });
    const hidden = await arranged({ lead_id: foreign.id, starts_at: inHours(8) });
    const range = `from=${inHours(0)}&to=${inHours(24)}`;
    expect((await list(range, agent)).map(({ id }) => id)).toEqual([ofOwnLead.id, given.id]);
    expect((await list(range)).map(({ id }) => id)).toEqual([ofOwnLead.id, given.id, hidden.id]);
    expect(await list(`${range}&agent_id=${await idOf(otherAgent)}`)).toMatchObject([{ id: hidden.id }]);
    expect(await list(`lead_id=${foreign.id}`, agent)).toMatchObject([{ id: given.id }]);
    expect((await get(`/api/visits/${hidden.id}/`, agent)).statusCode).toBe(404);
    expect((await send("PATCH", `/api/visits/${hidden.id}/`, { state: "done" }, agent)).statusCode).toBe(404);
    const done = await send("PATCH", `/api/visits/${given.id}/`, { state: "done" }, agent);
    expect(done.json()).toMatchObject({ state: "done" });
  });

  test("arrange visits of their own leads, for themselves", async () => {
    const own = await addLead(agent);
    const foreign = await addLead(otherAgent);
    expect((await arranged({ lead_id: own.id, starts_at: inHours(4) }, agent)).agent_id).toBe(
      await idOf(agent),
    );
    const forOther = { lead_id: own.id, starts_at: inHours(6), agent_id: await idOf(otherAgent) };
    expect((await arrange(forOther, agent)).statusCode).toBe(403);
    expect((await arrange({ lead_id: foreign.id, starts_at: inHours(6) }, agent)).statusCode).toBe(404);
    const draft = await insertProperty(site.database, { status: "draft" });
    const ofDraft = { lead_id: own.id, starts_at: inHours(6), property_id: draft };
    expect((await arrange(ofDraft, agent)).json().fields).toHaveProperty("property_id");
    expect((await site.app.inject("/api/visits/?lead_id=1")).statusCode).toBe(401);
  });
});

describe("DY5: a list of visits", () => {
  test("needs a range of at most 100 days, or a lead", async () => {
    for (const [query, field] of [
      ["", "from"],
      [`from=${inHours(0)}`, "to"],
      [`from=${inHours(1)}&to=${inHours(0)}`, "to"],
      [`from=${inHours(0)}&to=${inHours(101 * 24)}`, "to"],
      ["from=now&to=later", "from"],
    ] as const) {
      const response = await get(`/api/visits/?${query}`);
      expect(response.statusCode, query).toBe(400);
      expect(Object.keys(response.json().fields), query).toContain(field);
    }
  });
});

describe("DY5, LE7: a lead in the trash", () => {
  test("keeps no time: its visits are cancelled and hidden, and come back cancelled", async () => {
    const lead = await addLead();
    const visit = await arranged({ lead_id: lead.id, starts_at: inHours(4) });
    const done = await arranged({ lead_id: lead.id, starts_at: inHours(6), state: "done" });
    await send("DELETE", `/api/enquiries/${lead.source_id}/delete/`);
    expect(await list(`lead_id=${lead.id}`)).toEqual([]);
    expect((await get(`/api/visits/${visit.id}/`)).statusCode).toBe(404);
    await arranged({ lead_id: (await addLead()).id, starts_at: inHours(4) });
    await send("POST", `/api/enquiries/${lead.source_id}/restore/`);
    expect(await list(`lead_id=${lead.id}`)).toMatchObject([
      { id: visit.id, state: "cancelled", sequence: 1 },
      { id: done.id, state: "done", sequence: 0 },
    ]);
  });

  test("that is purged takes its visits with it, and their words leave the history", async () => {
    const lead = await addLead();
    const visit = await arranged({ lead_id: lead.id, starts_at: inHours(4), note: "Secret note" });
    await send("PATCH", `/api/visits/${visit.id}/`, { note: "Another secret" });
    await send("DELETE", `/api/enquiries/${lead.source_id}/delete/`);
    await send("POST", "/api/trash/purge/", { rows: [{ kind: "enquiries", id: lead.source_id }] });
    expect(await site.database.selectFrom("visits").select("id").execute()).toEqual([]);
    const history = await site.database
      .selectFrom("row_history")
      .select(["action", "before", "after"])
      .where("table_name", "=", "visits")
      .where("row_id", "=", visit.id)
      .execute();
    expect(JSON.stringify(history)).not.toContain("ecret");
    expect(history.at(-1)).toMatchObject({ action: "purge" });
  });
});

describe("DY6: two who change a visit at the same time", () => {
  test("the second learns of it with the visit as it is now, and nothing is overwritten", async () => {
    const lead = await addLead();
    const visit = await arranged({ lead_id: lead.id, starts_at: inHours(5) });
    expect((await get(`/api/visits/${visit.id}/`)).headers.etag).toBe(visit.etag);
    const moved = await patch(visit.id, { starts_at: inHours(6) }, visit.etag);
    expect(moved.statusCode, moved.body).toBe(200);
    const late = await patch(visit.id, { state: "cancelled" }, visit.etag);
    expect(late.statusCode).toBe(412);
    expect(late.json()).toMatchObject({
      code: "conflict",
      current: { starts_at: inHours(6), state: "confirmed" },
    });
    expect(late.headers.etag).toBe(moved.headers.etag);
    const again = await patch(visit.id, { state: "cancelled" }, String(late.headers.etag));
    expect(again.json()).toMatchObject({ state: "cancelled", starts_at: inHours(6) });
  });

  test("what others note of the lead is no conflict", async () => {
    const lead = await addLead();
    const visit = await arranged({ lead_id: lead.id, starts_at: inHours(8) });
    expect((await send("PATCH", `/api/leads/${lead.id}/`, { next_step: "Call" })).statusCode).toBe(200);
    expect((await patch(visit.id, { note: "Bring the keys" }, visit.etag)).statusCode).toBe(200);
  });
});
