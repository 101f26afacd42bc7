import { canRevise } from "#domain/estimates/estimate-states.ts";
import type { Database } from "#server/platform/database/database.ts";
import { notFound, Problem } from "#server/platform/http/problem.ts";
import { type ActionContext, actOnce } from "#server/platform/submissions/act-once.ts";
import { createOnce } from "#server/platform/submissions/create-once.ts";
import type { StaffContext } from "#server/platform/submissions/submission-context.ts";
import type { EstimateDependencies } from "./dependencies.ts";
import { recordEvent } from "./notices.ts";
import { type EstimateDetails, findEstimate, findLastVersion } from "./repository.ts";
import { requireLockedEstimate } from "./require-estimate.ts";

/** CN2: a new draft that begins as the newest version is. An accepted estimate gets none: it changes by variations. */
export async function addVersion(
  resource: EstimateDependencies,
  id: number,
  context: ActionContext,
): Promise<void> {
  await actOnce(resource.database, context, id, async (transaction) => {
    const estimate = await requireLockedEstimate(transaction, id);
    if (!canRevise(estimate.versions.map(({ state }) => state))) throw new Problem("state_changed");
    await copyVersion(transaction, estimate, id, estimate.number + 1);
    const noted = { ...estimate, number: estimate.number + 1 };
    await recordEvent(transaction, noted, { kind: "version", accountId: context.accountId });
  });
}

/** CN2: another estimate for the same client, which begins as the last version is. */
export async function duplicateEstimate(
  resource: EstimateDependencies,
  id: number,
  context: StaffContext,
): Promise<EstimateDetails> {
  return createOnce(resource, context, {
    insert: async (transaction) => {
      const estimate = await findLastVersion(transaction, id);
      if (!estimate) throw notFound("Estimate", id);
      const { lead_id, client_name, client_email, client_phone, language } = estimate;
      const client = { lead_id, client_name, client_email, client_phone, language };
      const { id: copyId } = await transaction
        .insertInto("estimates")
        .values({ ...client, ...resource.estimatePages.create() })
        .returning("id")
        .executeTakeFirstOrThrow();
      await copyVersion(transaction, estimate, copyId, 1);
      const noted = { ...estimate, id: copyId, number: 1 };
      await recordEvent(transaction, noted, { kind: "created", accountId: context.accountId });
      return copyId;
    },
    find: findEstimate,
  });
}

async function copyVersion(
  transaction: Database,
  from: EstimateDetails,
  estimateId: number,
  number: number,
): Promise<void> {
  await transaction
    .insertInto("estimate_versions")
    .values({
      estimate_id: estimateId,
      number,
      title: JSON.stringify(from.title),
      place: from.place,
      estimated_on: from.estimated_on,
      valid_until: from.valid_until,
      has_overhead: from.has_overhead,
      has_vat: from.has_vat,
      overhead_percent: from.overhead_percent,
      vat_percent: from.vat_percent,
      terms: JSON.stringify(from.terms),
      sections: JSON.stringify(from.sections),
      net: from.net,
      overhead: from.overhead,
      vat: from.vat,
      total: from.total,
    })
    .execute();
}
