import { restorableForMs } from "#domain/trash/trash.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { MediaStore } from "#server/platform/media/media-store.ts";
import { deletableTables, purgeRows, purgeScans } from "./repository.ts";

const batchRows = 100;

/** Purges the rows that were deleted more than 30 days ago, and returns how many. */
export async function purgeDeleted(database: Database, media: MediaStore, now: Date): Promise<number> {
  const before = new Date(now.getTime() - restorableForMs);
  let purged = 0;
  for (const table of deletableTables) {
    for (;;) {
      const { rows, pictures, scans } = await database
        .transaction()
        .execute((transaction) => purgeRows(transaction, table, before, batchRows));
      // After the commit: the sweeper removes files without a row, but a row without its files would be broken.
      await media.quarantine(pictures, now);
      for (const key of scans) await media.remove(key);
      purged += rows;
      if (rows < batchRows) break;
    }
  }
  for (const key of await purgeScans(database, before)) {
    await media.remove(key);
    purged += 1;
  }
  return purged;
}
