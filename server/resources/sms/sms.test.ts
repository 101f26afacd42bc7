import { sql } from "kysely";
import { TestClock } from "pg-boss";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { leadDetailsSchema } from "#domain/leads/lead.ts";
import { unhandledSmsSchema } from "#domain/sms/sms.ts";
import { alwaysNow } from "#server/platform/mail/check-timing.ts";
import { createSmsGateway } from "#server/platform/sms/gateway.ts";
import { deleteOldSms, queueSms, requeueSms } from "#server/platform/sms/outbox.ts";
import { type SmsSending, sendSmsHandler } from "#server/platform/sms/send-sms.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { startTestWorkers } from "#server/testing/run-jobs.ts";
import { messageFields, serviceRequestFields } from "#server/testing/sample-forms.ts";
import { type GatewayAnswer, sparrowAccepts, startSmsGateway } from "#server/testing/sms-gateway.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { noteSmsOutcome } from "./note-outcome.ts";

let site: TestApp;
let admin: LoggedIn;
const closers: Array<() => Promise<void>> = [];
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  await sql`delete from jobs.job`.execute(site.database);
  for (const table of ["mails", "sms_messages", "service_requests", "messages", "people"] as const)
    await site.database.deleteFrom(table).execute();
});
afterAll(() => site.close());

const text = "भोलि बिहान १०:३० मा भेटौँला।";
const untimed = { aboutVisit: null, sendBy: null };
const mail = { to: "sita@example.com", subject: "भोलि", text: "भेटौँला" };

async function newLead(phone = "980-0000201"): Promise<number> {
  const payload = { ...serviceRequestFields, phone_no: phone };
  const response = await site.app.inject({ method: "POST", url: "/service-requests/", payload });
  expect(response.statusCode, response.body).toBe(201);
  const { id } = await site.database
    .selectFrom("leads")
    .select("id")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}
const queue = (leadId: number, change: object = {}) =>
  site.database
    .transaction()
    .execute((transaction) =>
      queueSms(transaction, { leadId, text, language: "np", mail, ...untimed, ...change }),
    );
const rows = () => site.database.selectFrom("sms_messages").selectAll().orderBy("id").execute();
const statuses = async () => (await rows()).map(({ status }) => status);
const mails = () => site.database.selectFrom("mails").selectAll().orderBy("id").execute();
const timeline = async (leadId: number) => {
  const response = await site.app.inject({ url: `/api/leads/${leadId}/`, headers: admin.headers });
  return leadDetailsSchema.parse(response.json()).events.map(({ kind, detail }) => ({ kind, ...detail }));
};
const unhandled = async (query = "", by = admin) => {
  const response = await site.app.inject({ url: `/api/sms/unhandled/${query}`, headers: by.headers });
  expect(response.statusCode, response.body).toBe(200);
  return z.object({ results: z.array(unhandledSmsSchema) }).parse(response.json()).results;
};
const change = (method: "PATCH" | "POST", url: string, payload: object, headers: object = {}) =>
  site.app.inject({ method, url, payload, headers: { ...admin.headers, ...headers } });

type Options = Partial<Pick<SmsSending, "dailyCap" | "hasMail" | "now">> &
  Readonly<{ answer?: GatewayAnswer | (() => GatewayAnswer | Promise<GatewayAnswer>); timeoutMs?: number }>;

async function openGateway({ answer = sparrowAccepts, timeoutMs = 5_000, ...options }: Options = {}) {
  const server = await startSmsGateway(typeof answer === "function" ? answer : () => answer);
  closers.push(server.close);
  return { ...server, handler: handlerFor(server.url, options, timeoutMs) };
}

function handlerFor(url: string, options: Options = {}, timeoutMs = 5_000) {
  const settings = { provider: "sparrow", token: "t", from: "f", url, dailyCap: 100 } as const;
  return sendSmsHandler({
    database: site.database,
    gateway: createSmsGateway(settings, timeoutMs),
    dailyCap: 100,
    hasMail: true,
    checkTiming: alwaysNow,
    noteOutcome: noteSmsOutcome,
    ...options,
  });
}

async function openWorking(options: Options = {}) {
  const gateway = await openGateway(options);
  const handlers = [gateway.handler];
  closers.push(startTestWorkers({ databaseUrl: site.databaseUrl, handlers }));
  return gateway;
}
const runAll = async (handler: ReturnType<typeof handlerFor>) => {
  for (const { id } of await rows()) await handler.run({ data: { smsId: id }, isLastAttempt: false });
};

