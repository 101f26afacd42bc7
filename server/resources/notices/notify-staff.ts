import type { Language } from "#domain/language.ts";
import { composeLeadMail, composeLeadsMail } from "#domain/mail/lead-mails.ts";
import type { Database } from "#server/platform/database/database.ts";
import { addJob } from "#server/platform/jobs/add-job.ts";
import type { JobHandler } from "#server/platform/jobs/job-handler.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import {
  claimPending,
  countPending,
  findAddresses,
  lockNotices,
  type OwnedLead,
  readRecentNotices,
} from "./repository.ts";

export type NoticeSettings = Readonly<{
  database: Database;
  /** False where no mail is sent: the notices then count as sent. */
  hasMail: boolean;
  addresses: readonly string[];
  language: Language;
  publicUrl: string;
  now?: () => Date;
}>;

const intervalMs = 60_000;
/** More leads than that in a minute are gathered into one mail. */
const maxSingleMails = 5;

/**
 * LE3: tells staff of new leads: each in a mail of its own, or many in one mail a minute. The mails, their jobs and the notices
 * are written in one transaction, so that a crash leaves all or none of them.
 */
export function notifyStaffHandler(settings: NoticeSettings): JobHandler {
  return {
    name: "notify-staff",
    batchSize: 500,
    isRunShared: true,
    retryDelaySeconds: 2,
    maxRetryDelaySeconds: 60,
    maxRetries: 100,
    timeoutSeconds: 30,
    // A restored backup has notices, but no jobs.
    cron: "*/5 * * * *",
    run: () => settings.database.transaction().execute((transaction) => notifyStaff(transaction, settings)),
  };
}

async function notifyStaff(transaction: Database, settings: NoticeSettings): Promise<void> {
  await lockNotices(transaction);
  const now = settings.now?.() ?? new Date();
  const pending = await countPending(transaction);
  if (pending === 0) return;
  const recent = await readRecentNotices(transaction, new Date(now.getTime() - intervalMs));
  const isGathered = recent.notified + pending > maxSingleMails;
  if (isGathered && recent.gatheredAt) {
    const waitMs = recent.gatheredAt.getTime() + intervalMs - now.getTime();
    await addJob(
      transaction,
      "notify-staff",
      {},
      { startAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) },
    );
    return;
  }
  const leads = await claimPending(transaction, now);
  if (!settings.hasMail) return;
  for (const [address, addressed] of await addressLeads(transaction, leads, settings.addresses))
    await queueLeadMails(transaction, address, addressed, isGathered, settings);
}

/** Everyone of NOTIFY_EMAIL is told of every lead, and an owner of their own. */
async function addressLeads(
  transaction: Database,
  leads: readonly OwnedLead[],
  everyone: readonly string[],
): Promise<ReadonlyMap<string, readonly OwnedLead[]>> {
  const ownerIds = leads.flatMap(({ owner_id }) => (owner_id === null ? [] : [owner_id]));
  const owners = await findAddresses(transaction, [...new Set(ownerIds)]);
  const addressed = new Map<string, OwnedLead[]>();
  for (const lead of leads) {
    const owner = lead.owner_id === null ? undefined : owners.get(lead.owner_id);
    for (const address of new Set([...everyone, ...(owner ? [owner] : [])])) {
      const others = addressed.get(address);
      if (others) others.push(lead);
      else addressed.set(address, [lead]);
    }
  }
  return addressed;
}

async function queueLeadMails(
  transaction: Database,
  to: string,
  leads: readonly OwnedLead[],
  isGathered: boolean,
  settings: NoticeSettings,
): Promise<void> {
  const { language } = settings;
  if (isGathered) {
    await queueMail(transaction, { kind: "leads", to, language, ...composeLeadsMail(leads, settings) });
    return;
  }
  for (const lead of leads) {
    const text = composeLeadMail(lead, settings);
    await queueMail(transaction, { kind: "lead", to, replyTo: lead.email, language, ...text });
  }
}
