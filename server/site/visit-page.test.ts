import ICAL from "ical.js";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { kathmanduTime } from "#domain/dates.ts";
import { seedSettings } from "#server/demo/seed-settings.ts";
import { insertProperty } from "#server/testing/insert-property.ts";
import { nextSunday as sunday } from "#server/testing/next-weekday.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";

let site: TestApp;
let property_id: number;
beforeAll(async () => {
  const store = await createTestDatabase();
  // Open from 9 to 18, closed on Saturdays.
  await seedSettings(store.database);
  const mail = {
    SMTP_URL: "smtp://127.0.0.1:1",
    MAIL_FROM: "office@site.test",
    NOTIFY_EMAIL: "office@site.test",
  };
  site = await createTestApp(mail, store);
  property_id = await insertProperty(site.database);
});
beforeEach(() => sql`truncate enquiries, leads, limits, sent_forms, mails cascade`.execute(site.database));
afterAll(() => site.close());

async function book(fields: object = {}, language = "en"): Promise<string> {
  const response = await site.app.inject({
    method: "POST",
    url: "/api/enquiries/",
    headers: { "accept-language": language },
    payload: {
      kind: "visit",
      name: "Sita",
      phone: "9801234567",
      message: "x",
      property_id,
      visit_on: sunday,
      visit_time: "10:30",
      ...fields,
    },
  });
  expect(response.statusCode, response.body).toBe(201);
  return new URL(response.json().visit_url).pathname;
}
const open = (path: string) => site.app.inject(path);
const post = (path: string, change: string, fields: Record<string, string> = {}) =>
  site.app.inject({
    method: "POST",
    url: `${path}?change=${change}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(fields).toString(),
  });
const visit = () => site.database.selectFrom("visits").selectAll().executeTakeFirstOrThrow();
const changes = async () =>
  (await site.database.selectFrom("lead_events").select("detail").orderBy("id").execute()).map(
    ({ detail }) => detail.visit,
  );
const moveTo = (time: string) => ({ visit_day: sunday, visit_slot: `${sunday} ${time}` });

const mailsTo = async (address: string) => {
  const mails = site.database
    .selectFrom("mails")
    .select(["kind", "subject", "text", "reply_to"])
    .orderBy("id");
  return mails.where("to_address", "=", address).execute();
};

describe("DY6: staff are told by mail when a visitor", () => {
  test("confirms, moves or cancels, each once, with the time before", async () => {
    const path = await book({ name: "Sita Karna" });
    for (const [change, fields] of [
      ["confirm", {}],
      ["confirm", {}],
      ["move", moveTo("14:00")],
      ["cancel", {}],
      ["cancel", {}],
    ] as const)
      expect((await post(path, change, fields)).statusCode).toBeLessThan(400);
    const mails = await mailsTo("office@site.test");
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Visit confirmed: Sita Karna",
      "Visit moved, please confirm: Sita Karna",
      "Visit cancelled: Sita Karna",
    ]);
    expect(mails[1]?.text).toMatch(/When: .*2:00 PM.*\nBefore: .*10:30 AM/);
    expect(mails[1]?.text).toMatch(/\/admin\?tab=leads&lead=\d+\n$/);
  });

  test("the agent of the visit alone, if the agent has an address", async () => {
    const path = await book();
    await sql`insert into accounts (username, password_hash, email, is_agent) values ('guide', 'x', 'guide@site.test', true)`.execute(
      site.database,
    );
    await sql`update visits set agent_id = (select id from accounts where username = 'guide')`.execute(
      site.database,
    );
    await post(path, "cancel");
    expect(await mailsTo("guide@site.test")).toHaveLength(1);
    expect(await mailsTo("office@site.test")).toEqual([]);
  });

  test("nobody is told of a change that is refused", async () => {
    const path = await book();
    await book({ phone: "9807654321", visit_time: "14:00" });
    await post(path, "move", moveTo("14:00"));
    expect(await mailsTo("office@site.test")).toEqual([]);
  });
});

describe("DY6: the visitor's page", () => {
  test.each([
    ["en", "Your visit", "10:30 AM", "Add to calendar"],
    ["ne", "तपाईंको हेर्ने समय", "बिहान १०:३०", "क्यालेन्डरमा राख्नुहोस्"],
  ])("says when, where and who in the visitor's language (%s)", async (language, title, time, calendar) => {
    const path = await book({}, language);
    const { statusCode, body, headers } = await open(path);
    expect(statusCode).toBe(200);
    for (const text of [title, time, calendar, `/property/${property_id}`, "tel:"])
      expect(body).toContain(text);
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["x-robots-tag"]).toBe("noindex, nofollow");
    expect(headers["referrer-policy"]).toBe("same-origin");
  });

  test("is not found by a wrong secret, in the trash, or long after the visit", async () => {
    const path = await book();
    const wrong = `${path.slice(0, -1)}${path.endsWith("A") ? "B" : "A"}`;
    expect((await open(wrong)).statusCode).toBe(404);
    expect((await open(`${wrong}.ics`)).statusCode).toBe(404);
    expect((await post(wrong, "cancel")).statusCode).toBe(404);
    await sql`update visits set starts_at = starts_at - interval '60 days', ends_at = ends_at - interval '60 days'`.execute(
      site.database,
    );
    expect((await open(path)).statusCode).toBe(404);
    await sql`truncate visits cascade`.execute(site.database);
    const other = await book({ phone: "9807654321" });
    await sql`update enquiries set deleted_at = now()`.execute(site.database);
    expect((await open(other)).statusCode).toBe(404);
    expect((await open(`${other}.ics`)).statusCode).toBe(404);
  });

  test("confirms with one press, and opening it changes nothing", async () => {
    const path = await book();
    await open(path);
    expect(await visit()).toMatchObject({ state: "asked", sequence: 0 });
    const answer = await post(path, "confirm");
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain("Confirmed. See you there!");
    expect(await visit()).toMatchObject({ state: "confirmed", sequence: 1 });
    expect((await post(path, "confirm")).statusCode).toBe(200);
    expect(await visit()).toMatchObject({ sequence: 1 });
    expect(await changes()).toEqual(["asked", "confirmed"]);
  });

  test("moves to a free time, also one that touches the old one, and asks staff again", async () => {
    const path = await book();
    await post(path, "confirm");
    expect((await open(path)).body).toContain(`value="${sunday} 14:00"`);
    const moved = await post(path, "move", moveTo("11:00"));
    expect(moved.statusCode, moved.body.slice(0, 200)).toBe(200);
    expect(await visit()).toMatchObject({
      state: "asked",
      starts_at: kathmanduTime(sunday, "11:00"),
      sequence: 2,
    });
    expect(await changes()).toEqual(["asked", "confirmed", "moved", "asked"]);
  });

  test("keeps the old time if the new one was just taken, or none was chosen", async () => {
    await book({ visit_time: "14:00", phone: "9807654321" });
    const path = await book();
    const taken = await post(path, "move", moveTo("14:00"));
    expect(taken.statusCode).toBe(409);
    expect(taken.body).toContain("This time was just taken.");
    const none = await post(path, "move", { visit_day: sunday });
    expect(none.statusCode).toBe(400);
    expect(none.body).toContain("This field is required.");
    const rows = await site.database.selectFrom("visits").select("starts_at").orderBy("starts_at").execute();
    expect(rows.map(({ starts_at }) => starts_at)).toEqual([
      kathmanduTime(sunday, "10:30"),
      kathmanduTime(sunday, "14:00"),
    ]);
  });

  test("cancels for good, and the time is free again", async () => {
    const path = await book();
    expect((await post(path, "cancel")).body).toContain("Cancelled.");
    expect((await post(path, "cancel")).statusCode).toBe(200);
    expect((await post(path, "confirm")).statusCode).toBe(409);
    expect(await visit()).toMatchObject({ state: "cancelled", sequence: 1 });
    await book({ phone: "9807654321" });
  });

  test.each([
    ["en", "Choose a new time", "/property/"],
    ["ne", "नयाँ समय रोज्नुहोस्", "/np/property/"],
  ])("offers the listing's times once it is cancelled or past (%s)", async (language, label, listing) => {
    const path = await book({}, language);
    expect((await open(path)).body).not.toContain(label);
    await post(path, "cancel");
    for (const { body } of [await open(path), await post(path, "cancel")]) {
      expect(body).toContain(label);
      expect(body).toContain(`href="${listing}${property_id}#form"`);
    }
    await sql`update properties set status = 'sold'`.execute(site.database);
    const { body } = await open(path);
    await sql`update properties set status = 'active'`.execute(site.database);
    expect(body).not.toContain(label);
    expect(body).toContain(`/contact"`);
  });

  test("offers the entry of a calendar only for a visit that may still take place", async () => {
    const path = await book();
    expect((await open(path)).body).toMatch(/\.ics"/);
    for (const state of ["done", "missed", "cancelled"] as const) {
      await site.database.updateTable("visits").set({ state }).execute();
      expect((await open(path)).body, state).not.toMatch(/\.ics"/);
    }
  });

  test("can't change what has begun, and knows no other change", async () => {
    const path = await book();
    await sql`update visits set starts_at = now() - interval '1 minute', ends_at = now() + interval '1 hour'`.execute(
      site.database,
    );
    expect((await open(path)).body).toContain("This time has passed.");
    for (const change of ["confirm", "cancel"]) expect((await post(path, change)).statusCode).toBe(409);
    expect((await post(path, "explode")).statusCode).toBe(400);
  });
});

