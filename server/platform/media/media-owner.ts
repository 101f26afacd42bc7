import { sql } from "kysely";
import type { Database } from "#server/platform/database/database.ts";
import type { MediaStore } from "./media-store.ts";
import { findKnownPictures } from "./repository.ts";

const batchSize = 500;

/** The media folder belongs to another database. The message is one line for the operator. */
export class ForeignMediaError extends Error {
  constructor() {
    super(
      "the pictures in DATA_DIR/media belong to another database than this one: set the DATA_DIR and DATABASE_URL " +
        "that belong together, or an empty DATA_DIR for a new site",
    );
  }
}

/**
 * Rejects a media folder of another database before anything is written to it or swept. A new folder is assigned to this
 * database, and so is a folder of an earlier version if at least half of its pictures have a row here.
 */
export async function claimMedia(media: MediaStore, database: Database): Promise<void> {
  const id = await findDatabaseId(database);
  if (id === undefined) throw new Error("the table database_identity is empty");
  const owner = await media.readOwner();
  if (owner === id) return;
  if (owner !== undefined || !(await hasRowsForMostPictures(media, database))) throw new ForeignMediaError();
  await media.writeOwner(id);
}

/** For commands that only read; they accept a folder without an owner or a database without an id. */
export async function rejectForeignMedia(media: MediaStore, database: Database): Promise<void> {
  const [id, owner] = [await findDatabaseId(database), await media.readOwner()];
  if (id !== undefined && owner !== undefined && id !== owner) throw new ForeignMediaError();
}

/** Undefined if the database is not migrated yet. */
export async function findDatabaseId(database: Database): Promise<string | undefined> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('database_identity') is not null as "exists"`.execute(database);
  if (!rows[0]?.exists) return undefined;
  const row = await database.selectFrom("database_identity").select("id").executeTakeFirst();
  return row?.id;
}

/** True for an empty folder. Interrupted uploads leave a few pictures without a row. */
async function hasRowsForMostPictures(media: MediaStore, database: Database): Promise<boolean> {
  let stored = 0;
  let known = 0;
  const count = async (keys: readonly string[]) => {
    stored += keys.length;
    known += (await findKnownPictures(database, keys)).size;
  };
  let batch: string[] = [];
  for await (const { key } of media.list()) {
    batch.push(key);
    if (batch.length < batchSize) continue;
    await count(batch);
    batch = [];
  }
  await count(batch);
  return known * 2 >= stored;
}
