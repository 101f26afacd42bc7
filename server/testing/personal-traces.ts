import { sql } from "kysely";
import { expect } from "vitest";
import { webhookEvents } from "#domain/webhooks/webhook-events.ts";
import { notifyStaffHandler } from "#server/resources/notices/notify-staff.ts";
import { notifySellersHandler } from "#server/resources/seller-pages/notify-sellers.ts";
import type { LoggedIn } from "./log-in.ts";
import { formOf, pictureFile } from "./pictures.ts";
import { serviceRequestFields, submissionFields } from "./sample-forms.ts";
import type { TestApp } from "./test-app.ts";

export const visitor = {
  name: "Unmistakable Visitor",
  email: "Unmistakable@visitor.test",
  phone: "9807654321",
};
/** Every text of the visitor, as it is stored and as it is compared. */
const traces = ["unmistakable", "07654321"];

/** Rows of any table, also of jobs, that have one of the texts in any column; bytes are compared as text, too. */
export async function findTraces({ database }: TestApp): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string; type: string }>`
    select format('%I.%I', table_schema, table_name) as table, quote_ident(column_name) as column, data_type as type
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`.execute(database);
  const found: string[] = [];
  for (const { table, column, type } of columns) {
    const value = sql.raw(type === "bytea" ? `encode(${column}, 'escape')` : `${column}::text`);
    const { rows } = await sql<{ value: string }>`
      select ${value} as value from ${sql.raw(table)}
      where exists (select from unnest(${traces}::text[]) as trace where position(trace in lower(${value})) > 0)`.execute(
      database,
    );
    found.push(...rows.map((row) => `${table}.${column}: ${row.value.slice(0, 200)}`));
  }
  return found;
}
async function send({ app }: TestApp, url: string, payload: FormData | object): Promise<{ id: number }> {
  const response = await app.inject({ method: "POST", url, payload });
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
}

const { name, email, phone } = visitor;
export const visitorMessage = "An unmistakable question";
/** Everything that one person can leave behind. Returns the person's id and the leads. */
export async function leaveTraces(site: TestApp, admin: LoggedIn) {
  const request = (method: "POST" | "PATCH", url: string, payload: object) =>
    site.app.inject({ method, url, headers: admin.headers, payload });
  await site.database
    .insertInto("webhooks")
    .values({ name: "CRM", url: "https://crm.test/", events: [...webhookEvents], seed: Buffer.alloc(32) })
    .execute();
  await send(site, "/api/enquiries/", { kind: "enquiry", ...visitor, message: visitorMessage });
  await send(site, "/messages/create/", {
    ...visitor,
    subject: "Unmistakable subject",
    message: visitorMessage,
  });
  await send(
    site,
    "/sell/",
    formOf({
      ...submissionFields,
      name,
      email,
      phone_no: phone,
      description: visitorMessage,
      image: await pictureFile(),
    }),
  );
  await send(site, "/service-requests/", {
    ...serviceRequestFields,
    email,
    phone_no: phone,
    description: visitorMessage,
  });
  const { database } = site;
  const mail = { database, hasMail: true, language: "en", publicUrl: "http://site.test" } as const;
  const handlers = [
    notifyStaffHandler({ ...mail, addresses: ["office@site.test"] }),
    notifySellersHandler({ ...mail, now: () => new Date(Date.now() + 3 * 60_000) }),
  ];
  for (const { run } of handlers) await run({ data: {}, isLastAttempt: false });
  const leads = await database
    .selectFrom("leads")
    .select(["id", "person_id", "kind"])
    .orderBy("id")
    .execute();
  for (const { id } of leads) {
    const reply = { subject: "Re: unmistakable", text: "Dear Unmistakable Visitor", language: "en" };
    expect((await request("POST", `/api/leads/${id}/reply/`, reply)).statusCode).toBe(201);
    const note = { kind: "note", text: "Called the unmistakable visitor" };
    expect((await request("POST", `/api/leads/${id}/events/`, note)).statusCode).toBe(201);
    await request("PATCH", `/api/leads/${id}/`, { next_step: "Call the unmistakable visitor" });
  }
  const personId = leads[0]?.person_id ?? 0;
  expect(new Set(leads.map(({ person_id }) => person_id))).toEqual(new Set([personId]));
  await request("PATCH", `/api/people/${personId}/`, { name: "Unmistakable Kumari" });
  await database
    .insertInto("sms_messages")
    .values({
      about_lead: leads[0]?.id ?? 0,
      to_number: phone,
      text: "Dear Unmistakable",
      language: "en",
      parts: 1,
    })
    .execute();
  const visit = { lead_id: leads[0]?.id, starts_at: "2027-01-05T05:15:00Z", minutes: 30 };
  const said = { meeting_place: "At the unmistakable gate", note: "Unmistakable dog" };
  const visited = await request("POST", "/api/visits/", { ...visit, ...said });
  expect(visited.statusCode, visited.body).toBe(201);
  const offered = await request("POST", "/api/estimates/", { lead_id: leads.at(-1)?.id });
  expect(offered.statusCode, offered.body).toBe(201);
  await database
    .insertInto("estimate_events")
    .values({ estimate_id: offered.json().id, number: 1, kind: "asked", text: visitorMessage })
    .execute();
  await sql`
    insert into alerts (email, language, listing, query, page_seed, page_hash)
    values (${email}, 'en', 'sale', 'search=unmistakable', '\\x01', '\\x01')`.execute(database);
  await sql`
    with added as (
      insert into imports (kind, file_name, headers, fields, row_count) values ('leads', 'x.csv', '[]', '[]', 1) returning id
    )
    insert into import_rows (import_id, position, line, cells) select id, 1, 1, ${JSON.stringify([name, email])}::jsonb from added`.execute(
    database,
  );
  return { personId, leads };
}
