import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { bulkUndoResultSchema } from "#domain/bulk/bulk-change.ts";
import { kathmanduDay } from "#domain/dates.ts";
import { leadDetailsSchema, leadSchema, ownerSchema } from "#domain/leads/lead.ts";
import { pageSchema } from "#domain/paging.ts";
import { bulkResultSchema } from "#domain/trash/trash.ts";
import { seedSettings } from "#server/demo/seed-settings.ts";
import { insertProperty } from "#server/testing/insert-property.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { formOf } from "#server/testing/pictures.ts";
import { messageFields, serviceRequestFields, submissionFields } from "#server/testing/sample-forms.ts";
import { sampleProperty } from "#server/testing/sample-rows.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";

let site: TestApp;
let admin: LoggedIn;
let colleague: LoggedIn;
beforeAll(async () => {
  const store = await createTestDatabase();
  // Promises an answer within 24 hours.
  await seedSettings(store.database);
  site = await createTestApp({}, store);
  admin = await logInAs(site, "admin");
  colleague = await logInAs(site, "admin");
});
beforeEach(async () => {
  for (const table of ["messages", "sell_submissions", "service_requests", "enquiries", "people"] as const)
    await site.database.deleteFrom(table).execute();
});
afterAll(() => site.close());

const get = (url: string) => site.app.inject({ url, headers: admin.headers });
const post = (url: string, payload: object, by = admin) =>
  site.app.inject({ method: "POST", url, headers: by.headers, payload });
const patch = (id: number, payload: object, headers: object = {}, by = admin) =>
  site.app.inject({
    method: "PATCH",
    url: `/api/leads/${id}/`,
    headers: { ...by.headers, ...headers },
    payload,
  });
async function list(query = "") {
  const response = await get(`/api/leads/?${query}`);
  expect(response.statusCode, response.body).toBe(200);
  return pageSchema(leadSchema).parse(response.json()).results;
}
async function read(id: number) {
  const response = await get(`/api/leads/${id}/`);
  expect(response.statusCode, response.body).toBe(200);
  return leadDetailsSchema.parse(response.json());
}
/** A visitor's form, and the lead that it became. */
async function send(url: string, fields: object) {
  const response = await site.app.inject({ method: "POST", url, payload: fields });
  expect(response.statusCode, response.body).toBe(201);
  const sourceId = response.json<{ id: number }>().id;
  const lead = (await list()).find(({ source_id }) => source_id === sourceId);
  if (!lead) throw new Error(`${url} ${sourceId} is no lead`);
  return { sourceId, lead };
}
const sendMessage = (fields: object = {}) => send("/messages/create/", { ...messageFields, ...fields });
const sendRequest = (fields: object = {}) =>
  send("/service-requests/", { ...serviceRequestFields, ...fields });

