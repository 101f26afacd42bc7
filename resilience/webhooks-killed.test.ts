import { afterEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { tokenPairSchema } from "#domain/session/session.ts";
import { newWebhookSchema } from "#domain/webhooks/webhook.ts";
import { isFullRun } from "#server/testing/full-run.ts";
import { messageFields } from "#server/testing/sample-forms.ts";
import { type ReceiverAnswer, startWebhookReceiver } from "#server/testing/webhook-receiver.ts";
import { DisposableServer } from "./disposable-server.ts";

const closers: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

const password = "a password for webhooks";
const rounds = 10;
const messagesARound = 3;
const bodySchema = z.object({ type: z.literal("lead.created"), data: z.object({ id: z.int() }) });

/** A server that has just started on a busy machine answers 503 for a moment. */
async function start(server: DisposableServer): Promise<void> {
  await server.start();
  await expect.poll(async () => (await fetch(`${server.origin}/readyz`)).status).toBe(200);
}

async function post(server: DisposableServer, path: string, body: object, token?: string) {
  const response = await fetch(server.origin + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  expect(response.status, path).toBeLessThan(300);
  return response.json();
}

test.runIf(isFullRun)(
  "IM7: kill -9 between queueing and sending, and before an attempt is noted: every message arrives, with one id each",
  async ({ annotate }) => {
    let answer: ReceiverAnswer = 204;
    const receiver = await startWebhookReceiver(() => answer);
    const server = await DisposableServer.create({
      DEMO: "0",
      ADMIN_PASSWORD: password,
      WEBHOOKS_TO_PRIVATE_NETWORK: "on",
    });
    closers.push(receiver.close, () => server.remove());
    await start(server);
    const { access } = tokenPairSchema.parse(
      await post(server, "/api/token/", { username: "admin", password }),
    );
    const webhook = { name: "CRM", url: receiver.url, events: ["lead.created"], password };
    newWebhookSchema.parse(await post(server, "/api/webhooks/", webhook, access));
    for (let round = 0; round < rounds; round += 1) {
      // Even rounds kill a server that has queued messages, odd ones a server that waits for the answer.
      const isSending = round % 2 === 1;
      answer = isSending ? "hang" : 204;
      const known = receiver.received.length;
      for (let number = 0; number < messagesARound; number += 1)
        await post(server, "/messages/create/", messageFields);
      if (isSending)
        await expect
          .poll(() => receiver.received.length, { timeout: 120_000, interval: 20 })
          .toBeGreaterThan(known);
      await server.killServer();
      answer = 204;
      await start(server);
    }
    const waiting = () =>
      server.withDatabase(async (database) => {
        const { count } = await database
          .selectFrom("webhook_deliveries")
          .select((eb) => eb.fn.countAll<number>().as("count"))
          .where("status", "<>", "delivered")
          .executeTakeFirstOrThrow();
        return count;
      });
    await expect.poll(waiting, { timeout: 400_000, interval: 500 }).toBe(0);
    const leads = await server.withDatabase((database) =>
      database.selectFrom("leads").select("id").execute(),
    );
    expect(leads).toHaveLength(rounds * messagesARound);
    const idsOf = Map.groupBy(
      receiver.received.map(({ headers, body }) => ({
        lead: bodySchema.parse(JSON.parse(body)).data.id,
        id: headers["webhook-id"],
      })),
      ({ lead }) => lead,
    );
    expect([...idsOf.keys()].sort((a, b) => a - b)).toEqual(leads.map(({ id }) => id).sort((a, b) => a - b));
    for (const sent of idsOf.values()) expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    await annotate(
      `${rounds} kills, ${leads.length} messages in ${receiver.received.length} attempts; none lost`,
    );
  },
);
