import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { toBikramSambat } from "#domain/calendar/bikram-sambat.ts";
import { writeParts } from "#domain/calendar/read-date.ts";
import { kathmanduDay, kathmanduTime } from "#domain/dates.ts";
import { enquirySchema } from "#domain/enquiries/enquiry.ts";
import { defaultSettings } from "#domain/settings/defaults.ts";
import { type FreeDay, freeTimesSchema, takenSlotSchema } from "#domain/visits/free-times.ts";
import { insertProperty } from "#server/testing/insert-property.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { nextSaturday as saturday, nextSunday as sunday } from "#server/testing/next-weekday.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
let property_id: number;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
  property_id = await insertProperty(site.database);
  const open = { opens: "09:00", closes: "18:00" };
  const hours = { sunday: open, monday: open, tuesday: open, wednesday: open, thursday: open, friday: open };
  await save("company", { ...defaultSettings.company, hours: { ...hours, saturday: null } });
});
beforeEach(async () => {
  await site.database.deleteFrom("enquiries").execute();
  await site.database.deleteFrom("limits").execute();
  await saveCalendar({});
});
afterAll(() => site.close());

async function save(name: string, payload: object) {
  const url = `/api/settings/${name}/`;
  const response = await site.app.inject({ method: "PUT", url, headers: admin.headers, payload });
  expect(response.statusCode, response.body).toBe(200);
}
const saveCalendar = (change: object) => save("calendar", { ...defaultSettings.calendar, ...change });
const ask = (fields: object = {}, headers: Record<string, string> = {}) =>
  site.app.inject({
    method: "POST",
    url: "/api/enquiries/",
    headers,
    payload: {
      kind: "visit",
      name: "Sita",
      phone: "9801234567",
      message: "I would like to see it.",
      property_id,
      visit_on: sunday,
      visit_time: "10:30",
      ...fields,
    },
  });
const visits = () => site.database.selectFrom("visits").selectAll().orderBy("starts_at").execute();
const freeTimes = async (query = "", id = property_id) => {
  const response = await site.app.inject(`/api/free-times/?property_id=${id}${query}`);
  expect(response.statusCode, response.body).toBe(200);
  return freeTimesSchema.parse(response.json());
};
const timesOn = (days: readonly FreeDay[], date: string) =>
  days.find((day) => day.date === date)?.times ?? [];

