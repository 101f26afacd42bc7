import { sql } from "kysely";
import type { Database } from "./database.ts";

/**
 * Runs periodic work unless another instance of the app is running it; returns whether it did. The transaction holds
 * PostgreSQL's lock, so the lock ends with the instance, and a pooler that shares connections does not break it.
 */
export async function runInOneInstance(
  database: Database,
  lock: number,
  work: () => Promise<void>,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ isHeld: boolean }>`
      select pg_try_advisory_xact_lock(${lock}) as "isHeld"`.execute(transaction);
    if (!rows[0]?.isHeld) return false;
    await work();
    return true;
  });
}
