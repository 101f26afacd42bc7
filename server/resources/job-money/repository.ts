import { sql } from "kysely";
import type { CostInput, PaymentInput } from "#domain/instalments/instalment.ts";
import type { Database } from "#server/platform/database/database.ts";

const amount = sql<string>`amount::text`.as("amount");

/** In the order of the plan, with the day on which the stage of each was done. */
export async function listInstalments(database: Database, jobId: number) {
  return database
    .selectFrom("instalments")
    .leftJoin("job_stages", "job_stages.id", "stage_id")
    .select([
      "instalments.id",
      "instalments.name",
      "instalments.stage_id",
      "instalments.due_on",
      "instalments.reminded_on",
      "job_stages.name as stage_name",
      "job_stages.done_on as stage_done_on",
    ])
    .select(amount)
    .where("instalments.job_id", "=", jobId)
    .orderBy("instalments.position")
    .execute();
}
export type InstalmentDetails = Awaited<ReturnType<typeof listInstalments>>[number];

/** The newest first; crossed out ones, too. */
export async function listPayments(database: Database, jobId: number) {
  return database
    .selectFrom("job_payments")
    .select(["id", "received_on", "method", "reference", "instalment_id", "voided_at", "created_at"])
    .select(amount)
    .where("job_id", "=", jobId)
    .orderBy("received_on", "desc")
    .orderBy("id", "desc")
    .execute();
}
export type PaymentDetails = Awaited<ReturnType<typeof listPayments>>[number];

/** The newest first; crossed out ones, too. */
export async function listCosts(database: Database, jobId: number) {
  return database
    .selectFrom("job_costs")
    .select(["id", "spent_on", "description", "supplier", "stage_id", "voided_at", "created_at"])
    .select(amount)
    .where("job_id", "=", jobId)
    .orderBy("spent_on", "desc")
    .orderBy("id", "desc")
    .execute();
}
export type CostDetails = Awaited<ReturnType<typeof listCosts>>[number];

export async function insertPayment(
  transaction: Database,
  jobId: number,
  input: PaymentInput,
): Promise<number> {
  const { id } = await transaction
    .insertInto("job_payments")
    .values({ job_id: jobId, ...input })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertCost(transaction: Database, jobId: number, input: CostInput): Promise<number> {
  const { id } = await transaction
    .insertInto("job_costs")
    .values({ job_id: jobId, ...input })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** False if the job has no such row. Crossing out what is crossed out changes nothing. */
export async function setVoided(
  transaction: Database,
  table: "job_payments" | "job_costs",
  { jobId, id, isVoided }: Readonly<{ jobId: number; id: number; isVoided: boolean }>,
): Promise<boolean> {
  const { rows } = await sql`
    select id from ${sql.table(table)} where job_id = ${jobId} and id = ${id} for update`.execute(
    transaction,
  );
  if (rows.length === 0) return false;
  await sql`
    update ${sql.table(table)} set voided_at = ${isVoided ? sql`now()` : sql`null`}, updated_at = now()
    where id = ${id} and (voided_at is null) = ${isVoided}`.execute(transaction);
  return true;
}

export async function hasStage(database: Database, jobId: number, stageId: number): Promise<boolean> {
  const row = await database
    .selectFrom("job_stages")
    .select("id")
    .where("job_id", "=", jobId)
    .where("id", "=", stageId)
    .executeTakeFirst();
  return row !== undefined;
}
