import * as z from "zod/mini";
import { requiredChoice } from "#domain/choice-fields.ts";
import { isCalendarDate } from "#domain/dates.ts";
import { languages } from "#domain/language.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { fieldCode } from "#domain/problems.ts";
import { rowIdSchema } from "#domain/row-id-schema.ts";
import { smsOutcomes } from "#domain/sms/sms.ts";
import { plainLine, requiredLine, requiredText, textOrEmpty } from "#domain/text-fields.ts";
import { estimateNews } from "./estimate-news.ts";
import { leadChannels, leadKinds } from "./lead-kind.ts";
import { visitChanges } from "./visit-states.ts";

/** LE1: the columns of the board, in their order. */
export const leadStatuses = ["new", "contacted", "visit", "negotiating", "won", "lost"] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** What staff add to a timeline by hand. */
const contactKinds = ["note", "call", "whatsapp", "viber", "visit"] as const;
const leadEventKinds = [
  ...contactKinds,
  "reply",
  "status",
  "owner",
  "next_step",
  "person",
  "listing",
  "declined",
  "reopened",
  /** DY5: what became of a visit. */
  "visit_change",
  "sms",
  /** CN3: what became of an estimate. */
  "estimate",
] as const;
export type LeadEventKind = (typeof leadEventKinds)[number];

/** What is due: an answer that was promised, or the next step. */
export const dueChoices = ["promise", "overdue", "today", "week"] as const;
export type Due = (typeof dueChoices)[number];

/** A lead in lists. */
export const leadSchema = z.object({
  id: z.int(),
  kind: z.enum(leadKinds),
  /** How it came: `web` if a visitor sent it, else staff have added it. */
  channel: z.enum(leadChannels),
  /** The id of the visitor's row in the list of its kind. */
  source_id: z.int(),
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  about: z.string(),
  property_id: z.nullable(z.int()),
  /** The row of the person, which may be merged into another. */
  person_id: z.nullable(z.int()),
  status: z.enum(leadStatuses),
  /** Nobody has opened or answered it yet. */
  is_new: z.boolean(),
  owner_id: z.nullable(z.int()),
  /** The user name. */
  owner: z.nullable(z.string()),
  /** What the owner is called. */
  owner_name: z.nullable(z.string()),
  next_step: z.string(),
  next_step_on: z.nullable(z.iso.date()),
  /** Until when an answer was promised; null if none was, or it was given. */
  promised_until: z.nullable(z.iso.datetime()),
  created_at: z.iso.datetime(),
});
export type Lead = z.infer<typeof leadSchema>;

const eventDetailSchema = z.object({
  /** Of a reply. */
  subject: z.optional(z.string()),
  text: z.optional(z.string()),
  /** Statuses, what owners were called, or what staff called the person. */
  from: z.optional(z.nullable(z.string())),
  to: z.optional(z.nullable(z.string())),
  /** The day of a next step. */
  on: z.optional(z.nullable(z.string())),
  /** Of a text message. */
  outcome: z.optional(z.enum(smsOutcomes)),
  /** What happened to the person. */
  change: z.optional(z.enum(["merged", "parted"])),
  /** What happened to a visit, and when it begins. */
  visit: z.optional(z.enum(visitChanges)),
  at: z.optional(z.iso.datetime()),
  /** CN3: what happened to an estimate. */
  estimate: z.optional(z.enum(estimateNews)),
});
export type LeadEventDetail = z.infer<typeof eventDetailSchema>;

const leadEventSchema = z.object({
  id: z.int(),
  kind: z.enum(leadEventKinds),
  /** What the account is called; null for the system. */
  account: z.nullable(z.string()),
  detail: eventDetailSchema,
  created_at: z.iso.datetime(),
});
export type LeadEvent = z.infer<typeof leadEventSchema>;

/** Rows that belong to one person, the first of which names it, unless staff have. */
const contactSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** E.164 */
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
});
export type PersonContact = z.infer<typeof contactSchema>;

export const personSchema = z.extend(contactSchema, { merged: z.array(contactSchema) });
export type Person = z.infer<typeof personSchema>;

/** LE2: what staff call a person; if it is empty, what the person wrote counts again. */
export const personNameSchema = z.object({ name: plainLine(maxLengths.name) });
export type PersonName = z.output<typeof personNameSchema>;

export const leadDetailsSchema = z.extend(leadSchema, {
  text: z.string(),
  /** The person's; null if nobody has said it. */
  language: z.nullable(z.enum(languages)),
  /** What the account that added it is called. */
  added_by: z.nullable(z.string()),
  /** VT3: the wished day of a visit, and its time as HH:MM or in words. */
  visit_on: z.nullable(z.iso.date()),
  visit_time: z.nullable(z.string()),
  /** Null if it was deleted. */
  property_name: z.nullable(z.string()),
  /** Whether there is an address, and mail is set up. */
  can_reply_by_mail: z.boolean(),
  /** DY9: the mobile number that a text message would go to; null if there is none, or none are sent. */
  sms_number: z.nullable(z.string()),
  person: z.nullable(personSchema),
  /** The other leads of the person, newest first; at most 50. */
  other_leads: z.array(leadSchema),
  /** The timeline, newest first. */
  events: z.array(leadEventSchema),
});
export type LeadDetails = z.infer<typeof leadDetailsSchema>;

const day = z.string(fieldCode("date_invalid")).check(z.refine(isCalendarDate, fieldCode("date_invalid")));

/** Missing fields stay as they are. */
export const leadChangeSchema = z.strictObject({
  status: z.exactOptional(z.enum(leadStatuses, fieldCode("choice_invalid"))),
  owner_id: z.exactOptional(z.nullable(rowIdSchema)),
  next_step: z.exactOptional(plainLine(maxLengths.title)),
  next_step_on: z.exactOptional(z.nullable(day)),
  /** DY10: until when the lead does not stand on Today as a silent one. */
  snoozed_until: z.exactOptional(z.nullable(day)),
  is_new: z.exactOptional(z.literal(false)),
});
export type LeadChange = z.output<typeof leadChangeSchema>;

/** A call or a WhatsApp message may be noted without a text. */
export const leadEventInputSchema = z.union(
  [
    z.object({ kind: z.literal("note"), text: requiredText(maxLengths.text) }),
    z.object({
      kind: z.enum(["call", "whatsapp", "viber", "visit"]),
      text: textOrEmpty(maxLengths.text),
    }),
  ],
  fieldCode("invalid"),
);
export type LeadEventInput = z.output<typeof leadEventInputSchema>;

/** LE4: a reply by e-mail. */
export const leadReplySchema = z.object({
  subject: requiredLine(maxLengths.title),
  text: requiredText(maxLengths.text),
  language: requiredChoice(languages),
});
export type LeadReply = z.output<typeof leadReplySchema>;

/** `name` is what the account is called. */
export const ownerSchema = z.object({ id: z.int(), username: z.string(), name: z.string() });
