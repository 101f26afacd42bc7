import * as z from "zod/mini";
import { languages } from "#domain/language.ts";
import { fieldCode } from "#domain/problems.ts";
import { requiredEmail } from "#domain/text-fields.ts";

/** Whom a mail is for and why: a lead, several leads and the morning summary go to staff, the others to their subject. */
const mailKinds = [
  "lead",
  "leads",
  "summary",
  "reply",
  "seller",
  "account",
  "alert",
  "visit",
  "reminder",
  "estimate",
  "job",
] as const;
export type MailKind = (typeof mailKinds)[number];

/** LE3: a mail that could not be sent, for admins. */
export const failedMailSchema = z.object({
  id: z.int(),
  kind: z.enum(mailKinds),
  to_address: z.string(),
  subject: z.string(),
  error: z.string(),
  created_at: z.string(),
});

/** LE3: a job that failed for the last time, for admins. */
export const failedJobSchema = z.object({
  id: z.uuid(),
  queue: z.string(),
  error: z.string(),
  attempts: z.int(),
  failed_at: z.string(),
});

/** LE3: whether mail is sent, and what waits. */
export const mailStateSchema = z.object({
  is_set_up: z.boolean(),
  has_recipients: z.boolean(),
  queued: z.int(),
  /** Those of the queued that the mail server did not take yet. */
  delayed: z.int(),
  failed_mails: z.int(),
  failed_jobs: z.int(),
});

/** ST4 */
export const testMailInputSchema = z.object({
  to: requiredEmail,
  language: z.enum(languages, fieldCode("choice_invalid")),
});
export const testMailResultSchema = z.object({ is_sent: z.boolean(), error: z.nullable(z.string()) });
