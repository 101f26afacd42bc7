import type { Database } from "#server/platform/database/database.ts";
import type { Account } from "#server/platform/http/access.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { findCaller } from "./repository.ts";
import type { Tokens } from "./tokens.ts";

/** Whose access token this is. The session is looked up each time, so what ended it counts from the next request on. */
export async function authenticate(
  { database, tokens }: { database: Database; tokens: Tokens },
  token: string,
): Promise<Account> {
  const account = await findCaller(database, await tokens.read("access", token));
  if (!account) throw new Problem("token_invalid");
  return account;
}
