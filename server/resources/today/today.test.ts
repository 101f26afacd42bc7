import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { kathmanduDay } from "#domain/dates.ts";
import { leadDetailsSchema } from "#domain/leads/lead.ts";
import { maxTodayLines, todaySchema } from "#domain/today/today.ts";
import { seedSettings } from "#server/demo/seed-settings.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { formOf } from "#server/testing/pictures.ts";
import { serviceRequestFields, submissionFields } from "#server/testing/sample-forms.ts";
import { sampleProperty } from "#server/testing/sample-rows.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";

let site: TestApp;
let admin: LoggedIn;
let agent: LoggedIn;
let agentId: number;
const dayMs = 24 * 3_600_000;
const today = kathmanduDay(Date.now());
const yesterday = kathmanduDay(Date.now() - dayMs);
const tomorrow = kathmanduDay(Date.now() + dayMs);

beforeAll(async () => {
  const store = await createTestDatabase();
  // Promises an answer within 24 hours.
  await seedSettings(store.database);
  site = await createTestApp({}, store);
  admin = await logInAs(site, "admin");
  agent = await logInAs(site, "agent");
  const account = site.database.selectFrom("accounts").select("id").where("username", "=", agent.username);
  agentId = (await account.executeTakeFirstOrThrow()).id;
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ["service_requests", "sell_submissions", "properties"] as const)
    await site.database.deleteFrom(table).execute();
});

async function read(by: LoggedIn = admin) {
  const response = await site.app.inject({ url: "/api/today/", headers: by.headers });
  expect(response.statusCode, response.body).toBe(200);
  return todaySchema.parse(response.json());
}

async function sendRequest(name: string): Promise<number> {
  const payload = { ...serviceRequestFields, service_name: name };
  const sent = await site.app.inject({ method: "POST", url: "/service-requests/", payload });
  expect(sent.statusCode, sent.body).toBe(201);
  const lead = site.database.selectFrom("leads").select("id").where("source_id", "=", sent.json().id);
  return (await lead.where("kind", "=", "service_request").executeTakeFirstOrThrow()).id;
}

async function change(id: number, payload: object, headers: object = {}) {
  const url = `/api/leads/${id}/`;
  return site.app.inject({ method: "PATCH", url, headers: { ...admin.headers, ...headers }, payload });
}

async function addListing(name: string, columns: object = {}): Promise<number> {
  const values = { ...sampleProperty, name, ...columns };
  const row = site.database.insertInto("properties").values(values).returning("id");
  return (await row.executeTakeFirstOrThrow()).id;
}

test("DY2: promised answers and next steps until today are listed, the earliest first", async () => {
  const waiting = await sendRequest("Asha");
  const late = await sendRequest("Bimal");
  const due = await sendRequest("Chandra");
  const later = await sendRequest("Dipa");
  await change(late, { status: "contacted", next_step: "Call again", next_step_on: yesterday });
  await change(due, { status: "contacted", next_step: "Send papers", next_step_on: today });
  await change(later, { status: "contacted", next_step: "Visit", next_step_on: tomorrow });
  const { answers, steps, day } = await read();
  expect(day).toBe(today);
  expect(answers.results.map(({ id }) => id)).toEqual([waiting]);
  expect(answers.results[0]?.promised_until).not.toBeNull();
  expect(steps.results.map(({ id, next_step }) => [id, next_step])).toEqual([
    [late, "Call again"],
    [due, "Send papers"],
  ]);
});

test("DY2: an answer is done and undone, and doing either twice changes nothing more", async () => {
  const id = await sendRequest("Asha");
  expect((await read()).answers.count).toBe(1);
  const done = await change(id, { status: "contacted" });
  expect((await change(id, { status: "contacted" })).statusCode).toBe(200);
  expect((await read()).answers.count).toBe(0);
  const etag = String(done.headers.etag);
  expect((await change(id, { status: "new" }, { "if-match": etag })).statusCode).toBe(200);
  expect((await change(id, { status: "new" })).statusCode).toBe(200);
  const { answers } = await read();
  expect(answers.results).toMatchObject([{ id, promised_until: expect.any(String) }]);
  const details = await site.app.inject({ url: `/api/leads/${id}/`, headers: admin.headers });
  expect(leadDetailsSchema.parse(details.json()).events.map(({ kind }) => kind)).toEqual([
    "status",
    "status",
  ]);
});

test("DY2: an undo does not overwrite what someone else has changed meanwhile", async () => {
  const id = await sendRequest("Asha");
  const done = await change(id, { status: "contacted" });
  await change(id, { status: "negotiating" });
  const undo = await change(id, { status: "new" }, { "if-match": String(done.headers.etag) });
  expect(undo.statusCode).toBe(412);
});

