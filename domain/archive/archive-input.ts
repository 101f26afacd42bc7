import * as z from "zod/mini";
import { fieldCode } from "#domain/problems.ts";
import { newPasswordSchema, passwordSchema, secondFactorCode } from "#domain/session/session.ts";

/** IM4: who asks for an archive proves it, and chooses the password of the archive. */
export const archiveInputSchema = z.object({
  password: passwordSchema,
  code: z.optional(secondFactorCode),
  archive_password: newPasswordSchema,
  /** Needs the right to see papers. */
  has_papers: z._default(z.boolean(fieldCode("choice_invalid")), false),
});
