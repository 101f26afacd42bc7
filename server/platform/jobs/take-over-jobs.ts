import { sql } from "kysely";
import type { Database } from "#server/platform/database/database.ts";

/**
 * Lets the jobs that a killed server was running begin again at once, instead of after 10 s without a heartbeat and a growing delay. Only
 * for a server whose database nobody else uses, before its workers start. Each kill still counts as an attempt; a last attempt is left to the queue,
 * which lists it as failed.
 */
export async function takeOverJobs(database: Database): Promise<void> {
  await sql`update jobs.job set state = 'retry', start_after = now(), heartbeat_on = null
    where state = 'active' and retry_count < retry_limit`.execute(database);
}
