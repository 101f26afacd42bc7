import { sql } from "kysely";
import type { Language } from "#domain/language.ts";
import type { Database } from "#server/platform/database/database.ts";
import { type DeletableTable, deletableTables } from "#server/platform/deletion/repository.ts";
import { writeAs } from "#server/platform/history/write-as.ts";
import { requireMatch } from "#server/platform/http/entity-tag.ts";
import type { Upload } from "#server/platform/http/form.ts";
import { notFound, Problem } from "#server/platform/http/problem.ts";
import type { PictureStorage, StoredPicture } from "#server/platform/media/picture-service.ts";
import { deleteUnusedPictures, insertPictures } from "#server/platform/media/repository.ts";
import { claimKey, findDuplicate, type IdempotencyKey, recordRow } from "./repository.ts";

/** How a change was submitted. */
export type ChangeContext = Readonly<{
  idempotencyKey: IdempotencyKey | null;
  /** The version of the row that the caller has read. */
  ifMatch: string | undefined;
  /** The account that the history names. */
  accountId: number | null;
  /** The account whose rows alone the caller may edit; null if all. */
  ownerId: number | null;
}>;

/** CN1, CN2, CN4, CN6: rows of construction have no trash. */
export type ChangeableTable = DeletableTable | "construction_rates" | "estimates" | "jobs" | "variations";

export type ChangeTarget<Row> = Readonly<{
  table: ChangeableTable;
  find: (database: Database, id: number) => Promise<Row | undefined>;
  present: (row: Row) => object;
  /** The language of `present`, if the row has texts in several; the default is English. */
  language?: Language;
  /** In the error of an unknown id. */
  noun: string;
}>;

export type Change = Readonly<{
  uploads: readonly Upload[];
  /** Returns the keys of the pictures that the row no longer uses. */
  write: (transaction: Database, stored: readonly StoredPicture[]) => Promise<readonly string[]>;
}>;

/**
 * Changes a row with its pictures if the row still has the version that the caller has read. A repeated call, for
 * example after a lost response, changes nothing and returns the row. Key, check and change share a transaction that
 * locks the row, so that of two concurrent changes of the same version one fails.
 */
export async function changeOnce<Row extends object>(
  { database, pictures }: PictureStorage,
  { idempotencyKey, ifMatch, accountId }: ChangeContext,
  { table, find, present, language = "en", noun }: ChangeTarget<Row>,
  id: number,
  prepare: (before: Row) => Promise<Change>,
): Promise<Row> {
  const requireRow = async (from: Database) => {
    const row = await find(from, id);
    if (!row) throw notFound(noun, id);
    return row;
  };
  const isDuplicate = async () =>
    idempotencyKey && (await findDuplicate(database, idempotencyKey)) !== undefined;
  // Read first: a duplicate that commits after this read is found as one, and not reported as a conflict.
  const before = await requireRow(database);
  if (await isDuplicate()) return requireRow(database);
  // Also checked here, so that a conflict is found before pictures are stored.
  requireMatch(ifMatch, before, present, language);
  const { uploads, write } = await prepare(before);
  const stored = await pictures.store(uploads);
  const quarantineStored = () => pictures.quarantine(stored.map(({ key }) => key));

  const written = await writeAs(database, accountId, async (transaction) => {
    if (idempotencyKey && !(await claimKey(transaction, idempotencyKey))) return undefined;
    if (!(await lockRow(transaction, table, id))) throw notFound(noun, id);
    if (ifMatch !== undefined) requireMatch(ifMatch, await requireRow(transaction), present, language);
    await insertPictures(transaction, stored);
    const unused = await deleteUnusedPictures(transaction, await write(transaction, stored));
    if (idempotencyKey) await recordRow(transaction, idempotencyKey, id);
    return { row: await requireRow(transaction), unused };
  }).catch(async (error) => {
    // A problem rolls the transaction back, so no row uses the files.
    if (error instanceof Problem) await quarantineStored();
    throw error;
  });
  if (written) {
    await pictures.quarantine(written.unused);
    return written.row;
  }

  // A concurrent duplicate has made the change.
  await quarantineStored();
  if (!(await isDuplicate())) throw new Problem("unavailable");
  return requireRow(database);
}

/** `changeOnce` for a row without pictures. */
export async function changeFieldsOnce<Row extends object>(
  storage: PictureStorage,
  context: ChangeContext,
  target: ChangeTarget<Row>,
  id: number,
  write: (transaction: Database) => Promise<void>,
): Promise<Row> {
  return changeOnce(storage, context, target, id, async () => ({
    uploads: [],
    async write(transaction) {
      await write(transaction);
      return [];
    },
  }));
}

/** Locks the row until the transaction ends; false if it does not exist. */
async function lockRow(transaction: Database, table: ChangeableTable, id: number): Promise<boolean> {
  const isLive = deletableTables.some((known) => known === table) ? sql`deleted_at is null` : sql`true`;
  const { rows } = await sql`
    select id from ${sql.table(table)} where id = ${id} and ${isLive} for update`.execute(transaction);
  return rows.length > 0;
}
