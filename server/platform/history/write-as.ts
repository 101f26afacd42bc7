import { sql } from "kysely";
import type { Database } from "#server/platform/database/database.ts";

/**
 * LE7: begins a transaction whose changes the history attributes to an account; null for visitors and the system. Triggers
 * write the history, so no write is missed; only this says who made it.
 */
export async function writeAs<Result>(
  database: Database,
  accountId: number | null,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute(async (transaction) => {
    if (accountId !== null)
      await sql`select set_config('mithila.account', ${String(accountId)}, true)`.execute(transaction);
    return work(transaction);
  });
}
