import type { Database } from "#server/platform/database/database.ts";
import { writeAs } from "#server/platform/history/write-as.ts";
import type { PictureStorage } from "#server/platform/media/picture-service.ts";
import { type DeletableTable, findPictureKeys, markDeleted, markRestored } from "./repository.ts";

/** The API description of every restore operation. */
export const restoreDescription =
  "Within 30 days of its deletion, it is restored unchanged, with its pictures and its place in the list.";

/** Runs a change, and something about it in its transaction. */
type Around = <Result>(transaction: Database, write: () => Promise<Result>) => Promise<Result>;
const alone: Around = (_transaction, write) => write();

/** Hides a row and its pictures; false if there is no such row. */
export async function deleteRow(
  { database, pictures }: PictureStorage,
  table: DeletableTable,
  id: number,
  accountId: number,
  around = alone,
): Promise<boolean> {
  const keys = await writeAs(database, accountId, async (transaction) => {
    // Marking the row first waits for a concurrent update, which may add pictures.
    const isDeleted = await around(transaction, () => markDeleted(transaction, table, id));
    return isDeleted ? findPictureKeys(transaction, table, [id]) : undefined;
  });
  if (!keys) return false;
  await pictures.trySyncVisibility(database, keys);
  return true;
}

/** Restores a deleted row and returns it; undefined if there is no such row. `prepare` may change it before it is seen. */
export async function restoreRow<Row>(
  { database, pictures }: PictureStorage,
  table: DeletableTable,
  id: number,
  accountId: number,
  find: (transaction: Database, id: number) => Promise<Row>,
  prepare?: (transaction: Database) => Promise<void>,
  around = alone,
): Promise<Row | undefined> {
  return writeAs(database, accountId, async (transaction) => {
    await prepare?.(transaction);
    if (!(await around(transaction, () => markRestored(transaction, table, id)))) return undefined;
    // Before the commit, so that the row is never visible without its pictures.
    await pictures.syncVisibility(transaction, await findPictureKeys(transaction, table, [id]));
    return find(transaction, id);
  });
}
