import { sql } from "kysely";
import type { Database } from "#server/platform/database/database.ts";
import { jobNames } from "./add-job.ts";
import { jobsOf } from "./pg-boss.ts";

type FailedJobRow = Readonly<{
  id: string;
  queue: string;
  error: string | null;
  attempts: number;
  failed_at: Date;
}>;

/** The jobs that failed for the last time, newest first. pg-boss deletes them after a week. */
export async function listFailedJobs(database: Database, limit: number): Promise<readonly FailedJobRow[]> {
  const { rows } = await sql<FailedJobRow>`
    select id, name as queue, output ->> 'message' as error, retry_count + 1 as attempts, completed_on as failed_at
    from jobs.job where state = 'failed' and name in (${sql.join(jobNames)})
    order by completed_on desc limit ${limit}`.execute(database);
  return rows;
}

export async function countFailedJobs(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from jobs.job where state = 'failed' and name in (${sql.join(jobNames)})`.execute(
    database,
  );
  return rows[0]?.count ?? 0;
}

/** False if there is no such failed job. */
export async function retryJob(database: Database, id: string): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ name: string }>`
      select name from jobs.job where id = ${id} and state = 'failed' for update`.execute(transaction);
    const [job] = rows;
    if (job) await (await jobsOf(transaction)).retry(job.name, id);
    return job !== undefined;
  });
}
