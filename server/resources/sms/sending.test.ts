import { sql } from "kysely";
import { TestClock } from "pg-boss";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { alwaysNow } from "#server/platform/mail/check-timing.ts";
import { queueSms } from "#server/platform/sms/outbox.ts";
import { sendSmsHandler } from "#server/platform/sms/send-sms.ts";
import { startTestWorkers } from "#server/testing/run-jobs.ts";
import { messageFields } from "#server/testing/sample-forms.ts";
import { openSmsClient, type SmsClient, smsMail, smsText, untimed } from "#server/testing/sms-client.ts";
import { sparrowAccepts, startSmsGateway } from "#server/testing/sms-gateway.ts";
import { recordSmsOutcome } from "./record-outcome.ts";

let sms: SmsClient;
beforeAll(async () => {
  sms = await openSmsClient();
});
afterEach(() => sms.clear());
afterAll(() => sms.close());

describe("DY9: a text message", () => {
  test("is sent once by the queue, counted in parts, and stands in the timeline", async () => {
    const gateway = await sms.openWorking();
    const leadId = await sms.newLead();
    await sms.queue(leadId);
    await expect.poll(sms.statuses).toEqual(["sent"]);
    expect(gateway.received.map(({ to, text }) => ({ to, text }))).toEqual([
      { to: "9800000201", text: smsText },
    ]);
    expect(await sms.rows()).toMatchObject([{ parts: 1, provider_code: "200", sent_at: expect.any(Date) }]);
    expect(await sms.timeline(leadId)).toEqual([{ kind: "sms", text: smsText, outcome: "sent" }]);
    expect(await sms.mails()).toEqual([]);
    expect(await sms.unhandled()).toEqual([]);
  });

  test("that is rolled back with its transaction is not sent", async () => {
    const leadId = await sms.newLead();
    const rolledBack = sms.site.database.transaction().execute(async (transaction) => {
      await queueSms(transaction, { leadId, text: smsText, language: "np", mail: smsMail, ...untimed });
      throw new Error("rolled back");
    });
    await expect(rolledBack).rejects.toThrow("rolled back");
    expect(await sms.rows()).toEqual([]);
    const { rows: jobs } = await sql`select from jobs.job where name = 'send-sms'`.execute(sms.site.database);
    expect(jobs).toEqual([]);
  });

  test("goes only to a mobile number of Nepal that the person gave, with this lead or another", async () => {
    expect(await sms.queue(await sms.newLead("041-590199"))).toBeNull();
    expect(await sms.queue(await sms.newLead("+91 98765 43210"))).toBeNull();
    const payload = { ...messageFields, phone: "980-0000202" };
    await sms.site.app.inject({ method: "POST", url: "/messages/create/", payload });
    await sms.site.app.inject({ method: "POST", url: "/messages/create/", payload: messageFields });
    const leads = await sms.site.database
      .selectFrom("leads")
      .select(["id", "phone"])
      .where("kind", "=", "message")
      .orderBy("id")
      .execute();
    const withoutPhone = leads.at(-1);
    expect(withoutPhone?.phone ?? null).toBeNull();
    await sms.queue(withoutPhone?.id ?? 0);
    expect((await sms.rows()).map(({ to_number }) => to_number)).toEqual(["9800000202"]);
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
    const gateway = await sms.openGateway({ answer, timeoutMs: 300 });
    const leadId = await sms.newLead();
    await sms.queue(leadId);
    for (let attempt = 0; attempt < 3; attempt += 1) await sms.runAll(gateway.handler);
    expect(gateway.received).toHaveLength(1);
    expect(await sms.mails()).toMatchObject([
      { kind: "reminder", to_address: smsMail.to, text: smsMail.text, about_lead: leadId },
    ]);
    expect(await sms.timeline(leadId)).toEqual([{ kind: "sms", text: smsText, outcome }]);
    expect(await sms.unhandled(`?lead=${leadId}`)).toMatchObject([
      { lead_id: leadId, to_number: "9800000201", outcome, provider_code: code, has_mail: true },
    ]);
    expect(await sms.unhandled(`?lead=${leadId + 1}`)).toEqual([]);
  });

  test("without an address or without mail, none goes", async () => {
    const { handler } = await sms.openGateway({ answer: refusal });
    await sms.queue(await sms.newLead(), { mail: null });
    await sms.runAll(handler);
    await sms.queue(await sms.newLead());
    await sms.runAll((await sms.openGateway({ answer: refusal, hasMail: false })).handler);
    expect(await sms.statuses()).toEqual(["refused", "refused"]);
    expect(await sms.mails()).toEqual([]);
  });

  test("a process that was killed during the call leaves it unknown, and it is never sent again", async () => {
    const gateway = await sms.openGateway();
    const leadId = await sms.newLead();
    await sms.queue(leadId);
    await sql`update sms_messages set status = 'sending', sending_at = now()`.execute(sms.site.database);
    await sms.runAll(gateway.handler);
    expect(gateway.received).toEqual([]);
    expect(await sms.statuses()).toEqual(["unknown"]);
    expect(await sms.timeline(leadId)).toEqual([{ kind: "sms", text: smsText, outcome: "unknown" }]);
    expect(await sms.mails()).toHaveLength(1);
  });

  test("an answer that comes after another instance gave up is written, with one mail", async () => {
    const started = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const gateway = await sms.openGateway({
      answer: async () => {
        started.resolve();
        await released.promise;
        return sparrowAccepts;
      },
    });
    const leadId = await sms.newLead();
    await sms.queue(leadId);
    const first = sms.runAll(gateway.handler);
    await started.promise;
    await sms.runAll(gateway.handler);
    expect(await sms.statuses()).toEqual(["unknown"]);
    released.resolve();
    await first;
    expect(await sms.statuses()).toEqual(["sent"]);
    expect(gateway.received).toHaveLength(1);
    expect(await sms.mails()).toHaveLength(1);
    expect((await sms.timeline(leadId)).map(({ outcome }) => outcome)).toEqual(["sent", "unknown"]);
    expect(await sms.unhandled()).toEqual([]);
  });

  test("two instances with the same job send it once", async () => {
    const gateway = await sms.openGateway();
    await sms.queue(await sms.newLead());
    await Promise.all(Array.from({ length: 4 }, () => sms.runAll(gateway.handler)));
    expect(gateway.received).toHaveLength(1);
  });

  test("a gateway that can't be connected to gets it once when it is back", async () => {
    const { url, close } = await startSmsGateway();
    await close();
    await sms.queue(await sms.newLead());
    const clock = new TestClock();
    const port = Number(new URL(url).port);
    sms.closeLater(
      startTestWorkers({ databaseUrl: sms.site.databaseUrl, handlers: [sms.handlerFor(url)], clock }),
    );
    const retries = async () => {
      const { rows: jobs } = await sql<{ state: string }>`
        select state from jobs.job where name = 'send-sms'`.execute(sms.site.database);
      return jobs.map(({ state }) => state);
    };
    await expect.poll(retries).toEqual(["retry"]);
    expect(await sms.statuses()).toEqual(["queued"]);
    const back = await startSmsGateway(() => sparrowAccepts, port);
    sms.closeLater(back.close);
    await clock.tick(60_000);
    await expect.poll(sms.statuses).toEqual(["sent"]);
    expect(back.received).toHaveLength(1);
  });

  test("that could not be connected to for hours, it is refused", async () => {
    const { url, close } = await startSmsGateway();
    await close();
    await sms.queue(await sms.newLead());
    const [row] = await sms.rows();
    await sms.handlerFor(url).run({ data: { smsId: row?.id }, isLastAttempt: true });
    expect(await sms.unhandled()).toMatchObject([{ outcome: "refused", provider_code: "unreachable" }]);
  });
});

