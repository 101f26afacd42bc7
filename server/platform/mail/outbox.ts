import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Language } from "#domain/language.ts";
import type { MailKind } from "#domain/mail/mail.ts";
import { requiredEmail } from "#domain/text-fields.ts";
import type { Database } from "#server/platform/database/database.ts";
import { addJob } from "#server/platform/jobs/add-job.ts";

export type NewMail = Readonly<{
  kind: MailKind;
  to: string;
  replyTo?: string | null;
  subject: string;
  text: string;
  language: Language;
  aboutLead?: number;
  /** DY8: of reminders (server/resources/reminders/timing.ts). */
  aboutVisit?: number | null;
  sendBy?: Date | null;
  /** DY7: an iCalendar file to attach. */
  calendar?: string;
  /** Besides the usual ones; never a visitor's text. */
  headers?: Readonly<Record<string, string>>;
}>;

const maxSubjectLength = 200;
/** Staff have read it, and it contains a visitor's personal data. */
const keptForMs = 30 * 24 * 60 * 60 * 1000;
/** A mail gets its job in its own transaction; this is longer than any such transaction. */
const jobGraceMs = 10 * 60 * 1000;

/** The domain of the company's address, which receivers compare with the sender's. */
async function findMailDomain(transaction: Database): Promise<string> {
  const company = await transaction
    .selectFrom("settings")
    .select(sql<string | null>`value ->> 'email'`.as("email"))
    .where("name", "=", "company")
    .executeTakeFirst();
  return company?.email?.split("@")[1] ?? "localhost";
}

/** Stores a mail and the job that sends it, in the transaction of what it is about. */
export async function queueMail(transaction: Database, mail: NewMail): Promise<void> {
  const { id } = await transaction
    .insertInto("mails")
    .values({
      kind: mail.kind,
      to_address: mail.to,
      reply_to: requiredEmail.safeParse(mail.replyTo).data ?? null,
      subject: toHeaderLine(mail.subject),
      text: mail.text,
      language: mail.language,
      message_id: `<${randomUUID()}@${await findMailDomain(transaction)}>`,
      about_lead: mail.aboutLead ?? null,
      about_visit: mail.aboutVisit ?? null,
      send_by: mail.sendBy ?? null,
      calendar: mail.calendar ?? null,
      headers: mail.headers ? JSON.stringify(mail.headers) : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await addJob(transaction, "send-mail", { mailId: id });
}

/** A visitor's text in the subject can't begin another header. */
function toHeaderLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  return line.length > maxSubjectLength ? `${line.slice(0, maxSubjectLength - 1).toWellFormed()}…` : line;
}

export async function listFailedMails(database: Database, limit: number) {
  return database
    .selectFrom("mails")
    .select(["id", "kind", "to_address", "subject", "error", "created_at"])
    .where("status", "=", "failed")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export async function countUnsentMails(
  database: Database,
): Promise<Readonly<{ queued: number; delayed: number; failed: number }>> {
  return database
    .selectFrom("mails")
    .where("status", "<>", "sent")
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere("status", "=", "queued").as("queued"),
      eb.fn
        .countAll<number>()
        .filterWhere("status", "=", "queued")
        .filterWhere("error", "is not", null)
        .as("delayed"),
      eb.fn.countAll<number>().filterWhere("status", "=", "failed").as("failed"),
    ])
    .executeTakeFirstOrThrow();
}

/** False if there is no such failed mail. */
export async function retryMail(database: Database, id: number): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const mail = await transaction
      .updateTable("mails")
      .set({ status: "queued", error: null })
      .where("id", "=", id)
      .where("status", "=", "failed")
      .returning("id")
      .executeTakeFirst();
    if (mail) await addJob(transaction, "send-mail", { mailId: mail.id });
    return mail !== undefined;
  });
}

/** Gives a new job to mails without one: a backup does not contain jobs, and the last attempt of a job may be killed. */
export async function requeueMails(database: Database, now: Date): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: number }>`
      select id from mails
      where status = 'queued' and created_at < ${new Date(now.getTime() - jobGraceMs)} and not exists (
        select from jobs.job
        where name = 'send-mail' and state < 'completed' and data ->> 'mailId' = mails.id::text
      )
      order by id limit 1000`.execute(transaction);
    for (const { id } of rows) await addJob(transaction, "send-mail", { mailId: id });
    return rows.length;
  });
}

/** Deletes mails that were sent or given up more than 30 days ago. */
export async function deleteOldMails(database: Database, now: Date): Promise<void> {
  await database
    .deleteFrom("mails")
    .where("status", "<>", "queued")
    .where("created_at", "<", new Date(now.getTime() - keptForMs))
    .execute();
}
