import { sql } from "kysely";
import type { StagedPicture } from "#domain/pictures/staged-picture.ts";
import type { Database } from "#server/platform/database/database.ts";
import { ifGiven } from "#server/platform/database/if-given.ts";
import { isOwnedBy } from "#server/platform/http/owned-rows.ts";
import { fieldProblem, Problem } from "#server/platform/http/problem.ts";
import type { MediaStore } from "./media-store.ts";
import type { StoredPicture } from "./picture-service.ts";
import { deleteUnusedPictures, insertPictures } from "./repository.ts";

/** Who uploads pictures before their form. Visitors and staff can't use each other's. */
export type Uploader = Readonly<{ id: string; isStaff: boolean }>;

/** A picture that no form uses is deleted after this time. */
const stagedForMs = 24 * 60 * 60 * 1000;
/** Several people may share an address, so this is more than the ten pictures of one form. */
const maxStaged = { visitor: 60, staff: 400 };
const retryAfterSeconds = 10 * 60;
const batchRows = 100;

export const pictureKeysName = "picture_keys";

/** The picture of an earlier upload with the same idempotency key. */
export async function findStaged(database: Database, upload: Buffer): Promise<StagedPicture | undefined> {
  return database
    .selectFrom("staged_pictures")
    .innerJoin("pictures", "pictures.key", "staged_pictures.key")
    .select(["pictures.key", "width", "height", "placeholder", "has_alpha"])
    .where("upload", "=", upload)
    .executeTakeFirst();
}

/** Must run before the picture is encoded. */
export async function requireRoomForStaged(
  database: Database,
  { id, isStaff }: Uploader,
  now = new Date(),
): Promise<void> {
  const { count } = await database
    .selectFrom("staged_pictures")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("uploader", "=", id)
    .where("created_at", ">", new Date(now.getTime() - stagedForMs))
    .executeTakeFirstOrThrow();
  if (count >= maxStaged[isStaff ? "staff" : "visitor"])
    throw new Problem("too_many_requests", { retryAfterSeconds });
}

/** False if an upload with the same idempotency key was faster. */
export async function insertStaged(
  database: Database,
  { id, isStaff }: Uploader,
  upload: Buffer | null,
  picture: StoredPicture,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    await insertPictures(transaction, [picture]);
    const staged = await transaction
      .insertInto("staged_pictures")
      .values({ key: picture.key, is_staff: isStaff, uploader: id, upload })
      .onConflict((conflict) => conflict.column("upload").doNothing())
      .returning("key")
      .executeTakeFirst();
    if (!staged) await transaction.deleteFrom("pictures").where("key", "=", picture.key).execute();
    return staged !== undefined;
  });
}

/**
 * Takes uploaded pictures for the row that this transaction writes, so that no other row and no expiry gets them. A key is
 * random and only its uploader knows it. Throws a problem if one is missing.
 */
export async function claimStaged(
  transaction: Database,
  keys: readonly string[],
  isStaff: boolean,
): Promise<void> {
  if (keys.length === 0) return;
  const claimed = await transaction
    .deleteFrom("staged_pictures")
    .where("key", "in", keys)
    .where("is_staff", "=", isStaff)
    .returning("key")
    .execute();
  if (claimed.length < new Set(keys).size) throw fieldProblem(pictureKeysName, "image_missing");
}

/** Like `claimStaged` for staff, who may also use pictures again that live properties show which they may edit. */
export async function claimStagedOrShared(
  transaction: Database,
  keys: readonly string[],
  ownerId: number | null,
): Promise<void> {
  const isShareable = await findShareable(transaction, keys, ownerId);
  await claimStaged(
    transaction,
    keys.filter((key) => !isShareable.has(key)),
    true,
  );
}

/**
 * LE8: those of the keys that a live property shows which the account owns, or any property if the account is null. They are
 * locked, so that no other request deletes one before this transaction uses it.
 */
export async function findShareable(
  database: Database,
  keys: readonly string[],
  ownerId: number | null,
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const shown = database
    .selectFrom("property_pictures")
    .innerJoin("properties", "properties.id", "property_id")
    .select("picture")
    .where("deleted_at", "is", null)
    .where("picture", "in", keys)
    .$call(ifGiven(ownerId, (query, value) => query.where(isOwnedBy("properties", value))));
  const shareable = await database
    .selectFrom("pictures")
    .select("key")
    .where("key", "in", shown)
    .forKeyShare()
    .execute();
  return new Set(shareable.map(({ key }) => key));
}

/** Deletes pictures that no form has used for a day, and returns how many. */
export async function expireStaged(database: Database, media: MediaStore, now: Date): Promise<number> {
  const before = new Date(now.getTime() - stagedForMs);
  let expired = 0;
  for (;;) {
    const keys = await database.transaction().execute(async (transaction) => {
      // A row that a form is claiming is locked, and skipped.
      const { rows } = await sql<{ key: string }>`
        delete from staged_pictures where key in (
          select key from staged_pictures where created_at < ${before}
          order by created_at limit ${batchRows} for update skip locked
        ) returning key`.execute(transaction);
      return {
        found: rows.length,
        deleted: await deleteUnusedPictures(
          transaction,
          rows.map(({ key }) => key),
        ),
      };
    });
    // After the commit: the sweeper removes files without a row, but a row without its files would be broken.
    await media.quarantine(keys.deleted, now);
    expired += keys.deleted.length;
    if (keys.found < batchRows) return expired;
  }
}
