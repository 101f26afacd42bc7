import * as z from "zod/mini";
import { languages } from "#domain/language.ts";
import { visitStates } from "#domain/leads/visit-states.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { fieldCode } from "#domain/problems.ts";
import { rowIdSchema } from "#domain/row-id-schema.ts";
import { plainLine, textOrEmpty } from "#domain/text-fields.ts";

/** A list of visits covers at most that many days, and so many visits. */
export const maxRangeDays = 100;
export const maxListedVisits = 1000;

const maxVisitMinutes = 8 * 60;

/** DY5: a visit in API responses to staff. */
export const visitSchema = z.object({
  id: z.int(),
  lead_id: z.int(),
  /** The visitor, as staff call them. */
  name: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** Null if the office does not know it. */
  language: z.nullable(z.enum(languages)),
  property_id: z.nullable(z.int()),
  property_name: z.nullable(z.string()),
  property_address: z.nullable(z.string()),
  /** The exact pin of the listing. */
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** Null for the office. */
  agent_id: z.nullable(z.int()),
  agent_name: z.nullable(z.string()),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  state: z.enum(visitStates),
  /** Empty for the listing itself. */
  meeting_place: z.string(),
  note: z.string(),
  /** Grows with each change that the visitor's calendar must hear of. */
  sequence: z.int(),
  /** The version that a change of the visit names. */
  etag: z.string(),
  /** The visitor's page, in the language of the visitor. */
  page_url: z.string(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Visit = z.infer<typeof visitSchema>;

export const visitListSchema = z.object({ results: z.array(visitSchema) });

const start = z.iso.datetime({ offset: true, error: fieldCode("date_invalid") });
const minutes = z
  .int(fieldCode("number_invalid"))
  .check(z.gte(5, fieldCode("too_small")), z.lte(maxVisitMinutes, fieldCode("too_big")));
const state = z.enum(visitStates, fieldCode("choice_invalid"));

/** DY5: a visit that staff arrange. */
export const newVisitSchema = z.strictObject({
  lead_id: rowIdSchema,
  /** That of the lead unless given. */
  property_id: z.exactOptional(z.nullable(rowIdSchema)),
  /** The owner of the lead unless given; null for the office. */
  agent_id: z.exactOptional(z.nullable(rowIdSchema)),
  starts_at: start,
  /** As long as visits usually take, unless given. */
  minutes: z.exactOptional(minutes),
  state: z._default(state, "confirmed"),
  meeting_place: z._default(plainLine(maxLengths.address), ""),
  note: textOrEmpty(maxLengths.text),
});
export type NewVisit = z.output<typeof newVisitSchema>;

/** Missing fields stay as they are. */
export const visitChangeSchema = z.strictObject({
  agent_id: z.exactOptional(z.nullable(rowIdSchema)),
  starts_at: z.exactOptional(start),
  minutes: z.exactOptional(minutes),
  state: z.exactOptional(state),
  meeting_place: z.exactOptional(plainLine(maxLengths.address)),
  note: z.exactOptional(textOrEmpty(maxLengths.text)),
});
export type VisitChangeInput = z.output<typeof visitChangeSchema>;
