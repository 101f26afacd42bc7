import type { FastifyBaseLogger } from "fastify";
import { sealDiariesHandler } from "#server/resources/diary/seal-days.ts";
import type { Config } from "./platform/config.ts";
import type { Database } from "./platform/database/database.ts";
import type { JobHandler } from "./platform/jobs/job-handler.ts";
import type { CheckTiming } from "./platform/mail/check-timing.ts";
import { createMailer } from "./platform/mail/mailer.ts";
import { sendMailHandler } from "./platform/mail/send-mail.ts";
import { DiskBudget } from "./platform/media/disk-budget.ts";
import type { ImageWorker } from "./platform/media/image-worker.ts";
import type { MediaStore } from "./platform/media/media-store.ts";
import { PictureService } from "./platform/media/picture-service.ts";
import { createSmsGateway } from "./platform/sms/gateway.ts";
import { sendSmsHandler } from "./platform/sms/send-sms.ts";
import { sendWebhookHandler } from "./platform/webhooks/send-webhook.ts";
import { sendAlertMailsHandler } from "./resources/alerts/send-alert-mails.ts";
import { runImportHandler } from "./resources/imports/run-import.ts";
import { UploadFiles } from "./resources/imports/upload-files.ts";
import { remindOfInstalmentsHandler } from "./resources/job-money/remind-of-instalments.ts";
import { morningSummaryHandler } from "./resources/notices/morning-summary.ts";
import { type NoticeSettings, notifyStaffHandler } from "./resources/notices/notify-staff.ts";
import { sendRemindersHandler } from "./resources/reminders/send-reminders.ts";
import { checkReminder } from "./resources/reminders/timing.ts";
import { notifySellersHandler } from "./resources/seller-pages/notify-sellers.ts";
import { recordSmsOutcome } from "./resources/sms/record-outcome.ts";

const webhookTimeoutMs = 15_000;

/** All jobs of the app. */
export function createJobHandlers(
  database: Database,
  config: Config,
  log: FastifyBaseLogger,
  { media, imageWorker }: Readonly<{ media: MediaStore; imageWorker: ImageWorker }>,
): readonly JobHandler[] {
  const { mail, sms, notify, publicUrl } = config;
  const notices: NoticeSettings = { database, hasMail: mail !== undefined, ...notify, publicUrl };
  const checkTiming: CheckTiming = (transaction, message) => checkReminder(transaction, message, new Date());
  const disk = DiskBudget.of(media.workDir);
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
      recordOutcome: recordSmsOutcome,
    }),
    sendRemindersHandler({ ...notices, hasSms: sms !== undefined }),
    remindOfInstalmentsHandler({
      database,
      hasMail: mail !== undefined,
      hasSms: sms !== undefined,
      publicUrl,
    }),
    runImportHandler({
      database,
      pictures: new PictureService(media, imageWorker, disk, log),
      files: new UploadFiles(media.workDir, disk),
      publicUrl,
    }),
    sendWebhookHandler({ database, ...config.webhooks, timeoutMs: webhookTimeoutMs }),
    sealDiariesHandler(database),
  ];
}
