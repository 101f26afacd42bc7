import { sql } from "kysely";
import { TestClock } from "pg-boss";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { addJob } from "#server/platform/jobs/add-job.ts";
import { createMailer } from "#server/platform/mail/mailer.ts";
import { sendMailHandler } from "#server/platform/mail/send-mail.ts";
import { startTestWorkers } from "#server/testing/run-jobs.ts";
import { messageFields, serviceRequestFields, submissionFields } from "#server/testing/sample-forms.ts";
import { startSmtpServer } from "#server/testing/smtp-server.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { morningSummaryHandler } from "./morning-summary.ts";
import { type NoticeSettings, notifyStaffHandler } from "./notify-staff.ts";

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterEach(async () => {
  await sql`truncate mails, lead_notices, leads, messages, sell_submissions, service_requests cascade`.execute(
    site.database,
  );
  await sql`delete from jobs.job`.execute(site.database);
});
afterAll(() => site.close());

function settingsOf(change: Partial<NoticeSettings> = {}): NoticeSettings {
  return {
    database: site.database,
    hasMail: true,
    addresses: ["office@site.test"],
    language: "en",
    publicUrl: "http://site.test",
    ...change,
  };
}
const notify = (change: Partial<NoticeSettings> = {}) => notifyStaffHandler(settingsOf(change)).run(anyJob);
const summarise = (change: Partial<NoticeSettings> = {}) =>
  morningSummaryHandler(settingsOf(change)).run(anyJob);
const anyJob = { data: {}, isLastAttempt: false };

const send = async (url: string, payload: object) => {
  const response = await site.app.inject({ method: "POST", url, payload });
  expect(response.statusCode, response.body).toBe(201);
  return response.json().id as number;
};
const sendMessage = (subject: string) => send("/messages/create/", { ...messageFields, subject });
/** As in a restored backup: there are no jobs. */
const insertMessages = (count: number) =>
  sql`
    with sent as (
      insert into messages (name, email, subject, message)
      select 'Sita', 'sita@example.com', 'Number ' || n, 'Hello' from generate_series(1, ${count}::int) n returning *
    ), made as (
      insert into leads (kind, source_id, name, email, about, text)
      select 'message', id, name, email, subject, message from sent
    )
    insert into lead_notices (kind, source_id) select 'message', id from sent`.execute(site.database);
const readMails = () => site.database.selectFrom("mails").selectAll().orderBy("id").execute();
const countJobs = async (name: string) =>
  (await sql`select from jobs.job where name = ${name}`.execute(site.database)).rows.length;

