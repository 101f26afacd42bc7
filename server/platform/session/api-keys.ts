import { randomBytes } from "node:crypto";
import { keyPrefix } from "#domain/api-keys/api-key.ts";
import { rightsOfKey } from "#domain/api-keys/key-scopes.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { Account } from "#server/platform/http/access.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { KeyLimits } from "#server/platform/rate-limits/key-limits.ts";
import { hashToken } from "#server/platform/secrets/page-tokens.ts";

const secretBytes = 32;
const recordedEveryMs = 60_000;

export function isApiKey(token: string): boolean {
  return token.startsWith(keyPrefix);
}

export function createKey(): string {
  return keyPrefix + randomBytes(secretBytes).toString("base64url");
}

/**
 * IM6: the account of a key. Both are read at each request, so that a revoked key, a deactivated account and a changed role take
 * effect at once.
 */
export async function authenticateKey(
  { database, keyLimits }: Readonly<{ database: Database; keyLimits: KeyLimits | null }>,
  key: string,
  method: string,
  now = new Date(),
): Promise<Account> {
  const found = await findKey(database, key);
  if (!found) throw new Problem("token_invalid");
  const { keyId, scopes, expiresAt, lastUsedAt, ...account } = found;
  if (expiresAt !== null && expiresAt <= now) throw new Problem("token_expired");
  await keyLimits?.countCall(keyId);
  const recordedBefore = new Date(now.getTime() - recordedEveryMs);
  if (lastUsedAt === null || lastUsedAt < recordedBefore)
    await recordKeyUse(database, keyId, now, recordedBefore);
  return { ...account, sessionId: null, key: { scopes, rights: rightsOfKey(scopes, method) } };
}

async function findKey(database: Database, key: string) {
  return database
    .selectFrom("api_keys")
    .innerJoin("accounts", "accounts.id", "api_keys.account_id")
    .select([
      "accounts.id",
      "accounts.username",
      "accounts.display_name as displayName",
      "accounts.is_admin as isAdmin",
      "accounts.is_agent as isAgent",
      "accounts.is_staff as isStaff",
      "accounts.can_see_papers as canSeePapers",
      "api_keys.id as keyId",
      "api_keys.scopes",
      "api_keys.expires_at as expiresAt",
      "api_keys.last_used_at as lastUsedAt",
    ])
    .where("api_keys.hash", "=", hashToken(key))
    .where("api_keys.revoked_at", "is", null)
    .where("accounts.is_disabled", "=", false)
    .executeTakeFirst();
}

/** Of calls at the same time, one writes. */
async function recordKeyUse(database: Database, id: number, now: Date, recordedBefore: Date): Promise<void> {
  await database
    .updateTable("api_keys")
    .set({ last_used_at: now })
    .where("id", "=", id)
    .where((eb) => eb.or([eb("last_used_at", "is", null), eb("last_used_at", "<", recordedBefore)]))
    .execute();
}

/** Runs in the transaction that deactivates the account. */
export async function revokeAllKeys(database: Database, accountId: number): Promise<void> {
  await database
    .updateTable("api_keys")
    .set({ revoked_at: new Date() })
    .where("account_id", "=", accountId)
    .where("revoked_at", "is", null)
    .execute();
}
