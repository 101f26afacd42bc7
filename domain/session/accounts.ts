import * as z from "zod/mini";
import { languages } from "#domain/language.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { fieldCode } from "#domain/problems.ts";
import { optionalEmail, optionalLine, optionalPhone } from "#domain/text-fields.ts";
import { roles } from "./rights.ts";
import { newPasswordSchema, passwordSchema, secondFactorCode, usernameSchema } from "./session.ts";

const role = z.enum(roles, fieldCode("choice_invalid"));
/** Changing accounts requires the own password again, and a code where the second factor is on. */
const proof = { password: passwordSchema, code: z.optional(secondFactorCode) };

const displayName = optionalLine(maxLengths.name);

/** LE8: an account, for admins. A null role can only log in. */
export const accountSchema = z.object({
  id: z.int(),
  username: z.string(),
  /** What replies and timelines call it; null for the user name. */
  display_name: z.nullable(z.string()),
  role: z.nullable(role),
  email: z.nullable(z.string()),
  /** VT2: visitors see it on the account's listings. */
  phone: z.nullable(z.string()),
  is_disabled: z.boolean(),
  can_see_papers: z.boolean(),
  has_second_factor: z.boolean(),
  created_at: z.string(),
  last_used_at: z.nullable(z.string()),
});
export type ListedAccount = z.infer<typeof accountSchema>;

export const accountChangeSchema = z.object({
  ...proof,
  role: z.optional(role),
  display_name: z.optional(displayName),
  email: z.optional(optionalEmail),
  phone: z.optional(optionalPhone),
  is_disabled: z.optional(z.boolean(fieldCode("invalid"))),
  can_see_papers: z.optional(z.boolean(fieldCode("invalid"))),
});
export type AccountChange = Omit<z.output<typeof accountChangeSchema>, keyof typeof proof>;

export const invitationInputSchema = z.object({
  ...proof,
  username: usernameSchema,
  role,
  /** The invitation is also mailed there. */
  email: optionalEmail,
  language: z._default(z.enum(languages, fieldCode("choice_invalid")), "en"),
});
export type InvitationInput = z.output<typeof invitationInputSchema>;

export const invitationSchema = z.object({
  id: z.int(),
  username: z.string(),
  role,
  email: z.nullable(z.string()),
  invited_by: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** The link can't be read again. */
export const newInvitationSchema = z.extend(invitationSchema, { link: z.string(), is_mailed: z.boolean() });
export type NewInvitation = z.infer<typeof newInvitationSchema>;

const token = z
  .string(fieldCode("required"))
  .check(z.minLength(1, fieldCode("required")), z.maxLength(100, fieldCode("too_long")));
export const invitationTokenSchema = z.object({ token });
export const acceptInputSchema = z.object({ token, new_password: newPasswordSchema });
/** What those with the link may know. */
export const openInvitationSchema = z.object({ username: z.string(), role, expires_at: z.string() });
export type OpenInvitation = z.infer<typeof openInvitationSchema>;

/** VT2: an account's own phone. */
export const phoneInputSchema = z.object({ phone: optionalPhone });
export const phoneSchema = z.object({ phone: z.nullable(z.string()) });

/** LE8: what an account is called in replies and timelines. */
export const displayNameInputSchema = z.object({ display_name: displayName });
export const displayNameSchema = z.object({ display_name: z.nullable(z.string()) });

export const passwordChangeSchema = z.object({ ...proof, new_password: newPasswordSchema });

export const sessionSchema = z.object({
  id: z.uuid(),
  is_current: z.boolean(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** An IPv4 address, or the first half of an IPv6 address. */
  network: z.nullable(z.string()),
  created_at: z.string(),
  last_used_at: z.nullable(z.string()),
});
export type ListedSession = z.infer<typeof sessionSchema>;

/** One session, or without it all of the account's but the caller's. */
export const sessionEndSchema = z.object({ session: z.optional(z.uuid(fieldCode("invalid"))) });
