import { sql } from "kysely";
import type { Database } from "#server/platform/database/database.ts";
import type { DeletableTable } from "#server/platform/deletion/repository.ts";
import { requireMatch } from "#server/platform/http/entity-tag.ts";
import type { Upload } from "#server/platform/http/form.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { PictureStorage, StoredPicture } from "#server/platform/media/picture-service.ts";
import { deletePictures, insertPictures } from "#server/platform/media/repository.ts";
import { claimKey, findSent, type IdempotencyKey, noteRow } from "./repository.ts";

/** What a call that changes a row says of itself beside its content. */
export type ChangeTerms = Readonly<{
  repeat: IdempotencyKey | null;
  /** The version of the row that the caller knows. */
  ifMatch: string | undefined;
}>;

export type Changeable<Row> = Readonly<{
  table: DeletableTable;
  find: (database: Database, id: number) => Promise<Row | undefined>;
  present: (row: Row) => object;
  missing: (id: number) => Problem;
}>;

/** What is to be written, once it is known to be possible. */
export type Change = Readonly<{
  uploads: readonly Upload[];
  /** Answers with the keys of the pictures that the row no longer shows. */
  write: (transaction: Database, kept: readonly StoredPicture[]) => Promise<readonly string[]>;
}>;

/**
 * Changes a row with its pictures, if it still is what the caller knows; a call that comes again after a lost answer
 * changes nothing and gets the row. Key, check and change share a transaction that holds the row's lock, so of two
 * calls that know the same version one is refused.
 */
export async function changeOnce<Row extends object>(
  { database, pictures }: PictureStorage,
  { repeat, ifMatch }: ChangeTerms,
  { table, find, present, missing }: Changeable<Row>,
  id: number,
  prepare: (before: Row) => Promise<Change>,
): Promise<Row> {
  const require = async (from: Database) => {
    const row = await find(from, id);
    if (!row) throw missing(id);
    return row;
  };
  if (repeat && (await isRepeated(database, repeat))) return require(database);
  const before = await require(database);
  // Asked here as well, before any picture is stored.
  requireMatch(ifMatch, before, present);
  const { uploads, write } = await prepare(before);
  const kept = await pictures.keep(uploads);
  const discardKept = () => pictures.discard(kept.map(({ key }) => key));

  const written = await database
    .transaction()
    .execute(async (transaction) => {
      if (repeat && !(await claimKey(transaction, repeat))) return undefined;
      if (!(await lockRow(transaction, table, id))) throw missing(id);
      if (ifMatch !== undefined) requireMatch(ifMatch, await require(transaction), present);
      await insertPictures(transaction, kept);
      const gone = await write(transaction, kept);
      await deletePictures(transaction, gone);
      if (repeat) await noteRow(transaction, repeat, id);
      return { row: await require(transaction), gone };
    })
    .catch(async (error) => {
      // Thrown before anything was written, so the files belong to no row.
      if (error instanceof Problem) await discardKept();
      throw error;
    });
  if (written) {
    await pictures.discard(written.gone);
    return written.row;
  }

  // The same call came twice at once, and the other one wrote it.
  await discardKept();
  if (!repeat || !(await isRepeated(database, repeat))) throw new Problem("unavailable");
  return require(database);
}

async function isRepeated(database: Database, repeat: IdempotencyKey): Promise<boolean> {
  const sent = await findSent(database, repeat);
  if (sent && !sent.content.equals(repeat.content)) throw new Problem("key_reused");
  return sent !== undefined;
}

/** Until the transaction ends, nobody else changes the row. False if there is none. */
async function lockRow(transaction: Database, table: DeletableTable, id: number): Promise<boolean> {
  const { rows } = await sql`
    select id from ${sql.table(table)} where id = ${id} and deleted_at is null for update`.execute(
    transaction,
  );
  return rows.length > 0;
}
