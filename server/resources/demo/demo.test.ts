import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoMessages } from "#demo/messages.ts";
import { demoProjects } from "#demo/projects.ts";
import { demoProperties } from "#demo/properties.ts";
import { demoRates } from "#demo/rates.ts";
import { demoServiceRequests } from "#demo/service-requests.ts";
import { demoSubmissions } from "#demo/submissions.ts";
import { demoPartSchema, demoStateSchema } from "#domain/demo/demo.ts";
import { defaultSettings } from "#domain/settings/defaults.ts";
import { seedDemo } from "#server/demo/seed.ts";
import { insertProperty } from "#server/testing/insert-property.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  site = await createTestApp();
  await seedDemo(site.database, site.media);
  admin = await logInAs(site, "admin");
});
afterAll(() => site.close());

const get = async (url: string) => (await site.app.inject({ url, headers: admin.headers })).json();
const post = (url: string, payload: object = {}, by = admin) =>
  site.app.inject({ method: "POST", url, headers: by.headers, payload });
const demo = async () => demoStateSchema.parse(await get("/api/demo/"));
async function remove() {
  const answer = await post("/api/demo/remove/");
  expect(answer.statusCode, answer.body).toBe(200);
  return demoPartSchema.parse(answer.json());
}
const shownIds = async (table: "properties" | "messages" | "projects") =>
  (
    await site.database.selectFrom(table).select("id").where("deleted_at", "is", null).orderBy("id").execute()
  ).map(({ id }) => id);

const allRows = {
  properties: demoProperties.length,
  projects: demoProjects.length,
  sell: demoSubmissions.length,
  messages: demoMessages.length,
  "service-requests": demoServiceRequests.length,
  rates: demoRates.length,
};

describe("ST4: removing the demo company", () => {
  test("is for admins; agents can't see or remove it", async () => {
    const agent = await logInAs(site, "agent");
    expect((await post("/api/demo/remove/", {}, agent)).statusCode).toBe(403);
    expect((await site.app.inject({ url: "/api/demo/" })).statusCode).toBe(401);
    const { removable, changed } = await demo();
    expect(removable.rows).toEqual(allRows);
    expect(removable.documents).toContain("company");
    expect(changed).toEqual({ rows: {}, documents: [] });
  });

  test("leaves everything if its transaction is killed in the middle", async () => {
    // Properties and submissions are marked before the removal waits for a message.
    await site.database.transaction().execute(async (blocker) => {
      await sql`select from messages for update`.execute(blocker);
      const removal = post("/api/demo/remove/").then((answer) => answer.statusCode);
      const find = async () =>
        (
          await sql<{ pid: number }>`
            select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
            site.database,
          )
        ).rows[0]?.pid;
      await expect.poll(find).toBeDefined();
      await sql`select pg_terminate_backend(${await find()}::integer)`.execute(site.database);
      expect(await removal).toBeGreaterThanOrEqual(500);
    });
    expect((await demo()).removable.rows).toEqual(allRows);
    expect((await get("/api/settings/")).company.name).not.toEqual(defaultSettings.company.name);
  });

  test("takes what nobody has changed to the trash, and leaves what staff made or changed", async () => {
    const [edited = 0, first = 0] = await shownIds("properties");
    const [noted = 0] = await shownIds("messages");
    const own = await insertProperty(site.database);
    await post("/api/bulk/", { kind: "properties", ids: [edited], change: { status: "sold" } });
    const lead = await site.database
      .selectFrom("leads")
      .select("id")
      .where("kind", "=", "message")
      .where("source_id", "=", noted)
      .executeTakeFirstOrThrow();
    const event = await post(`/api/leads/${lead.id}/events/`, { kind: "note", text: "Call again" });
    expect(event.statusCode, event.body).toBeLessThan(300);
    const people = await get("/api/settings/people/");
    const saved = await site.app.inject({
      method: "PUT",
      url: "/api/settings/people/",
      headers: admin.headers,
      payload: people.value,
    });
    expect(saved.statusCode, saved.body).toBe(200);
    expect((await demo()).changed.rows).toEqual({ properties: 1, messages: 1 });
    const [kept, gone] = (await get("/api/jobs/")).results;
    const payment = { received_on: "2026-11-01", amount: "100", method: "cash" };
    const paid = await post(`/api/jobs/${kept.id}/payments/`, payment);
    expect(paid.statusCode, paid.body).toBe(201);

    const [removed, again] = await Promise.all([remove(), remove()]);
    const both = [removed, again].toSorted((one, other) => other.documents.length - one.documents.length);
    expect(both[0]?.rows).toEqual({
      ...allRows,
      properties: allRows.properties - 1,
      messages: allRows.messages - 1,
    });
    expect(both[0]?.documents).not.toContain("people");
    expect(both[1]).toEqual({ rows: {}, documents: [] });

    expect(await shownIds("properties")).toEqual([edited, own]);
    expect(await shownIds("messages")).toEqual([noted]);
    expect(await shownIds("projects")).toEqual([]);
    const jobs = await site.database.selectFrom("jobs").select("id").execute();
    expect(jobs).toEqual([{ id: kept.id }]);
    expect(gone.id).not.toBe(kept.id);
    const settings = await get("/api/settings/");
    expect(settings.company).toEqual(defaultSettings.company);
    expect(settings.people).toEqual(people.value);
    expect((await get("/api/settings/company/")).updated_at).toBeNull();
    const shownLeads = await site.database
      .selectFrom("leads")
      .select("id")
      .where("deleted_at", "is", null)
      .execute();
    expect(shownLeads).toEqual([{ id: lead.id }]);

    const restored = await post("/api/trash/restore/", { rows: [{ kind: "properties", id: first }] });
    expect(restored.json()).toEqual({ changed: 1 });
    // Somebody wanted it back.
    expect((await remove()).rows).toEqual({});
    expect(await shownIds("properties")).toEqual([edited, first, own]);
  });

  test("does not come back at the next start", async () => {
    expect(await seedDemo(site.database, site.media)).toBe(false);
    expect((await demo()).removable).toEqual({ rows: {}, documents: [] });
  });
});
