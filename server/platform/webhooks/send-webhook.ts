import { sql } from "kysely";
import * as z from "zod/mini";
import { hasFailedForDays, pauseAfter } from "#domain/webhooks/retry-schedule.ts";
import type { Database } from "#server/platform/database/database.ts";
import { addJob } from "#server/platform/jobs/add-job.ts";
import type { JobHandler } from "#server/platform/jobs/job-handler.ts";
import { loadSigningSecret } from "#server/platform/secrets/signing-secret.ts";
import { type Attempt, postMessage, type SendOptions } from "./post-message.ts";
import { WebhookSecrets } from "./webhook-secrets.ts";

type Sending = Readonly<{ database: Database; now?: () => Date }> & SendOptions;

const dataSchema = z.object({ deliveryId: z.uuid() });
const gone = 410;

/**
 * IM7: makes one attempt to send a message. What came of it is noted in one transaction with the job of the next attempt. If the
 * process is killed before that, the job runs again and sends the message with the same id.
 */
export function sendWebhookHandler(sending: Sending): JobHandler {
  return {
    name: "send-webhook",
    batchSize: 10,
    retryDelaySeconds: 15,
    maxRetryDelaySeconds: 300,
    maxRetries: 20,
    timeoutSeconds: 60,
    async run({ data }) {
      const { deliveryId } = dataSchema.parse(data);
      const message = await findMessage(sending.database, deliveryId);
      if (!message) return;
      if (!message.is_active) {
        await giveUp(sending.database, deliveryId);
        return;
      }
      const secrets = new WebhookSecrets(await loadSigningSecret(sending.database));
      const now = sending.now?.() ?? new Date();
      const id = messageId(deliveryId);
      const timestamp = Math.floor(now.getTime() / 1000);
      const { seed, previous_seed: previous, previous_seed_until: until } = message;
      const seeds = previous !== null && until !== null && until > now ? [seed, previous] : [seed];
      const headers = {
        "content-type": "application/json",
        "user-agent": "standard-webhooks/1",
        "webhook-id": id,
        "webhook-timestamp": String(timestamp),
        "webhook-signature": secrets.sign(seeds, id, timestamp, message.body),
      };
      const attempt = await postMessage(message.url, headers, message.body, sending);
      await recordAttempt(sending.database, deliveryId, attempt, now);
    },
  };
}

/** The `webhook-id`: the same at every attempt. */
function messageId(deliveryId: string): string {
  return `msg_${deliveryId.replaceAll("-", "")}`;
}

/** Undefined if the message has arrived, was given up, or is gone with its endpoint or its lead. */
async function findMessage(database: Database, id: string) {
  return database
    .selectFrom("webhook_deliveries")
    .innerJoin("webhooks", "webhooks.id", "webhook_id")
    .select(["url", "body", "seed", "previous_seed", "previous_seed_until", "is_active"])
    .where("webhook_deliveries.id", "=", id)
    .where("status", "=", "queued")
    .executeTakeFirst();
}

async function giveUp(database: Database, id: string): Promise<void> {
  await database
    .updateTable("webhook_deliveries")
    .set({ status: "failed", error: "switched_off", next_attempt_at: null })
    .where("id", "=", id)
    .where("status", "=", "queued")
    .execute();
}

async function recordAttempt(database: Database, id: string, attempt: Attempt, now: Date): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const delivery = await transaction
      .selectFrom("webhook_deliveries")
      .select(["webhook_id", "attempts"])
      .where("id", "=", id)
      .where("status", "=", "queued")
      .forUpdate()
      .executeTakeFirst();
    if (!delivery) return;
    const isDelivered = attempt.status !== null && attempt.status >= 200 && attempt.status < 300;
    const isSwitchedOff = await updateEndpointState(
      transaction,
      delivery.webhook_id,
      isDelivered,
      attempt,
      now,
    );
    const attempts = delivery.attempts + 1;
    const pause = isDelivered || isSwitchedOff ? null : pauseAfter(attempts);
    await transaction
      .updateTable("webhook_deliveries")
      .set({
        status: isDelivered ? "delivered" : pause === null ? "failed" : "queued",
        attempts,
        response_status: attempt.status,
        error: attempt.error,
        last_attempt_at: now,
        next_attempt_at: pause === null ? null : new Date(now.getTime() + pause * 1000),
      })
      .where("id", "=", id)
      .execute();
    if (pause !== null)
      await addJob(transaction, "send-webhook", { deliveryId: id }, { startAfterSeconds: pause });
  });
}

/** Notes since when an endpoint fails, and switches it off after days or if it says that it is gone. True if it is off. */
async function updateEndpointState(
  transaction: Database,
  webhookId: number,
  isDelivered: boolean,
  { status }: Attempt,
  now: Date,
): Promise<boolean> {
  const webhook = transaction.updateTable("webhooks").where("id", "=", webhookId);
  if (isDelivered) {
    await webhook.set({ failing_since: null }).where("failing_since", "is not", null).execute();
    return false;
  }
  const { failing_since: since, is_active: isActive } = await webhook
    .set({ failing_since: sql<Date>`coalesce(failing_since, ${now})` })
    .returning(["failing_since", "is_active"])
    .executeTakeFirstOrThrow();
  if (!isActive) return true;
  if (status !== gone && !hasFailedForDays(since ?? now, now)) return false;
  await webhook.set({ is_active: false, switched_off_at: now }).execute();
  return true;
}
