import { findExcessiveRemovals } from "#domain/variations/agreed-lines.ts";
import { Problem } from "#server/platform/http/problem.ts";
import {
  type DecisionDependencies,
  type DecisionSubject,
  readDecision,
  sendCode,
  settleDecision,
} from "#server/resources/decisions/decision-codes.ts";
import type { JobDependencies } from "#server/resources/jobs/dependencies.ts";
import { notifyStaff } from "./notices.ts";
import { agreedIn } from "./presenter.ts";
import { findVariation } from "./repository.ts";
import { lockVariation } from "./writing.ts";

type ClientDependencies = DecisionDependencies & Pick<JobDependencies, "staffAddresses">;

type VariationAction = Readonly<{
  /** Of the client's page: variations of other jobs are not found. */
  jobId: number;
  variationId: number;
  action: "code" | "accept" | "decline";
  fields: Readonly<Record<string, string>>;
}>;

/** CN6: does what the client asked for on the page of the job. False if it has no such variation, a problem if it can't be done. */
export async function actOnVariation(
  resource: ClientDependencies,
  { jobId, variationId, action, fields }: VariationAction,
): Promise<boolean> {
  const found = await findVariation(resource.database, variationId);
  if (found?.job_id !== jobId || found.state === "draft") return false;
  if (found.state !== "sent") throw new Problem("state_changed");
  const subject: DecisionSubject = { kind: "variation", id: variationId };
  const decision = action === "code" ? null : await readDecision(resource, subject, fields);
  await resource.database.transaction().execute(async (transaction) => {
    const { variation, contract } = await lockVariation(transaction, variationId);
    if (variation.state !== "sent") throw new Problem("state_changed");
    if (action === "code" || decision === null) return sendCode(transaction, resource, contract, subject);
    // Another variation may have removed the same lines since this one was sent.
    const isPossible = findExcessiveRemovals(variation.sections, agreedIn(contract)).size === 0;
    if (action === "accept" && !isPossible) throw new Problem("state_changed");
    const { columns, text } = await settleDecision(transaction, subject, action, decision);
    await transaction.updateTable("variations").set(columns).where("id", "=", variationId).execute();
    await notifyStaff(transaction, resource, contract, variation, { kind: columns.state, text });
  });
  return true;
}
