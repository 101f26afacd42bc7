import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Database } from "#server/platform/database/database.ts";
import { LocalMediaStore } from "#server/platform/media/local-media-store.ts";
import { rejectForeignMedia } from "#server/platform/media/media-owner.ts";
import type { MediaStore } from "#server/platform/media/media-store.ts";
import { type Dump, dumpTables } from "./dump.ts";
import { hashOf, type Manifest, manifestName, sealName } from "./manifest.ts";
import { PictureCopies } from "./picture-copies.ts";

const maxTries = 5;

/** What can't be done as asked, told in one line. */
export class BackupError extends Error {}

/**
 * Writes the database and its pictures, as one moment saw them, to the new folder `target`. Until it is whole it has
 * another name, so that half a backup is never taken for one.
 */
export async function backUp(database: Database, mediaDir: string, target: string): Promise<Manifest> {
  const partial = `${target}.partial`;
  if (await exists(target)) throw new BackupError(`${target} is there already`);
  const media = await LocalMediaStore.open(mediaDir);
  await rejectForeignMedia(media, database);
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true, mode: 0o700 });
  const { dump, pictures } = await dumpWithPictures(database, media, partial);
  const manifest: Manifest = { ...dump.manifest, pictures };
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  await writeFlushed(join(partial, manifestName), text);
  await writeFlushed(join(partial, sealName), `${hashOf(text)}\n`);
  await flushFolder(partial);
  await rename(partial, target);
  await flushFolder(dirname(target));
  return manifest;
}

/**
 * Pictures never change, but one that was replaced is set aside at once. So those that are there are copied first, and
 * after the rows were read those that came since: what the rows speak of is missing only if it came and went between.
 */
async function dumpWithPictures(database: Database, media: MediaStore, partial: string) {
  const copies = new PictureCopies(media, partial);
  for (let tries = 0; tries < maxTries; tries += 1) {
    await copies.copyAll();
    const dump: Dump = await dumpTables(database, partial);
    const missing = await copies.copy(dump.pictureKeys);
    if (missing.length === 0) return { dump, pictures: await copies.keepOnly(dump.pictureKeys) };
  }
  throw new BackupError("Some pictures that the database speaks of are not in DATA_DIR/media");
}

async function writeFlushed(path: string, text: string): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function exists(path: string): Promise<boolean> {
  return readdir(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code !== "ENOENT",
  );
}