describe("DY9: limits", () => {
  test("no more parts a day than are paid for; the next day goes on", async () => {
    let now = new Date("2026-11-18T05:00:00Z");
    const gateway = await sms.openGateway({ dailyCap: 3, now: () => now });
    const long = "क".repeat(100);
    for (const phone of ["9800000201", "9800000202", "9800000203"]) {
      await sms.queue(await sms.newLead(phone), { text: long });
      await sms.runAll(gateway.handler);
    }
    expect(await sms.statuses()).toEqual(["sent", "refused", "refused"]);
    expect((await sms.unhandled()).map(({ provider_code }) => provider_code)).toEqual([
      "daily_cap",
      "daily_cap",
    ]);
    // 0:15 in Kathmandu.
    now = new Date("2026-11-18T18:30:00Z");
    await sms.queue(await sms.newLead("9800000204"), { text: long });
    await sms.runAll(gateway.handler);
    expect((await sms.statuses()).at(-1)).toBe("sent");
    expect(gateway.received).toHaveLength(2);
  });

  test("instances that send at the same time do not pass the limit together", async () => {
    const gateway = await sms.openGateway({ dailyCap: 2 });
    for (let number = 1; number <= 6; number += 1) await sms.queue(await sms.newLead(`980000021${number}`));
    const runs = (await sms.rows()).map(({ id }) =>
      gateway.handler.run({ data: { smsId: id }, isLastAttempt: false }),
    );
    await Promise.all(runs);
    expect(gateway.received).toHaveLength(2);
  });

  test("a number gets six messages in 24 hours at most: it may be a stranger's", async () => {
    const gateway = await sms.openGateway();
    const leadId = await sms.newLead();
    for (let number = 0; number < 7; number += 1) await sms.queue(leadId);
    await sms.runAll(gateway.handler);
    expect(gateway.received).toHaveLength(6);
    expect(await sms.unhandled()).toMatchObject([{ provider_code: "number_cap" }]);
  });

  test("where SMS is not set up, a message that waited is refused", async () => {
    await sms.queue(await sms.newLead());
    await sms.runAll(
      sendSmsHandler({
        database: sms.site.database,
        gateway: undefined,
        dailyCap: 100,
        hasMail: true,
        checkTiming: alwaysNow,
        recordOutcome: recordSmsOutcome,
      }),
    );
    expect(await sms.unhandled()).toMatchObject([{ outcome: "refused", provider_code: "not_set_up" }]);
  });
});
