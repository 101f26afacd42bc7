import * as z from "zod/mini";
import { maxLengths } from "#domain/max-lengths.ts";
import { optionalPhone, requiredEmail, requiredLine, requiredText } from "#domain/text-fields.ts";

/** CO2: the contact form and the API's input. */
export const messageInputSchema = z.object({
  name: requiredLine(maxLengths.name),
  email: requiredEmail,
  phone: optionalPhone,
  subject: requiredLine(maxLengths.title),
  message: requiredText(maxLengths.text),
});
export type MessageInput = z.output<typeof messageInputSchema>;

/** A message in API responses to staff. Each browser stores which messages were read (AR2), so there is no such field. */
export const messageSchema = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  /** Missing in answers of other API hosts. */
  phone: z.optional(z.nullable(z.string())),
  subject: z.string(),
  message: z.string(),
  created_at: z.nullable(z.iso.datetime()),
});
export type Message = z.infer<typeof messageSchema>;
