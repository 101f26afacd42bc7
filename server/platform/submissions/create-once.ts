import type { Database } from "#server/platform/database/database.ts";
import type { Upload } from "#server/platform/http/form.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { Visibility } from "#server/platform/media/media-store.ts";
import type { PictureStorage, StoredPicture } from "#server/platform/media/picture-service.ts";
import { insertPictures } from "#server/platform/media/repository.ts";
import { claimKey, type DuplicateSubmission, findSent, type IdempotencyKey, noteRow } from "./repository.ts";
import type { SubmissionContext } from "./submission-context.ts";

export type Creation<Row> = Readonly<{
  uploads: readonly Upload[];
  /** Public unless said otherwise. */
  area?: Visibility;
  /** Writes the row, with its pictures in the order of the uploads, and answers with its id. */
  insert: (transaction: Database, pictures: readonly StoredPicture[]) => Promise<number>;
  find: (database: Database, id: number) => Promise<Row | undefined>;
}>;

/**
 * Writes a row with its pictures, or finds the one that the same sending has written before. Key and row are written
 * together, so that a crash leaves both or none.
 */
export async function createOnce<Row extends object>(
  { database, pictures }: PictureStorage,
  { repeat, admit }: SubmissionContext,
  creation: Creation<Row>,
): Promise<Row> {
  const before = repeat && (await findSent(database, repeat));
  if (before) return requireRow(database, creation, rowOf(before, repeat));

  await admit();
  const kept = await pictures.keep(creation.uploads, creation.area);
  const written = await database.transaction().execute(async (transaction) => {
    if (repeat && !(await claimKey(transaction, repeat))) return undefined;
    await insertPictures(transaction, kept);
    const id = await creation.insert(transaction, kept);
    if (repeat) await noteRow(transaction, repeat, id);
    return requireRow(transaction, creation, id);
  });
  if (written) return written;

  // The same was sent twice at once, and the other was quicker.
  await pictures.discard(kept.map(({ key }) => key));
  const quicker = repeat && (await findSent(database, repeat));
  if (!quicker) throw new Problem("unavailable");
  return requireRow(database, creation, rowOf(quicker, repeat));
}

function rowOf(sent: DuplicateSubmission, repeat: IdempotencyKey): number {
  if (!sent.content.equals(repeat.content)) throw new Problem("key_reused");
  return sent.rowId;
}

/** What was deleted since it was sent is not there, for its sender as for everyone. */
async function requireRow<Row extends object>(
  database: Database,
  { find }: Creation<Row>,
  id: number,
): Promise<Row> {
  const row = await find(database, id);
  if (row === undefined) throw new Problem("not_found");
  return row;
}
