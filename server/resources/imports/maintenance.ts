import { restorableForMs } from "#domain/trash/trash.ts";
import type { Database } from "#server/platform/database/database.ts";
import { addJob } from "#server/platform/jobs/add-job.ts";
import { deleteImports, findImportsWithoutJob } from "./repository.ts";

/** Gives imports at work whose job is gone a new one, and returns how many. */
export async function requeueImports(database: Database): Promise<number> {
  const ids = await findImportsWithoutJob(database);
  for (const id of ids)
    await database
      .transaction()
      .execute((transaction) => addJob(transaction, "run-import", { importId: id }));
  return ids.length;
}

/** An undo needs what the trash keeps, so an import is kept as long. */
export async function deleteOldImports(database: Database, now: Date): Promise<void> {
  await deleteImports(database, new Date(now.getTime() - restorableForMs));
}
