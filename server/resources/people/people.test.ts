import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Lead, leadDetailsSchema, leadSchema } from "#domain/leads/lead.ts";
import { pageSchema } from "#domain/paging.ts";
import { leadOfMessage } from "#server/resources/messages/inbox.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { messageFields, serviceRequestFields } from "#server/testing/sample-forms.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { assignPeople } from "./assign-person.ts";
import { purgePeople } from "./repository.ts";

let site: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
});
beforeEach(async () => {
  for (const table of ["messages", "service_requests", "enquiries", "people"] as const)
    await site.database.deleteFrom(table).execute();
});
afterAll(() => site.close());

async function enquire(
  contact: Readonly<{ phone?: string; email?: string }>,
  name = "Sita Jha",
): Promise<Lead> {
  const payload = { kind: "enquiry", name, message: "Is it free?", ...contact };
  const response = await site.app.inject({ method: "POST", url: "/api/enquiries/", payload });
  expect(response.statusCode, response.body).toBe(201);
  const leads = await site.app.inject({
    url: `/api/leads/?sources=${response.json().id}&kind=enquiry`,
    headers: admin.headers,
  });
  const [lead] = pageSchema(leadSchema).parse(leads.json()).results;
  if (!lead) throw new Error("the enquiry is no lead");
  return lead;
}
async function read({ id }: Lead) {
  const response = await site.app.inject({ url: `/api/leads/${id}/`, headers: admin.headers });
  return leadDetailsSchema.parse(response.json());
}
const post = (url: string, payload: object = {}) =>
  site.app.inject({ method: "POST", url, headers: admin.headers, payload });
const name = ({ person_id: id }: Lead, text: string, headers: object = {}) =>
  site.app.inject({
    method: "PATCH",
    url: `/api/people/${id}/`,
    headers: { ...admin.headers, ...headers },
    payload: { name: text },
  });
const countPeople = async () => (await site.database.selectFrom("people").select("id").execute()).length;

