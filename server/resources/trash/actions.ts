import { rowNames } from "#domain/rows/kinds.ts";
import type { TrashSelection } from "#domain/trash/trash.ts";
import type { Database } from "#server/platform/database/database.ts";
import {
  findPictureKeys,
  markRowsRestored,
  type Purged,
  purgeIds,
} from "#server/platform/deletion/repository.ts";
import { writeAs } from "#server/platform/history/write-as.ts";
import { filterOwned } from "#server/platform/http/owned-rows.ts";
import type { MediaStore } from "#server/platform/media/media-store.ts";
import type { PictureStorage } from "#server/platform/media/picture-service.ts";
import { purgePeople } from "#server/resources/people/repository.ts";
import { holdDeleted, needsApproval } from "#server/resources/properties/approval.ts";
import { withListingEvents } from "#server/resources/properties/listing-events.ts";

/** The ids of a selection by kind, in a fixed order, so that two requests can't block each other. */
function tablesOf(rows: TrashSelection) {
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  return [...byKind]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([kind, selected]) => ({ table: rowNames[kind].table, ids: selected.map(({ id }) => id) }));
}

/** LE6: restores all of the rows, or none; of an agent's selection, the agent's own. */
export async function restoreRows(
  { database, pictures, publicUrl }: PictureStorage & Readonly<{ publicUrl: string }>,
  rows: TrashSelection,
  accountId: number,
  ownerId: number | null,
): Promise<number> {
  return writeAs(database, accountId, async (transaction) => {
    let restored = 0;
    const keys: string[] = [];
    for (const { table, ids } of tablesOf(rows)) {
      const owned = await filterOwned(transaction, table, ids, ownerId);
      if (table === "properties" && (await needsApproval(transaction, ownerId)))
        await holdDeleted(transaction, owned, accountId);
      const restore = () => markRowsRestored(transaction, table, owned);
      const found =
        table === "properties"
          ? await withListingEvents(transaction, publicUrl, owned, restore)
          : await restore();
      keys.push(...(await findPictureKeys(transaction, table, found)));
      restored += found.length;
    }
    // Before the commit, so that no row is visible without its pictures.
    await pictures.syncVisibility(transaction, keys);
    return restored;
  });
}

/** LE6: removes deleted rows at once instead of after 30 days, all or none. */
export async function purgeSelected(
  database: Database,
  media: MediaStore,
  rows: TrashSelection,
  accountId: number,
): Promise<number> {
  const purged = await writeAs(database, accountId, async (transaction) => {
    const results: Purged[] = [];
    for (const { table, ids } of tablesOf(rows)) results.push(await purgeIds(transaction, table, ids));
    await purgePeople(transaction);
    return results;
  });
  // After the commit: the sweeper removes files without a row, but a row without its files would be broken.
  await media.quarantine(
    purged.flatMap(({ pictures }) => pictures),
    new Date(),
  );
  for (const key of purged.flatMap(({ scans }) => scans)) await media.remove(key);
  return purged.reduce((sum, { rows: count }) => sum + count, 0);
}
