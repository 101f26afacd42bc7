import { sql } from "kysely";
import { TestClock } from "pg-boss";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { addJob } from "#server/platform/jobs/add-job.ts";
import { createMailer } from "#server/platform/mail/mailer.ts";
import { sendMailHandler } from "#server/platform/mail/send-mail.ts";
import { isFullRun } from "#server/testing/full-run.ts";
import { insertProperty, type PropertyChanges } from "#server/testing/insert-property.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { startTestWorkers } from "#server/testing/run-jobs.ts";
import { startSmtpServer } from "#server/testing/smtp-server.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { type AlertSettings, sendAlertMailsHandler } from "./send-alert-mails.ts";

let site: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  site = await createTestApp({ SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "office@site.test" });
  admin = await logInAs(site, "admin");
});
afterEach(async () => {
  await sql`truncate mails, alerts, properties, sent_forms, limits cascade`.execute(site.database);
  await sql`delete from jobs.job`.execute(site.database);
});
afterAll(() => site.close());

const warnings: object[] = [];
const dayMs = 24 * 60 * 60_000;
const inDays = (days: number) => () => new Date(Date.now() + days * dayMs);
const settingsOf = (change: Partial<AlertSettings> = {}): AlertSettings => ({
  database: site.database,
  hasMail: true,
  publicUrl: "http://site.test",
  log: { warn: (facts: object) => void warnings.push(facts) },
  now: inDays(1),
  ...change,
});
const sendMails = (change: Partial<AlertSettings> = {}) =>
  sendAlertMailsHandler(settingsOf(change)).run({ data: {}, isLastAttempt: false });
const mails = () => site.database.selectFrom("mails").selectAll().orderBy("id").execute();
const alerts = () => site.database.selectFrom("alerts").selectAll().orderBy("id").execute();
const tokenIn = (text = "") => /\/alert\/(\S+)/.exec(text)?.[1] ?? "";

async function subscribe(query = "type=house", email = "sita@example.com", language = "en") {
  const payload = { email, listing: "sale", query };
  const headers = { "accept-language": language };
  await site.app.inject({ method: "POST", url: "/api/alerts/", headers, payload });
  const token = tokenIn((await mails()).at(-1)?.text);
  await site.app.inject({ method: "POST", url: "/api/alerts/confirm/", payload: { token } });
  await site.database.deleteFrom("mails").execute();
  return token;
}
const list = (changes?: PropertyChanges) => insertProperty(site.database, changes);
const setStatus = (id: number, status: string) =>
  site.app.inject({
    method: "PATCH",
    url: `/api/properties/${id}/`,
    headers: admin.headers,
    payload: { status },
  });

