import { sql } from "kysely";
import type { MessageType, WebhookEvent } from "#domain/webhooks/webhook-events.ts";
import type { Database } from "#server/platform/database/database.ts";
import { addJob } from "#server/platform/jobs/add-job.ts";

type NewEvent = Readonly<{
  type: WebhookEvent;
  /** Of messages with data of a lead's person. */
  leadId?: number;
  /** Called only if an endpoint listens. */
  data: () => Promise<unknown> | unknown;
}>;

/** IM7: queues an event for each endpoint that listens to it, in the transaction of the row. If none does, nothing happens. */
export async function queueEvent(transaction: Database, { type, leadId, data }: NewEvent): Promise<void> {
  const webhookIds = await findListeners(transaction, [type]);
  if (webhookIds.length === 0) return;
  const content = await data();
  for (const webhookId of webhookIds)
    await queueMessage(transaction, { webhookId, type, leadId: leadId ?? null, data: content });
}

/** Whether an endpoint listens to one of the events: for writers that would else read rows in vain. */
export async function hasListener(transaction: Database, types: readonly WebhookEvent[]): Promise<boolean> {
  return (await findListeners(transaction, types)).length > 0;
}

async function findListeners(transaction: Database, types: readonly WebhookEvent[]): Promise<number[]> {
  const rows = await transaction
    .selectFrom("webhooks")
    .select("id")
    .where("is_active", "=", true)
    .where(sql<boolean>`events && ${[...types]}::text[]`)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

type NewMessage = Readonly<{
  webhookId: number;
  type: MessageType;
  leadId: number | null;
  data: unknown;
}>;

/** Stores a message to one endpoint and its job. Returns its id. */
export async function queueMessage(
  transaction: Database,
  { webhookId, type, leadId, data }: NewMessage,
): Promise<string> {
  const body = JSON.stringify({ type, timestamp: new Date().toISOString(), data });
  const { id } = await transaction
    .insertInto("webhook_deliveries")
    .values({ webhook_id: webhookId, type, lead_id: leadId, body })
    .returning("id")
    .executeTakeFirstOrThrow();
  await addJob(transaction, "send-webhook", { deliveryId: id });
  return id;
}
