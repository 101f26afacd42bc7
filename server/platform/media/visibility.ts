import { sql } from "kysely";
import type { Database } from "#server/platform/database/database.ts";
import type { MediaStore, Visibility } from "./media-store.ts";

/** An arbitrary number that is the same in every instance of the app. */
const visibilityLockId = 7_041_596;

/** The tables whose rows are public. Submissions of visitors are private. */
const publicOwners = ["properties", "projects", "settings"];

/**
 * The visibility of each key that a row uses. A picture is public if at least one public row uses it; the scan of a paper
 * never is.
 */
export async function findVisibility(
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
  const scans = await database
    .selectFrom("property_scans")
    .select("key")
    .where("key", "in", keys)
    .unionAll(database.selectFrom("job_scans").select("key").where("key", "in", keys))
    .execute();
  return new Map([
    ...rows.map(({ picture, isPublic }) => [picture, isPublic ? "public" : "private"] as const),
    ...scans.map(({ key }) => [key, "private"] as const),
  ]);
}

/**
 * Moves pictures to the location that their rows require, also out of quarantine. A lock serializes all instances of the
 * app, and the rows are read after it is acquired, so concurrent deletions and restores end in the right location.
 */
export async function syncPictureVisibility(
  transaction: Database,
  media: MediaStore,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await sql`select pg_advisory_xact_lock(${visibilityLockId})`.execute(transaction);
  const visibility = await findVisibility(transaction, keys);
  for (const target of ["private", "public"] as const)
    await media.move(
      keys.filter((key) => visibility.get(key) === target),
      target,
    );
}
