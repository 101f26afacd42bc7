import type { Database } from "#server/platform/database/database.ts";
import { writeAs } from "#server/platform/history/write-as.ts";
import type { Upload } from "#server/platform/http/form.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { Visibility } from "#server/platform/media/media-store.ts";
import type { PictureStorage, StoredPicture } from "#server/platform/media/picture-service.ts";
import { insertPictures } from "#server/platform/media/repository.ts";
import { claimKey, findDuplicate, recordRow } from "./repository.ts";
import type { SubmissionContext } from "./submission-context.ts";

export type Creation<Row> = Readonly<{
  uploads?: readonly Upload[];
  /** The default is public. */
  visibility?: Visibility;
  /** Writes the row with its pictures, in the order of the uploads, and returns its id. */
  insert: (transaction: Database, pictures: readonly StoredPicture[]) => Promise<number>;
  find: (database: Database, id: number) => Promise<Row | undefined>;
}>;

/**
 * Creates a row with its pictures, or returns the row that the same submission has already created. Key and row are
 * written in one transaction, so that a crash leaves both or neither.
 */
export async function createOnce<Row extends object>(
  { database, pictures }: PictureStorage,
  { idempotencyKey, checkLimits, accountId }: SubmissionContext,
  creation: Creation<Row>,
): Promise<Row> {
  const duplicateId = idempotencyKey && (await findDuplicate(database, idempotencyKey));
  if (duplicateId) return requireRow(database, creation, duplicateId);

  await checkLimits();
  const stored = await pictures.store(creation.uploads ?? [], { visibility: creation.visibility });
  const created = await writeAs(database, accountId, async (transaction) => {
    if (idempotencyKey && !(await claimKey(transaction, idempotencyKey))) return undefined;
    await insertPictures(transaction, stored);
    const id = await creation.insert(transaction, stored);
    if (idempotencyKey) await recordRow(transaction, idempotencyKey, id);
    return requireRow(transaction, creation, id);
  });
  if (created) return created;

  // A concurrent duplicate has created the row.
  await pictures.quarantine(stored.map(({ key }) => key));
  const createdId = idempotencyKey && (await findDuplicate(database, idempotencyKey));
  if (!createdId) throw new Problem("unavailable");
  return requireRow(database, creation, createdId);
}

/** Throws "not found" if the row was deleted after it was created. */
async function requireRow<Row extends object>(
  database: Database,
  { find }: Creation<Row>,
  id: number,
): Promise<Row> {
  const row = await find(database, id);
  if (row === undefined) throw new Problem("not_found");
  return row;
}
