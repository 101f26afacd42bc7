import { Problem } from "#server/platform/http/problem.ts";
import { type ActionContext, actOnce } from "#server/platform/submissions/act-once.ts";
import type { EstimateDependencies } from "./dependencies.ts";
import { lockEstimate } from "./repository.ts";

/** CN3: the client's old link leads nowhere from now on. */
export async function renewLink(
  { database, estimatePages }: EstimateDependencies,
  id: number,
  context: ActionContext,
): Promise<void> {
  await actOnce(database, context, id, async (transaction) => {
    if (!(await lockEstimate(transaction, id)))
      throw new Problem("not_found", { detail: `Estimate ${id} not found` });
    await transaction
      .updateTable("estimates")
      .set({ ...estimatePages.create(), updated_at: new Date() })
      .where("id", "=", id)
      .execute();
  });
}
