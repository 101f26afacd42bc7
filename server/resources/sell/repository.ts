import type { Database } from "#server/platform/database/database.ts";
import { Problem } from "#server/platform/http/problem.ts";

export type SubmissionRow = Awaited<ReturnType<typeof lockSubmission>>;

/** Locks a submission until the transaction ends. Throws a problem if there is none. */
export async function lockSubmission(transaction: Database, id: number) {
  const row = await transaction
    .selectFrom("sell_submissions")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Problem("not_found");
  return row;
}
