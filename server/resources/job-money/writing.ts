import type { CostInput, EditedPlan, PaymentInput, PlanInput } from "#domain/instalments/instalment.ts";
import type { Database } from "#server/platform/database/database.ts";
import { writeAs } from "#server/platform/history/write-as.ts";
import { fieldProblem, notFound, Problem } from "#server/platform/http/problem.ts";
import { type ChangeContext, changeFieldsOnce } from "#server/platform/submissions/change-once.ts";
import { createOnce } from "#server/platform/submissions/create-once.ts";
import type { SubmissionContext } from "#server/platform/submissions/submission-context.ts";
import type { JobDependencies } from "#server/resources/jobs/dependencies.ts";
import { lockJob } from "#server/resources/jobs/repository.ts";
import { planNow, presentPlan } from "./presenter.ts";
import {
  hasStage,
  type InstalmentDetails,
  insertCost,
  insertPayment,
  listCosts,
  listInstalments,
  listPayments,
  setVoided,
} from "./repository.ts";

export type PlanDetails = Readonly<{
  instalments: readonly InstalmentDetails[];
  payments: Awaited<ReturnType<typeof listPayments>>;
}>;

/** Undefined if there is no such job. */
export async function findPlan(database: Database, jobId: number): Promise<PlanDetails | undefined> {
  const job = await database.selectFrom("jobs").select("id").where("id", "=", jobId).executeTakeFirst();
  if (!job) return undefined;
  const instalments = await listInstalments(database, jobId);
  return { instalments, payments: await listPayments(database, jobId) };
}

/** What an editor of the plan reads and writes. A reminder or a payment changes none of it. */
export function editedPlan({ instalments }: PlanDetails): EditedPlan {
  return {
    instalments: instalments.map(({ id, name, amount, stage_id, due_on }) => ({
      id: String(id),
      name,
      amount,
      stage_id,
      due_on,
    })),
  };
}

async function findEdited(database: Database, jobId: number): Promise<EditedPlan | undefined> {
  const plan = await findPlan(database, jobId);
  return plan && editedPlan(plan);
}

/** CN7: replaces the plan. An instalment for which something was received can't be left out. */
export async function savePlan(
  resource: JobDependencies,
  jobId: number,
  { instalments }: PlanInput,
  context: ChangeContext,
): Promise<PlanDetails> {
  const present = (plan: EditedPlan) => plan;
  const target = { table: "jobs", find: findEdited, present, noun: "Job" } as const;
  await changeFieldsOnce(resource, context, target, jobId, async (transaction) => {
    const stored = await listInstalments(transaction, jobId);
    const kept = instalments.map(({ id }) => stored.find((row) => String(row.id) === id)?.id ?? null);
    await deleteOthers(transaction, jobId, kept);
    for (const [index, { id: _id, name, ...instalment }] of instalments.entries()) {
      await requireStage(transaction, jobId, instalment.stage_id, `instalments.${index}.stage_id`);
      const row = { ...instalment, name: JSON.stringify(name), position: index + 1 };
      const id = kept[index] ?? null;
      if (id === null)
        await transaction
          .insertInto("instalments")
          .values({ ...row, job_id: jobId })
          .execute();
      else
        await transaction
          .updateTable("instalments")
          .set({ ...row, updated_at: new Date() })
          .where("id", "=", id)
          .execute();
    }
  });
  const plan = await findPlan(resource.database, jobId);
  if (!plan) throw notFound("Job", jobId);
  return plan;
}

async function deleteOthers(
  transaction: Database,
  jobId: number,
  kept: readonly (number | null)[],
): Promise<void> {
  const left = kept.filter((id) => id !== null);
  const isDropped = transaction
    .selectFrom("instalments")
    .select("id")
    .where("job_id", "=", jobId)
    .$if(left.length > 0, (query) => query.where("id", "not in", left));
  const paid = await transaction
    .selectFrom("job_payments")
    .select("id")
    .where("instalment_id", "in", isDropped)
    .executeTakeFirst();
  if (paid) throw fieldProblem("instalments", "has_payments");
  await transaction.deleteFrom("instalments").where("id", "in", isDropped).execute();
}

async function requireStage(
  transaction: Database,
  jobId: number,
  stageId: number | null,
  field: string,
): Promise<void> {
  if (stageId !== null && !(await hasStage(transaction, jobId, stageId)))
    throw fieldProblem(field, "choice_invalid");
}

/** CN7 */
export async function addPayment(
  resource: JobDependencies,
  jobId: number,
  input: PaymentInput,
  context: SubmissionContext,
) {
  return createOnce(resource, context, {
    insert: async (transaction) => {
      await lockJob(transaction, jobId);
      const instalments = await listInstalments(transaction, jobId);
      const { instalment_id: instalmentId } = input;
      if (instalmentId !== null && !instalments.some(({ id }) => id === instalmentId))
        throw fieldProblem("instalment_id", "choice_invalid");
      return insertPayment(transaction, jobId, input);
    },
    find: async (database, id) => (await listPayments(database, jobId)).find((row) => row.id === id),
  });
}

/** CN6 */
export async function addCost(
  resource: JobDependencies,
  jobId: number,
  input: CostInput,
  context: SubmissionContext,
) {
  return createOnce(resource, context, {
    insert: async (transaction) => {
      await lockJob(transaction, jobId);
      await requireStage(transaction, jobId, input.stage_id, "stage_id");
      return insertCost(transaction, jobId, input);
    },
    find: async (database, id) => (await listCosts(database, jobId)).find((row) => row.id === id),
  });
}

/** Crosses a row out, or takes that back. */
export async function voidRow(
  { database }: JobDependencies,
  table: "job_payments" | "job_costs",
  row: Readonly<{ jobId: number; id: number; isVoided: boolean }>,
  accountId: number,
): Promise<void> {
  const isFound = await writeAs(database, accountId, (transaction) => setVoided(transaction, table, row));
  if (!isFound) throw new Problem("not_found");
}

export function presentStoredPlan(plan: PlanDetails) {
  return presentPlan(plan.instalments, planNow(plan.instalments, plan.payments));
}
