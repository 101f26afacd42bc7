import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fromBufferPromise } from "yauzl";
import { verifyDiary } from "#server/resources/verify/verify-diary.ts";
import { addSealedEntry } from "#server/testing/add-sealed-entry.ts";
import { insertJob } from "#server/testing/insert-job.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { findTraces, leaveTraces, visitor, visitorMessage } from "#server/testing/personal-traces.ts";
import { switchOnConstruction } from "#server/testing/switch-on-construction.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
let agent: LoggedIn;

beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
  agent = await logInAs(site, "agent");
  await switchOnConstruction(site, admin);
});
beforeEach(async () => {
  await sql`truncate messages, enquiries, sell_submissions, service_requests, leads, people, mails, alerts, imports, row_history,
    lead_notices, staged_pictures, pictures, webhooks, estimates cascade`.execute(site.database);
});
afterAll(() => site.close());

/** Tables in which visitors leave traces, and where an erasure must leave none. */
const personalTables = [
  "alerts",
  "enquiries",
  "estimate_events",
  "estimates",
  "import_rows",
  "lead_events",
  "leads",
  "mails",
  "messages",
  "people",
  "row_history",
  "sell_submissions",
  "service_requests",
  "sms_messages",
  "visits",
  "webhook_deliveries",
];
/** What is kept of a person who became a client or sold a listing, and why: decision 81. */
const keptTables = [
  "diary_entries",
  "diary_pictures",
  "diary_seals",
  "estimate_versions",
  "instalments",
  "job_costs",
  "job_payments",
  "job_permits",
  "job_scans",
  "job_stages",
  "jobs",
  "property_papers",
  "property_scans",
  "variations",
];
/** With keys, hashes, numbers and texts of the company only. */
const otherTables = [
  "accounts",
  "api_keys",
  "calendar_feeds",
  "construction_rates",
  "database_identity",
  "day_lists",
  "demo_rows",
  "demo_seedings",
  "estimate_codes",
  "features",
  "first_listings",
  "imported_pictures",
  "imports",
  "invitations",
  "lead_notices",
  "limits",
  "listing_approvals",
  "migrations",
  "paper_views",
  "pictures",
  "place_readings",
  "project_pictures",
  "projects",
  "properties",
  "property_counts",
  "property_features",
  "property_pictures",
  "property_views",
  "rates",
  "recovery_codes",
  "redirects",
  "second_factors",
  "secrets",
  "sent_forms",
  "sessions",
  "settings",
  "settings_previews",
  "staged_pictures",
  "submission_pictures",
  "view_hashes",
  "view_salts",
  "visit_reminders",
  "webhooks",
];

async function mediaKeys(): Promise<string[]> {
  const keys = [];
  for await (const { key } of site.media.list()) keys.push(key);
  return keys;
}
const as = (who: LoggedIn, method: "GET" | "POST" | "PATCH", url: string, payload?: object) =>
  site.app.inject({ method, url, headers: who.headers, ...(payload && { payload }) });
const proof = () => ({ password: admin.password });

