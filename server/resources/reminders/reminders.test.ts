import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { kathmanduTime } from "#domain/dates.ts";
import { seedSettings } from "#server/demo/seed-settings.ts";
import { createMailer } from "#server/platform/mail/mailer.ts";
import { sendMailHandler } from "#server/platform/mail/send-mail.ts";
import { createSmsGateway } from "#server/platform/sms/gateway.ts";
import { sendSmsHandler } from "#server/platform/sms/send-sms.ts";
import { insertProperty } from "#server/testing/insert-property.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { messageFields } from "#server/testing/sample-forms.ts";
import { startSmsGateway } from "#server/testing/sms-gateway.ts";
import { startSmtpServer } from "#server/testing/smtp-server.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";
import { sendRemindersHandler } from "./send-reminders.ts";
import { checkReminder } from "./timing.ts";

let site: TestApp;
let admin: LoggedIn;
let propertyId: number;
beforeAll(async () => {
  const store = await createTestDatabase();
  await seedSettings(store.database);
  site = await createTestApp({}, store);
  admin = await logInAs(site, "admin");
});
beforeEach(async () => {
  await sql`delete from jobs.job`.execute(site.database);
  for (const table of ["mails", "day_lists", "visits", "messages", "people", "properties"] as const)
    await site.database.deleteFrom(table).execute();
  propertyId = await insertProperty(site.database, {
    name: "House at the pond",
    address: "Janakpur 4",
    translations: { np: { name: "पोखरीको घर", address: "जनकपुर ४" } },
  });
});
afterAll(() => site.close());

/** Far in the future, because the API takes no visits of the past. */
const at = (day: number, time: string) => kathmanduTime(`2027-01-${day}`, time);
const json = (response: { json: <Body>() => Body }) => response.json<{ id: number }>();

type Visitor = Readonly<{ phone?: string; email?: string; language?: "en" | "np" }>;
async function arrange(
  start: Date,
  { phone = "9800000201", email = "sita@example.com", language = "np" }: Visitor = {},
  change: object = {},
): Promise<number> {
  const payload = { ...messageFields, email, phone };
  const sent = await site.app.inject({ method: "POST", url: "/messages/create/", payload });
  expect(sent.statusCode, sent.body).toBe(201);
  const { id: leadId } = await site.database
    .selectFrom("leads")
    .select("id")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  await sql`update leads set language = ${language} where id = ${leadId}`.execute(site.database);
  const visit = { lead_id: leadId, property_id: propertyId, starts_at: start.toISOString(), ...change };
  const response = await site.app.inject({
    method: "POST",
    url: "/api/visits/",
    payload: visit,
    headers: admin.headers,
  });
  expect(response.statusCode, response.body).toBe(201);
  return json(response).id;
}
const change = async (id: number, payload: object) => {
  const url = `/api/visits/${id}/`;
  const response = await site.app.inject({ method: "PATCH", url, payload, headers: admin.headers });
  expect(response.statusCode, response.body).toBe(200);
};

type Options = Readonly<{ hasMail?: boolean; hasSms?: boolean }>;
const remind = (now: Date, { hasMail = true, hasSms = false }: Options = {}) =>
  sendRemindersHandler({
    database: site.database,
    hasMail,
    hasSms,
    addresses: ["office@site.test"],
    language: "en",
    publicUrl: "https://site.test",
    now: () => now,
  }).run({ data: {}, isLastAttempt: false });
const mails = () => site.database.selectFrom("mails").selectAll().orderBy("id").execute();
const texts = () => site.database.selectFrom("sms_messages").selectAll().orderBy("id").execute();
const addresses = async () => (await mails()).map(({ to_address }) => to_address);
const toVisitor = async () => (await addresses()).filter((address) => address === "sita@example.com").length;

