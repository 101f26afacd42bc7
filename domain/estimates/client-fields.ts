import type * as z from "zod/mini";
import { requiredChoice } from "#domain/choice-fields.ts";
import { languages } from "#domain/language.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { fieldCode } from "#domain/problems.ts";
import { optionalEmail, optionalPhone, requiredLine } from "#domain/text-fields.ts";

/** CN2, CN4: the client of an estimate or a job. */
export const clientFields = {
  client_name: requiredLine(maxLengths.name),
  client_email: optionalEmail,
  client_phone: optionalPhone,
  /** Of mails and text messages to the client. */
  language: requiredChoice(languages),
};

/** The client can be reached by mail or by telephone. */
export function requireContact({
  value,
  issues,
}: z.core.ParsePayload<{ client_email: string | null; client_phone: string | null }>) {
  if (value.client_email !== null || value.client_phone !== null) return;
  issues.push({ code: "custom", message: fieldCode("required"), path: ["client_email"], input: value });
}
