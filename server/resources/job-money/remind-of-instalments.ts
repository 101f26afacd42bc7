import { nepaliMobileDigits } from "#domain/contact/contact-numbers.ts";
import { kathmanduDay } from "#domain/dates.ts";
import { roundToPaisa, sum } from "#domain/estimates/decimals.ts";
import { composeInstalmentMail, composeInstalmentSms } from "#domain/mail/instalment-mails.ts";
import { localText } from "#domain/settings/local-text.ts";
import { endOfDay, isQuietTime } from "#domain/visits/reminder-times.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { JobHandler } from "#server/platform/jobs/job-handler.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import { loadSigningSecret } from "#server/platform/secrets/signing-secret.ts";
import { readStoredDocument } from "#server/platform/settings/stored-settings.ts";
import { queueSms } from "#server/platform/sms/outbox.ts";
import { findMailedSeal } from "#server/resources/diary/mailed-seal.ts";
import { JobPages } from "#server/resources/job-pages/job-pages.ts";
import { lockJobIfPresent } from "#server/resources/jobs/repository.ts";
import { findContract } from "#server/resources/variations/repository.ts";
import { listDueInstalments } from "./due-instalments.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** A client who can't pay at once is not reminded every day. */
const reminderGapDays = 7;

type ReminderSettings = Readonly<{
  database: Database;
  hasMail: boolean;
  hasSms: boolean;
  publicUrl: string;
  now?: () => Date;
}>;

/**
 * CN7: reminds clients of instalments on the day they become due and then every week. The day is noted in the transaction that queues
 * the message, so that a crash or another instance can neither lose nor repeat it.
 */
export function remindOfInstalmentsHandler(settings: ReminderSettings): JobHandler {
  return {
    name: "remind-of-instalments",
    batchSize: 100,
    isRunShared: true,
    retryDelaySeconds: 5,
    maxRetryDelaySeconds: 60,
    maxRetries: 20,
    timeoutSeconds: 120,
    cron: "10 * * * *",
    async run() {
      const { database } = settings;
      const now = settings.now?.() ?? new Date();
      if (isQuietTime(now) || !(await readStoredDocument(database, "construction")).isOn) return;
      const pages = new JobPages(await loadSigningSecret(database), settings.publicUrl);
      const due = await listDueInstalments(database, kathmanduDay(now.getTime()));
      for (const jobId of new Set(due.filter(({ is_example }) => !is_example).map(({ job_id }) => job_id)))
        await database
          .transaction()
          .execute((transaction) => remind(transaction, settings, pages, { jobId, now }));
    },
  };
}

type Reminder = Readonly<{ jobId: number; now: Date }>;

/** By SMS, or else by mail, which also goes if the SMS does not. */
async function remind(
  transaction: Database,
  { hasMail, hasSms, publicUrl }: ReminderSettings,
  pages: JobPages,
  { jobId, now }: Reminder,
): Promise<void> {
  if (!(await lockJobIfPresent(transaction, jobId))) return;
  const today = kathmanduDay(now.getTime());
  const remindedBefore = kathmanduDay(now.getTime() - (reminderGapDays - 1) * dayMs);
  // Another instance may have reminded while this one waited for the lock.
  const due = (await listDueInstalments(transaction, today, jobId)).filter(
    ({ reminded_on }) => reminded_on === null || reminded_on < remindedBefore,
  );
  const contract = await findContract(transaction, jobId);
  if (!contract || due.length === 0) return;
  await transaction
    .updateTable("instalments")
    .set({ reminded_on: today })
    .where(
      "id",
      "in",
      due.map(({ id }) => id),
    )
    .execute();
  const { language, client_email: email, lead_id: leadId } = contract;
  const company = await readStoredDocument(transaction, "company");
  const payments = {
    company: localText(company.name, language),
    phone: company.phone,
    job: localText(contract.title, language),
    instalments: due.map((row) => ({
      name: localText(row.name, language),
      due: row.due,
      since: row.due_since,
    })),
    total: roundToPaisa(sum(due.map((row) => row.due))),
    pageUrl: pages.urlOf(contract.page_seed, language),
    seal: await findMailedSeal(transaction, contract, publicUrl),
  };
  const about = { aboutVisit: null, sendBy: endOfDay(now), language };
  const mail = hasMail && email !== null ? { to: email, ...composeInstalmentMail(payments, language) } : null;
  const text = composeInstalmentSms(payments, language);
  const mobile = contract.client_phone === null ? null : nepaliMobileDigits(contract.client_phone);
  const sms = { text, mail, ...about, ...(mobile !== null && { contractMobile: mobile }) };
  const isTexted = hasSms && leadId !== null && (await queueSms(transaction, { leadId, ...sms })) !== null;
  if (!isTexted && mail) await queueMail(transaction, { kind: "job", ...mail, ...about });
}
