import * as z from "zod/mini";
import { longest, requiredEmail, requiredLine, requiredText } from "#domain/text-fields.ts";

/** CO2: the visitor's form, which is also what the API takes. */
export const messageInputSchema = z.object({
  name: requiredLine(longest.name),
  email: requiredEmail,
  subject: requiredLine(longest.title),
  message: requiredText(longest.text),
});
export type MessageInput = z.output<typeof messageInputSchema>;

/** A message as the API answers it to staff; whether it was read is this browser's own memory (AR2). */
export const messageSchema = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  created_at: z.nullable(z.iso.datetime()),
});
export type Message = z.infer<typeof messageSchema>;
