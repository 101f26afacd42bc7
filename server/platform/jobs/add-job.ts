import type { Database } from "#server/platform/database/database.ts";
import { jobsOf } from "./pg-boss.ts";

/** The queues. Each is created by a migration, so that jobs can be added before the first worker has started. */
export const jobNames = [
  "send-mail",
  "notify-staff",
  "morning-summary",
  "notify-sellers",
  "send-alert-mails",
  "send-sms",
  "send-reminders",
  "run-import",
  "send-webhook",
  "remind-of-instalments",
  "seal-diaries",
] as const;
export type JobName = (typeof jobNames)[number];

/** Adds a job in the transaction of the rows that it is about: if that is rolled back, there is no job. */
export async function addJob(
  transaction: Database,
  name: JobName,
  data: object = {},
  { startAfterSeconds }: Readonly<{ startAfterSeconds?: number }> = {},
): Promise<void> {
  const jobs = await jobsOf(transaction);
  await jobs.send(name, data, startAfterSeconds === undefined ? {} : { startAfter: startAfterSeconds });
}