describe("LE1: one inbox of leads", () => {
  test("messages, sale submissions, service requests, enquiries and visits become leads", async () => {
    const propertyId = await insertProperty(site.database);
    await sendMessage();
    const submission = await site.app.inject({
      method: "POST",
      url: "/sell/",
      payload: formOf(submissionFields),
    });
    expect(submission.statusCode, submission.body).toBe(201);
    await sendRequest();
    const enquiry = { name: "Sita", phone: "९८०१२३४५६७", message: "Is it free?", property_id: propertyId };
    await send("/api/enquiries/", { ...enquiry, kind: "enquiry" });
    await send("/api/enquiries/", { ...enquiry, kind: "visit", visit_on: kathmanduDay(Date.now()) });
    const leads = await list();
    expect(leads.map(({ kind, status, is_new }) => [kind, status, is_new])).toEqual([
      ["visit", "new", true],
      ["enquiry", "new", true],
      ["service_request", "new", true],
      ["submission", "new", true],
      ["message", "new", true],
    ]);
    expect(await read(leads[0]?.id ?? 0)).toMatchObject({
      name: "Sita",
      property_id: propertyId,
      property_name: sampleProperty.name,
      text: "Is it free?",
      person: { phone: "+9779801234567" },
    });
  });

  test("an enquiry needs a number or an address, a visit its day, and a listing that is public", async () => {
    const enquiry = { kind: "enquiry", name: "Sita", message: "Is it free?" };
    const create = (fields: object) =>
      site.app.inject({ method: "POST", url: "/api/enquiries/", payload: { ...enquiry, ...fields } });
    expect((await create({})).json()).toMatchObject({ fields: { phone: [{ code: "required" }] } });
    expect((await create({ kind: "visit", phone: "9801234567" })).json()).toMatchObject({
      fields: { visit_on: [{ code: "required" }] },
    });
    expect((await create({ phone: "9801234567", property_id: 999_999 })).json()).toMatchObject({
      fields: { property_id: [{ code: "choice_invalid" }] },
    });
  });

  test("a row that is deleted, restored and purged takes its lead along, for every writer", async () => {
    const { lead } = await sendMessage();
    const id = lead.source_id;
    const mark = (deletedAt: Date | null) =>
      site.database.updateTable("messages").set({ deleted_at: deletedAt }).where("id", "=", id).execute();
    expect(await list()).toMatchObject([{ kind: "message", source_id: id }]);
    await mark(new Date());
    expect(await list()).toEqual([]);
    await mark(null);
    expect(await list()).toHaveLength(1);
    await site.database.deleteFrom("messages").where("id", "=", id).execute();
    expect(await site.database.selectFrom("leads").selectAll().execute()).toEqual([]);
  });

  test("filters by status, owner, kind, search and what is due", async () => {
    const { lead: message } = await sendMessage({ name: "Hari Thakur" });
    const { lead: request } = await sendRequest();
    const owners = z.array(ownerSchema).parse((await get("/api/leads/owners/")).json().results);
    const owner = owners.find(({ username }) => username === colleague.username);
    const yesterday = kathmanduDay(Date.now() - 24 * 60 * 60 * 1000);
    await patch(message.id, { status: "visit", owner_id: owner?.id, next_step_on: yesterday });
    const idsOf = async (query: string) => (await list(query)).map(({ id }) => id);
    expect(await idsOf("status=visit")).toEqual([message.id]);
    expect(await idsOf(`owner=${owner?.id}`)).toEqual([message.id]);
    expect(await idsOf("owner=none")).toEqual([request.id]);
    expect(await idsOf("kind=service_request")).toEqual([request.id]);
    expect(await idsOf("search=thakur")).toEqual([message.id]);
    expect(await idsOf("is_new=true")).toEqual([request.id]);
    expect(await idsOf(`kind=message&sources=${message.source_id}`)).toEqual([message.id]);
    for (const due of ["overdue", "today", "week"]) expect(await idsOf(`due=${due}`)).toEqual([message.id]);
    await patch(request.id, { next_step: "घर हेर्न जाने" });
    expect(await idsOf(`search=${encodeURIComponent("र हेर्न")}`)).toEqual([request.id]);
    await patch(message.id, { status: "won" });
    expect(await idsOf("due=overdue")).toEqual([]);
    expect((await get("/api/leads/?status=sold")).statusCode).toBe(400);
  });

  test("a change writes the timeline with its account, and a stale one changes nothing", async () => {
    const { lead } = await sendMessage();
    const { headers } = await get(`/api/leads/${lead.id}/`);
    const version = { "if-match": String(headers.etag) };
    const first = await patch(
      lead.id,
      { status: "visit", next_step: "Show the plot", next_step_on: "2026-12-01" },
      version,
    );
    expect(first.statusCode, first.body).toBe(200);
    const stale = await patch(lead.id, { status: "lost" }, version, colleague);
    expect(stale.statusCode).toBe(412);
    expect(stale.json().current).toMatchObject({ status: "visit", next_step: "Show the plot" });
    await post(`/api/leads/${lead.id}/events/`, { kind: "note", text: "Wants shade." }, colleague);
    const { status, events } = await read(lead.id);
    expect(status).toBe("visit");
    expect(events.map(({ kind, account, detail }) => [kind, account, detail])).toEqual([
      ["note", colleague.username, { text: "Wants shade." }],
      ["next_step", admin.username, { text: "Show the plot", on: "2026-12-01" }],
      ["status", admin.username, { from: "new", to: "visit" }],
    ]);
    const history = await get(`/api/history/leads/${lead.id}/`);
    expect(history.json().results).toMatchObject([{ action: "update", account: admin.username }]);
  });

  test("if the timeline can't be written, the change is not made either", async () => {
    const { lead } = await sendMessage();
    expect((await patch(lead.id, { status: "won", owner_id: 999_999 })).statusCode).toBe(400);
    expect((await read(lead.id)).status).toBe("new");
    expect((await read(lead.id)).events).toEqual([]);
  });

  test("seen by one, a lead is new for nobody", async () => {
    const { lead } = await sendMessage();
    await patch(lead.id, { is_new: false });
    expect(await list()).toMatchObject([{ id: lead.id, status: "new", is_new: false }]);
    expect((await read(lead.id)).events).toEqual([]);
  });
});