describe("DY9: a text message", () => {
  test("is sent once by the queue, counted in parts, and stands in the timeline", async () => {
    const gateway = await openWorking();
    const leadId = await newLead();
    await queue(leadId);
    await expect.poll(statuses).toEqual(["sent"]);
    expect(gateway.received.map(({ to, text }) => ({ to, text }))).toEqual([{ to: "9800000201", text }]);
    expect(await rows()).toMatchObject([{ parts: 1, provider_code: "200", sent_at: expect.any(Date) }]);
    expect(await timeline(leadId)).toEqual([{ kind: "sms", text, outcome: "sent" }]);
    expect(await mails()).toEqual([]);
    expect(await unhandled()).toEqual([]);
  });

  test("that is rolled back with its transaction is not sent", async () => {
    const leadId = await newLead();
    const rolledBack = site.database.transaction().execute(async (transaction) => {
      await queueSms(transaction, { leadId, text, language: "np", mail, ...untimed });
      throw new Error("rolled back");
    });
    await expect(rolledBack).rejects.toThrow("rolled back");
    expect(await rows()).toEqual([]);
    const { rows: jobs } = await sql`select from jobs.job where name = 'send-sms'`.execute(site.database);
    expect(jobs).toEqual([]);
  });

  test("goes only to a mobile number of Nepal that the person gave, with this lead or another", async () => {
    expect(await queue(await newLead("041-590199"))).toBeNull();
    expect(await queue(await newLead("+91 98765 43210"))).toBeNull();
    const payload = { ...messageFields, phone: "980-0000202" };
    await site.app.inject({ method: "POST", url: "/messages/create/", payload });
    await site.app.inject({ method: "POST", url: "/messages/create/", payload: messageFields });
    const leads = await site.database
      .selectFrom("leads")
      .select(["id", "phone"])
      .where("kind", "=", "message")
      .orderBy("id")
      .execute();
    const withoutPhone = leads.at(-1);
    expect(withoutPhone?.phone ?? null).toBeNull();
    await queue(withoutPhone?.id ?? 0);
    expect((await rows()).map(({ to_number }) => to_number)).toEqual(["9800000202"]);
  });
});

