import { sql } from "kysely";
import type { Database } from "#server/platform/database/database.ts";
import type { MediaStore, Visibility } from "./media-store.ts";

/** Any number will do, as long as every copy of the app asks for the same lock. */
const placementLock = 7_041_596;

/** The tables whose rows visitors see. What they send themselves is for staff. */
const publicOwners = ["properties", "projects"];

/** Of each key that some row uses; the others are not in it. One row that visitors see makes a picture public. */
export async function visibilityOf(
  database: Database,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Visibility>> {
  if (keys.length === 0) return new Map();
  const rows = await database
    .selectFrom("picture_uses")
    .select((eb) => [
      "picture",
      eb.fn
        .agg<boolean>("bool_or", [eb.and([eb("deleted_at", "is", null), eb("owner", "in", publicOwners)])])
        .as("isPublic"),
    ])
    .where("picture", "in", keys)
    .groupBy("picture")
    .execute();
  return new Map(rows.map(({ picture, isPublic }) => [picture, isPublic ? "public" : "private"]));
}

/**
 * Moves pictures to the area that their rows ask for, out of quarantine too. One caller at a time among all copies of
 * the app, and by what the rows say once it is its turn: the last one leaves them right, even if a row was deleted and
 * restored at once.
 */
export async function syncPictureVisibility(
  transaction: Database,
  media: MediaStore,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await sql`select pg_advisory_xact_lock(${placementLock})`.execute(transaction);
  const visibility = await visibilityOf(transaction, keys);
  for (const area of ["private", "public"] as const)
    await media.move(
      keys.filter((key) => visibility.get(key) === area),
      area,
    );
}
