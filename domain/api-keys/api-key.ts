import * as z from "zod/mini";
import { requiredChoice } from "#domain/choice-fields.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { fieldCode } from "#domain/problems.ts";
import { passwordSchema, secondFactorCode } from "#domain/session/session.ts";
import { missingOr, requiredLine } from "#domain/text-fields.ts";
import { keyScopes } from "./key-scopes.ts";

/** Distinguishes keys from access tokens, and lets programs that search for leaked secrets recognise them. */
export const keyPrefix = "mg_";
/** So much of a key stays readable. */
export const shownKeyLength = keyPrefix.length + 8;
export const maxKeysOfAccount = 20;

const dayMs = 24 * 60 * 60 * 1000;
export const keyLifetimes = ["30_days", "90_days", "1_year", "unlimited"] as const;
export type KeyLifetime = (typeof keyLifetimes)[number];
const lifetimeDays: Readonly<Record<KeyLifetime, number | null>> = {
  "30_days": 30,
  "90_days": 90,
  "1_year": 365,
  unlimited: null,
};

export function keyExpiry(lifetime: KeyLifetime, now: Date): Date | null {
  const days = lifetimeDays[lifetime];
  return days === null ? null : new Date(now.getTime() + days * dayMs);
}

/** IM6: a key as the list shows it, without its secret. */
export const apiKeySchema = z.object({
  id: z.int(),
  name: z.string(),
  /** The beginning of the key. */
  prefix: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  account_id: z.int(),
  /** What the account is called. */
  account: z.string(),
  created_at: z.iso.datetime(),
  /** Null if it does not expire. */
  expires_at: z.nullable(z.iso.datetime()),
  /** Written at most once a minute. */
  last_used_at: z.nullable(z.iso.datetime()),
  revoked_at: z.nullable(z.iso.datetime()),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

export const newApiKeySchema = z.extend(apiKeySchema, {
  /** The whole key, which can't be read again. */
  key: z.string(),
});
export type NewApiKey = z.infer<typeof newApiKeySchema>;

const scopes = z
  .array(z.enum(keyScopes, fieldCode("choice_invalid")), { error: missingOr("choice_invalid") })
  .check(
    z.minLength(1, fieldCode("required")),
    z.maxLength(keyScopes.length, fieldCode("too_many")),
    z.refine((list) => new Set(list).size === list.length, fieldCode("choice_invalid")),
  );

/** Needs the account's password again, and a code where the second factor is on. */
export const apiKeyInputSchema = z.object({
  name: requiredLine(maxLengths.name),
  scopes,
  lifetime: requiredChoice(keyLifetimes),
  password: passwordSchema,
  code: z.optional(secondFactorCode),
});
export type ApiKeyInput = z.output<typeof apiKeyInputSchema>;

export type KeyState = "active" | "expired" | "revoked";

export function keyState(key: Pick<ApiKey, "expires_at" | "revoked_at">, nowMs: number): KeyState {
  if (key.revoked_at !== null) return "revoked";
  return key.expires_at !== null && Date.parse(key.expires_at) <= nowMs ? "expired" : "active";
}
