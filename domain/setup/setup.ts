import * as z from "zod/mini";
import { fieldCode } from "#domain/problems.ts";
import { newPasswordSchema, usernameSchema } from "#domain/session/session.ts";
import { localLine, localName } from "#domain/settings/fields.ts";
import { optionalEmail, optionalPhone } from "#domain/text-fields.ts";

/** ST4: whether the site still waits for its company and its first admin. */
export const setupStateSchema = z.object({ is_open: z.boolean() });

const code = z
  .string(fieldCode("required"))
  .check(z.trim(), z.minLength(1, fieldCode("required")), z.maxLength(100, fieldCode("too_long")));
export const setupCodeSchema = z.object({ code });

/** The part of the company that the guide asks for first. */
const setupCompanySchema = z.object({
  name: localName,
  phone: optionalPhone,
  email: optionalEmail,
  address: localLine("address"),
});

export const setupAdminSchema = z.object({ username: usernameSchema, new_password: newPasswordSchema });

export const setupInputSchema = z.object({
  code,
  company: setupCompanySchema,
  ...setupAdminSchema.shape,
});
export type SetupInput = z.output<typeof setupInputSchema>;
