import { sql } from "kysely";
import { Webhook } from "standardwebhooks";
import { expect } from "vitest";
import { type Delivery, deliverySchema, newWebhookSchema, webhookSchema } from "#domain/webhooks/webhook.ts";
import type { WebhookEvent } from "#domain/webhooks/webhook-events.ts";
import { sendWebhookHandler } from "#server/platform/webhooks/send-webhook.ts";
import { logInAs } from "./log-in.ts";
import { messageFields } from "./sample-forms.ts";
import { createTestApp } from "./test-app.ts";
import { type ReceiverAnswer, startWebhookReceiver } from "./webhook-receiver.ts";

type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
type Message = Readonly<{ headers: object; body: string }>;

/** Throws unless the message was signed with the secret. */
export function verifyMessage(secret: string, { headers, body }: Message): unknown {
  return new Webhook(secret).verify(body, headers as Record<string, string>);
}

export type WebhookClient = Awaited<ReturnType<typeof openWebhookClient>>;

/** A site, its admin, and the server that its webhooks call. Jobs run when the test says so. */
export async function openWebhookClient() {
  const site = await createTestApp({ WEBHOOKS_TO_PRIVATE_NETWORK: "on" });
  const admin = await logInAs(site, "admin");
  let answer: () => ReceiverAnswer = () => 204;
  const receiver = await startWebhookReceiver(() => answer());
  const call = (method: Method, url: string, payload?: object, { headers } = admin) =>
    site.app.inject({ method, url, headers, ...(payload && { payload }) });
  async function add(events: readonly WebhookEvent[], url = receiver.url) {
    const input = { name: "CRM", url, events, password: admin.password };
    const response = await call("POST", "/api/webhooks/", input);
    expect(response.statusCode, response.body).toBe(201);
    return newWebhookSchema.parse(response.json());
  }
  const readWebhook = async (id: number) => {
    const { results } = (await call("GET", "/api/webhooks/")).json();
    return webhookSchema.parse(results.find((row: { id: number }) => row.id === id));
  };
  const log = async (id: number): Promise<Delivery[]> => {
    const { results } = (await call("GET", `/api/webhooks/${id}/deliveries/`)).json();
    return results.map((row: unknown) => deliverySchema.parse(row));
  };
  const queuedTypes = async () => {
    const rows = await site.database
      .selectFrom("webhook_deliveries")
      .select("type")
      .orderBy("created_at")
      .execute();
    return rows.map(({ type }) => type);
  };
  const readJobs = async () => {
    const { rows } = await sql<{ data: { deliveryId: string }; seconds: number }>`
      select data, round(extract(epoch from start_after - created_on)) as seconds
      from jobs.job where name = 'send-webhook' order by created_on`.execute(site.database);
    return rows;
  };
  /** Runs the jobs that wait, as a worker does, and removes them. */
  async function runJobs(now?: Date, timeoutMs = 5_000): Promise<void> {
    const jobs = await readJobs();
    await sql`delete from jobs.job`.execute(site.database);
    const handler = sendWebhookHandler({
      database: site.database,
      isPrivateNetworkAllowed: true,
      timeoutMs,
      ...(now && { now: () => now }),
    });
    for (const { data } of jobs) await handler.run({ data, isLastAttempt: false });
  }
  const sendMessage = async () => {
    const response = await site.app.inject({
      method: "POST",
      url: "/messages/create/",
      payload: messageFields,
    });
    expect(response.statusCode, response.body).toBe(201);
    const id = response.json().id;
    const lead = site.database
      .selectFrom("leads")
      .select("id")
      .where("source_id", "=", id)
      .where("kind", "=", "message");
    return (await lead.executeTakeFirstOrThrow()).id;
  };
  const lastReceived = () => receiver.received.at(-1) ?? { headers: {}, body: "", path: "" };

  return {
    site,
    admin,
    receiver,
    call,
    add,
    readWebhook,
    log,
    queuedTypes,
    readJobs,
    runJobs,
    sendMessage,
    lastReceived,
    answerWith(next: ReceiverAnswer) {
      answer = () => next;
    },
    async clear() {
      answer = () => 204;
      await site.database.deleteFrom("webhooks").execute();
      await sql`delete from jobs.job`.execute(site.database);
    },
    async close() {
      await receiver.close();
      await site.close();
    },
  };
}
