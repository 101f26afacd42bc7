import { sql } from "kysely";
import type { Database } from "#server/database/database.ts";
import type { MediaStore } from "./media-store.ts";

/** Any number will do, as long as every copy of the app asks for the same lock. */
const placementLock = 7_041_596;

/** What rows make of a picture: shown by one that is there, or only by deleted ones. */
export type Standing = "live" | "deleted";

/** Of each key that some row shows; the others are not in it. */
export async function standingOf(
  database: Database,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Standing>> {
  if (keys.length === 0) return new Map();
  const rows = await database
    .selectFrom("picture_uses")
    .select((eb) => ["picture", eb.fn.agg<boolean>("bool_or", [eb("deleted_at", "is", null)]).as("isLive")])
    .where("picture", "in", keys)
    .groupBy("picture")
    .execute();
  return new Map(rows.map(({ picture, isLive }) => [picture, isLive ? "live" : "deleted"]));
}

/**
 * Puts pictures where their rows want them: out of reach or back. One at a time among all copies of the app, and by
 * what is so once it is its turn: whoever comes last leaves them right, even if a row was deleted and restored at once.
 */
export async function placePictures(
  transaction: Database,
  media: MediaStore,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await sql`select pg_advisory_xact_lock(${placementLock})`.execute(transaction);
  const standing = await standingOf(transaction, keys);
  await media.hide(keys.filter((key) => standing.get(key) === "deleted"));
  await media.show(keys.filter((key) => standing.get(key) === "live"));
}
