import * as z from "zod/mini";
import { languages } from "#domain/language.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { fieldCode } from "#domain/problems.ts";
import { requiredText } from "#domain/text-fields.ts";
import { countSmsParts } from "./count-parts.ts";

/** What became of a call to the gateway. "unknown": it did not say, so the message may have been sent. */
export const smsOutcomes = ["sent", "refused", "unknown"] as const;
export type SmsOutcome = (typeof smsOutcomes)[number];

export type SmsStatus = "queued" | "sending" | SmsOutcome;

/** The mail that goes instead. */
export type SmsMail = Readonly<{ to: string; subject: string; text: string }>;

/** DY9: a text message that staff must decide about. */
export const unhandledSmsSchema = z.object({
  id: z.int(),
  lead_id: z.int(),
  /** What staff call the person. */
  name: z.string(),
  to_number: z.string(),
  text: z.string(),
  language: z.enum(languages),
  parts: z.int(),
  outcome: z.enum(["refused", "unknown"]),
  /** The gateway's own words, or `daily_cap`, `number_cap`, `unreachable`, `no_answer` or `not_set_up`. */
  provider_code: z.string(),
  /** Whether a mail went instead. */
  has_mail: z.boolean(),
  created_at: z.iso.datetime(),
});
export type UnhandledSms = z.infer<typeof unhandledSmsSchema>;

/** DY9: whether text messages are sent, for admins. */
export const smsStateSchema = z.object({
  is_set_up: z.boolean(),
  /** Parts of today, and how many a day are paid for at most. */
  parts_today: z.int(),
  daily_cap: z.nullable(z.int()),
});

/** A longer text is a letter, and costs as many messages. */
export const maxSmsParts = 4;

/** DY9: a text message that staff write. */
export const newSmsSchema = z.object({
  text: requiredText(maxLengths.text).check(
    z.refine((text) => countSmsParts(text).parts <= maxSmsParts, fieldCode("too_long")),
  ),
});
export type NewSmsInput = z.output<typeof newSmsSchema>;

export const smsHandledSchema = z.object({ is_handled: z.boolean() });