describe("LE2: the same number or address is the same person", () => {
  test("in every spelling, across all kinds of leads", async () => {
    await site.app.inject({
      method: "POST",
      url: "/service-requests/",
      payload: { ...serviceRequestFields, phone_no: "980-1234567", email: "" },
    });
    const lead = await enquire({ phone: "+977 ९८०१२३४५६७" });
    const { person, other_leads: others } = await read(lead);
    // The request had no name.
    expect(person).toMatchObject({ name: "Sita Jha", phone: "+9779801234567", merged: [] });
    expect(others.map(({ kind }) => kind)).toEqual(["service_request"]);
    const byMail = await enquire({ email: "SITA@example.com" });
    const again = await enquire({ email: "sita@example.com" });
    expect((await read(again)).other_leads.map(({ id }) => id)).toEqual([byMail.id]);
    expect(await countPeople()).toBe(2);
  });

  test("two visitors with the same number at the same moment are one person", async () => {
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        enquire({ phone: "9801234567", email: `v${index % 3}@example.com` }),
      ),
    );
    const roots = await site.database
      .selectFrom("people")
      .select("id")
      .where("merged_into", "is", null)
      .execute();
    expect(roots).toHaveLength(1);
    expect(await countPeople()).toBe(3);
  });

  test("a second address belongs to the person with that number, and one who gives both joins two people", async () => {
    const phone = await enquire({ phone: "9801234567", email: "one@example.com" });
    await enquire({ phone: "9801234567", email: "two@example.com" });
    const other = await enquire({ email: "three@example.com" });
    expect((await read(phone)).person?.merged.map(({ email }) => email)).toEqual(["two@example.com"]);
    expect((await read(other)).other_leads).toEqual([]);
    await enquire({ phone: "9801234567", email: "three@example.com" });
    expect((await read(other)).other_leads).toHaveLength(3);
  });

  test("staff merge two people and part them again, and the app does not merge them again", async () => {
    const one = await enquire({ phone: "9801234567" });
    const two = await enquire({ phone: "9807654321" }, "S. Jha");
    const [first, second] = [(await read(one)).person?.id ?? 0, (await read(two)).person?.id ?? 0];
    const merged = await post(`/api/people/${second}/merge/`, { into: first });
    expect(merged.statusCode, merged.body).toBe(200);
    expect(merged.json()).toMatchObject({ id: first, merged: [{ id: second, phone: "+9779807654321" }] });
    expect((await post(`/api/people/${first}/merge/`, { into: second })).json().id).toBe(first);
    expect((await read(two)).other_leads.map(({ id }) => id)).toEqual([one.id]);
    expect((await read(two)).events).toMatchObject([
      { kind: "person", detail: { change: "merged" }, account: admin.username },
    ]);
    const parted = await post(`/api/people/${second}/part/`);
    expect(parted.json()).toMatchObject({ id: second, name: "S. Jha", merged: [] });
    expect((await read(one)).other_leads).toEqual([]);
    expect((await post(`/api/people/${second}/part/`)).statusCode).toBe(404);
    await enquire({ phone: "9807654321", email: "s@example.com" });
    await enquire({ phone: "9801234567", email: "s@example.com" });
    expect((await read(one)).person?.merged).toEqual([]);
  });

  test("LE8: an agent sees only those contacts of a person that own leads have", async () => {
    const agent = await logInAs(site, "agent");
    const ofOther = await enquire({ phone: "9801234567", email: "other@example.com" }, "Sita K. Jha");
    const own = await enquire({ phone: "980-1234567", email: "Own@example.com" }, "Sita");
    await sql`update leads set owner_id = (select id from accounts where username = ${agent.username}) where id = ${own.id}`.execute(
      site.database,
    );
    const response = await site.app.inject({ url: `/api/leads/${own.id}/`, headers: agent.headers });
    const { person, other_leads: others } = leadDetailsSchema.parse(response.json());
    expect(others).toEqual([]);
    expect(person).toMatchObject({
      name: "Sita",
      phone: "+9779801234567",
      email: null,
      merged: [{ name: "Sita", phone: null, email: "own@example.com" }],
    });
    expect(response.body).not.toMatch(/other@example.com|Sita K/);
    expect((await read(ofOther)).person).toMatchObject({ name: "Sita K. Jha", email: "other@example.com" });
  });

  test("staff name a person: everywhere instead of what was written, with who did it, and back again", async () => {
    const lead = await enquire({ phone: "9801234567", email: "one@example.com" }, "sita j");
    const second = await enquire({ phone: "9801234567", email: "two@example.com" }, "S. Jha");
    const named = await name(second, "Sita Kumari Jha");
    expect(named.statusCode, named.body).toBe(200);
    expect(named.json()).toMatchObject({ name: "Sita Kumari Jha", merged: [{ name: "S. Jha" }] });
    const found = await site.app.inject({ url: "/api/leads/?search=kumari", headers: admin.headers });
    expect(found.json().results.map((row: Lead) => [row.id, row.name])).toEqual([
      [second.id, "Sita Kumari Jha"],
      [lead.id, "Sita Kumari Jha"],
    ]);
    const details = await read(lead);
    expect(details).toMatchObject({
      name: "Sita Kumari Jha",
      person: { name: "Sita Kumari Jha" },
      other_leads: [{ name: "Sita Kumari Jha" }],
      events: [{ kind: "person", account: admin.username, detail: { from: null, to: "Sita Kumari Jha" } }],
    });
    const { rows } = await sql`
      select after from row_history join accounts on accounts.id = account_id
      where table_name = 'people' and username = ${admin.username} order by row_history.id desc limit 1`.execute(
      site.database,
    );
    expect(rows).toEqual([{ after: { staff_name: "Sita Kumari Jha" } }]);
    await name(second, "");
    expect((await read(lead)).name).toBe("sita j");
  });

  test("a name that a colleague changed meanwhile is not overwritten, and the same name again is no event", async () => {
    const lead = await enquire({ phone: "9801234567" });
    const url = `/api/people/${lead.person_id}/`;
    const { headers } = await site.app.inject({ url, headers: admin.headers });
    const version = { "if-match": String(headers.etag) };
    expect((await name(lead, "Sita Devi Jha", version)).statusCode).toBe(200);
    const stale = await name(lead, "Sita Jha (Ward 7)", version);
    expect(stale.statusCode).toBe(412);
    expect(stale.json().current).toMatchObject({ name: "Sita Devi Jha" });
    await name(lead, "Sita Devi Jha");
    expect((await read(lead)).events).toHaveLength(1);
    expect((await name(lead, "x".repeat(121))).statusCode).toBe(400);
  });

  test("the name that staff gave stays when two people turn out to be one", async () => {
    const byMail = await enquire({ email: "sita@example.com" }, "sita");
    const byPhone = await enquire({ phone: "9801234567" }, "s");
    await name(byPhone, "Sita Kumari Jha");
    await enquire({ phone: "9801234567", email: "sita@example.com" }, "sj");
    expect((await read(byMail)).name).toBe("Sita Kumari Jha");
  });

  test("LE8: an agent names the person of an own lead, and nobody else", async () => {
    const agent = await logInAs(site, "agent");
    const others = await enquire({ phone: "9801234567", email: "one@example.com" });
    await enquire({ phone: "9801234567", email: "two@example.com" });
    // The row of the second address is merged into that of the number.
    const own = await enquire({ email: "two@example.com" });
    expect(own.person_id).not.toBe(others.person_id);
    await sql`update leads set owner_id = (select id from accounts where username = ${agent.username}) where id = ${own.id}`.execute(
      site.database,
    );
    expect((await name(others, "Nobody", agent.headers)).statusCode).toBe(404);
    expect((await name(own, "Sita Kumari Jha", agent.headers)).json()).toMatchObject({
      name: "Sita Kumari Jha",
      phone: null,
    });
    expect((await read(others)).name).toBe("Sita Kumari Jha");
  });

  test("two who merge two people into each other at the same moment make no circle", async () => {
    const one = await enquire({ phone: "9801234567" });
    const two = await enquire({ phone: "9807654321" });
    const [first, second] = [(await read(one)).person?.id ?? 0, (await read(two)).person?.id ?? 0];
    await Promise.all([
      post(`/api/people/${first}/merge/`, { into: second }),
      post(`/api/people/${second}/merge/`, { into: first }),
    ]);
    expect((await read(one)).person?.merged).toHaveLength(1);
    expect((await read(one)).person).toEqual((await read(two)).person);
  });

  test("leads from before there were people find theirs later", async () => {
    const rows = Array.from({ length: 120 }, (_, index) => ({
      ...leadOfMessage(messageFields),
      source_id: index,
      email: `old${index % 40}@example.com`,
    }));
    await site.database.insertInto("leads").values(rows).execute();
    expect(await countPeople()).toBe(0);
    expect(await assignPeople(site.database)).toBe(120);
    expect(await assignPeople(site.database)).toBe(0);
    expect(await countPeople()).toBe(40);
    await site.database.deleteFrom("leads").execute();
  });

  test("a person whose leads are all purged is purged, with what was merged into it", async () => {
    const lead = await enquire({ phone: "9801234567", email: "one@example.com" });
    await enquire({ phone: "9801234567", email: "two@example.com" });
    await site.database.deleteFrom("enquiries").where("id", "=", lead.source_id).execute();
    await purgePeople(site.database);
    expect(await countPeople()).toBe(2);
    await site.database.deleteFrom("enquiries").execute();
    await purgePeople(site.database);
    expect(await countPeople()).toBe(0);
  });
});