describe("LE3: the 24-hour promise", () => {
  test("counts from the request, and a call keeps it with one tap", async () => {
    const { lead } = await sendRequest();
    const promise = Date.parse(lead.promised_until ?? "") - Date.parse(lead.created_at);
    expect(promise).toBe(24 * 60 * 60 * 1000);
    expect(await list("due=promise")).toHaveLength(1);
    await post(`/api/leads/${lead.id}/events/`, { kind: "note", text: "Who can go?" });
    expect(await list("due=promise")).toHaveLength(1);
    const called = await post(`/api/leads/${lead.id}/events/`, { kind: "call" });
    expect(called.statusCode, called.body).toBe(201);
    expect(called.json()).toMatchObject({ status: "contacted", promised_until: null });
    expect(await list("due=promise")).toEqual([]);
  });

  test("a status that was set by mistake and taken back opens it again", async () => {
    const { lead } = await sendRequest();
    await patch(lead.id, { status: "contacted" });
    expect(await list("due=promise")).toEqual([]);
    await patch(lead.id, { status: "new" });
    expect(await list("due=promise")).toHaveLength(1);
  });
});

describe("LE8: assigning", () => {
  test("tells the new owner by mail and keeps the lead new for them, one by one and together", async () => {
    const environment = { SMTP_URL: "smtp://localhost:2525", MAIL_FROM: "office@site.test" };
    const store = { database: site.database, url: site.databaseUrl, drop: async () => undefined };
    const withMail = await createTestApp(environment, store);
    const agent = await logInAs(site, "agent");
    const email = `${agent.username}@example.com`;
    const { id: owner_id } = await site.database
      .updateTable("accounts")
      .set({ email })
      .where("username", "=", agent.username)
      .returning("id")
      .executeTakeFirstOrThrow();
    const told = async () =>
      site.database.selectFrom("mails").select(["subject", "kind"]).where("to_address", "=", email).execute();
    const { lead } = await sendMessage();
    await patch(lead.id, { is_new: false });
    const assign = (change: object) =>
      withMail.app.inject({
        method: "PATCH",
        url: `/api/leads/${lead.id}/`,
        headers: admin.headers,
        payload: change,
      });
    await assign({ owner_id });
    expect(await read(lead.id)).toMatchObject({ owner_id, is_new: true });
    expect(await told()).toEqual([{ kind: "lead", subject: `New message: ${messageFields.subject}` }]);
    await assign({ owner_id, next_step: "Call" });
    expect(await told()).toHaveLength(1);
    const { lead: second } = await sendMessage({ subject: "Another" });
    await patch(second.id, { is_new: false });
    const bulk = { kind: "leads", ids: [second.id], change: { owner_id } };
    await withMail.app.inject({ method: "POST", url: "/api/bulk/", headers: admin.headers, payload: bulk });
    expect((await read(second.id)).is_new).toBe(true);
    expect((await told()).map(({ subject }) => subject)).toContain("New message: Another");
    // An admin who takes a lead has seen it.
    const own = await site.database
      .selectFrom("accounts")
      .select("id")
      .where("username", "=", admin.username)
      .executeTakeFirstOrThrow();
    await patch(second.id, { owner_id: own.id });
    expect((await read(second.id)).is_new).toBe(false);
    await withMail.close();
  });
});

