import { type RawBuilder, sql } from "kysely";
import type { Database } from "#server/platform/database/database.ts";
import { addJob } from "#server/platform/jobs/add-job.ts";

/** Messages have personal data, as mails have. */
const keptForMs = 30 * 24 * 60 * 60 * 1000;
/** A message gets its job in its own transaction, and an attempt ends within a minute. */
const jobGraceMs = 10 * 60 * 1000;

const hasJob: RawBuilder<boolean> = sql`exists (
  select from jobs.job
  where name = 'send-webhook' and state < 'completed' and data ->> 'deliveryId' = webhook_deliveries.id::text
)`;

/** Gives a new job to messages without one: a backup does not contain jobs, and the last run of a job may be killed. */
export async function requeueDeliveries(database: Database, now: Date): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const waiting = await transaction
      .selectFrom("webhook_deliveries")
      .select("id")
      .where("status", "=", "queued")
      .where("next_attempt_at", "<", new Date(now.getTime() - jobGraceMs))
      .where(sql<boolean>`not ${hasJob}`)
      .orderBy("next_attempt_at")
      .limit(1000)
      .execute();
    for (const { id } of waiting) await addJob(transaction, "send-webhook", { deliveryId: id });
    return waiting.length;
  });
}

/** Deletes messages that ended, and were created more than 30 days ago. */
export async function deleteOldDeliveries(database: Database, now: Date): Promise<void> {
  await database
    .deleteFrom("webhook_deliveries")
    .where("status", "<>", "queued")
    .where("created_at", "<", new Date(now.getTime() - keptForMs))
    .execute();
}