describe("VT5: the mail of the morning", () => {
  test("tells of what was listed since and matches, once, in the language of the alert", async () => {
    await list({ name: "Listed before" });
    await subscribe("type=house&price_to=20000000", "sita@example.com", "ne");
    const id = await list({ name: "New house", translations: { ne: { name: "नयाँ घर" } } as never });
    await list({ name: "Too expensive", price: 20_000_001 });
    await list({ name: "For rent", for_type: "rent" });
    await list({ name: "A draft", status: "draft" });
    await list({ name: "Sold", status: "sold" });
    await sendMails();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: "alert", to_address: "sita@example.com", language: "np" });
    expect(mail?.text).toContain(`http://site.test/np/property/${id}\n`);
    expect(mail?.text).not.toMatch(/before|expensive|rent|draft|Sold/);
    expect(mail?.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    expect(mail?.headers?.["List-Unsubscribe"]).toContain(tokenIn(mail?.text));
    await sendMails({ now: inDays(2) });
    expect(await mails()).toHaveLength(1);
  });

  test("a draft that is published is new; a change, a new price and a listing that comes back are not", async () => {
    const changed = await list({ name: "Changed" });
    const withdrawn = await list({ name: "Withdrawn", status: "withdrawn" });
    const draft = await list({ name: "Published today", status: "draft" });
    await sql`update properties set created_at = now() - interval '90 days'`.execute(site.database);
    await sql`insert into first_listings (property_id) values (${withdrawn})`.execute(site.database);
    await subscribe("");
    await setStatus(changed, "withdrawn");
    for (const id of [changed, withdrawn, draft])
      expect((await setStatus(id, "active")).statusCode).toBe(200);
    await sql`update properties set price = price - 1, updated_at = now()`.execute(site.database);
    await sendMails();
    expect((await mails()).map(({ subject }) => subject)).toEqual(["New: Published today"]);
    await setStatus(draft, "withdrawn");
    await setStatus(draft, "active");
    await sendMails({ now: inDays(2) });
    expect(await mails()).toHaveLength(1);
  });

  test("nothing new is no mail, and an alert that is not confirmed gets none", async () => {
    await subscribe();
    await sendMails();
    await site.app.inject({
      method: "POST",
      url: "/api/alerts/",
      payload: { email: "ram@example.com", listing: "sale" },
    });
    await site.database.deleteFrom("mails").execute();
    await sql`update alerts set notified_until = now() where confirmed_at is not null`.execute(site.database);
    await list({ property_type: "land" });
    await sendMails({ now: inDays(2) });
    expect(await mails()).toEqual([]);
  });

  test("names ten, newest first, and counts the others with a link to the list", async () => {
    await subscribe("type=house");
    for (let number = 1; number <= 13; number += 1) await list({ name: `House ${number}` });
    await sendMails();
    const [mail] = await mails();
    expect(mail?.subject).toBe("13 new properties for you");
    expect(mail?.text.match(/• House \d+/g)).toEqual(
      Array.from({ length: 10 }, (_, index) => `• House ${13 - index}`),
    );
    expect(mail?.text).toContain("and 3 more:\nhttp://site.test/buy?type=house\n");
  });

  test("several searches of one address are one mail a day, and a property is told once", async () => {
    await subscribe("type=house");
    await subscribe("", "SITA@example.com");
    const house = await list({ name: "A house" });
    await list({ name: "A plot", property_type: "land" });
    await Promise.all([sendMails(), sendMails(), sendMails()]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("2 new properties for you");
    expect(mail?.text.split(`/property/${house}\n`)).toHaveLength(2);
    const later = await list({ name: "Later on the same day" });
    await sql`update first_listings set listed_at = now() + interval '1 day 10 seconds' where property_id = ${later}`.execute(
      site.database,
    );
    await sendMails({ now: () => new Date(inDays(1)().getTime() + 60_000) });
    expect(await mails()).toHaveLength(1);
    await sendMails({ now: inDays(2) });
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      "2 new properties for you",
      "New: Later on the same day",
    ]);
  });

  test("a listing of the last five minutes waits for the next morning", async () => {
    await subscribe();
    await list();
    await sendMails({ now: () => new Date() });
    expect(await mails()).toEqual([]);
    await sendMails();
    expect(await mails()).toHaveLength(1);
  });

  test("a search that cannot be read is skipped and logged; all others are told", async () => {
    await subscribe("", "a@example.com");
    await subscribe("type=house", "b@example.com");
    await subscribe("type=land", "c@example.com");
    await sql`update alerts set query = 'type=castle' where email = 'a@example.com'`.execute(site.database);
    await list();
    warnings.length = 0;
    await sendMails();
    expect((await mails()).map(({ to_address }) => to_address)).toEqual(["b@example.com"]);
    expect(JSON.stringify(warnings)).toMatch(/^\[\{"alert":\d+\}\]$/);
  });

  test("if a mail can't be written, its listings are told at the next attempt, and other addresses are not told twice", async () => {
    await subscribe("", "a@example.com");
    await subscribe("", "b@example.com");
    await list();
    await sql`alter table mails add constraint refuse check (to_address <> 'a@example.com')`.execute(
      site.database,
    );
    await expect(sendMails()).rejects.toThrow("1 addresses");
    expect((await alerts()).map(({ mailed_at }) => mailed_at !== null)).toEqual([false, true]);
    await sql`alter table mails drop constraint refuse`.execute(site.database);
    await sendMails();
    expect((await mails()).map(({ to_address }) => to_address)).toEqual(["b@example.com", "a@example.com"]);
  });

  test.runIf(isFullRun)(
    "more addresses than one batch are all told, and new listings wait while mail is not set up",
    async () => {
      await sql`
      insert into alerts (listing, query, language, email, page_seed, page_hash, confirmed_at)
      select 'sale', '', 'en', n || '@example.com', sha256(n::text::bytea), sha256(n::text::bytea), now()
      from generate_series(1, 250) n`.execute(site.database);
      await list();
      await sendMails({ hasMail: false });
      expect(await mails()).toEqual([]);
      await sendMails();
      expect(new Set((await mails()).map(({ to_address }) => to_address)).size).toBe(250);
    },
  );

  test("is due at 7:00 in Kathmandu", async () => {
    await subscribe();
    await list();
    const tomorrow = new Date(Date.now() + dayMs).toISOString().slice(0, 10);
    const clock = new TestClock(`${tomorrow}T01:10:00Z`);
    const handlers = [sendAlertMailsHandler(settingsOf({ now: () => new Date(clock.now()) }))];
    // The job only shows that the workers have started.
    await site.database.transaction().execute((transaction) => addJob(transaction, "send-alert-mails"));
    const stop = startTestWorkers({ databaseUrl: site.databaseUrl, handlers, clock });
    const count = async () => (await mails()).length;
    await expect.poll(count).toBe(1);
    await site.database.deleteFrom("mails").execute();
    await sql`update alerts set mailed_at = null, notified_until = now() - interval '1 day'`.execute(
      site.database,
    );
    await clock.tick(4 * 60_000);
    expect(await count()).toBe(0);
    await clock.tick(3 * 60_000);
    await expect.poll(count).toBe(1);
    await stop();
  });
});

