import type * as z from "zod/mini";
import type { mailStateSchema } from "#domain/mail/mail.ts";
import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/database/database.ts";
import { countFailedJobs } from "#server/platform/jobs/failed-jobs.ts";
import { countUnsentMails } from "./outbox.ts";

/** LE3: whether mail works, and how many mails and jobs wait or failed. */
export async function readMailState(
  database: Database,
  { mail, notify }: Pick<Config, "mail" | "notify">,
): Promise<z.infer<typeof mailStateSchema>> {
  const [mails, failedJobs] = await Promise.all([countUnsentMails(database), countFailedJobs(database)]);
  return {
    is_set_up: mail !== undefined,
    has_recipients: notify.addresses.length > 0,
    queued: mails.queued,
    delayed: mails.delayed,
    failed_mails: mails.failed,
    failed_jobs: failedJobs,
  };
}