describe("DY8: a visitor is reminded", () => {
  test("the evening before and two hours before, each once", async () => {
    await arrange(at(20, "10:30"));
    const expected: Array<readonly [Date, number]> = [
      [at(19, "17:55"), 0],
      [at(19, "18:00"), 1],
      [at(19, "18:05"), 1],
      [at(19, "19:55"), 1],
      [at(20, "08:25"), 1],
      [at(20, "08:30"), 2],
      [at(20, "10:10"), 2],
      [at(20, "10:31"), 2],
    ];
    for (const [now, count] of expected) {
      await remind(now);
      expect([now, await toVisitor()]).toEqual([now, count]);
    }
  });

  test("in the visitor's language, with the address of the visitor's page", async () => {
    const id = await arrange(at(20, "10:30"));
    await remind(at(19, "18:00"));
    const [mail] = await mails();
    expect(mail).toMatchObject({
      kind: "reminder",
      language: "np",
      about_visit: id,
      send_by: at(20, "10:30"),
      subject: expect.stringContaining("बिहान १०:३० बजे"),
    });
    expect(mail?.text).toContain("पोखरीको घर");
    expect(mail?.text).toContain("जनकपुर ४");
    expect(mail?.text).toMatch(/https:\/\/site\.test\/np\/visit\/\S+/);
  });

  test("once, however many instances run at the same time", async () => {
    await arrange(at(20, "10:30"));
    await arrange(at(20, "12:30"), { email: "ram@example.com", phone: "9800000202" });
    await Promise.all(Array.from({ length: 6 }, () => remind(at(19, "18:00"))));
    expect((await addresses()).sort()).toEqual(["ram@example.com", "sita@example.com"]);
  });

  test("not after a cancellation, and again after a move", async () => {
    const cancelled = await arrange(at(20, "10:30"), { email: "ram@example.com", phone: "9800000202" });
    await change(cancelled, { state: "cancelled" });
    const moved = await arrange(at(20, "10:30"));
    await remind(at(19, "18:00"));
    expect(await addresses()).toEqual(["sita@example.com"]);
    await change(moved, { starts_at: at(21, "10:30").toISOString() });
    await remind(at(19, "18:05"));
    await remind(at(20, "08:30"));
    expect(await addresses()).toEqual(["sita@example.com"]);
    await remind(at(20, "18:00"));
    expect(await toVisitor()).toBe(2);
    expect((await mails()).at(-1)?.send_by).toEqual(at(21, "10:30"));
  });

  test("never at night", async () => {
    await arrange(at(20, "21:30"));
    for (const time of ["20:00", "20:30", "21:00"]) await remind(at(20, time));
    await arrange(at(21, "08:00"));
    for (const time of ["20:00", "23:59"]) await remind(at(20, time));
    for (const time of ["00:00", "06:59"]) await remind(at(21, time));
    expect(await toVisitor()).toBe(0);
    await remind(at(21, "07:00"));
    expect(await toVisitor()).toBe(1);
  });

  test("not where neither mail nor SMS is set up, and that is final", async () => {
    await arrange(at(20, "10:30"));
    await remind(at(19, "18:00"), { hasMail: false });
    await remind(at(19, "18:05"));
    expect(await mails()).toEqual([]);
  });
});

describe("DY8, DY9: by SMS if it is set up", () => {
  test("to a mobile number; the mail waits in case the SMS does not go", async () => {
    await arrange(at(20, "10:30"));
    await remind(at(19, "18:00"), { hasSms: true });
    expect(await mails()).toEqual([]);
    expect(await texts()).toMatchObject([
      { to_number: "9800000201", language: "np", parts: 2, mail: { to: "sita@example.com" } },
    ]);
  });

  test("a landline gets the mail", async () => {
    await arrange(at(20, "10:30"), { phone: "041-590199" });
    await remind(at(19, "18:00"), { hasSms: true });
    expect(await texts()).toEqual([]);
    expect(await addresses()).toEqual(["sita@example.com"]);
  });
});

describe("DY8: right before a reminder is sent", () => {
  const about = (id: number, startsAt: Date) => ({ about_visit: id, send_by: startsAt });
  const check = (id: number, startsAt: Date, now: Date) =>
    checkReminder(site.database, about(id, startsAt), now);

  test("it is dropped if its visit was cancelled, moved, has begun or is gone", async () => {
    const start = at(20, "10:30");
    const now = at(20, "08:30");
    const id = await arrange(start);
    expect(await check(id, start, now)).toBe("now");
    expect(await check(id, at(20, "11:30"), now)).toBe("outdated");
    expect(await check(id, start, start)).toBe("outdated");
    expect(await check(id + 1, start, now)).toBe("outdated");
    await change(id, { state: "cancelled" });
    expect(await check(id, start, now)).toBe("outdated");
  });

  test("it waits for the end of the night; what is no reminder does not", async () => {
    const id = await arrange(at(20, "10:30"));
    const hours = 9;
    expect(await check(id, at(20, "10:30"), at(19, "22:00"))).toEqual({ startAfterSeconds: hours * 3600 });
    const other = { about_visit: null, send_by: null };
    expect(await checkReminder(site.database, other, at(19, "22:00"))).toBe("now");
  });

  test("CN3, CN6: a code that a client asked for at night goes out at once; after a quarter of an hour it is dropped", async () => {
    const code = { about_visit: null, send_by: at(19, "22:15") };
    expect(await checkReminder(site.database, code, at(19, "22:00"))).toBe("now");
    expect(await checkReminder(site.database, code, at(19, "22:15"))).toBe("outdated");
    const dueToday = { about_visit: null, send_by: at(19, "23:59") };
    expect(await checkReminder(site.database, dueToday, at(19, "22:00"))).not.toBe("now");
  });

  test("a mail and an SMS that waited while the visit was cancelled are not sent", async () => {
    const smtp = await startSmtpServer();
    const gateway = await startSmsGateway();
    const now = at(19, "18:00");
    const checkTiming: Parameters<typeof sendMailHandler>[2] = (database, message) =>
      checkReminder(database, message, now);
    const mailer = createMailer({ smtpUrl: smtp.url, from: { name: "", address: "office@site.test" } });
    const sendMail = sendMailHandler(site.database, mailer, checkTiming);
    const settings = { provider: "aakash", token: "t", from: "", url: gateway.url, dailyCap: 10 } as const;
    const sendSms = sendSmsHandler({
      database: site.database,
      gateway: createSmsGateway(settings),
      dailyCap: 10,
      hasMail: true,
      checkTiming,
      recordOutcome: async () => undefined,
      now: () => now,
    });
    const texted = await arrange(at(20, "10:30"));
    await remind(now, { hasSms: true });
    const mailed = await arrange(at(20, "12:30"));
    await remind(now);
    for (const id of [texted, mailed]) await change(id, { state: "cancelled" });
    for (const { id } of await mails()) await sendMail.run({ data: { mailId: id }, isLastAttempt: false });
    for (const { id } of await texts()) await sendSms.run({ data: { smsId: id }, isLastAttempt: false });
    await Promise.all([smtp.close(), gateway.close()]);
    expect([smtp.received, gateway.received]).toEqual([[], []]);
    expect([await mails(), await texts()]).toEqual([[], []]);
  });

  test("staff can't send an SMS again that reminds of another time than the visit has", async () => {
    const id = await arrange(at(20, "10:30"));
    await remind(at(19, "18:00"), { hasSms: true });
    await sql`update sms_messages set status = 'unknown'`.execute(site.database);
    await change(id, { starts_at: at(20, "12:30").toISOString() });
    const [sms] = await texts();
    const url = `/api/sms/${sms?.id}/send-again/`;
    const response = await site.app.inject({ method: "POST", url, headers: admin.headers });
    expect([response.statusCode, json(response)]).toMatchObject([409, { code: "state_changed" }]);
    expect(await texts()).toHaveLength(1);
  });
});

