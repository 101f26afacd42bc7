import { kathmanduDay } from "#domain/dates.ts";
import type { Language } from "#domain/language.ts";
import { composeDayList } from "#domain/mail/day-list-mail.ts";
import { composeReminderMail, composeReminderSms } from "#domain/mail/reminder-mails.ts";
import { localText } from "#domain/settings/local-text.ts";
import {
  endOfDay,
  isMorning,
  isQuietTime,
  type ReminderKind,
  reminderWindows,
} from "#domain/visits/reminder-times.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { JobHandler } from "#server/platform/jobs/job-handler.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import { loadSigningSecret } from "#server/platform/secrets/signing-secret.ts";
import { readStoredDocument } from "#server/platform/settings/stored-settings.ts";
import { queueSms } from "#server/platform/sms/outbox.ts";
import { findAddresses } from "#server/resources/notices/repository.ts";
import { VisitPages } from "#server/resources/visit-pages/visit-pages.ts";
import {
  claimDayList,
  claimReminder,
  findListing,
  listAccountsWithoutDayList,
  listDueSteps,
  listQueuedReminders,
  listUpcoming,
  listVisitsOfDay,
  officeId,
  reminderKey,
} from "./repository.ts";

type ReminderSettings = Readonly<{
  database: Database;
  hasMail: boolean;
  hasSms: boolean;
  /** Of the office. */
  addresses: readonly string[];
  /** Of staff. */
  language: Language;
  publicUrl: string;
  now?: () => Date;
}>;

/**
 * DY8: queues the reminders that are due. Each is noted in the transaction that queues its message, so that a crash or another instance
 * can neither lose nor repeat it.
 */
export function sendRemindersHandler(settings: ReminderSettings): JobHandler {
  return {
    name: "send-reminders",
    batchSize: 100,
    isRunShared: true,
    retryDelaySeconds: 5,
    maxRetryDelaySeconds: 60,
    maxRetries: 20,
    timeoutSeconds: 120,
    cron: "*/5 * * * *",
    async run() {
      const now = settings.now?.() ?? new Date();
      if (isQuietTime(now)) return;
      await remindVisitors(settings, now);
      if (settings.hasMail && isMorning(now)) await mailDayLists(settings, now);
    },
  };
}

async function remindVisitors(settings: ReminderSettings, now: Date): Promise<void> {
  const { database } = settings;
  const queued = await listQueuedReminders(database, now);
  const pages = new VisitPages(await loadSigningSecret(database), settings.publicUrl);
  for (const { id, starts_at: startsAt } of await listUpcoming(database, now))
    for (const { kind, from, until } of reminderWindows(startsAt))
      if (from <= now && now < until && !queued.has(reminderKey(id, kind, startsAt)))
        await database
          .transaction()
          .execute((transaction) => remind(transaction, settings, pages, { id, kind, startsAt }));
}

type Reminder = Readonly<{ id: number; kind: ReminderKind; startsAt: Date }>;

/** By SMS, or else by mail, which also goes if the SMS does not. */
async function remind(
  transaction: Database,
  { hasMail, hasSms }: ReminderSettings,
  pages: VisitPages,
  { id, kind, startsAt }: Reminder,
): Promise<void> {
  const visit = await claimReminder(transaction, id, kind, startsAt);
  if (!visit) return;
  const language = visit.language ?? "en";
  const company = await readStoredDocument(transaction, "company");
  const listing = await findListing(transaction, visit.property_id, language);
  const reminded = {
    company: localText(company.name, language),
    phone: company.phone,
    startsAt,
    listing: listing?.name ?? null,
    place: visit.meeting_place || (listing?.address ?? ""),
    agent: visit.agent,
    pageUrl: pages.urlOf(visit.page_seed, language),
  };
  const about = { aboutVisit: id, sendBy: startsAt, language };
  const mail =
    hasMail && visit.email !== null ? { to: visit.email, ...composeReminderMail(reminded, language) } : null;
  const { lead_id: leadId } = visit;
  const text = composeReminderSms(reminded, language);
  const isTexted = hasSms && (await queueSms(transaction, { leadId, text, mail, ...about })) !== null;
  if (!isTexted && mail)
    await queueMail(transaction, { kind: "reminder", ...mail, ...about, aboutLead: leadId });
}

/** The morning's list of each account with something to do today. The office's goes to everyone of NOTIFY_EMAIL. */
async function mailDayLists(settings: ReminderSettings, now: Date): Promise<void> {
  const { database, language, publicUrl } = settings;
  const day = kathmanduDay(now.getTime());
  for (const accountId of await listAccountsWithoutDayList(database, now))
    await database.transaction().execute(async (transaction) => {
      if (!(await claimDayList(transaction, accountId, day))) return;
      const addresses =
        accountId === officeId
          ? settings.addresses
          : [...(await findAddresses(transaction, [accountId])).values()];
      const rows = await listVisitsOfDay(transaction, accountId, day, language);
      const visits = rows.map(({ meeting_place, address, state, ...row }) => ({
        ...row,
        place: meeting_place || (address ?? ""),
        isConfirmed: state === "confirmed",
      }));
      const steps = await listDueSteps(transaction, accountId, day);
      const list = composeDayList({ now, visits, steps, publicUrl }, language);
      for (const to of addresses)
        await queueMail(transaction, { kind: "reminder", to, language, sendBy: endOfDay(now), ...list });
    });
}
