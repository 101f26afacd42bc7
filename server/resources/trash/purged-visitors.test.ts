import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { keysOf } from "#domain/keys-of.ts";
import { runMaintenance } from "#server/maintenance.ts";
import { notifyStaffHandler } from "#server/resources/notices/notify-staff.ts";
import { notifySellersHandler } from "#server/resources/seller-pages/notify-sellers.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { serviceRequestFields, submissionFields } from "#server/testing/sample-forms.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
});
beforeEach(async () => {
  await sql`truncate messages, enquiries, sell_submissions, service_requests, leads, people, mails, row_history, lead_notices cascade`.execute(
    site.database,
  );
});
afterAll(() => site.close());

const visitor = {
  name: "Unmistakable Visitor",
  email: "Unmistakable@visitor.test",
  phone: "9807654321",
  message: "An unmistakable question",
};
/** Every text of the visitor, as it is stored and as it is compared. */
const traces = ["unmistakable", "07654321"];

/** The tables that have one of the texts anywhere in a row, with the row. */
async function findTraces(): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`.execute(site.database);
  const found: string[] = [];
  for (const { name } of tables)
    for (const text of traces) {
      const { rows } = await sql<{ content: string }>`
        select content from (select lower(to_jsonb(row)::text) as content from ${sql.raw(name)} as row) as rows
        where position(${text} in content) > 0`.execute(site.database);
      found.push(...rows.map(({ content }) => `${name}: ${content.slice(0, 300)}`));
    }
  return found;
}
const post = (url: string, payload: object) =>
  site.app.inject({ method: "POST", url, headers: admin.headers, payload });

const { name, email, phone, message } = visitor;
const property = { propert_title: "Unmistakable house", property_location: "Unmistakable street" };
/** What visitors send, by the kind of rows that it becomes. */
const forms = {
  enquiries: { url: "/api/enquiries/", lead: "enquiry", payload: { kind: "enquiry", ...visitor } },
  messages: {
    url: "/messages/create/",
    lead: "message",
    payload: { name, email, phone, subject: "Unmistakable subject", message },
  },
  sell: {
    url: "/sell/",
    lead: "submission",
    payload: { ...submissionFields, ...property, name, email, phone_no: phone, description: message },
  },
  "service-requests": {
    url: "/service-requests/",
    lead: "service_request",
    payload: {
      ...serviceRequestFields,
      email,
      phone_no: phone,
      address: "Unmistakable street",
      description: message,
    },
  },
} as const;
const kinds = keysOf(forms);

/** A form that staff and its sender were told of, which was replied to and deleted. */
async function receiveAndDelete(kind: (typeof kinds)[number], contact: object = {}): Promise<number> {
  const { url, lead: leadKind, payload } = forms[kind];
  const sent = await site.app.inject({ method: "POST", url, payload: { ...payload, ...contact } });
  expect(sent.statusCode, sent.body).toBe(201);
  const { id } = sent.json();
  const { database } = site;
  const mail = { database, hasMail: true, language: "en", publicUrl: "http://site.test" } as const;
  const notifyStaff = notifyStaffHandler({ ...mail, addresses: ["office@site.test"] });
  const notifySellers = notifySellersHandler({ ...mail, now: () => new Date(Date.now() + 3 * 60_000) });
  for (const { run } of [notifyStaff, notifySellers]) await run({ data: {}, isLastAttempt: false });
  const leads = await site.app.inject({
    url: `/api/leads/?sources=${id}&kind=${leadKind}`,
    headers: admin.headers,
  });
  const reply = {
    subject: "Re: your unmistakable question",
    text: "Dear Unmistakable Visitor",
    language: "en",
  };
  const [lead] = leads.json().results;
  expect((await post(`/api/leads/${lead.id}/reply/`, reply)).statusCode).toBe(201);
  const note = { kind: "note", text: "Called the unmistakable visitor" };
  expect((await post(`/api/leads/${lead.id}/events/`, note)).statusCode).toBe(201);
  const deletion = { kind, ids: [id], change: { is_deleted: true } };
  expect((await post("/api/bulk/", deletion)).json().changed).toBe(1);
  return id;
}
const namePerson = async (id: number, name: string) => {
  const url = `/api/people/${id}/`;
  const named = await site.app.inject({ method: "PATCH", url, headers: admin.headers, payload: { name } });
  expect(named.statusCode, named.body).toBe(200);
};
const removePermanently = async (kind: (typeof kinds)[number], id: number) => {
  const purged = await post("/api/trash/purge/", { rows: [{ kind, id }] });
  expect(purged.statusCode, purged.body).toBe(200);
};

test.each(kinds)(
  "LE6: nothing of a visitor is left anywhere in the database after removing permanently: %s",
  async (kind) => {
    const id = await receiveAndDelete(kind);
    expect((await findTraces()).length).toBeGreaterThan(0);
    await removePermanently(kind, id);
    expect(await findTraces()).toEqual([]);
  },
);

test.each(kinds)(
  "LE6: nothing of a visitor is left anywhere in the database after the time in the trash: %s",
  async (kind) => {
    await receiveAndDelete(kind);
    const { database, media } = site;
    const later = new Date(Date.now() + 31 * 24 * 60 * 60 * 1000);
    await runMaintenance({ database, media, log: pino({ level: "silent" }) }, later);
    expect(await findTraces()).toEqual([]);
  },
);

test("LE6: contacts that only the removed form had leave the person whose other forms stay", async () => {
  const shared = { email: "shared@example.com", name: "Sita", message: "Is it free?" };
  const other = { kind: "enquiry", ...shared, phone: "" };
  expect((await site.app.inject({ method: "POST", url: "/api/enquiries/", payload: other })).statusCode).toBe(
    201,
  );
  const id = await receiveAndDelete("enquiries", { email: shared.email });
  await removePermanently("enquiries", id);
  expect(await findTraces()).toEqual([]);
  const people = await site.database.selectFrom("people").select(["name", "phone", "email"]).execute();
  expect(people).toEqual([{ name: "Sita", phone: null, email: "shared@example.com" }]);
});

test("LE6: nothing is left of a lead that staff added and whose person they named", async () => {
  const { message: text, ...contact } = visitor;
  const lead = (await post("/api/leads/", { ...contact, text, channel: "telephone", language: "en" })).json();
  await namePerson(lead.person_id, "Unmistakable Kumari Visitor");
  expect((await post(`/api/leads/${lead.id}/events/`, { kind: "call", text })).statusCode).toBe(201);
  const deletion = { kind: "enquiries", ids: [lead.source_id], change: { is_deleted: true } };
  expect((await post("/api/bulk/", deletion)).json().changed).toBe(1);
  await removePermanently("enquiries", lead.source_id);
  expect(await findTraces()).toEqual([]);
});

test("LE6: what the removed form called its person is not in the timelines of their other leads", async () => {
  const id = await receiveAndDelete("enquiries");
  const other = {
    kind: "enquiry",
    ...visitor,
    name: "Sita",
    email: "sita@example.com",
    message: "Is it free?",
  };
  const sent = await site.app.inject({ method: "POST", url: "/api/enquiries/", payload: other });
  const leads = await site.app.inject({
    url: `/api/leads/?sources=${sent.json().id}`,
    headers: admin.headers,
  });
  await namePerson(leads.json().results[0].person_id, "Sita Karna");
  await removePermanently("enquiries", id);
  expect((await findTraces()).filter((trace) => trace.includes("unmistakable"))).toEqual([]);
});
