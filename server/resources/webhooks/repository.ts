import { sql } from "kysely";
import { maxWebhooks, type WebhookChange, type WebhookInput } from "#domain/webhooks/webhook.ts";
import { testEvent } from "#domain/webhooks/webhook-events.ts";
import type { Database } from "#server/platform/database/database.ts";
import { writeAs } from "#server/platform/history/write-as.ts";
import { fieldProblem, Problem } from "#server/platform/http/problem.ts";
import { addJob } from "#server/platform/jobs/add-job.ts";
import { queueMessage } from "#server/platform/webhooks/queue-event.ts";

const maxListedDeliveries = 100;
/** An arbitrary number, the same in every instance of the app. */
const addingLock = 7_041_611;
/** So long the secret before a rotation signs, too. */
const rotationSeconds = 24 * 60 * 60;

function selectWebhooks(database: Database) {
  return database
    .selectFrom("webhooks")
    .select([
      "id",
      "name",
      "url",
      "events",
      "is_active",
      "switched_off_at",
      "failing_since",
      "previous_seed_until",
      "created_at",
    ]);
}
export type WebhookRow = Awaited<ReturnType<ReturnType<typeof selectWebhooks>["execute"]>>[number];

export async function listWebhooks(database: Database): Promise<WebhookRow[]> {
  return selectWebhooks(database).orderBy("id").execute();
}

async function requireWebhook(database: Database, id: number): Promise<WebhookRow> {
  const row = await selectWebhooks(database).where("id", "=", id).executeTakeFirst();
  if (!row) throw new Problem("not_found");
  return row;
}

export async function insertWebhook(
  database: Database,
  accountId: number,
  { name, url, events }: Pick<WebhookInput, "name" | "url" | "events">,
  seed: Buffer,
): Promise<WebhookRow> {
  return writeAs(database, accountId, async (transaction) => {
    await sql`select pg_advisory_xact_lock(${addingLock})`.execute(transaction);
    const { count } = await transaction
      .selectFrom("webhooks")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    if (count >= maxWebhooks) throw fieldProblem("url", "too_many");
    const { id } = await transaction
      .insertInto("webhooks")
      .values({ name, url, events: [...events], seed })
      .returning("id")
      .executeTakeFirstOrThrow();
    return requireWebhook(transaction, id);
  });
}

export async function changeWebhook(
  database: Database,
  accountId: number,
  id: number,
  { name, events, is_active: isActive }: WebhookChange,
): Promise<WebhookRow> {
  return writeAs(database, accountId, async (transaction) => {
    await requireWebhook(transaction, id);
    const columns = {
      ...(name !== undefined && { name }),
      ...(events !== undefined && { events: [...events] }),
      // What it failed at before says nothing about the next message.
      ...(isActive !== undefined && { is_active: isActive, switched_off_at: null, failing_since: null }),
    };
    if (Object.keys(columns).length > 0)
      await transaction.updateTable("webhooks").set(columns).where("id", "=", id).execute();
    return requireWebhook(transaction, id);
  });
}

export async function rotateSeed(
  database: Database,
  accountId: number,
  id: number,
  seed: Buffer,
): Promise<void> {
  await writeAs(database, accountId, async (transaction) => {
    const row = await transaction
      .updateTable("webhooks")
      .set({
        previous_seed: sql<Buffer>`seed`,
        previous_seed_until: sql<Date>`now() + make_interval(secs => ${rotationSeconds})`,
        seed,
      })
      .where("id", "=", id)
      .returning("id")
      .executeTakeFirst();
    if (!row) throw new Problem("not_found");
  });
}

/** With its log. */
export async function deleteWebhook(database: Database, accountId: number, id: number): Promise<void> {
  await writeAs(database, accountId, async (transaction) => {
    const row = await transaction
      .deleteFrom("webhooks")
      .where("id", "=", id)
      .returning("id")
      .executeTakeFirst();
    if (!row) throw new Problem("not_found");
  });
}

/** Also to an endpoint that listens to something else. */
export async function queueTest(database: Database, id: number): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { is_active: isActive } = await requireWebhook(transaction, id);
    if (!isActive) throw new Problem("state_changed");
    await queueMessage(transaction, { webhookId: id, type: testEvent, leadId: null, data: { webhook: id } });
  });
}

/** The newest ones. */
export async function listDeliveries(database: Database, webhookId: number) {
  await requireWebhook(database, webhookId);
  return database
    .selectFrom("webhook_deliveries")
    .select([
      "id",
      "type",
      "status",
      "attempts",
      "response_status",
      "error",
      "created_at",
      "last_attempt_at",
      "next_attempt_at",
    ])
    .where("webhook_id", "=", webhookId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(maxListedDeliveries)
    .execute();
}
export type DeliveryRow = Awaited<ReturnType<typeof listDeliveries>>[number];

/** The same message with the same id, from the first attempt. One that is waiting is tried now. */
export async function sendAgain(database: Database, webhookId: number, id: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { is_active: isActive } = await requireWebhook(transaction, webhookId);
    if (!isActive) throw new Problem("state_changed");
    const row = await transaction
      .updateTable("webhook_deliveries")
      .set({ status: "queued", attempts: 0, next_attempt_at: sql<Date>`now()` })
      .where("id", "=", id)
      .where("webhook_id", "=", webhookId)
      .returning("id")
      .executeTakeFirst();
    if (!row) throw new Problem("not_found");
    await addJob(transaction, "send-webhook", { deliveryId: id });
  });
}

/** For Today. */
export async function countSwitchedOffWebhooks(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom("webhooks")
    .where("switched_off_at", "is not", null)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