test("VT5: from asking over confirming to the mail of the morning and one click, through the queue and a real mail server", async () => {
  const smtp = await startSmtpServer();
  const mailer = createMailer({ smtpUrl: smtp.url, from: { name: "Office", address: "office@site.test" } });
  const handlers = [
    sendMailHandler(site.database, mailer),
    sendAlertMailsHandler(settingsOf({ log: pino({ level: "silent" }) })),
  ];
  const stop = startTestWorkers({ databaseUrl: site.databaseUrl, handlers });
  try {
    const payload = { email: "sita@example.com", listing: "sale", query: "type=house" };
    expect((await site.app.inject({ method: "POST", url: "/api/alerts/", payload })).statusCode).toBe(204);
    await expect.poll(() => smtp.received.length).toBe(1);
    const token = tokenIn(smtp.received[0]?.text);
    expect(
      (await site.app.inject({ method: "POST", url: "/api/alerts/confirm/", payload: { token } })).statusCode,
    ).toBe(204);
    const draft = await list({ name: "House at the pond", status: "draft" });
    await setStatus(draft, "active");
    await site.database.transaction().execute((transaction) => addJob(transaction, "send-alert-mails"));
    await expect.poll(() => smtp.received.length).toBe(2);
    const mail = smtp.received[1];
    expect(mail).toMatchObject({ to: "sita@example.com" });
    expect(mail?.header("subject")).toBe("New: House at the pond");
    expect(mail?.header("auto-submitted")).toBe("auto-generated");
    expect(mail?.header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const address = /^<http:\/\/site\.test(\/\S+)>$/.exec(mail?.header("list-unsubscribe") ?? "")?.[1] ?? "";
    // What was sent keeps no link.
    await expect.poll(async () => (await mails()).map(({ status }) => status)).toEqual(["sent", "sent"]);
    for (const { text, headers } of await mails()) expect([text, headers]).toEqual(["", null]);
    const response = await site.app.inject({
      method: "POST",
      url: address,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "List-Unsubscribe=One-Click",
    });
    expect(response.statusCode).toBe(204);
    expect(await alerts()).toEqual([]);
    expect(await mails()).toEqual([]);
  } finally {
    await stop();
    await smtp.close();
  }
});
