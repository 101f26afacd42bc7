import type { Database } from "#server/platform/database/database.ts";
import type { StoredPicture } from "./picture-service.ts";

/** Must run in the transaction that writes the row of the pictures. */
export async function insertPictures(
  transaction: Database,
  pictures: readonly StoredPicture[],
): Promise<void> {
  if (pictures.length === 0) return;
  await transaction
    .insertInto("pictures")
    .values(pictures.map(({ key, width, height, placeholder }) => ({ key, width, height, placeholder })))
    .execute();
}

export async function deletePictures(transaction: Database, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await transaction.deleteFrom("pictures").where("key", "in", keys).execute();
}

/** The keys that have a row in `pictures`. */
export async function findKnownPictures(database: Database, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await database.selectFrom("pictures").select("key").where("key", "in", keys).execute();
  return new Set(rows.map((row) => row.key));
}
