import * as z from "zod/mini";
import { requiredChoice } from "#domain/choice-fields.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { optionalNumber } from "#domain/number-fields.ts";
import { fieldCode } from "#domain/problems.ts";
import { maxRowId } from "#domain/row-id.ts";
import {
  optionalEmail,
  optionalLine,
  optionalPhone,
  requiredLine,
  requiredText,
} from "#domain/text-fields.ts";
import { enquiryKinds } from "./kinds.ts";
import { visitDay } from "./visit-day.ts";

/** LE1: a question about a listing, or a wish to see it. */
export const enquiryInputSchema = z
  .object({
    kind: requiredChoice(enquiryKinds),
    property_id: optionalNumber({ min: 1, max: maxRowId, step: "whole" }),
    name: requiredLine(maxLengths.name),
    email: optionalEmail,
    phone: optionalPhone,
    message: requiredText(maxLengths.text),
    visit_on: visitDay,
    visit_time: optionalLine(maxLengths.word),
  })
  .check(({ value, issues }) => {
    if (value.phone === null && value.email === null)
      issues.push({ code: "custom", message: fieldCode("required"), path: ["phone"], input: value.phone });
    if (value.kind === "visit" && value.visit_on === null)
      issues.push({ code: "custom", message: fieldCode("required"), path: ["visit_on"], input: null });
  });
export type EnquiryInput = z.output<typeof enquiryInputSchema>;

/** An enquiry in API responses to staff. */
export const enquirySchema = z.object({
  id: z.int(),
  kind: z.enum(enquiryKinds),
  property_id: z.nullable(z.int()),
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  message: z.string(),
  visit_on: z.nullable(z.iso.date()),
  visit_time: z.nullable(z.string()),
  /** VT3: until when an answer was promised. Null for what an earlier release received. */
  promised_until: z.nullable(z.iso.datetime()),
  created_at: z.iso.datetime(),
  /** DY6: the visitor's page, for the sender only. */
  visit_url: z.optional(z.string()),
});
export type Enquiry = z.infer<typeof enquirySchema>;
