import type { Database } from "#server/platform/database/database.ts";
import { writeAs } from "#server/platform/history/write-as.ts";
import { claimKey, findDuplicate, type IdempotencyKey, recordRow } from "./repository.ts";

/** How an action about a row was requested. */
export type ActionContext = Readonly<{ idempotencyKey: IdempotencyKey | null; accountId: number }>;

/** Does something about a row in a transaction, unless the same request has done it already. */
export async function actOnce(
  database: Database,
  { idempotencyKey, accountId }: ActionContext,
  rowId: number,
  act: (transaction: Database) => Promise<void>,
): Promise<void> {
  const isNew = await writeAs(database, accountId, async (transaction) => {
    if (idempotencyKey && !(await claimKey(transaction, idempotencyKey))) return false;
    await act(transaction);
    if (idempotencyKey) await recordRow(transaction, idempotencyKey, rowId);
    return true;
  });
  // Throws a problem if the key was used for something else.
  if (!isNew && idempotencyKey) await findDuplicate(database, idempotencyKey);
}
