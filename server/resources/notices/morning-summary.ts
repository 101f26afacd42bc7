import { kathmanduDay, kathmanduMidnight } from "#domain/dates.ts";
import { composeSummary } from "#domain/mail/lead-mails.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { JobHandler } from "#server/platform/jobs/job-handler.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import type { NoticeSettings } from "./notify-staff.ts";
import { listOverdue, listReceivedKinds, lockNotices, wasSummarySent } from "./repository.ts";

const hourMs = 60 * 60 * 1000;
/** What is overdue for longer is not going to be answered because of a mail. */
const overdueForHours = 14 * 24;

/** LE3: at 8:00 in Kathmandu, to everyone of NOTIFY_EMAIL. */
export function morningSummaryHandler(settings: NoticeSettings): JobHandler {
  return {
    name: "morning-summary",
    batchSize: 10,
    isRunShared: true,
    retryDelaySeconds: 30,
    maxRetryDelaySeconds: 600,
    maxRetries: 20,
    timeoutSeconds: 60,
    cron: "0 8 * * *",
    run: () => settings.database.transaction().execute((transaction) => sendSummary(transaction, settings)),
  };
}

async function sendSummary(transaction: Database, settings: NoticeSettings): Promise<void> {
  if (!settings.hasMail || settings.addresses.length === 0) return;
  await lockNotices(transaction);
  const now = settings.now?.() ?? new Date();
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hourMs);
  // A job may run twice, and late.
  const today = kathmanduMidnight(kathmanduDay(now.getTime()));
  if (await wasSummarySent(transaction, today)) return;
  const received = await listReceivedKinds(transaction, hoursAgo(24));
  const overdue = await listOverdue(transaction, hoursAgo(overdueForHours), now);
  const text = composeSummary({ now, received, overdue }, settings);
  for (const to of settings.addresses)
    await queueMail(transaction, { kind: "summary", to, language: settings.language, ...text });
}
