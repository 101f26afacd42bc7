import { Problem } from "#server/platform/http/problem.ts";
import { type ActionContext, actOnce } from "#server/platform/submissions/act-once.ts";
import type { EstimateDependencies } from "./dependencies.ts";
import { notifyClient, recordEvent } from "./notices.ts";
import { lockEstimate } from "./repository.ts";
import { requireComplete } from "./require-complete.ts";
import { requireLockedEstimate } from "./require-estimate.ts";

/** CN3: fixes the draft and shows it to the client, instead of the version before. */
export async function sendEstimate(
  resource: EstimateDependencies,
  id: number,
  context: ActionContext,
): Promise<void> {
  await actOnce(resource.database, context, id, async (transaction) => {
    const estimate = await requireLockedEstimate(transaction, id);
    const isOpen = estimate.versions.every(({ state }) => state !== "accepted");
    if (estimate.state !== "draft" || !isOpen) throw new Problem("state_changed");
    requireComplete(estimate);
    await transaction
      .updateTable("estimate_versions")
      .set({ state: "replaced", updated_at: new Date() })
      .where("estimate_id", "=", id)
      .where("state", "=", "sent")
      .execute();
    await transaction
      .updateTable("estimate_versions")
      .set({ state: "sent", sent_at: new Date(), updated_at: new Date() })
      .where("id", "=", estimate.version_id)
      .execute();
    await recordEvent(transaction, estimate, { kind: "sent", accountId: context.accountId });
    await notifyClient(transaction, resource, estimate, "sent");
  });
}

/** CN3: answers what the client asked. */
export async function answerClient(
  resource: EstimateDependencies,
  id: number,
  text: string,
  context: ActionContext,
): Promise<void> {
  await actOnce(resource.database, context, id, async (transaction) => {
    const estimate = await requireLockedEstimate(transaction, id);
    if (!estimate.has_question) throw new Problem("state_changed");
    await recordEvent(transaction, estimate, { kind: "answered", accountId: context.accountId, text });
    await notifyClient(transaction, resource, estimate, "answered");
  });
}

/** CN3: the client's old link leads nowhere from now on. */
export async function renewLink(
  { database, estimatePages }: EstimateDependencies,
  id: number,
  context: ActionContext,
): Promise<void> {
  await actOnce(database, context, id, async (transaction) => {
    await lockEstimate(transaction, id);
    await transaction
      .updateTable("estimates")
      .set({ ...estimatePages.create(), updated_at: new Date() })
      .where("id", "=", id)
      .execute();
  });
}