describe("DY8: the morning's list of an agent", () => {
  async function addAgent(name: string) {
    const agent = await logInAs(site, "agent");
    const { id } = await site.database
      .updateTable("accounts")
      .set({ email: `${name}@site.test` })
      .where("username", "=", agent.username)
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  }
  const listOf = async (address: string) =>
    (await mails()).filter(({ to_address }) => to_address === address).map(({ text }) => text);

  test("has visits in the order of wards and the next steps that are due, once, at 7:00", async () => {
    const agentId = await addAgent("bina");
    const place = (ward: number) => ({ local_level_id: 205, ward, name: `House of ward ${ward}` });
    const [far, near] = [
      await insertProperty(site.database, place(9)),
      await insertProperty(site.database, place(2)),
    ];
    await arrange(at(20, "10:00"), {}, { property_id: far, agent_id: agentId });
    await arrange(at(20, "14:00"), {}, { property_id: near, agent_id: agentId, state: "asked" });
    await arrange(at(21, "14:00"), {}, { property_id: near, agent_id: agentId });
    const { id: leadId } = await site.database
      .selectFrom("leads")
      .select("id")
      .limit(1)
      .executeTakeFirstOrThrow();
    await site.database
      .updateTable("leads")
      .set({ owner_id: agentId, next_step: "Bring the papers", next_step_on: "2027-01-18" })
      .where("id", "=", leadId)
      .execute();
    await remind(at(20, "06:55"));
    expect(await listOf("bina@site.test")).toEqual([]);
    await Promise.all(Array.from({ length: 3 }, () => remind(at(20, "07:00"))));
    await remind(at(20, "07:05"));
    const [text, ...more] = await listOf("bina@site.test");
    expect(more).toEqual([]);
    expect(text?.match(/House of ward \d/g)).toEqual(["House of ward 2", "House of ward 9"]);
    expect(text).toContain("not confirmed yet");
    expect(text).toContain("Bring the papers");
    await remind(at(21, "07:00"));
    expect(await listOf("bina@site.test")).toHaveLength(2);
  });

  test("goes to nobody without anything to do, to no disabled account, and not after 10:00", async () => {
    const disabled = await addAgent("gone");
    await arrange(at(20, "15:00"), {}, { agent_id: disabled });
    await sql`update accounts set is_disabled = true where id = ${disabled}`.execute(site.database);
    await addAgent("idle");
    await remind(at(20, "07:00"));
    const late = await addAgent("late");
    await arrange(at(20, "16:00"), {}, { agent_id: late });
    await remind(at(20, "10:00"));
    expect((await addresses()).filter((address) => address.endsWith("@site.test"))).toEqual([]);
  });

  test("visits without an agent are told to the office", async () => {
    await arrange(at(20, "15:00"), {}, { agent_id: null });
    await remind(at(20, "07:00"));
    expect(await listOf("office@site.test")).toEqual([expect.stringContaining("House at the pond")]);
  });
});
