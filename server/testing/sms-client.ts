import { sql } from "kysely";
import { expect } from "vitest";
import * as z from "zod/mini";
import { leadDetailsSchema } from "#domain/leads/lead.ts";
import { unhandledSmsSchema } from "#domain/sms/sms.ts";
import { alwaysNow } from "#server/platform/mail/check-timing.ts";
import { createSmsGateway } from "#server/platform/sms/gateway.ts";
import { queueSms } from "#server/platform/sms/outbox.ts";
import { type SmsSending, sendSmsHandler } from "#server/platform/sms/send-sms.ts";
import { recordSmsOutcome } from "#server/resources/sms/record-outcome.ts";
import { logInAs } from "./log-in.ts";
import { startTestWorkers } from "./run-jobs.ts";
import { serviceRequestFields } from "./sample-forms.ts";
import { type GatewayAnswer, sparrowAccepts, startSmsGateway } from "./sms-gateway.ts";
import { createTestApp } from "./test-app.ts";

export const smsText = "भोलि बिहान १०:३० मा भेटौँला।";
/** Goes instead of the text message. */
export const smsMail = { to: "sita@example.com", subject: "भोलि", text: "भेटौँला" };
export const untimed = { aboutVisit: null, sendBy: null };

type Options = Partial<Pick<SmsSending, "dailyCap" | "hasMail" | "now">> &
  Readonly<{ answer?: GatewayAnswer | (() => GatewayAnswer | Promise<GatewayAnswer>); timeoutMs?: number }>;

export type SmsClient = Awaited<ReturnType<typeof openSmsClient>>;

/** A site that sends text messages, and its admin. */
export async function openSmsClient() {
  const site = await createTestApp();
  const admin = await logInAs(site, "admin");
  const closers: Array<() => Promise<void>> = [];
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
    site.database.transaction().execute((transaction) =>
      queueSms(transaction, {
        leadId,
        text: smsText,
        language: "np",
        mail: smsMail,
        ...untimed,
        ...change,
      }),
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
      recordOutcome: recordSmsOutcome,
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

  return {
    site,
    admin,
    newLead,
    queue,
    rows,
    statuses,
    mails,
    timeline,
    unhandled,
    change,
    openGateway,
    openWorking,
    handlerFor,
    runAll,
    closeLater(close: () => Promise<void>) {
      closers.push(close);
    },
    async clear() {
      for (const close of closers.splice(0).reverse()) await close();
      await sql`delete from jobs.job`.execute(site.database);
      for (const table of ["mails", "sms_messages", "service_requests", "messages", "people"] as const)
        await site.database.deleteFrom(table).execute();
    },
    close: () => site.close(),
  };
}
