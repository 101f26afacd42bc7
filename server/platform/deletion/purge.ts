import type { Database } from "#server/platform/database/database.ts";
import type { MediaStore } from "#server/platform/media/media-store.ts";
import { deletableTables, purgeRows } from "./repository.ts";

/** How long what was deleted can be brought back. */
export const restorableForMs = 30 * 24 * 60 * 60 * 1000;
const rowsAtOnce = 100;

/** Removes what was deleted more than 30 days ago, and answers how many rows that were. */
export async function purgeDeleted(database: Database, media: MediaStore, now: Date): Promise<number> {
  const before = new Date(now.getTime() - restorableForMs);
  let purged = 0;
  for (const table of deletableTables) {
    for (;;) {
      const { rows, pictures } = await database
        .transaction()
        .execute((transaction) => purgeRows(transaction, table, before, rowsAtOnce));
      // Only now: files without a row are swept later, a row without its files would be broken.
      await media.quarantine(pictures, now);
      purged += rows;
      if (rows < rowsAtOnce) break;
    }
  }
  return purged;
}
