import type { Database } from "#server/platform/database/database.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { findCaller } from "./repository.ts";
import { acceptRefreshToken } from "./rotation.ts";
import type { Tokens } from "./tokens.ts";

type Refreshed = Readonly<{ access: string; refresh?: string }>;

/** Returns a new access token and, if `rotates`, a new refresh token that replaces the given one. */
export async function refreshSession(
  { database, tokens }: { database: Database; tokens: Tokens },
  token: string,
  rotates: boolean,
): Promise<Refreshed> {
  const { sessionId, generation } = await tokens.readRefresh(token);
  const caller = await findCaller(database, sessionId);
  const current = caller && (await acceptRefreshToken(database, sessionId, generation, rotates));
  if (current === undefined) throw new Problem("token_invalid");
  const access = await tokens.sign("access", sessionId);
  if (!rotates) return { access };
  return { access, refresh: await tokens.sign("refresh", sessionId, new Date(), current) };
}
