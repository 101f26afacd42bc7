import type { Database } from "#server/platform/database/database.ts";
import type { Account } from "#server/platform/http/access.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { endOtherSessions, endSessionOf } from "#server/platform/session/repository.ts";

/** Ends one session of the account, or without one all but the caller's own. */
export async function endSessions(
  database: Database,
  caller: Account,
  accountId: number,
  sessionId: string | undefined,
): Promise<void> {
  if (sessionId === undefined) await endOtherSessions(database, accountId, caller.sessionId);
  else if (!(await endSessionOf(database, accountId, sessionId))) throw new Problem("not_found");
}
