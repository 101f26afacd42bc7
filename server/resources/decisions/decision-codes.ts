import { randomInt, timingSafeEqual } from "node:crypto";
import { type ExpressionBuilder, sql } from "kysely";
import type * as z from "zod/mini";
import { nepaliMobileDigits } from "#domain/contact/contact-numbers.ts";
import {
  codeDigits,
  codeMinutes,
  type Decision,
  decisionSchema,
  maxCodeAttempts,
  maxCodesPerHour,
} from "#domain/estimates/estimate-page.ts";
import type { Language } from "#domain/language.ts";
import { composeCode } from "#domain/mail/estimate-mails.ts";
import { fieldMessages } from "#domain/problems.ts";
import { localText } from "#domain/settings/local-text.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { Schema } from "#server/platform/database/schema.ts";
import { fieldProblem, Problem } from "#server/platform/http/problem.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import { queueSms } from "#server/platform/sms/outbox.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import type { EstimatePages } from "#server/resources/estimate-pages/estimate-pages.ts";

const hourSeconds = 60 * 60;

export type DecisionDependencies = Pick<
  ResourceDependencies,
  "database" | "settings" | "ownerNotice" | "hasSms"
> &
  Readonly<{ estimatePages: EstimatePages }>;

/** CN3, CN6: what the client decides on: a version of an estimate, or a variation. */
export type DecisionSubject = Readonly<{ kind: "version" | "variation"; id: number }>;

/** How the client is reached. */
export type DecidingClient = Readonly<{
  client_email: string | null;
  client_phone: string | null;
  lead_id: number | null;
  language: Language;
}>;

type Contact = Readonly<{ channel: "mail" | "sms"; to: string }>;

/** CN3: where the code goes: the address on file, else the mobile number, if text messages are set up. */
export function contactOf(
  { ownerNotice, hasSms }: DecisionDependencies,
  client: DecidingClient,
): Contact | null {
  const { client_email: email, client_phone: phone, lead_id: leadId } = client;
  if (email !== null && ownerNotice.hasMail) return { channel: "mail", to: email };
  const mobile = phone === null ? null : nepaliMobileDigits(phone);
  return hasSms && leadId !== null && mobile !== null ? { channel: "sms", to: mobile } : null;
}

const isAbout =
  ({ kind, id }: DecisionSubject) =>
  (eb: ExpressionBuilder<Schema, "estimate_codes">) =>
    eb(kind === "version" ? "version_id" : "variation_id", "=", id);

/** Codes of versions began without a kind. */
function hashedSubject({ kind, id }: DecisionSubject): string {
  return kind === "version" ? String(id) : `${kind} ${id}`;
}

/** Sends a new code; the ones before are void. */
export async function sendCode(
  transaction: Database,
  resource: DecisionDependencies,
  client: DecidingClient,
  subject: DecisionSubject,
): Promise<void> {
  const contact = contactOf(resource, client);
  if (!contact) throw new Problem("unavailable");
  const { language } = client;
  const { count } = await transaction
    .selectFrom("estimate_codes")
    .where(isAbout(subject))
    .where("created_at", ">", sql<Date>`now() - make_interval(secs => ${hourSeconds})`)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (count >= maxCodesPerHour) throw new Problem("too_many_requests", { retryAfterSeconds: hourSeconds });
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, "0");
  await voidCodes(transaction, subject);
  await transaction
    .insertInto("estimate_codes")
    .values({
      version_id: subject.kind === "version" ? subject.id : null,
      variation_id: subject.kind === "variation" ? subject.id : null,
      channel: contact.channel,
      code_hash: resource.estimatePages.hashCode(hashedSubject(subject), code),
      expires_at: sql<Date>`now() + make_interval(mins => ${codeMinutes})`,
    })
    .execute();
  const company = localText(resource.settings.read().company.name, language);
  const { sms, ...mail } = composeCode(subject.kind, code, company, language);
  const sendBy = new Date(Date.now() + codeMinutes * 60_000);
  if (contact.channel === "mail") {
    const kind = subject.kind === "version" ? "estimate" : "job";
    await queueMail(transaction, { kind, to: contact.to, language, sendBy, ...mail });
    return;
  }
  const leadId = client.lead_id ?? 0;
  const sent = await queueSms(transaction, {
    leadId,
    contractMobile: contact.to,
    text: sms,
    language,
    mail: null,
    aboutVisit: null,
    sendBy,
  });
  if (sent === null) throw new Problem("unavailable");
}

async function voidCodes(transaction: Database, subject: DecisionSubject): Promise<void> {
  await transaction
    .updateTable("estimate_codes")
    .set({ attempts: maxCodeAttempts })
    .where(isAbout(subject))
    .execute();
}

/** Counts the attempt, in a transaction of its own: a wrong one is counted although nothing else is written. */
async function checkCode(
  { database, estimatePages }: DecisionDependencies,
  subject: DecisionSubject,
  code: string,
): Promise<Contact["channel"] | null> {
  const tried = await database
    .updateTable("estimate_codes")
    .set({ attempts: sql<number>`attempts + 1` })
    .where(isAbout(subject))
    .where("attempts", "<", maxCodeAttempts)
    .where("expires_at", ">", sql<Date>`now()`)
    .returning(["code_hash", "channel"])
    .executeTakeFirst();
  const hash = estimatePages.hashCode(hashedSubject(subject), code);
  const isRight = tried && timingSafeEqual(tried.code_hash, hash);
  return isRight ? tried.channel : null;
}

type ConfirmedDecision = Decision & Readonly<{ channel: Contact["channel"] }>;

/** CN3: what the client typed, if its code is right. */
export async function readDecision(
  resource: DecisionDependencies,
  subject: DecisionSubject,
  fields: Readonly<Record<string, string>>,
): Promise<ConfirmedDecision> {
  const decision = readFields(decisionSchema, fields);
  const channel = await checkCode(resource, subject, decision.code);
  if (channel) return { ...decision, channel };
  // The code is gone if the same button was pressed twice, and the first press was faster.
  throw (await isUndecided(resource.database, subject))
    ? fieldProblem("code", "code_wrong")
    : new Problem("state_changed");
}

async function isUndecided(database: Database, { kind, id }: DecisionSubject): Promise<boolean> {
  const row = await database
    .selectFrom(kind === "version" ? "estimate_versions" : "variations")
    .select("state")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.state === "sent";
}

export function readFields<Schema extends z.ZodMiniType>(schema: Schema, fields: unknown): z.output<Schema> {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  throw new Problem("invalid_input", { fields: fieldMessages(parsed.error.issues) });
}

/** The columns of a decision; its codes are deleted with it. */
export async function settleDecision(
  transaction: Database,
  subject: DecisionSubject,
  action: "accept" | "decline",
  { name, reason, channel }: ConfirmedDecision,
) {
  await transaction.deleteFrom("estimate_codes").where(isAbout(subject)).execute();
  const state = action === "accept" ? ("accepted" as const) : ("declined" as const);
  const declineReason = action === "decline" ? reason : "";
  return {
    columns: {
      state,
      decided_at: new Date(),
      decided_name: name,
      decided_by: channel,
      decline_reason: declineReason,
      updated_at: new Date(),
    },
    /** For staff. */
    text: [name, declineReason].filter(Boolean).join("\n"),
  };
}
