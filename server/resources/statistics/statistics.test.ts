import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { kathmanduDay } from "#domain/dates.ts";
import type { LeadStatus } from "#domain/leads/lead.ts";
import { statisticsSchema, sum, weekOf } from "#domain/statistics/statistics.ts";
import { insertVisitorLead } from "#server/resources/leads/visitor-lead.ts";
import { leadOfSubmission } from "#server/resources/sell/inbox.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { sampleProperty } from "#server/testing/sample-rows.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
let agent: LoggedIn;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Noon in Kathmandu, so that hours before and after are the same day. */
const noonMs = Date.parse(`${kathmanduDay(Date.now())}T12:00:00+05:45`);

beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
  agent = await logInAs(site, "agent");
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.deleteFrom("enquiries").execute();
  await site.database.deleteFrom("properties").execute();
});

async function read(headers: object = admin.headers) {
  const answer = await site.app.inject({ url: "/api/statistics/", headers: { ...headers } });
  expect(answer.statusCode, answer.body).toBe(200);
  return statisticsSchema.parse(answer.json());
}

async function addProperty(name: string, columns: object = {}): Promise<number> {
  const values = { ...sampleProperty, name, ...columns };
  const { id } = await site.database
    .insertInto("properties")
    .values(values)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

type SentLead = Readonly<{
  atMs: number;
  status?: LeadStatus;
  answeredAfterMs?: number;
  propertyId?: number;
}>;
async function addLead({ atMs, status = "new", answeredAfterMs, propertyId }: SentLead): Promise<number> {
  const enquiry = { kind: "enquiry", name: "Sita Karna", email: "sita@example.com" } as const;
  const row = { ...enquiry, property_id: propertyId ?? null, created_at: new Date(atMs) };
  const text = "Is it still for sale?";
  const { id } = await site.database
    .insertInto("enquiries")
    .values({ ...row, message: text })
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertVisitorLead(site.database, id, { ...row, phone: null, about: "", text });
  const answeredAt = answeredAfterMs === undefined ? null : new Date(atMs + answeredAfterMs);
  await site.database
    .updateTable("leads")
    .set({ status, first_answered_at: answeredAt })
    .where("kind", "=", "enquiry")
    .where("source_id", "=", id)
    .execute();
  return id;
}

async function addViews(propertyId: number, daysAgo: number, views: number): Promise<void> {
  const day = kathmanduDay(noonMs - daysAgo * dayMs);
  await site.database.insertInto("property_views").values({ property_id: propertyId, day, views }).execute();
}

test("LE9: an empty office has twelve weeks of zeros, no medians and no listings", async () => {
  const { weeks, listings, totals, today } = await read();
  expect(weeks).toHaveLength(12);
  expect(weeks.at(-1)?.starts_on).toBe(weekOf(today));
  expect(new Set(weeks.flatMap(({ leads }) => Object.values(leads)))).toEqual(new Set([0]));
  expect(listings).toEqual([]);
  expect(totals).toEqual({
    leads_this_week: 0,
    leads_last_week: 0,
    unanswered: 0,
    median_answer_minutes: null,
    views: 0,
  });
});

test("LE9: counts leads by the week in which they arrived in Kathmandu, and by their status", async () => {
  const thisWeekMs = Date.parse(`${weekOf(kathmanduDay(noonMs))}T00:00:00+05:45`);
  await addLead({ atMs: thisWeekMs });
  await addLead({ atMs: thisWeekMs, status: "won" });
  await addLead({ atMs: thisWeekMs - 1, status: "lost" });
  await addLead({ atMs: thisWeekMs - 77 * dayMs, status: "visit" });
  await addLead({ atMs: thisWeekMs - 77 * dayMs - 1, status: "contacted" });
  const deleted = await addLead({ atMs: thisWeekMs });
  await site.database
    .updateTable("enquiries")
    .set({ deleted_at: new Date() })
    .where("id", "=", deleted)
    .execute();
  const { weeks, totals } = await read();
  expect(weeks.at(-1)?.leads).toMatchObject({ new: 1, won: 1, lost: 0 });
  expect(weeks.at(-2)?.leads).toMatchObject({ new: 0, lost: 1 });
  expect(weeks[0]?.leads).toMatchObject({ visit: 1, contacted: 0 });
  expect(totals).toMatchObject({ leads_this_week: 2, leads_last_week: 1, unanswered: 1 });
});

test("LE9: the time to the first answer is the median of answered leads", async () => {
  const atMs = Date.parse(`${weekOf(kathmanduDay(noonMs))}T00:00:00+05:45`);
  await addLead({ atMs, answeredAfterMs: hourMs, status: "contacted" });
  await addLead({ atMs, answeredAfterMs: 2 * hourMs, status: "contacted" });
  await addLead({ atMs, answeredAfterMs: 40 * hourMs, status: "contacted" });
  await addLead({ atMs });
  const { weeks, totals } = await read();
  expect(weeks.at(-1)).toMatchObject({ median_answer_minutes: 120, answered: 3 });
  expect(totals).toMatchObject({ median_answer_minutes: 120, unanswered: 1 });
});

test("LE9: a lead that staff added was answered when it came: its next contact is no time to an answer", async () => {
  const payload = { channel: "walk_in", phone: "9801234567", text: "Wants a house", language: "np" };
  const headers = (await logInAs(site, "admin")).headers;
  const added = await site.app.inject({ method: "POST", url: "/api/leads/", headers, payload });
  const { id } = added.json<{ id: number }>();
  await site.app.inject({
    method: "POST",
    url: `/api/leads/${id}/events/`,
    headers,
    payload: { kind: "call" },
  });
  const { weeks, totals } = await read();
  expect(weeks.at(-1)).toMatchObject({ median_answer_minutes: null, answered: 0 });
  expect(totals).toMatchObject({ leads_this_week: 1, median_answer_minutes: null });
});

test("LE9: lists the ten listings that were seen most in 30 days, with enquiries, in the language of the request", async () => {
  const ids: number[] = [];
  for (let index = 0; index < 12; index += 1) {
    const id = await addProperty(`House ${index}`, { translations: { np: { name: `घर ${index}` } } });
    ids.push(id);
    await addViews(id, 1, index);
  }
  const [first = 0, second = 0] = ids;
  await addViews(first, 29, 100);
  await addViews(second, 30, 1_000);
  await addLead({ atMs: noonMs - dayMs, propertyId: first });
  const hidden = await addProperty("A secret", { status: "withdrawn" });
  await addViews(hidden, 1, 5_000);
  const { listings, totals } = await read({ ...admin.headers, "accept-language": "ne" });
  expect(listings).toHaveLength(10);
  expect(listings[0]).toMatchObject({ id: first, name: "घर 0", enquiries: 1 });
  expect(listings[0]?.views).toEqual([100, ...Array<number>(29).fill(0)]);
  expect(listings[1]).toMatchObject({ name: "घर 11", enquiries: 0 });
  expect(listings[1]?.views.at(-2)).toBe(11);
  expect(listings.map(({ id }) => id)).not.toContain(second);
  expect(totals.views).toBe(100 + sum([...ids.keys()]) + 5_000);
});

test("LE9: a listing with an enquiry and no views is listed", async () => {
  const id = await addProperty("A quiet house");
  await addLead({ atMs: noonMs - dayMs, propertyId: id });
  expect((await read()).listings).toMatchObject([{ id, enquiries: 1 }]);
});

test("LE9: the submission that a listing was made of is no enquiry about it", async () => {
  const propertyId = await addProperty("A house");
  await addViews(propertyId, 1, 3);
  const submission = {
    name: "Ram Yadav",
    email: "ram@example.com",
    propert_title: "A house",
    property_location: "Janakpur",
    property_price: 9_500_000,
    property_type: "House",
    description: "",
  } as const;
  const { id } = await site.database
    .insertInto("sell_submissions")
    .values(submission)
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertVisitorLead(site.database, id, { ...leadOfSubmission(submission), property_id: propertyId });
  expect((await read()).listings).toMatchObject([{ id: propertyId, enquiries: 0 }]);
});

test("LE9: the numbers have no names of people; visitors see none", async () => {
  await addLead({ atMs: noonMs - dayMs, propertyId: await addProperty("A house") });
  const { body } = await site.app.inject({ url: "/api/statistics/", headers: admin.headers });
  expect(body).not.toMatch(/Sita|example\.com/);
  expect((await site.app.inject({ url: "/api/statistics/" })).statusCode).toBe(401);
  const nobody = await logInAs(site, "staff");
  expect((await site.app.inject({ url: "/api/statistics/", headers: nobody.headers })).statusCode).toBe(403);
});

test("LE8 LE9: an agent sees the numbers of the own listings and leads only", async () => {
  const { id: ownerId } = await site.database
    .selectFrom("accounts")
    .select("id")
    .where("username", "=", agent.username)
    .executeTakeFirstOrThrow();
  const own = await addProperty("Their house", { owner_id: ownerId });
  const other = await addProperty("Another house");
  await addViews(own, 1, 3);
  await addViews(other, 1, 40);
  const lead = await addLead({ atMs: noonMs, propertyId: own });
  await addLead({ atMs: noonMs, propertyId: other });
  await site.database
    .updateTable("leads")
    .set({ owner_id: ownerId })
    .where("source_id", "=", lead)
    .where("kind", "=", "enquiry")
    .execute();
  const { totals, listings, weeks } = await read(agent.headers);
  expect(totals).toMatchObject({ leads_this_week: 1, unanswered: 1, views: 3 });
  expect(sum(Object.values(weeks.at(-1)?.leads ?? {}))).toBe(1);
  expect(listings.map(({ id }) => id)).toEqual([own]);
  expect((await read()).totals.views).toBe(43);
});

test("LE9: the views of a removed listing are not counted", async () => {
  const id = await addProperty("A removed house", { deleted_at: new Date() });
  await addViews(id, 1, 7);
  expect((await read()).totals.views).toBe(0);
});
