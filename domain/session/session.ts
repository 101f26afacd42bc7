import * as z from "zod/mini";
import { maxLengths } from "#domain/max-lengths.ts";
import { normaliseDigits } from "#domain/numbers.ts";
import { fieldCode } from "#domain/problems.ts";
import { missingOr, requiredLine } from "#domain/text-fields.ts";

/** `min` applies to new passwords only. `max` limits the cost of hashing. */
export const passwordLength = { min: 8, max: 1024 } as const;

export const usernameSchema = requiredLine(maxLengths.name);

/** Passwords are not trimmed. */
export const passwordSchema = z
  .string({ error: missingOr("text_invalid") })
  .check(z.minLength(1, fieldCode("required")), z.maxLength(passwordLength.max, fieldCode("too_long")));

export const newPasswordSchema = passwordSchema.check(
  z.minLength(passwordLength.min, fieldCode("password_short")),
);

/** Six digits from an authenticator app, Latin or Devanagari, or a recovery code. */
export const secondFactorCode = z.pipe(
  z
    .string({ error: missingOr("text_invalid") })
    .check(z.minLength(1, fieldCode("required")), z.maxLength(40, fieldCode("too_long"))),
  z.transform(normaliseDigits),
);

export const loginInputSchema = z.object({
  username: usernameSchema,
  password: passwordSchema,
  /** Required if the account has a second factor. */
  code: z.optional(secondFactorCode),
});
export type LoginInput = z.output<typeof loginInputSchema>;

const token = z.string().check(z.minLength(1), z.maxLength(4096));

export const tokenPairSchema = z.object({ access: token, refresh: token });

export const refreshInputSchema = z.object({
  refresh: z
    .string({ error: missingOr("text_invalid") })
    .check(z.minLength(1, fieldCode("required")), z.maxLength(4096, fieldCode("too_long"))),
  /** Requests a new refresh token that replaces this one. */
  rotate: z.optional(z.boolean()),
});
export const refreshedTokenSchema = z.object({ access: token, refresh: z.optional(token) });

export const adminCheckSchema = z.object({ is_admin: z.boolean() });

export const profileSchema = z.object({
  username: z.string(),
  is_admin: z.boolean(),
  is_staff: z.boolean(),
  /** LE8: other API hosts, and sessions stored by earlier versions, have none. */
  is_agent: z.optional(z.boolean()),
  /** LD7: other API hosts, and sessions stored by earlier versions, have none. */
  can_see_papers: z.optional(z.boolean()),
  /** LE8: what the account is called; null for the user name. */
  display_name: z.optional(z.nullable(z.string())),
});
export type Profile = z.infer<typeof profileSchema>;

/** LO3: stored in the browser between visits. */
export const storedSessionSchema = z.object({ access: token, refresh: token, user: profileSchema });
export type StoredSession = z.infer<typeof storedSessionSchema>;