describe("IM8: a person's data", () => {
  test("is erased from every table, the jobs and the media folder", async () => {
    const { personId } = await leaveTraces(site, admin);
    expect((await findTraces(site)).length).toBeGreaterThan(20);
    expect(await mediaKeys()).toHaveLength(1);
    const described = await as(admin, "GET", `/api/privacy/people/${personId}/`);
    expect(described.json()).toMatchObject({ leads: 4, sms: 1, alerts: 1, pictures: 1, kept: [] });
    const erased = await as(admin, "POST", `/api/privacy/people/${personId}/erase/`, proof());
    expect([erased.statusCode, erased.json()]).toEqual([200, { kept: [] }]);
    expect(await findTraces(site)).toEqual([]);
    expect(await mediaKeys()).toEqual([]);
    expect((await as(admin, "GET", `/api/privacy/people/${personId}/`)).statusCode).toBe(404);
  });

  test("of a deal that must be kept is anonymised, and the admin is told before and after", async () => {
    const { personId, leads } = await leaveTraces(site, admin);
    for (const { id } of leads)
      expect((await as(admin, "PATCH", `/api/leads/${id}/`, { status: "won" })).statusCode).toBe(200);
    const kept = [{ kind: "deals", count: 4 }];
    expect((await as(admin, "GET", `/api/privacy/people/${personId}/`)).json().kept).toEqual(kept);
    const erased = await as(admin, "POST", `/api/privacy/people/${personId}/erase/`, proof());
    expect([erased.statusCode, erased.json()]).toEqual([200, { kept }]);
    expect(await findTraces(site)).toEqual([]);
    expect(await mediaKeys()).toEqual([]);
    const left = await site.database.selectFrom("leads").select(["status", "name", "person_id"]).execute();
    expect(left).toEqual(leads.map(() => ({ status: "won", name: "", person_id: null })));
    for (const { id } of leads) expect((await as(admin, "GET", `/api/leads/${id}/`)).statusCode).toBe(200);
  });

  test("CN8: keeps an accepted estimate and a job with its sealed diary, says so, and removes an estimate that nobody accepted", async () => {
    const { personId, leads } = await leaveTraces(site, admin);
    const offer = async (lead_id: number | undefined): Promise<number> =>
      (await as(admin, "POST", "/api/estimates/", { lead_id })).json().id;
    const estimateId = await offer(leads[0]?.id);
    await offer(leads[1]?.id);
    await sql`
      update estimate_versions set state = 'accepted', sent_at = now(), decided_at = now(), decided_name = ${visitor.name}, is_example = true
      where estimate_id = ${estimateId}`.execute(site.database);
    const said = ["asked", "answered", "declined"] as const;
    await site.database
      .insertInto("estimate_events")
      .values(said.map((kind) => ({ estimate_id: estimateId, number: 1, kind, text: visitorMessage })))
      .execute();
    const job = await insertJob(site.database, { isExample: true });
    const declined = sql`${visitorMessage}, ${{ en: "Wall", np: "" }}::jsonb, 'declined', now(), now()`;
    await sql`insert into estimate_versions (decline_reason, title, state, sent_at, decided_at, estimate_id, number, estimated_on)
      values (${declined}, ${estimateId}, 2, current_date)`.execute(site.database);
    await sql`insert into variations (decline_reason, title, state, sent_at, decided_at, job_id, number)
      values (${declined}, ${job.id}, 1)`.execute(site.database);
    await site.database.updateTable("jobs").set({ person_id: personId }).where("id", "=", job.id).execute();
    await sql`insert into job_scans (id, job_id, key, sealed, added_by)
      select 'scan', ${job.id}, 'key', '', id from accounts limit 1`.execute(site.database);
    await addSealedEntry(site, admin, { jobId: job.id, text: `${visitor.name} looked at the roof.` });
    const kept = [
      { kind: "accepted_estimates", count: 1 },
      { kind: "jobs", count: 1 },
      { kind: "job_papers", count: 1 },
    ];
    expect((await as(admin, "GET", `/api/privacy/people/${personId}/`)).json().kept).toEqual(kept);
    const erased = await as(admin, "POST", `/api/privacy/people/${personId}/erase/`, proof());
    expect([erased.statusCode, erased.json()]).toEqual([200, { kept }]);
    const found = await findTraces(site);
    expect(found.filter((trace) => trace.includes("decline_reason"))).toEqual([]);
    const tables = found.map((trace) => trace.split(".")[1]);
    expect(new Set(tables)).toEqual(new Set(["estimates", "estimate_versions", "diary_entries"]));
    const left = await site.database.selectFrom("estimates").select(["id", "lead_id"]).execute();
    expect(left).toEqual([{ id: estimateId, lead_id: null }]);
    const events = await site.database.selectFrom("estimate_events").select(["kind", "text"]).execute();
    expect(events.filter(({ kind }) => kind !== "created")).toEqual([{ kind: "declined", text: "" }]);
    // What was sealed is evidence for the client, too (decision 83).
    expect((await verifyDiary(site, job)).finding).toBeNull();
  });

  test("leaves everybody else's as it was", async () => {
    const other = {
      kind: "enquiry",
      name: "Sita",
      email: "sita@example.com",
      phone: "9811111111",
      message: "Hi",
    };
    const { personId } = await leaveTraces(site, admin);
    await site.app.inject({ method: "POST", url: "/api/enquiries/", payload: other });
    await as(admin, "POST", `/api/privacy/people/${personId}/erase/`, proof());
    const enquiries = await site.database.selectFrom("enquiries").select(["name", "email"]).execute();
    expect(enquiries).toEqual([{ name: "Sita", email: "sita@example.com" }]);
    expect(await site.database.selectFrom("leads").select("id").execute()).toHaveLength(1);
    expect(await site.database.selectFrom("people").select("name").execute()).toEqual([{ name: "Sita" }]);
  });

  test("is one file with all that they sent and were sent, and their pictures", async () => {
    const { personId } = await leaveTraces(site, admin);
    const response = await as(admin, "POST", `/api/privacy/people/${personId}/export/`, proof());
    expect(response.headers["content-type"], response.body.slice(0, 300)).toBe("application/zip");
    const zip = await fromBufferPromise(response.rawPayload, { lazyEntries: true });
    const names: string[] = [];
    let data: Record<string, unknown[]> = {};
    for await (const entry of zip.eachEntry()) {
      names.push(entry.fileName);
      if (entry.fileName === "data.json")
        data = JSON.parse(await text(await zip.openReadStreamPromise(entry)));
    }
    expect(names).toEqual(["data.json", `media/${data.pictures?.[0]}.jpg`]);
    const counts = Object.fromEntries(Object.entries(data).map(([kind, rows]) => [kind, rows.length]));
    expect(counts).toMatchObject({
      people: 1,
      enquiries: 1,
      messages: 1,
      sell_submissions: 1,
      service_requests: 1,
      leads: 4,
      text_messages: 1,
      alerts: 1,
      pictures: 1,
    });
    expect(counts.mails).toBeGreaterThan(3);
    expect(counts.timeline).toBeGreaterThan(7);
    expect(JSON.stringify(data)).not.toContain("page_seed");
  });

  test("is found by name, number and address", async () => {
    const { personId } = await leaveTraces(site, admin);
    for (const search of ["kumari", "9807654321", "visitor.test"]) {
      const found = await as(admin, "GET", `/api/privacy/people/?search=${search}`);
      expect(found.json().results).toMatchObject([{ id: personId, name: "Unmistakable Kumari" }]);
    }
    expect((await as(admin, "GET", "/api/privacy/people/?search=%25")).json().results).toEqual([]);
  });

  test("needs the password again, and the right", async () => {
    const { personId } = await leaveTraces(site, admin);
    for (const action of ["export", "erase"]) {
      const url = `/api/privacy/people/${personId}/${action}/`;
      expect((await as(admin, "POST", url, { password: "wrong password" })).json().fields).toMatchObject({
        password: [{ code: "password_wrong" }],
      });
      expect((await as(agent, "POST", url, { password: agent.password })).statusCode).toBe(403);
    }
    expect((await as(agent, "GET", `/api/privacy/people/${personId}/`)).statusCode).toBe(403);
    expect((await as(admin, "GET", `/api/privacy/people/${personId}/`)).json().leads).toBe(4);
  });

  test("is looked for in every table: a new one is listed here, and filled if a person's data can be in it", async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(site.database);
    const listed = [...personalTables, ...keptTables, ...otherTables];
    expect(listed.toSorted()).toEqual(rows.map(({ name: table }) => table).toSorted());
    await leaveTraces(site, admin);
    const filled = new Set((await findTraces(site)).map((trace) => trace.split(".")[1]));
    expect([...filled].toSorted()).toEqual(personalTables.toSorted());
  });
});
