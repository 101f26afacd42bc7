import type { FastifyRequest } from "fastify";
import type { Database } from "#server/platform/database/database.ts";
import type { Account } from "#server/platform/http/access.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { KeyLimits } from "#server/platform/rate-limits/key-limits.ts";
import { authenticateKey, isApiKey } from "./api-keys.ts";
import { clientOf } from "./client.ts";
import { findCaller, recordUse } from "./repository.ts";
import type { Tokens } from "./tokens.ts";

type Dependencies = Readonly<{ database: Database; tokens: Tokens; keyLimits: KeyLimits | null }>;

/** The last use of a session is recorded this often, and whenever it comes from another network. */
const recordedEveryMs = 60_000;

/** Returns the account of an access token or of an API key. The session is read on each request, so that an ended one is rejected at once. */
export async function authenticate(
  { database, tokens, keyLimits }: Dependencies,
  token: string,
  request: FastifyRequest,
): Promise<Account> {
  if (isApiKey(token)) return authenticateKey({ database, keyLimits }, token, request.method);
  const caller = await findCaller(database, await tokens.read("access", token));
  if (!caller) throw new Problem("token_invalid");
  const { network, lastUsedAt, ...account } = caller;
  const client = clientOf(request);
  const now = new Date();
  if (network !== client.network || now.getTime() - (lastUsedAt?.getTime() ?? 0) > recordedEveryMs)
    await recordUse(database, account.sessionId, client, now);
  return account;
}
