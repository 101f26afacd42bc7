import type { Database } from "#server/platform/database/database.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { endOtherSessions, endSessionOf } from "#server/platform/session/repository.ts";

/** Ends one session of the account, or without one all but the caller's own. */
export async function endSessions(
  database: Database,
  accountId: number,
  sessionId: string | undefined,
  ownSessionId: string,
): Promise<void> {
  if (sessionId === undefined) await endOtherSessions(database, accountId, ownSessionId);
  else if (!(await endSessionOf(database, accountId, sessionId))) throw new Problem("not_found");
}