test("DY2 LE8: agents get their own lines, admins theirs and those of nobody", async () => {
  const own = await sendRequest("Asha");
  const foreign = await sendRequest("Bimal");
  await change(own, { owner_id: agentId });
  const draft = await addListing("Draft of the agent", { status: "draft", owner_id: agentId });
  const unowned = await addListing("Draft of nobody", { status: "draft" });
  await addListing("Published", { status: "active", owner_id: agentId });
  const ofAgent = await read(agent);
  expect(ofAgent.answers.results.map(({ id }) => id)).toEqual([own]);
  expect(ofAgent.drafts.results.map(({ id }) => id)).toEqual([draft]);
  expect(ofAgent.notices).toMatchObject({ mail: null, proposed_places: 0, has_demo: false, draft_texts: [] });
  const ofAdmin = await read();
  expect(ofAdmin.answers.results.map(({ id }) => id)).toEqual([foreign]);
  expect(ofAdmin.drafts.results.map(({ id }) => id)).toEqual([unowned]);
  expect(ofAdmin.notices.mail).toMatchObject({ is_set_up: false });
});

test("DY2 LE8: a listing waits with the admin while its approval is asked for, and is with its agent before and after", async () => {
  const id = await addListing("House in Ward 4", { status: "draft", owner_id: agentId });
  const needed = await site.app.inject({
    method: "PUT",
    url: "/api/settings/listings/",
    headers: admin.headers,
    payload: { needsApproval: true },
  });
  expect(needed.statusCode, needed.body).toBe(200);
  const publish = await site.app.inject({
    method: "PATCH",
    url: `/api/properties/${id}/`,
    headers: agent.headers,
    payload: { status: "active" },
  });
  expect(publish.statusCode, publish.body).toBe(200);
  expect((await read(agent)).drafts.count).toBe(0);
  expect((await read(agent)).approvals.count).toBe(0);
  expect((await read()).approvals.results).toMatchObject([
    { id, name: "House in Ward 4", requested_by: agent.username },
  ]);
  await site.database.updateTable("listing_approvals").set({ returned_at: new Date() }).execute();
  expect((await read()).approvals.count).toBe(0);
  expect((await read(agent)).drafts.results).toMatchObject([{ id, is_returned: true }]);
});

test("DY2: submissions wait for a decision until they are published or declined, the oldest first", async () => {
  for (const title of ["First house", "Second house"]) {
    const payload = formOf({ ...submissionFields, propert_title: title });
    const sent = await site.app.inject({ method: "POST", url: "/sell/", payload });
    expect(sent.statusCode, sent.body).toBe(201);
  }
  const { submissions } = await read();
  expect(submissions.results.map(({ title }) => title)).toEqual(["First house", "Second house"]);
  expect((await read(agent)).submissions.count).toBe(0);
  await site.database.updateTable("sell_submissions").set({ step: "declined" }).execute();
  expect((await read()).submissions).toEqual({ count: 0, results: [] });
});

test("DY10: an open lead without a plan that nobody has touched for the days of the settings is silent, until it is put off or touched", async () => {
  const silent = await sendRequest("Asha");
  const recent = await sendRequest("Bimal");
  const planned = await sendRequest("Chandra");
  for (const id of [silent, recent, planned]) await change(id, { status: "contacted" });
  await change(planned, { next_step: "Call", next_step_on: tomorrow });
  const longAgo = new Date(Date.now() - 15 * dayMs);
  for (const id of [silent, planned]) {
    await site.database.updateTable("leads").set({ updated_at: longAgo }).where("id", "=", id).execute();
    await sql`update lead_events set created_at = ${longAgo} where lead_id = ${id}`.execute(site.database);
  }
  const silentIds = async () => (await read()).silent.results.map(({ id }) => id);
  expect(await silentIds()).toEqual([silent]);
  for (let time = 0; time < 2; time += 1) {
    expect((await change(silent, { snoozed_until: tomorrow })).statusCode).toBe(200);
    expect(await silentIds()).toEqual([]);
  }
  await change(silent, { snoozed_until: today });
  expect(await silentIds()).toEqual([silent]);
  await change(silent, { snoozed_until: null });
  expect(await silentIds()).toEqual([silent]);
  await change(silent, { status: "negotiating" });
  expect(await silentIds()).toEqual([]);
});

