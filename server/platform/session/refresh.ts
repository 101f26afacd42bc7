import type { Database } from "#server/platform/database/database.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { findCaller } from "./repository.ts";
import { rotateRefreshToken } from "./rotation.ts";
import type { Tokens } from "./tokens.ts";

type Refreshed = Readonly<{ access: string; refresh?: string }>;

/** A new access token, and for those who ask a refresh token in place of theirs, which is then used up. */
export async function refreshSession(
  { database, tokens }: { database: Database; tokens: Tokens },
  token: string,
  wantsNext: boolean,
): Promise<Refreshed> {
  const { sessionId, generation } = await tokens.readRefresh(token);
  const caller = await findCaller(database, sessionId);
  const current = caller && (await rotateRefreshToken(database, sessionId, generation, wantsNext));
  if (current === undefined) throw new Problem("token_invalid");
  const access = await tokens.sign("access", sessionId);
  if (!wantsNext) return { access };
  return { access, refresh: await tokens.sign("refresh", sessionId, new Date(), current) };
}