describe("telling staff of new leads (LE3)", () => {
  test("every form becomes a mail to everyone of NOTIFY_EMAIL, with the visitor's address to answer to", async () => {
    await sendMessage("जग्गाबारे");
    await send("/service-requests/", serviceRequestFields);
    await send("/sell/", submissionFields);
    expect(await countJobs("notify-staff")).toBe(3);
    await notify({ addresses: ["office@site.test", "boss@site.test"] });
    const mails = await readMails();
    expect(mails.map(({ to_address }) => to_address).sort()).toEqual([
      ...Array(3).fill("boss@site.test"),
      ...Array(3).fill("office@site.test"),
    ]);
    expect(mails[0]).toMatchObject({
      kind: "lead",
      subject: "New message: जग्गाबारे",
      reply_to: messageFields.email,
      status: "queued",
    });
    expect(new Set(mails.map(({ message_id }) => message_id)).size).toBe(6);
    expect(await countJobs("send-mail")).toBe(6);
    await notify();
    expect(await readMails()).toHaveLength(6);
  });

  test("a thousand leads in a minute are told in two mails, and each lead is in one of them", async () => {
    const startedAtMs = Date.now();
    const afterSeconds = (seconds: number) => new Date(startedAtMs + seconds * 1000);
    for (let second = 0; second <= 60; second += 2) {
      await insertMessages(second === 60 ? 10 : 33);
      await notify({ now: () => afterSeconds(second) });
    }
    await notify({ now: () => afterSeconds(75) });
    const mails = await readMails();
    expect(mails.map(({ subject }) => subject)).toEqual(["33 new leads", "967 new leads"]);
    expect(mails.every(({ kind }) => kind === "leads")).toBe(true);
    const pending = site.database.selectFrom("lead_notices").selectAll().where("notified_at", "is", null);
    expect(await pending.execute()).toEqual([]);
    // Then it is quiet again.
    await insertMessages(1);
    await notify({ now: () => afterSeconds(200) });
    expect((await readMails()).at(-1)?.subject).toBe("New message: Number 1");
  });

  test("a thousand leads at once reach the mail server in one mail that names each of them", async () => {
    const smtp = await startSmtpServer();
    const from = { name: "Mithila Ghar", address: "office@site.test" };
    const mailer = createMailer({ smtpUrl: smtp.url, from });
    await insertMessages(1_000);
    await site.database.transaction().execute((transaction) => addJob(transaction, "notify-staff"));
    const handlers = [notifyStaffHandler(settingsOf()), sendMailHandler(site.database, mailer)];
    const stop = startTestWorkers({ databaseUrl: site.databaseUrl, handlers });
    await expect.poll(() => smtp.received.length).toBe(1);
    await stop();
    await smtp.close();
    expect(smtp.received[0]?.header("subject")).toBe("1,000 new leads");
    const named = smtp.received[0]?.text.match(/(?<= · Number )\d+(?= · )/g);
    expect(new Set(named).size).toBe(1_000);
  });

  test("leads that wait for the next mail get a job for it", async () => {
    const now = () => new Date();
    await insertMessages(6);
    await notify({ now });
    await insertMessages(1);
    await notify({ now });
    expect(await readMails()).toHaveLength(1);
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from start_after - created_on)::int as seconds from jobs.job
      where name = 'notify-staff'`.execute(site.database);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.seconds).toBeGreaterThan(50);
    expect(rows[0]?.seconds).toBeLessThan(62);
  });

  test("instances that tell at the same time tell each lead once", async () => {
    await insertMessages(4);
    await Promise.all(Array.from({ length: 5 }, () => notify()));
    expect(await readMails()).toHaveLength(4);
  });

  test("a deleted lead is not told, and nothing waits where mail is not set up", async () => {
    await insertMessages(2);
    await sql`update messages set deleted_at = now() where subject = 'Number 1'`.execute(site.database);
    await notify();
    expect((await readMails()).map(({ subject }) => subject)).toEqual(["New message: Number 2"]);
    await insertMessages(1);
    await notify({ hasMail: false });
    await notify();
    expect(await readMails()).toHaveLength(1);
  });

  test("if writing the mails fails, the leads stay untold", async () => {
    await insertMessages(1);
    await expect(notify({ addresses: ["\0"] })).rejects.toThrow();
    await notify();
    expect(await readMails()).toHaveLength(1);
  });
});

describe("the morning summary (LE3)", () => {
  test("has overdue promises on top, counts the day, and is sent once", async () => {
    await send("/service-requests/", serviceRequestFields);
    await sql`update leads set created_at = now() - interval '26 hours', promised_until = now() - interval '2 hours'`.execute(
      site.database,
    );
    await insertMessages(3);
    await summarise();
    await summarise();
    const mails = await readMails();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ kind: "summary", to_address: "office@site.test" });
    expect(mails[0]?.text).toMatch(/^One promised answer is overdue:\n• Service request/);
    expect(mails[0]?.text).toContain("Message: 3");
  });

  test("is sent although the one of the day before was late", async () => {
    // 8:00 in Kathmandu.
    const now = () => new Date("2026-11-18T02:15:00Z");
    const lateYesterday = new Date("2026-11-17T15:45:00Z");
    await summarise({ now });
    await sql`update mails set created_at = ${lateYesterday}`.execute(site.database);
    await summarise({ now });
    expect(await readMails()).toHaveLength(2);
    const midnight = new Date("2026-11-17T18:15:00Z");
    await sql`update mails set created_at = ${midnight}`.execute(site.database);
    await summarise({ now });
    expect(await readMails()).toHaveLength(2);
  });

  test.each([
    ["mail is not set up", { hasMail: false }],
    ["nobody is to be told", { addresses: [] }],
  ])("waits in no queue while %s", async (_reason, settings) => {
    await insertMessages(1);
    await summarise(settings);
    expect(await readMails()).toEqual([]);
  });

  test("is due at 8:00 in Kathmandu", async () => {
    const summaries = async () => (await readMails()).length;
    // In the future, because other connections add jobs at the real time.
    const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);
    const clock = new TestClock(`${tomorrow.toISOString().slice(0, 10)}T02:10:00Z`);
    const handlers = [morningSummaryHandler(settingsOf({ now: () => new Date(clock.now()) }))];
    const start = () => startTestWorkers({ databaseUrl: site.databaseUrl, handlers, clock });
    // The job only shows that the workers have started.
    await site.database.transaction().execute((transaction) => addJob(transaction, "morning-summary"));
    const stop = start();
    await expect.poll(summaries).toBe(1);
    await site.database.deleteFrom("mails").execute();
    await clock.tick(4 * 60_000);
    expect(await summaries()).toBe(0);
    await clock.tick(3 * 60_000);
    await expect.poll(summaries).toBe(1);
    await stop();
  });
});
