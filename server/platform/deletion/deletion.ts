import type { Database } from "#server/platform/database/database.ts";
import type { PictureStorage } from "#server/platform/media/picture-service.ts";
import { type DeletableTable, markDeleted, markRestored, picturesOf } from "./repository.ts";

/** For the description of every call that brings something back. */
export const restoring =
  "As it was, pictures and place in the list included, within 30 days of its deletion.";

/** Takes a row from everyone's sight, its pictures too; false if there is none. */
export async function deleteRow(
  { database, pictures }: PictureStorage,
  table: DeletableTable,
  id: number,
): Promise<boolean> {
  const keys = await database.transaction().execute(async (transaction) => {
    // Marked first, which waits for an update that may be giving it pictures.
    return (await markDeleted(transaction, table, id)) ? picturesOf(transaction, table, id) : undefined;
  });
  if (!keys) return false;
  await pictures.trySyncVisibility(database, keys);
  return true;
}

/** Brings a deleted row back and answers with it; undefined if there is none. */
export async function restoreRow<Row>(
  { database, pictures }: PictureStorage,
  table: DeletableTable,
  id: number,
  find: (transaction: Database, id: number) => Promise<Row>,
): Promise<Row | undefined> {
  return database.transaction().execute(async (transaction) => {
    if (!(await markRestored(transaction, table, id))) return undefined;
    // Before the commit: nobody is to see the row without its pictures.
    await pictures.syncVisibility(transaction, await picturesOf(transaction, table, id));
    return find(transaction, id);
  });
}