describe("LE4: replies", () => {
  test("a repeated reply or note with the same idempotency key is sent and stored once", async () => {
    const { lead } = await sendMessage();
    const send = (path: string, payload: object) =>
      site.app.inject({
        method: "POST",
        url: `/api/leads/${lead.id}/${path}/`,
        headers: { ...admin.headers, "idempotency-key": "pressed-twice" },
        payload,
      });
    const reply = { subject: "Re: A visit", text: "Sent once", language: "en" };
    const note = { kind: "note", text: "Noted once" };
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => send("reply", reply)),
      ...[1, 2, 3].map(() => send("events", note)),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201));
    const kinds = (await read(lead.id)).events.map(({ kind }) => kind).toSorted();
    expect(kinds).toEqual(["note", "reply", "status"]);
    const mails = site.database.selectFrom("mails").select("id").where("text", "=", reply.text);
    expect(await mails.execute()).toHaveLength(1);
    expect((await send("reply", { ...reply, text: "Another text" })).statusCode).toBe(422);
  });

  test("an agent learns from the own lead whether it can be answered by e-mail", async () => {
    const agent = await logInAs(site, "agent");
    const { lead } = await sendMessage();
    const owners = z
      .object({ results: z.array(ownerSchema) })
      .parse((await get("/api/leads/owners/")).json());
    const owner = owners.results.find(({ username }) => username === agent.username);
    await patch(lead.id, { owner_id: owner?.id });
    const canReply = async (by: typeof site, id = lead.id) =>
      (await by.app.inject({ url: `/api/leads/${id}/`, headers: agent.headers })).json().can_reply_by_mail;
    expect(await canReply(site)).toBe(false);
    const environment = { SMTP_URL: "smtp://localhost:2525", MAIL_FROM: "office@site.test" };
    const store = { database: site.database, url: site.databaseUrl, drop: async () => undefined };
    const withMail = await createTestApp(environment, store);
    expect(await canReply(withMail)).toBe(true);
    const { lead: withoutAddress } = await sendRequest();
    await patch(withoutAddress.id, { owner_id: owner?.id });
    expect(await canReply(withMail, withoutAddress.id)).toBe(false);
    await withMail.close();
  });

  test("a reply is queued and in the timeline, and answers the lead", async () => {
    const { lead } = await sendMessage();
    const reply = { subject: "Re: A visit", text: "On Saturday at ten?", language: "en" };
    const response = await post(`/api/leads/${lead.id}/reply/`, reply);
    expect(response.statusCode, response.body).toBe(201);
    expect(response.json()).toMatchObject({
      status: "contacted",
      events: [{ kind: "status" }, { kind: "reply" }],
    });
    const mails = await site.database
      .selectFrom("mails")
      .selectAll()
      .where("about_lead", "=", lead.id)
      .execute();
    expect(mails).toMatchObject([
      { kind: "reply", to_address: messageFields.email, text: reply.text, status: "queued" },
    ]);
    const { lead: request } = await sendRequest();
    expect((await post(`/api/leads/${request.id}/reply/`, reply)).statusCode).toBe(400);
    expect((await read(request.id)).events).toEqual([]);
  });
});

describe("LE6: leads together", () => {
  test("sets status and owner of many with their timelines, with one undo", async () => {
    const ids: number[] = [];
    for (let index = 0; index < 3; index += 1)
      ids.push((await sendMessage({ email: `m${index}@example.com` })).lead.id);
    const bulk = async (change: object) =>
      bulkResultSchema.parse((await post("/api/bulk/", { kind: "leads", ids, change })).json());
    const { changed, undo } = await bulk({ lead_status: "lost" });
    expect(changed).toBe(3);
    await patch(ids[0] ?? 0, { status: "won" }, {}, colleague);
    const undone = bulkUndoResultSchema.parse((await post("/api/bulk/undo/", { undo })).json());
    expect(undone).toEqual({ changed: 2, skipped: 1 });
    expect((await list()).map(({ status }) => status)).toEqual(["new", "new", "won"]);
    expect((await read(ids[1] ?? 0)).events.map(({ detail }) => detail.to)).toEqual(["new", "lost"]);
    const owners = z.array(ownerSchema).parse((await get("/api/leads/owners/")).json().results);
    expect((await bulk({ owner_id: owners[0]?.id })).changed).toBe(3);
    expect((await list())[0]?.owner).toBe(owners[0]?.username);
    const wrong = await post("/api/bulk/", { kind: "leads", ids, change: { is_deleted: true } });
    expect(wrong.statusCode).toBe(400);
  });

  test("exports what is filtered", async () => {
    await sendMessage({ name: "=cmd()" });
    await sendRequest();
    const { body, headers } = await get("/api/leads/export.csv?kind=message&lang=en");
    expect(headers["content-type"]).toContain("text/csv");
    expect(body.split("\r\n").filter(Boolean)).toHaveLength(2);
    expect(body).toContain("'=cmd()");
    expect(body).toContain("created_at_bs");
  });
});
