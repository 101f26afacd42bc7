import { isDeepStrictEqual } from "node:util";
import type { Database } from "#server/platform/database/database.ts";

/** The pictures of a property in their order; null leaves a place empty. What is the same is not written. */
export async function setPropertyPictures(
  transaction: Database,
  id: number,
  keys: readonly (string | null)[],
): Promise<void> {
  const rows = keys.flatMap((picture, position) =>
    picture === null ? [] : [{ property_id: id, position, picture }],
  );
  const stored = await transaction
    .selectFrom("property_pictures")
    .select(["property_id", "position", "picture"])
    .where("property_id", "=", id)
    .orderBy("position")
    .execute();
  if (isDeepStrictEqual(stored, rows)) return;
  await transaction.deleteFrom("property_pictures").where("property_id", "=", id).execute();
  if (rows.length > 0) await transaction.insertInto("property_pictures").values(rows).execute();
}

/** The features of a property in their order. What is the same is not written. */
export async function setPropertyFeatures(
  transaction: Database,
  id: number,
  features: readonly number[],
): Promise<void> {
  const stored = await transaction
    .selectFrom("property_features")
    .select("feature_id")
    .where("property_id", "=", id)
    .orderBy("position")
    .execute();
  const storedIds = stored.map(({ feature_id }) => feature_id);
  if (isDeepStrictEqual(storedIds, features)) return;
  await transaction.deleteFrom("property_features").where("property_id", "=", id).execute();
  if (features.length === 0) return;
  await transaction
    .insertInto("property_features")
    .values(features.map((feature_id, position) => ({ property_id: id, feature_id, position })))
    .execute();
}
