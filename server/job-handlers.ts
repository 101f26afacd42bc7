import type { FastifyBaseLogger } from "fastify";
import type { Config } from "./platform/config.ts";
import type { Database } from "./platform/database/database.ts";
import type { JobHandler } from "./platform/jobs/job-handler.ts";
import type { CheckTiming } from "./platform/mail/check-timing.ts";
import { createMailer } from "./platform/mail/mailer.ts";
import { sendMailHandler } from "./platform/mail/send-mail.ts";
import { createSmsGateway } from "./platform/sms/gateway.ts";
import { sendSmsHandler } from "./platform/sms/send-sms.ts";
import { sendAlertMailsHandler } from "./resources/alerts/send-alert-mails.ts";
import { morningSummaryHandler } from "./resources/notices/morning-summary.ts";
import { type NoticeSettings, notifyStaffHandler } from "./resources/notices/notify-staff.ts";
import { sendRemindersHandler } from "./resources/reminders/send-reminders.ts";
import { checkReminder } from "./resources/reminders/timing.ts";
import { notifySellersHandler } from "./resources/seller-pages/notify-sellers.ts";
import { noteSmsOutcome } from "./resources/sms/note-outcome.ts";

/** All jobs of the app. */
export function createJobHandlers(
  database: Database,
  config: Config,
  log: FastifyBaseLogger,
): readonly JobHandler[] {
  const { mail, sms, notify, publicUrl } = config;
  const notices: NoticeSettings = { database, hasMail: mail !== undefined, ...notify, publicUrl };
  const checkTiming: CheckTiming = (transaction, message) => checkReminder(transaction, message, new Date());
  return [
    sendMailHandler(database, mail && createMailer(mail), checkTiming),
    notifyStaffHandler(notices),
    morningSummaryHandler(notices),
    notifySellersHandler(notices),
    sendAlertMailsHandler({ ...notices, log }),
    sendSmsHandler({
      database,
      gateway: sms && createSmsGateway(sms),
      dailyCap: sms?.dailyCap ?? 0,
      hasMail: mail !== undefined,
      checkTiming,
      noteOutcome: noteSmsOutcome,
    }),
    sendRemindersHandler({ ...notices, hasSms: sms !== undefined }),
  ];
}