describe("DY6, DY7: the visitor's mail and calendar", () => {
  const mails = () =>
    site.database.selectFrom("mails").selectAll().where("kind", "=", "visit").orderBy("id").execute();
  const eventOf = (text: string) => {
    const calendar = new ICAL.Component(ICAL.parse(text));
    for (const zone of calendar.getAllSubcomponents("vtimezone"))
      ICAL.TimezoneService.register(new ICAL.Timezone(zone));
    const [part] = calendar.getAllSubcomponents("vevent");
    if (!part) throw new Error("there is no event");
    return new ICAL.Event(part);
  };

  test("come with the booking, with the link and the file; each change sends the next version of the same event", async () => {
    const path = await book({ phone: null, email: "sita@example.com" }, "ne");
    await post(path, "confirm");
    await post(path, "move", moveTo("12:00"));
    await post(path, "cancel");
    const sent = await mails();
    expect(sent.map(({ kind, to_address, language }) => [kind, to_address, language])).toEqual(
      Array(4).fill(["visit", "sita@example.com", "np"]),
    );
    expect(sent[0]?.text).toContain(path);
    expect(sent[0]?.text).not.toContain("Sita");
    expect(sent[3]?.text).not.toContain(path);
    const events = sent.map(({ calendar }) => eventOf(calendar ?? ""));
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(1);
    expect(events.map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3]);
    const status = events.map(({ component }) => component.getFirstPropertyValue("status"));
    expect(status).toEqual(["TENTATIVE", "CONFIRMED", "TENTATIVE", "CANCELLED"]);
    expect(events[2]?.startDate.toJSDate()).toEqual(kathmanduTime(sunday, "12:00"));
  });

  test("the file of the page is the same event, and no cache keeps it", async () => {
    const path = await book({}, "ne");
    const plain = path.replace("/np/", "/");
    const { statusCode, headers, body } = await open(`${plain}.ics`);
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(headers["cache-control"]).toBe("no-store");
    const event = eventOf(body);
    expect(event.startDate.toJSDate()).toEqual(kathmanduTime(sunday, "10:30"));
    expect(event.component.getFirstPropertyValue("url")).toContain(path);
  });

  test("no mail goes without an address", async () => {
    await book();
    expect(await mails()).toEqual([]);
  });
});
