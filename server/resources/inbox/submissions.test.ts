import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isFullRun } from "#server/testing/full-run.ts";
import { messageFields, serviceRequestFields, submissionFields } from "#server/testing/sample-forms.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const senders = 50;
const submissionsOfSender = isFullRun ? 20 : 4;

type Form = Readonly<{ url: string; kind: string; fields: object; phone: string }>;
const forms: readonly [Form, ...Form[]] = [
  { url: "/messages/create/", kind: "message", fields: messageFields, phone: "phone" },
  { url: "/sell/", kind: "submission", fields: submissionFields, phone: "phone_no" },
  { url: "/service-requests/", kind: "service_request", fields: serviceRequestFields, phone: "phone_no" },
  {
    url: "/api/enquiries/",
    kind: "enquiry",
    fields: { kind: "enquiry", name: "Sita", message: "Is it free?" },
    phone: "phone",
  },
];

/**
 * Each submission is sent twice at the same moment, as by an impatient visitor, and again if a busy server refuses both. Returns the kinds and
 * ids that were acknowledged.
 */
async function sendAll(sender: number): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let number = 0; number < submissionsOfSender; number += 1) {
    const { url, kind, fields, phone } = forms[(sender + number) % forms.length] ?? forms[0];
    const payload = { ...fields, email: `sender${sender}@example.com`, [phone]: `98010000${10 + sender}` };
    const headers = { "idempotency-key": randomUUID() };
    const send = () => site.app.inject({ method: "POST", url, payload, headers });
    let pair = await Promise.all([send(), send()]);
    while (pair.every(({ statusCode }) => statusCode === 503)) pair = await Promise.all([send(), send()]);
    for (const answer of pair)
      if (answer.statusCode === 201) acknowledged.push(`${kind} ${answer.json().id}`);
  }
  return acknowledged;
}

const readKeys = async (table: "leads" | "lead_notices") => {
  const { rows } = await sql<{ key: string }>`
    select kind || ' ' || source_id as key from ${sql.table(table)} order by 1`.execute(site.database);
  return rows.map(({ key }) => key);
};

test(`LE1, LE2, LE3: of ${senders} senders at once, each acknowledged submission has one lead and one notice, and each sender is one person`, async () => {
  const answers = await Promise.all(Array.from({ length: senders }, (_, sender) => sendAll(sender)));
  const acknowledged = [...new Set(answers.flat())].sort();
  expect(acknowledged).toHaveLength(senders * submissionsOfSender);
  expect((await readKeys("leads")).sort()).toEqual(acknowledged);
  expect((await readKeys("lead_notices")).sort()).toEqual(acknowledged);
  const { rows } = await sql<{ people: number; roots: number; without: number }>`
    select count(distinct person_id)::integer as people, count(*) filter (where person_id is null)::integer as without,
      (select count(*)::integer from people where merged_into is null) as roots
    from leads`.execute(site.database);
  expect(rows).toEqual([{ people: senders, roots: senders, without: 0 }]);
});

test.each(forms)(
  "LE1, LE3: if the notice of $kind can't be written, neither its row nor its lead is",
  async ({ url, kind, fields, phone }) => {
    const refuse =
      "create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$";
    const trigger =
      "create trigger refuse before insert on lead_notices for each row execute function refuse()";
    const before = await countRows();
    await sql.raw(`${refuse}; ${trigger}`).execute(site.database);
    const payload = { ...fields, email: `${kind}@example.com`, [phone]: "9801234567" };
    const answer = await site.app.inject({ method: "POST", url, payload });
    await sql.raw("drop function refuse cascade").execute(site.database);
    expect(answer.statusCode).toBe(500);
    expect(await countRows()).toEqual(before);
  },
);

async function countRows(): Promise<unknown> {
  const tables = [
    "messages",
    "sell_submissions",
    "service_requests",
    "enquiries",
    "leads",
    "people",
    "jobs.job",
  ];
  const counts = tables.map((table) => sql`(select count(*) from ${sql.table(table)})`);
  return (await sql`select array[${sql.join(counts)}] as counts`.execute(site.database)).rows;
}