describe("DY9: without a clear yes of the gateway", () => {
  const refusal = { status: 403, body: { response_code: 1012, response: "No Credits Available" } };
  test.each([
    ["refuses", refusal, "refused", "1012 No Credits Available"],
    ["hangs", "hang", "unknown", "no_answer"],
    ["cuts the connection", "cut", "unknown", "no_answer"],
    ["fails", { status: 500, body: "" }, "unknown", "HTTP 500"],
  ] as const)("if it %s, the mail goes instead and staff decide", async (_what, answer, outcome, code) => {
    const gateway = await openGateway({ answer, timeoutMs: 300 });
    const leadId = await newLead();
    await queue(leadId);
    for (let attempt = 0; attempt < 3; attempt += 1) await runAll(gateway.handler);
    expect(gateway.received).toHaveLength(1);
    expect(await mails()).toMatchObject([
      { kind: "reminder", to_address: mail.to, text: mail.text, about_lead: leadId },
    ]);
    expect(await timeline(leadId)).toEqual([{ kind: "sms", text, outcome }]);
    expect(await unhandled(`?lead=${leadId}`)).toMatchObject([
      { lead_id: leadId, to_number: "9800000201", outcome, provider_code: code, has_mail: true },
    ]);
    expect(await unhandled(`?lead=${leadId + 1}`)).toEqual([]);
  });

  test("without an address or without mail, none goes", async () => {
    const { handler } = await openGateway({ answer: refusal });
    await queue(await newLead(), { mail: null });
    await runAll(handler);
    await queue(await newLead());
    await runAll((await openGateway({ answer: refusal, hasMail: false })).handler);
    expect(await statuses()).toEqual(["refused", "refused"]);
    expect(await mails()).toEqual([]);
  });

  test("a process that was killed during the call leaves it unknown, and it is never sent again", async () => {
    const gateway = await openGateway();
    const leadId = await newLead();
    await queue(leadId);
    await sql`update sms_messages set status = 'sending', sending_at = now()`.execute(site.database);
    await runAll(gateway.handler);
    expect(gateway.received).toEqual([]);
    expect(await statuses()).toEqual(["unknown"]);
    expect(await timeline(leadId)).toEqual([{ kind: "sms", text, outcome: "unknown" }]);
    expect(await mails()).toHaveLength(1);
  });

  test("an answer that comes after another instance gave up is written, with one mail", async () => {
    const started = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const gateway = await openGateway({
      answer: async () => {
        started.resolve();
        await released.promise;
        return sparrowAccepts;
      },
    });
    const leadId = await newLead();
    await queue(leadId);
    const first = runAll(gateway.handler);
    await started.promise;
    await runAll(gateway.handler);
    expect(await statuses()).toEqual(["unknown"]);
    released.resolve();
    await first;
    expect(await statuses()).toEqual(["sent"]);
    expect(gateway.received).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
    expect((await timeline(leadId)).map(({ outcome }) => outcome)).toEqual(["sent", "unknown"]);
    expect(await unhandled()).toEqual([]);
  });

  test("two instances with the same job send it once", async () => {
    const gateway = await openGateway();
    await queue(await newLead());
    await Promise.all(Array.from({ length: 4 }, () => runAll(gateway.handler)));
    expect(gateway.received).toHaveLength(1);
  });

  test("a gateway that can't be connected to gets it once when it is back", async () => {
    const { url, close } = await startSmsGateway();
    await close();
    await queue(await newLead());
    const clock = new TestClock();
    const port = Number(new URL(url).port);
    closers.push(startTestWorkers({ databaseUrl: site.databaseUrl, handlers: [handlerFor(url)], clock }));
    const retries = async () => {
      const { rows: jobs } = await sql<{ state: string }>`
        select state from jobs.job where name = 'send-sms'`.execute(site.database);
      return jobs.map(({ state }) => state);
    };
    await expect.poll(retries).toEqual(["retry"]);
    expect(await statuses()).toEqual(["queued"]);
    const back = await startSmsGateway(() => sparrowAccepts, port);
    closers.push(back.close);
    await clock.tick(60_000);
    await expect.poll(statuses).toEqual(["sent"]);
    expect(back.received).toHaveLength(1);
  });

  test("that could not be connected to for hours, it is refused", async () => {
    const { url, close } = await startSmsGateway();
    await close();
    await queue(await newLead());
    const [row] = await rows();
    await handlerFor(url).run({ data: { smsId: row?.id }, isLastAttempt: true });
    expect(await unhandled()).toMatchObject([{ outcome: "refused", provider_code: "unreachable" }]);
  });
});

describe("DY9: limits", () => {
  test("no more parts a day than are paid for; the next day goes on", async () => {
    let now = new Date("2026-11-18T05:00:00Z");
    const gateway = await openGateway({ dailyCap: 3, now: () => now });
    const long = "क".repeat(100);
    for (const phone of ["9800000201", "9800000202", "9800000203"]) {
      await queue(await newLead(phone), { text: long });
      await runAll(gateway.handler);
    }
    expect(await statuses()).toEqual(["sent", "refused", "refused"]);
    expect((await unhandled()).map(({ provider_code }) => provider_code)).toEqual(["daily_cap", "daily_cap"]);
    // 0:15 in Kathmandu.
    now = new Date("2026-11-18T18:30:00Z");
    await queue(await newLead("9800000204"), { text: long });
    await runAll(gateway.handler);
    expect((await statuses()).at(-1)).toBe("sent");
    expect(gateway.received).toHaveLength(2);
  });

  test("instances that send at the same time do not pass the limit together", async () => {
    const gateway = await openGateway({ dailyCap: 2 });
    for (let number = 1; number <= 6; number += 1) await queue(await newLead(`980000021${number}`));
    const runs = (await rows()).map(({ id }) =>
      gateway.handler.run({ data: { smsId: id }, isLastAttempt: false }),
    );
    await Promise.all(runs);
    expect(gateway.received).toHaveLength(2);
  });

  test("a number gets six messages in 24 hours at most: it may be a stranger's", async () => {
    const gateway = await openGateway();
    const leadId = await newLead();
    for (let number = 0; number < 7; number += 1) await queue(leadId);
    await runAll(gateway.handler);
    expect(gateway.received).toHaveLength(6);
    expect(await unhandled()).toMatchObject([{ provider_code: "number_cap" }]);
  });

  test("where SMS is not set up, a message that waited is refused", async () => {
    await queue(await newLead());
    await runAll(
      sendSmsHandler({
        database: site.database,
        gateway: undefined,
        dailyCap: 100,
        hasMail: true,
        checkTiming: alwaysNow,
        noteOutcome: noteSmsOutcome,
      }),
    );
    expect(await unhandled()).toMatchObject([{ outcome: "refused", provider_code: "not_set_up" }]);
  });
});