test("DY2: visits of today are listed in their order, with where they are, until they have a result", async () => {
  const property = await addListing("House in Ward 4", { status: "active" });
  const lead = await sendRequest("Asha");
  const at = (hour: string) => `${today}T${hour}:00+05:45`;
  const ids = await Promise.all(
    [at("15:00"), at("11:00"), `${tomorrow}T11:00:00+05:45`].map(async (starts_at) => {
      const payload = { lead_id: lead, property_id: property, starts_at };
      const sent = await site.app.inject({
        method: "POST",
        url: "/api/visits/",
        headers: admin.headers,
        payload,
      });
      expect(sent.statusCode, sent.body).toBe(201);
      return sent.json<{ id: number }>().id;
    }),
  );
  const [afternoon = 0, morning = 0] = ids;
  expect((await read()).visits.results).toMatchObject([
    { id: morning, property_name: "House in Ward 4" },
    { id: afternoon },
  ]);
  expect((await read(agent)).visits.count).toBe(0);
  const result = { method: "PATCH", url: `/api/visits/${morning}/`, headers: admin.headers } as const;
  for (let time = 0; time < 2; time += 1)
    expect((await site.app.inject({ ...result, payload: { state: "done" } })).statusCode).toBe(200);
  expect((await read()).visits.results.map(({ id }) => id)).toEqual([afternoon]);
  expect((await site.app.inject({ ...result, payload: { state: "confirmed" } })).statusCode).toBe(200);
  expect((await read()).visits.count).toBe(2);
});

test("DY2: visits of the days before stand there until their result is noted, the latest first", async () => {
  const lead = await sendRequest("Asha");
  const visitOn = async (daysAgo: number, state = "confirmed") => {
    const starts_at = new Date(Date.now() - daysAgo * dayMs).toISOString();
    const sent = await site.app.inject({
      method: "POST",
      url: "/api/visits/",
      headers: admin.headers,
      payload: { lead_id: lead, starts_at, state },
    });
    expect(sent.statusCode, sent.body).toBe(201);
    return sent.json<{ id: number }>().id;
  };
  const [old, recent] = [await visitOn(5), await visitOn(1)];
  await visitOn(2, "done");
  await visitOn(3, "cancelled");
  await visitOn(40);
  expect((await read()).past_visits).toMatchObject({ count: 2, results: [{ id: recent }, { id: old }] });
  expect((await read(agent)).past_visits.count).toBe(0);
  const noted = await site.app.inject({
    method: "PATCH",
    url: `/api/visits/${recent}/`,
    headers: admin.headers,
    payload: { state: "missed" },
  });
  expect(noted.statusCode, noted.body).toBe(200);
  expect((await read()).past_visits.results.map(({ id }) => id)).toEqual([old]);
});

test("DY9: text messages that were refused or are unknown stand there until staff decide, for those who may see the lead", async () => {
  const own = await sendRequest("Asha");
  const foreign = await sendRequest("Bimal");
  await change(foreign, { owner_id: agentId });
  const { rows: added } = await sql<{ id: number }>`
    insert into sms_messages (about_lead, status, to_number, text, language, parts)
    select lead_id, status, '9801234567', 'Tomorrow', 'en', 1
    from (values (${own}::int, 'unknown'), (${own}, 'sent'), (${foreign}, 'refused')) as sent (lead_id, status)
    returning id`.execute(site.database);
  expect((await read()).sms).toMatchObject({ count: 1, results: [{ lead_id: own, outcome: "unknown" }] });
  expect((await read(agent)).sms).toMatchObject({
    count: 1,
    results: [{ lead_id: foreign, outcome: "refused" }],
  });
  const url = `/api/sms/${added[0]?.id}/`;
  const settled = { method: "PATCH", url, headers: admin.headers, payload: { is_handled: true } } as const;
  expect((await site.app.inject(settled)).statusCode).toBe(204);
  expect((await read()).sms.count).toBe(0);
});

test("DY2: a section is bounded, and its count is that of all lines", async () => {
  const drafts = Array.from({ length: maxTodayLines + 3 }, (_, index) =>
    addListing(`Draft ${index}`, { status: "draft" }),
  );
  await Promise.all(drafts);
  const section = (await read()).drafts;
  expect(section.count).toBe(maxTodayLines + 3);
  expect(section.results).toHaveLength(maxTodayLines);
});

test("DY2: needs an account with a role", async () => {
  expect((await site.app.inject("/api/today/")).statusCode).toBe(401);
  const { headers } = await logInAs(site, "staff");
  expect((await site.app.inject({ url: "/api/today/", headers })).statusCode).toBe(403);
});
