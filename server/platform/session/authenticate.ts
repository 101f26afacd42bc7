import type { Database } from "#server/platform/database/database.ts";
import type { Account } from "#server/platform/http/access.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { findCaller } from "./repository.ts";
import type { Tokens } from "./tokens.ts";

/** Returns the account of an access token. The session is read on each request, so that an ended one is rejected at once. */
export async function authenticate(
  { database, tokens }: { database: Database; tokens: Tokens },
  token: string,
): Promise<Account> {
  const account = await findCaller(database, await tokens.read("access", token));
  if (!account) throw new Problem("token_invalid");
  return account;
}
