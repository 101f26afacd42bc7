import { sql } from "kysely";
import * as z from "zod/mini";
import type { SmsMail, SmsOutcome } from "#domain/sms/sms.ts";
import type { Database } from "#server/platform/database/database.ts";
import { addJob } from "#server/platform/jobs/add-job.ts";
import type { JobHandler } from "#server/platform/jobs/job-handler.ts";
import type { CheckTiming } from "#server/platform/mail/check-timing.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import type { SmsGateway } from "./gateway.ts";
import { countPartsToday, countSentTo } from "./outbox.ts";

export type SentSms = Readonly<{
  id: number;
  about_lead: number;
  about_visit: number | null;
  send_by: Date | null;
  to_number: string;
  text: string;
  language: "en" | "np";
  parts: number;
  mail: SmsMail | null;
}>;

export type SmsSending = Readonly<{
  database: Database;
  /** Undefined where SMS is not set up. */
  gateway: SmsGateway | undefined;
  dailyCap: number;
  /** Whether the mail instead can be sent. */
  hasMail: boolean;
  checkTiming: CheckTiming;
  /** Writes the timeline, in the transaction of the outcome. */
  recordOutcome: (transaction: Database, sms: SentSms, outcome: SmsOutcome) => Promise<void>;
  now?: () => Date;
}>;

/** A visitor can enter a stranger's number, so it gets no more messages than these in 24 hours. */
const maxSmsToNumber = 6;
/** An arbitrary number, the same in every instance of the app. */
const sendingLock = 7_041_604;
const dataSchema = z.object({ smsId: z.int() });

/**
 * DY9: sends a message at most once. It is marked before the call to the gateway, which has no idempotency key. Whatever happens after
 * that without an answer (a timeout, a cut connection, kill -9, a lost database), the next attempt finds the mark and calls the outcome
 * unknown. Only a gateway that could not be connected to is tried again.
 */
export function sendSmsHandler(sending: SmsSending): JobHandler {
  return {
    name: "send-sms",
    batchSize: 5,
    retryDelaySeconds: 15,
    maxRetryDelaySeconds: 300,
    maxRetries: 50,
    timeoutSeconds: 60,
    async run({ data, isLastAttempt }) {
      const { smsId } = dataSchema.parse(data);
      const sms = await claim(sending, smsId);
      if (!sms) return;
      const result = sending.gateway
        ? await sending.gateway.send(sms.to_number, sms.text)
        : { outcome: "refused" as const, code: "not_set_up" };
      if (result.outcome !== "unreachable") {
        await settle(sending, sms, result.outcome, result.code);
        return;
      }
      if (isLastAttempt) {
        await settle(sending, sms, "refused", result.code);
        return;
      }
      await release(sending.database, smsId);
      throw new Error("the SMS gateway can't be reached");
    },
  };
}

/** Marks a message as being sent. Undefined if it must not be: then its row says why. */
async function claim(sending: SmsSending, id: number): Promise<SentSms | undefined> {
  return sending.database.transaction().execute(async (transaction) => {
    // One at a time, so that two can't pass the daily limit together.
    await sql`select pg_advisory_xact_lock(${sendingLock})`.execute(transaction);
    const now = sending.now?.() ?? new Date();
    const sms = await transaction
      .selectFrom("sms_messages")
      .selectAll()
      .where("id", "=", id)
      .where("status", "in", ["queued", "sending"])
      .forUpdate()
      .executeTakeFirst();
    if (!sms) return undefined;
    if (sms.status === "sending") {
      await writeOutcome(transaction, sending, sms, "unknown", "no_answer", now);
      return undefined;
    }
    const timing = await sending.checkTiming(transaction, sms);
    if (timing === "outdated") {
      await transaction.deleteFrom("sms_messages").where("id", "=", id).execute();
      return undefined;
    }
    if (timing !== "now") {
      await addJob(transaction, "send-sms", { smsId: id }, timing);
      return undefined;
    }
    const reason = await findObstacle(transaction, sending, sms, now);
    if (reason) {
      await writeOutcome(transaction, sending, sms, "refused", reason, now);
      return undefined;
    }
    await transaction
      .updateTable("sms_messages")
      .set({ status: "sending", sending_at: now })
      .where("id", "=", id)
      .execute();
    return sms;
  });
}

async function findObstacle(
  transaction: Database,
  { dailyCap }: SmsSending,
  sms: SentSms,
  now: Date,
): Promise<string | null> {
  if ((await countPartsToday(transaction, now)) + sms.parts > dailyCap) return "daily_cap";
  return (await countSentTo(transaction, sms.to_number, now)) >= maxSmsToNumber ? "number_cap" : null;
}

async function release(database: Database, id: number): Promise<void> {
  await database
    .updateTable("sms_messages")
    .set({ status: "queued", sending_at: null })
    .where("id", "=", id)
    .where("status", "=", "sending")
    .execute();
}

async function settle(sending: SmsSending, sms: SentSms, outcome: SmsOutcome, code: string): Promise<void> {
  await sending.database
    .transaction()
    .execute((transaction) =>
      writeOutcome(transaction, sending, sms, outcome, code, sending.now?.() ?? new Date()),
    );
}

/** An answer can come after another instance has given up waiting for it; the row then says what is known. */
async function writeOutcome(
  transaction: Database,
  { recordOutcome, hasMail }: SmsSending,
  sms: SentSms,
  outcome: SmsOutcome,
  code: string,
  now: Date,
): Promise<void> {
  const before = await transaction
    .selectFrom("sms_messages")
    .select("status")
    .where("id", "=", sms.id)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return;
  const sentAt = outcome === "sent" ? now : null;
  await transaction
    .updateTable("sms_messages")
    .set({ status: outcome, provider_code: code, sent_at: sentAt })
    .where("id", "=", sms.id)
    .execute();
  await recordOutcome(transaction, sms, outcome);
  // It has gone already if the outcome was unknown before.
  if (outcome === "sent" || !hasMail || !sms.mail || before.status === "unknown") return;
  const { about_lead: aboutLead, about_visit: aboutVisit, send_by: sendBy, language } = sms;
  await queueMail(transaction, { kind: "reminder", ...sms.mail, language, aboutLead, aboutVisit, sendBy });
}
