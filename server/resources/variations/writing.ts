import { kathmanduDay } from "#domain/dates.ts";
import { findExcessiveRemovals, priceAsAgreed } from "#domain/variations/agreed-lines.ts";
import type { NewVariation, VariationInput } from "#domain/variations/variation.ts";
import type { VariationSection } from "#domain/variations/variation-content.ts";
import { variationTotals } from "#domain/variations/variation-totals.ts";
import type { Database } from "#server/platform/database/database.ts";
import { fieldProblem, notFound, Problem } from "#server/platform/http/problem.ts";
import { type ActionContext, actOnce } from "#server/platform/submissions/act-once.ts";
import { type ChangeContext, changeFieldsOnce } from "#server/platform/submissions/change-once.ts";
import { createOnce } from "#server/platform/submissions/create-once.ts";
import type { StaffContext } from "#server/platform/submissions/submission-context.ts";
import { requireComplete } from "#server/resources/estimates/require-complete.ts";
import type { JobDependencies } from "#server/resources/jobs/dependencies.ts";
import { lockJob } from "#server/resources/jobs/repository.ts";
import { percentOn } from "#server/resources/rates/current-rates.ts";
import { notifyClient } from "./notices.ts";
import { agreedIn, presentVariation } from "./presenter.ts";
import { type Contract, findContract, findVariation, type VariationDetails } from "./repository.ts";

export async function requireVariation(database: Database, id: number): Promise<VariationDetails> {
  const row = await findVariation(database, id);
  if (!row) throw notFound("Variation", id);
  return row;
}

export async function requireContract(database: Database, jobId: number): Promise<Contract> {
  const contract = await findContract(database, jobId);
  if (!contract) throw notFound("Job", jobId);
  return contract;
}

/** Those of the contract; a job from nothing has those that hold today. */
export function chargesOf({ rates }: Pick<JobDependencies, "rates">, { version }: Contract) {
  const today = kathmanduDay(Date.now());
  if (version) return { overhead: version.overhead_percent, vat: version.vat_percent };
  return { overhead: percentOn(rates, "overhead", today), vat: percentOn(rates, "vat", today) };
}

/** CN6: an empty draft. */
export async function createVariation(
  resource: JobDependencies,
  jobId: number,
  { title }: NewVariation,
  context: StaffContext,
): Promise<VariationDetails> {
  return createOnce(resource, context, {
    insert: async (transaction) => {
      await lockJob(transaction, jobId);
      const contract = await requireContract(transaction, jobId);
      const charges = chargesOf(resource, contract);
      const { id } = await transaction
        .insertInto("variations")
        .values({
          job_id: jobId,
          number: (contract.variations.at(-1)?.number ?? 0) + 1,
          title: JSON.stringify(title),
          has_overhead: charges.overhead !== null,
          has_vat: charges.vat !== null,
          overhead_percent: charges.overhead,
          vat_percent: charges.vat,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      return id;
    },
    find: findVariation,
  });
}

/** CN6: saves the draft. A variation that was sent is refused. */
export async function saveVariation(
  resource: JobDependencies,
  id: number,
  input: VariationInput,
  context: ChangeContext,
): Promise<VariationDetails> {
  const target = {
    table: "variations",
    find: findVariation,
    present: presentVariation,
    noun: "Variation",
  } as const;
  return changeFieldsOnce(resource, context, target, id, async (transaction) => {
    const { state, job_id } = await requireVariation(transaction, id);
    if (state !== "draft") throw new Problem("state_changed");
    const contract = await requireContract(transaction, job_id);
    requireAgreedRemovals(input.sections, contract);
    const sections = priceAsAgreed(input.sections, agreedIn(contract));
    const all = chargesOf(resource, contract);
    const charges = {
      overhead: input.has_overhead ? all.overhead : null,
      vat: input.has_vat ? all.vat : null,
    };
    const { sections: _sums, ...totals } = variationTotals(sections, charges);
    await transaction
      .updateTable("variations")
      .set({
        title: JSON.stringify(input.title),
        reason: JSON.stringify(input.reason),
        sections: JSON.stringify(sections),
        has_overhead: input.has_overhead,
        has_vat: input.has_vat,
        overhead_percent: charges.overhead,
        vat_percent: charges.vat,
        ...totals,
        is_example: false,
        updated_at: new Date(),
      })
      .where("id", "=", id)
      .execute();
  });
}

/** CN6: nothing is removed that was not agreed, or that another variation has removed since. */
function requireAgreedRemovals(sections: readonly VariationSection[], contract: Contract): void {
  const [problem] = findExcessiveRemovals(sections, agreedIn(contract));
  if (problem) throw fieldProblem(`sections.${problem[0]}`, problem[1]);
}

/** Locks the job first, as every writer does, so that two variations are not decided at the same time. */
export async function lockVariation(transaction: Database, id: number) {
  const { job_id: jobId } = await requireVariation(transaction, id);
  await lockJob(transaction, jobId);
  return {
    variation: await requireVariation(transaction, id),
    contract: await requireContract(transaction, jobId),
  };
}

/** CN6: fixes the draft and shows it to the client. */
export async function sendVariation(
  resource: JobDependencies,
  id: number,
  context: ActionContext,
): Promise<void> {
  await actOnce(resource.database, context, id, async (transaction) => {
    const { variation, contract } = await lockVariation(transaction, id);
    if (variation.state !== "draft") throw new Problem("state_changed");
    requireComplete(variation);
    requireAgreedRemovals(variation.sections, contract);
    await transaction
      .updateTable("variations")
      .set({ state: "sent", sent_at: new Date(), updated_at: new Date() })
      .where("id", "=", id)
      .execute();
    await notifyClient(transaction, resource, contract, variation, "sent");
  });
}

/** CN6: takes back what the client has not decided on. */
export async function withdrawVariation(
  resource: JobDependencies,
  id: number,
  context: ActionContext,
): Promise<void> {
  await actOnce(resource.database, context, id, async (transaction) => {
    const { variation, contract } = await lockVariation(transaction, id);
    if (variation.state !== "sent") throw new Problem("state_changed");
    await transaction
      .updateTable("variations")
      .set({ state: "withdrawn", updated_at: new Date() })
      .where("id", "=", id)
      .execute();
    await notifyClient(transaction, resource, contract, variation, "withdrawn");
  });
}

/** Only what no client has seen can be deleted. */
export async function deleteVariation(
  resource: JobDependencies,
  id: number,
  context: ActionContext,
): Promise<void> {
  await actOnce(resource.database, context, id, async (transaction) => {
    const { variation } = await lockVariation(transaction, id);
    if (variation.state !== "draft") throw new Problem("state_changed");
    await transaction.deleteFrom("variations").where("id", "=", id).execute();
  });
}
