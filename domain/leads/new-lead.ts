import * as z from "zod/mini";
import { requiredChoice } from "#domain/choice-fields.ts";
import { isoDate } from "#domain/date-fields.ts";
import { languages } from "#domain/language.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { fieldCode } from "#domain/problems.ts";
import { rowIdSchema } from "#domain/row-id-schema.ts";
import { lineOrEmpty, optionalEmail, optionalPhone, textOrEmpty } from "#domain/text-fields.ts";
import { officeChannels } from "./lead-kind.ts";

/** LE1: a lead that staff add by hand. It needs a number or an address, and a text or a listing. */
export const newLeadSchema = z
  .object({
    channel: requiredChoice(officeChannels),
    name: lineOrEmpty(maxLengths.name),
    phone: optionalPhone,
    email: optionalEmail,
    text: textOrEmpty(maxLengths.text),
    property_id: z._default(z.nullable(rowIdSchema), null),
    language: requiredChoice(languages),
    /** Agents own what they add. */
    owner_id: z._default(z.nullable(rowIdSchema), null),
    next_step: lineOrEmpty(maxLengths.title),
    next_step_on: isoDate,
  })
  .check(({ value, issues }) => {
    const addMissing = (field: string) =>
      issues.push({ code: "custom", message: fieldCode("required"), path: [field], input: value });
    if (value.phone === null && value.email === null) addMissing("phone");
    if (value.text === "" && value.property_id === null) addMissing("text");
  });
export type NewLead = z.output<typeof newLeadSchema>;

/** What lists show of a lead: the name of its listing, else the beginning of what was said. */
export function aboutOf(text: string, propertyName: string | null): string {
  if (propertyName !== null) return propertyName;
  const [line = ""] = text.split("\n");
  return Array.from(line).slice(0, maxLengths.title).join("");
}
