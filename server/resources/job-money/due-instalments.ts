import { type SqlBool, sql } from "kysely";
import { planPayments } from "#domain/instalments/payment-plan.ts";
import type { Database } from "#server/platform/database/database.ts";

/** The jobs with an instalment whose stage is done or whose day has come. Whether it was paid is not known yet. */
async function listCandidates(database: Database, today: string): Promise<readonly number[]> {
  const rows = await database
    .selectFrom("instalments")
    .innerJoin("jobs", "jobs.id", "instalments.job_id")
    .leftJoin("job_stages", "job_stages.id", "instalments.stage_id")
    .select("instalments.job_id")
    .distinct()
    .where(sql<SqlBool>`instalments.due_on <= ${today} or job_stages.done_on <= ${today}`)
    .execute();
  return rows.map(({ job_id }) => job_id);
}

/** CN7: what is due on a day, of one job or of all, the longest due first. */
export async function listDueInstalments(database: Database, today: string, jobId?: number) {
  const jobIds = jobId === undefined ? await listCandidates(database, today) : [jobId];
  if (jobIds.length === 0) return [];
  const instalments = await database
    .selectFrom("instalments")
    .innerJoin("jobs", "jobs.id", "instalments.job_id")
    .leftJoin("job_stages", "job_stages.id", "instalments.stage_id")
    .select([
      "instalments.id",
      "instalments.job_id",
      "instalments.name",
      "instalments.due_on",
      "instalments.reminded_on",
      "job_stages.done_on as stage_done_on",
      "jobs.title as job",
      "jobs.is_example",
    ])
    .select(sql<string>`instalments.amount::text`.as("amount"))
    .where("instalments.job_id", "in", jobIds)
    .orderBy("instalments.job_id")
    .orderBy("instalments.position")
    .execute();
  const payments = await database
    .selectFrom("job_payments")
    .select(["job_id", "instalment_id", sql<string>`amount::text`.as("amount")])
    .where("job_id", "in", jobIds)
    .where("voided_at", "is", null)
    .execute();
  const due = jobIds.flatMap((id) => {
    const rows = instalments.filter(({ job_id }) => job_id === id);
    const received = payments
      .filter(({ job_id }) => job_id === id)
      .map((payment) => ({ ...payment, is_voided: false }));
    return planPayments(rows, received, today).instalments.flatMap((state, index) => {
      const row = rows[index];
      return row && state.due_since !== null && state.due !== "0.00"
        ? [{ ...row, due: state.due, due_since: state.due_since }]
        : [];
    });
  });
  return due.sort((one, other) => one.due_since.localeCompare(other.due_since) || one.id - other.id);
}
