import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { runMaintenance } from "#server/maintenance.ts";
import { tellStaffHandler } from "#server/resources/notices/tell-staff.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
});
beforeEach(async () => {
  await sql`truncate messages, enquiries, leads, people, mails, row_history, lead_notices cascade`.execute(
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

/** An enquiry that was told to staff, replied to and deleted. */
async function receiveAndDelete(contact: object = {}): Promise<number> {
  const payload = { kind: "enquiry", ...visitor, ...contact };
  const sent = await site.app.inject({ method: "POST", url: "/api/enquiries/", payload });
  expect(sent.statusCode, sent.body).toBe(201);
  const { id } = sent.json();
  const tell = tellStaffHandler({
    database: site.database,
    hasMail: true,
    addresses: ["office@site.test"],
    language: "en",
    publicUrl: "http://site.test",
  });
  await tell.run({ data: {}, isLastAttempt: false });
  const leads = await site.app.inject({ url: `/api/leads/?sources=${id}`, headers: admin.headers });
  const reply = {
    subject: "Re: your unmistakable question",
    text: "Dear Unmistakable Visitor",
    language: "en",
  };
  const [lead] = leads.json().results;
  expect((await post(`/api/leads/${lead.id}/reply/`, reply)).statusCode).toBe(201);
  const deletion = { kind: "enquiries", ids: [id], change: { is_deleted: true } };
  expect((await post("/api/bulk/", deletion)).json().changed).toBe(1);
  return id;
}
const removePermanently = async (id: number) => {
  const purged = await post("/api/trash/purge/", { rows: [{ kind: "enquiries", id }] });
  expect(purged.statusCode, purged.body).toBe(200);
};

test("LE6: nothing of a visitor is left anywhere in the database after removing permanently", async () => {
  const id = await receiveAndDelete();
  expect((await findTraces()).length).toBeGreaterThan(0);
  await removePermanently(id);
  expect(await findTraces()).toEqual([]);
});

test("LE6: nothing of a visitor is left anywhere in the database after the time in the trash", async () => {
  await receiveAndDelete();
  const { database, media } = site;
  const later = new Date(Date.now() + 31 * 24 * 60 * 60 * 1000);
  await runMaintenance({ database, media, log: pino({ level: "silent" }) }, later);
  expect(await findTraces()).toEqual([]);
});

test("LE6: contacts that only the removed form had leave the person whose other forms stay", async () => {
  const shared = { email: "shared@example.com", name: "Sita", message: "Is it free?" };
  const other = { kind: "enquiry", ...shared, phone: "" };
  expect((await site.app.inject({ method: "POST", url: "/api/enquiries/", payload: other })).statusCode).toBe(
    201,
  );
  const id = await receiveAndDelete({ email: shared.email });
  await removePermanently(id);
  expect(await findTraces()).toEqual([]);
  const people = await site.database.selectFrom("people").select(["name", "phone", "email"]).execute();
  expect(people).toEqual([{ name: "Sita", phone: null, email: "shared@example.com" }]);
});
