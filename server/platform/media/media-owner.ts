import { sql } from "kysely";
import type { Database } from "#server/platform/database/database.ts";
import type { MediaStore } from "./media-store.ts";
import { knownPictures } from "./repository.ts";

const keysAtOnce = 500;

/** The pictures belong to another database, told in one line. */
export class ForeignMedia extends Error {
  constructor() {
    super(
      "the pictures in DATA_DIR/media belong to another database than this one: set the DATA_DIR and DATABASE_URL " +
        "that belong together, or an empty DATA_DIR for a new site",
    );
  }
}

/**
 * Makes sure that a media folder is used with the one database it belongs to, before anything is written to it or swept
 * from it. A new folder becomes this database's. A folder that is older than this rule does so if most of its pictures
 * are known here.
 */
export async function claimMedia(media: MediaStore, database: Database): Promise<void> {
  const id = await findDatabaseId(database);
  if (id === undefined) throw new Error("the database has no identity: its one row was deleted");
  const owner = await media.readOwner();
  if (owner === id) return;
  if (owner !== undefined || !(await knowsMostOf(media, database))) throw new ForeignMedia();
  await media.writeOwner(id);
}

/** For commands that only read, before the server has claimed the folder too. */
export async function refuseForeignMedia(media: MediaStore, database: Database): Promise<void> {
  const [id, owner] = [await findDatabaseId(database), await media.readOwner()];
  if (id !== undefined && owner !== undefined && id !== owner) throw new ForeignMedia();
}

/** Undefined for a database that is still to be migrated. */
export async function findDatabaseId(database: Database): Promise<string | undefined> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('database_identity') is not null as "isThere"`.execute(database);
  if (!rows[0]?.isThere) return undefined;
  const row = await database.selectFrom("database_identity").select("id").executeTakeFirst();
  return row?.id;
}

/** True if there are none. A few unknown pictures are left by uploads that were cut off, and are swept later. */
async function knowsMostOf(media: MediaStore, database: Database): Promise<boolean> {
  let stored = 0;
  let known = 0;
  const count = async (keys: readonly string[]) => {
    stored += keys.length;
    known += (await knownPictures(database, keys)).size;
  };
  let batch: string[] = [];
  for await (const { key } of media.list()) {
    batch.push(key);
    if (batch.length < keysAtOnce) continue;
    await count(batch);
    batch = [];
  }
  await count(batch);
  return known * 2 >= stored;
}