describe("DY9: what staff decide", () => {
  const refuse = { answer: { status: 403, body: { response_code: 1013, response: "Insufficient Credits" } } };

  test("to send it again: a new message, once, however often the request is repeated", async () => {
    const leadId = await newLead();
    await queue(leadId);
    await runAll((await openGateway(refuse)).handler);
    const [failed] = await unhandled();
    const url = `/api/sms/${failed?.id}/send-again/`;
    const headers = { "idempotency-key": crypto.randomUUID() };
    for (let repeat = 0; repeat < 2; repeat += 1)
      expect((await change("POST", url, {}, headers)).statusCode).toBe(204);
    expect((await change("POST", url, {})).statusCode).toBe(409);
    const gateway = await openGateway();
    await runAll(gateway.handler);
    expect(gateway.received).toHaveLength(1);
    expect(await statuses()).toEqual(["refused", "sent"]);
    expect(await mails()).toHaveLength(1);
    expect(await unhandled()).toEqual([]);
  });

  test("to put it aside, and to take that back", async () => {
    await queue(await newLead());
    await runAll((await openGateway(refuse)).handler);
    const [failed] = await unhandled();
    const url = `/api/sms/${failed?.id}/`;
    expect((await change("PATCH", url, { is_handled: true })).statusCode).toBe(204);
    expect(await unhandled()).toEqual([]);
    expect((await change("PATCH", url, { is_handled: false })).statusCode).toBe(204);
    expect(await unhandled()).toHaveLength(1);
    expect((await change("PATCH", "/api/sms/999999/", { is_handled: true })).statusCode).toBe(404);
  });

  test("an agent sees and decides about own leads only", async () => {
    const agent = await logInAs(site, "agent");
    const leadId = await newLead();
    await queue(leadId);
    await runAll((await openGateway(refuse)).handler);
    const [failed] = await unhandled();
    const send = () =>
      site.app.inject({ method: "POST", url: `/api/sms/${failed?.id}/send-again/`, headers: agent.headers });
    expect(await unhandled("", agent)).toEqual([]);
    expect((await send()).statusCode).toBe(404);
    await sql`update leads set owner_id = (select id from accounts where username = ${agent.username})`.execute(
      site.database,
    );
    expect(await unhandled("", agent)).toHaveLength(1);
    expect((await send()).statusCode).toBe(204);
  });
});

test("DY9: maintenance gives unfinished messages a job, deletes old ones, and purging a lead deletes its own", async () => {
  const leadId = await newLead();
  await queue(leadId);
  await queue(await newLead("9800000209"));
  await sql`delete from jobs.job`.execute(site.database);
  await sql`update sms_messages set created_at = now() - interval '31 days'`.execute(site.database);
  await sql`update sms_messages set status = 'sent' where about_lead <> ${leadId}`.execute(site.database);
  const gateway = await openWorking();
  expect(await requeueSms(site.database, new Date())).toBe(1);
  await expect.poll(statuses).toEqual(["sent", "sent"]);
  expect(gateway.received).toHaveLength(1);
  expect(await requeueSms(site.database, new Date())).toBe(0);
  await sql`update sms_messages set created_at = now() where about_lead = ${leadId}`.execute(site.database);
  await deleteOldSms(site.database, new Date());
  expect((await rows()).map(({ about_lead }) => about_lead)).toEqual([leadId]);
  await sql`delete from leads where id = ${leadId}`.execute(site.database);
  expect(await rows()).toEqual([]);
});

test("DY9: admins read whether SMS is set up and what today has cost", async () => {
  const sms = await createTestApp({ SMS_PROVIDER: "aakash", SMS_TOKEN: "t" });
  const { headers } = await logInAs(sms, "admin");
  const state = (await sms.app.inject({ url: "/api/sms/", headers })).json<object>();
  await sms.close();
  expect(state).toEqual({ is_set_up: true, parts_today: 0, daily_cap: 200 });
  const off = await site.app.inject({ url: "/api/sms/", headers: admin.headers });
  expect(off.json()).toEqual({ is_set_up: false, parts_today: 0, daily_cap: null });
});
