import * as z from "zod/mini";
import type { MailKind } from "#domain/mail/mail.ts";
import type { Database } from "#server/platform/database/database.ts";
import { addJob } from "#server/platform/jobs/add-job.ts";
import type { JobHandler } from "#server/platform/jobs/job-handler.ts";
import { readCompanyName } from "#server/platform/settings/stored-settings.ts";
import { alwaysNow, type CheckTiming } from "./check-timing.ts";
import { isRefused, type Mailer, sendTimeoutSeconds } from "./mailer.ts";

/** Their texts have links to pages that only the address protects. Once such a mail was sent, the database forgets it. */
const kindsWithLinks: readonly MailKind[] = [
  "account",
  "seller",
  "alert",
  "visit",
  "reminder",
  "estimate",
  "job",
];

const dataSchema = z.object({ mailId: z.int() });

/**
 * Sends a mail of the outbox. Delays grow to ten minutes and go on for more than a day, so that a server that was away gets all
 * mails within ten minutes of its return. If the process is killed between sending and writing so, the mail is sent again with the
 * same Message-ID.
 */
export function sendMailHandler(
  database: Database,
  mailer: Mailer | undefined,
  checkTiming: CheckTiming = alwaysNow,
): JobHandler {
  const update = (id: number, change: Readonly<Partial<MailChange>>) =>
    database.updateTable("mails").set(change).where("id", "=", id).execute();
  return {
    name: "send-mail",
    batchSize: 5,
    retryDelaySeconds: 15,
    maxRetryDelaySeconds: 600,
    maxRetries: 200,
    timeoutSeconds: sendTimeoutSeconds,
    async run({ data, isLastAttempt }) {
      const { mailId } = dataSchema.parse(data);
      const mail = await database
        .selectFrom("mails")
        .selectAll()
        .where("id", "=", mailId)
        .where("status", "=", "queued")
        .executeTakeFirst();
      if (!mail) return;
      const timing = await checkTiming(database, mail);
      if (timing === "outdated") {
        await database.deleteFrom("mails").where("id", "=", mailId).execute();
        return;
      }
      if (timing !== "now") {
        await addJob(database, "send-mail", { mailId }, timing);
        return;
      }
      if (!mailer) {
        await update(mailId, { status: "failed", error: "Mail is not set up: SMTP_URL is missing" });
        return;
      }
      try {
        await mailer.send(mail, await readCompanyName(database, mail.language));
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        const isFinal = isLastAttempt || isRefused(error);
        await update(mailId, { status: isFinal ? "failed" : "queued", error: message });
        if (isFinal) return;
        // The server's answer may contain the address, which does not belong in a log.
        throw new Error(`the mail server did not accept a mail (${codeOf(error)})`);
      }
      const secrets = kindsWithLinks.includes(mail.kind) ? { text: "", headers: null, calendar: null } : {};
      await update(mailId, { status: "sent", sent_at: new Date(), error: null, ...secrets });
    },
  };
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "no code";
}

type MailChange = {
  status: "queued" | "sent" | "failed";
  error: string | null;
  sent_at: Date;
  text: string;
  headers: null;
  calendar: null;
};
