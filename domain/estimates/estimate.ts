import * as z from "zod/mini";
import { checkbox, choiceOr } from "#domain/choice-fields.ts";
import { isoDate, requiredDay } from "#domain/date-fields.ts";
import { languages } from "#domain/language.ts";
import { localTextSchema } from "#domain/local-text-schema.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { fieldCode } from "#domain/problems.ts";
import { rowIdSchema } from "#domain/row-id-schema.ts";
import { localLine, localParagraphs, requiredLocalLine } from "#domain/settings/fields.ts";
import { lineOrEmpty, optionalEmail, optionalPhone, requiredText } from "#domain/text-fields.ts";
import { clientFields, requireContact } from "./client-fields.ts";
import { sectionsSchema } from "./estimate-content.ts";
import { estimateEventKinds, versionStates } from "./estimate-states.ts";
import { storedSectionSchema } from "./stored-sections.ts";

/** CN2: a new estimate, of a lead, or from nothing for a client who is not known yet. */
export const newEstimateSchema = z
  .object({
    lead_id: z._default(z.nullable(rowIdSchema), null),
    client_name: lineOrEmpty(maxLengths.name),
    client_email: optionalEmail,
    client_phone: optionalPhone,
    language: choiceOr("np", languages),
    title: z._default(localLine("name"), { en: "", np: "" }),
  })
  .check((payload) => {
    const { value, issues } = payload;
    if (value.lead_id !== null) return;
    const addMissing = (field: string) =>
      issues.push({ code: "custom", message: fieldCode("required"), path: [field], input: value });
    if (value.client_name === "") addMissing("client_name");
    if (value.title.en === "" && value.title.np === "") addMissing("title");
    requireContact(payload);
  });
export type NewEstimate = z.output<typeof newEstimateSchema>;

/** CN2: the draft as staff save it. */
export const estimateInputSchema = z
  .object({
    ...clientFields,
    title: requiredLocalLine("name"),
    place: lineOrEmpty(maxLengths.address),
    /** The rates for overhead and VAT of this day are used. */
    estimated_on: requiredDay,
    valid_until: isoDate,
    has_overhead: checkbox,
    has_vat: checkbox,
    terms: localParagraphs("text"),
    sections: sectionsSchema,
  })
  .check(requireContact, ({ value, issues }) => {
    if (value.valid_until !== null && value.valid_until < value.estimated_on)
      issues.push({
        code: "custom",
        message: fieldCode("before_start"),
        path: ["valid_until"],
        input: value,
      });
  });
export type EstimateInput = z.output<typeof estimateInputSchema>;

const decimal = z.string();

const versionSummary = {
  number: z.int(),
  state: z.enum(versionStates),
  total: decimal,
  sent_at: z.nullable(z.iso.datetime()),
  decided_at: z.nullable(z.iso.datetime()),
  /** The name that the client typed. */
  decided_name: z.nullable(z.string()),
};
const versionSummarySchema = z.object({ id: z.int(), ...versionSummary });

/** An estimate in lists, with its newest version. */
export const estimateRowSchema = z.object({
  id: z.int(),
  lead_id: z.nullable(z.int()),
  client_name: z.string(),
  title: localTextSchema,
  place: z.string(),
  number: z.int(),
  state: z.enum(versionStates),
  total: decimal,
  is_example: z.boolean(),
  /** The client has asked something that nobody has answered. */
  has_question: z.boolean(),
  updated_at: z.iso.datetime(),
});
export type EstimateRow = z.infer<typeof estimateRowSchema>;

const eventSchema = z.object({
  id: z.int(),
  kind: z.enum(estimateEventKinds),
  /** What the account is called; null for the client. */
  account: z.nullable(z.string()),
  text: z.string(),
  number: z.int(),
  created_at: z.iso.datetime(),
});

/** CN2: the newest version with everything that staff see of the estimate. */
export const estimateSchema = z.object({
  id: z.int(),
  lead_id: z.nullable(z.int()),
  client_name: z.string(),
  client_email: z.nullable(z.string()),
  client_phone: z.nullable(z.string()),
  language: z.enum(languages),
  title: localTextSchema,
  place: z.string(),
  estimated_on: z.iso.date(),
  valid_until: z.nullable(z.iso.date()),
  has_overhead: z.boolean(),
  has_vat: z.boolean(),
  /** Null if it is not charged, or no rate holds on the day. */
  overhead_percent: z.nullable(decimal),
  vat_percent: z.nullable(decimal),
  terms: localTextSchema,
  sections: z.array(storedSectionSchema),
  ...versionSummary,
  version_id: z.int(),
  net: decimal,
  overhead: decimal,
  vat: decimal,
  is_example: z.boolean(),
  has_question: z.boolean(),
  /** The client's page; null until a version was sent. */
  page_url: z.nullable(z.string()),
  /** CN4: the job that it became. */
  job_id: z.nullable(z.int()),
  versions: z.array(versionSummarySchema),
  events: z.array(eventSchema),
  updated_at: z.iso.datetime(),
});
export type Estimate = z.infer<typeof estimateSchema>;

/** CN3: what staff say to a question of the client. */
export const answerSchema = z.object({ text: requiredText(maxLengths.text) });
