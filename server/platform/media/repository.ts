import { sql } from "kysely";
import type { ImageDescription } from "#domain/pictures/picture.ts";
import type { Database } from "#server/platform/database/database.ts";
import { isOwnedBy } from "#server/platform/http/owned-rows.ts";
import { fieldProblem } from "#server/platform/http/problem.ts";
import type { StoredPicture } from "./picture-service.ts";

/** Must run in the transaction that writes the row of the pictures. */
export async function insertPictures(
  transaction: Database,
  pictures: readonly StoredPicture[],
): Promise<void> {
  if (pictures.length === 0) return;
  await transaction
    .insertInto("pictures")
    .values(
      pictures.map(({ key, width, height, placeholder, has_alpha }) => ({
        key,
        width,
        height,
        placeholder,
        has_alpha,
      })),
    )
    .execute();
}

/** LE5: rows for copies, by the keys of their originals. They are private while only drafts show them. */
export async function copyPictureRows(
  transaction: Database,
  copies: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [original, key] of copies)
    await sql`
      insert into pictures (key, width, height, placeholder, alt, is_private_in_drafts)
      select ${key}, width, height, placeholder, alt, true from pictures where key = ${original}`.execute(
      transaction,
    );
}

/** Keeps pictures that another row uses, and returns the keys of the deleted ones. */
export async function deleteUnusedPictures(
  transaction: Database,
  keys: readonly string[],
): Promise<string[]> {
  if (keys.length === 0) return [];
  // The next statement sees the uses of a transaction that held one of these.
  await transaction
    .selectFrom("pictures")
    .select("key")
    .where("key", "in", keys)
    .orderBy("key")
    .forUpdate()
    .execute();
  const used = transaction.selectFrom("picture_uses").select("picture").where("picture", "in", keys);
  const deleted = await transaction
    .deleteFrom("pictures")
    .where("key", "in", keys)
    .where("key", "not in", used)
    .returning("key")
    .execute();
  return deleted.map((picture) => picture.key);
}

/** LD6: the descriptions of pictures, both in the same order. */
export function byPictureKey(
  descriptions: readonly (ImageDescription | null | undefined)[],
  keys: readonly (string | null)[],
): Map<string, ImageDescription> {
  const described = keys.flatMap((key, index) => {
    const description = descriptions[index];
    return key && description ? [[key, description] as const] : [];
  });
  return new Map(described);
}

/**
 * Sets the descriptions in the languages that they name. An empty text removes one. LE8: an account that may edit only its own
 * rows cannot change the description of a picture that another's row shows, too.
 */
export async function describePictures(
  transaction: Database,
  descriptions: ReadonlyMap<string, ImageDescription>,
  ownerId: number | null,
): Promise<void> {
  const foreign = await findShownByOthers(transaction, [...descriptions.keys()], ownerId);
  for (const [key, description] of descriptions) {
    const texts = Object.entries(description).map(([language, text]) => [language, text || null]);
    const named = JSON.stringify(Object.fromEntries(texts));
    const alt = sql<string | null>`nullif(jsonb_strip_nulls(coalesce(alt, '{}') || ${named}::jsonb), '{}')`;
    const changed = await transaction
      .updateTable("pictures")
      .set({ alt })
      .where("key", "=", key)
      .where(sql<boolean>`alt is distinct from ${alt}`)
      .returning("key")
      .executeTakeFirst();
    // The problem rolls the change back.
    if (changed && foreign.has(key)) throw fieldProblem("picture_descriptions", "picture_shared");
  }
}

/** Those of the keys that a row shows, deleted or not, which is not the account's. Null owns all rows. */
async function findShownByOthers(
  transaction: Database,
  keys: readonly string[],
  ownerId: number | null,
): Promise<ReadonlySet<string>> {
  if (ownerId === null || keys.length === 0) return new Set();
  const { rows } = await sql<{ picture: string }>`
    select distinct picture from picture_uses
    where picture = any(${[...keys]}) and not (owner = 'properties' and exists (
      select from properties where properties.id = picture_uses.owner_id and ${isOwnedBy("properties", ownerId)}
    ))`.execute(transaction);
  return new Set(rows.map(({ picture }) => picture));
}

/** The keys that have a row in `pictures`, `property_scans` or `job_scans`. */
export async function findKnownPictures(database: Database, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await database
    .selectFrom("pictures")
    .select("key")
    .where("key", "in", keys)
    .unionAll(database.selectFrom("property_scans").select("key").where("key", "in", keys))
    .unionAll(database.selectFrom("job_scans").select("key").where("key", "in", keys))
    .execute();
  return new Set(rows.map((row) => row.key));
}