describe("DY5: a visitor books a free time", () => {
  test("which becomes a visit of the lead, with a page, in the language of the form", async () => {
    const response = await ask({}, { "accept-language": "ne" });
    expect(response.statusCode, response.body).toBe(201);
    expect(enquirySchema.parse(response.json()).visit_url).toMatch(/\/np\/visit\/[\w-]{43}$/);
    const startsAt = kathmanduTime(sunday, "10:30");
    expect(await visits()).toMatchObject([
      { property_id, agent_id: null, starts_at: startsAt, state: "asked", sequence: 0 },
    ]);
    const lead = await site.database.selectFrom("leads").select("language").executeTakeFirstOrThrow();
    expect(lead.language).toBe("np");
    const events = await site.database.selectFrom("lead_events").select("detail").execute();
    expect(events).toEqual([{ detail: { visit: "asked", at: startsAt.toISOString() } }]);
    const list = await site.app.inject({ url: "/api/enquiries/", headers: admin.headers });
    expect(list.json().results[0]).not.toHaveProperty("visit_url");
  });

  test("of the listing's agent, whose other visits count, while others' do not", async () => {
    const agent = await logInAs(site, "agent");
    const { id: agentId } = await site.database
      .selectFrom("accounts")
      .select("id")
      .where("username", "=", agent.username)
      .executeTakeFirstOrThrow();
    const ofAgent = await insertProperty(site.database, { owner_id: agentId });
    expect((await ask()).statusCode).toBe(201);
    expect((await ask({ property_id: ofAgent })).statusCode).toBe(201);
    expect((await ask({ property_id: ofAgent })).statusCode).toBe(409);
    expect((await visits()).map(({ agent_id }) => agent_id).sort()).toEqual([agentId, null].sort());
  });

  test.each(["10:30", "10:00", "11:00"])(
    "only one of two visitors who press at once for 10:30 and %s; the other learns the next free times",
    async (other) => {
      const answers = await Promise.all([ask(), ask({ visit_time: other, phone: "9807654321" })]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
      expect(await visits()).toHaveLength(1);
      expect(await site.database.selectFrom("enquiries").select("id").execute()).toHaveLength(1);
      const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
      expect(refused.code).toBe("slot_taken");
      const { free_times } = takenSlotSchema.parse(refused.current);
      const [visit] = await visits();
      const taken = visit?.starts_at.getTime();
      const times = timesOn(free_times, sunday);
      expect(times.length).toBeGreaterThan(10);
      expect(times.map((time) => kathmanduTime(sunday, time).getTime())).not.toContain(taken);
    },
  );

  test("also against a visit that staff arrange at the same moment: the table decides", async () => {
    await ask({ visit_on: null, kind: "enquiry" });
    const { id: lead_id } = await site.database.selectFrom("leads").select("id").executeTakeFirstOrThrow();
    const starts_at = kathmanduTime(sunday, "10:30").toISOString();
    const arrange = site.app.inject({
      method: "POST",
      url: "/api/visits/",
      headers: admin.headers,
      payload: { lead_id, starts_at },
    });
    const answers = await Promise.all([arrange, ask({ phone: "9807654321" })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(timesOn(takenSlotSchema.parse(refused.current).free_times, sunday)).not.toContain("10:30");
  });

  test("not on a holiday, too far ahead, or when the visit would end after closing", async () => {
    const day = toBikramSambat(sunday);
    const date = day ? writeParts(day) : "";
    await saveCalendar({ holidays: [{ id: "a", date, name: { en: "A feast", np: "" } }], visitMinutes: 60 });
    expect((await ask()).json().fields).toMatchObject({ visit_on: [{ code: "day_closed" }] });
    expect(timesOn((await freeTimes()).results, sunday)).toEqual([]);
    const far = kathmanduDay(Date.parse(sunday) + 21 * 86_400_000);
    expect((await ask({ visit_on: far })).json().fields).toMatchObject({ visit_on: [{ code: "day_far" }] });
    await saveCalendar({ visitMinutes: 60 });
    const late = await ask({ visit_time: "17:30" });
    expect(late.json().fields).toMatchObject({ visit_time: [{ code: "time_closed" }] });
    expect(await visits()).toEqual([]);
  });

  test("or wishes one, as before: in words, about no listing, or while booking is off", async () => {
    for (const fields of [{ visit_time: "after lunch" }, { property_id: null }, { visit_time: null }]) {
      const response = await ask(fields);
      expect(response.statusCode, response.body).toBe(201);
      expect(response.json()).not.toHaveProperty("visit_url");
    }
    await saveCalendar({ isBookingOn: false });
    expect((await ask()).statusCode).toBe(201);
    expect((await ask({ phone: "9807654321" })).statusCode).toBe(201);
    expect(await visits()).toEqual([]);
  });
});

describe("DY5: the free times of a listing", () => {
  test("are public, follow the visits and are not cached", async () => {
    const before = await freeTimes();
    expect(before.is_booking_on).toBe(true);
    expect(timesOn(before.results, sunday)).toHaveLength(18);
    expect(timesOn(before.results, saturday)).toEqual([]);
    await ask();
    expect(timesOn((await freeTimes()).results, sunday).slice(0, 4)).toEqual([
      "09:00",
      "09:30",
      "11:30",
      "12:00",
    ]);
    const response = await site.app.inject(`/api/free-times/?property_id=${property_id}`);
    expect(response.headers["cache-control"]).toBe("no-store");
  });

  test("are bounded, and those of the asked days", async () => {
    expect((await freeTimes(`&from=${sunday}&days=1`)).results.map(({ date }) => date)).toEqual([sunday]);
    for (const query of ["days=0", "days=92", "days=x", "from=tomorrow", "property_id=x"]) {
      const response = await site.app.inject(`/api/free-times/?property_id=${property_id}&${query}`);
      expect([query, response.statusCode]).toEqual([query, 400]);
    }
    expect((await site.app.inject("/api/free-times/")).statusCode).toBe(400);
  });

  test("of a draft, a sold or an unknown listing are as unknown as the listing, and there are none while booking is off", async () => {
    const draft = await insertProperty(site.database, { status: "draft" });
    const sold = await insertProperty(site.database, { status: "sold" });
    for (const id of [draft, sold, 999_999])
      expect((await site.app.inject(`/api/free-times/?property_id=${id}`)).statusCode).toBe(404);
    await saveCalendar({ isBookingOn: false });
    expect(await freeTimes()).toEqual({ is_booking_on: false, results: [] });
  });
});
