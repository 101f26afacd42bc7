import * as z from "zod/mini";
import { fieldCode } from "#domain/problems.ts";
import { longest, missingOr, requiredLine } from "#domain/text-fields.ts";

/** A password is taken as typed, blanks and all; the limit keeps hashing cheap. */
const password = z
  .string({ error: missingOr("text_invalid") })
  .check(z.minLength(1, fieldCode("required")), z.maxLength(1024, fieldCode("too_long")));

export const loginInputSchema = z.object({ username: requiredLine(longest.name), password });
export type LoginInput = z.output<typeof loginInputSchema>;

const token = z.string().check(z.minLength(1), z.maxLength(4096));

export const tokenPairSchema = z.object({ access: token, refresh: token });
export type TokenPair = z.infer<typeof tokenPairSchema>;

export const refreshInputSchema = z.object({
  refresh: z
    .string({ error: missingOr("text_invalid") })
    .check(z.minLength(1, fieldCode("required")), z.maxLength(4096, fieldCode("too_long"))),
});
export const refreshedTokenSchema = z.object({ access: token });

export const adminCheckSchema = z.object({ is_admin: z.boolean() });

export const profileSchema = z.object({
  username: z.string(),
  is_admin: z.boolean(),
  is_staff: z.boolean(),
});
export type Profile = z.infer<typeof profileSchema>;

/** LO3: what the browser keeps between visits. */
export const storedSessionSchema = z.object({ access: token, refresh: token, user: profileSchema });
export type StoredSession = z.infer<typeof storedSessionSchema>;
