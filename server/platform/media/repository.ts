import type { Database } from "#server/platform/database/database.ts";
import type { StoredPicture } from "./picture-service.ts";

/** In the same transaction as the row that shows them. */
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

/** Those of the keys that some row speaks of. */
export async function knownPictures(database: Database, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await database.selectFrom("pictures").select("key").where("key", "in", keys).execute();
  return new Set(rows.map((row) => row.key));
}
