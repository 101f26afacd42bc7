import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Database } from "#server/platform/database/database.ts";
import { rejectForeignMedia } from "#server/platform/media/media-owner.ts";
import type { MediaStore } from "#server/platform/media/media-store.ts";
import { type Dump, dumpTables } from "./dump.ts";
import { type Manifest, manifestHashName, manifestName, sha256Of } from "./manifest.ts";
import { PictureCopies } from "./picture-copies.ts";

const maxAttempts = 5;

/** An error for the user of the command; the message is one line. */
export class BackupError extends Error {}

/**
 * Writes a consistent snapshot of the database and its pictures to the new folder `target`. The folder is named
 * `target.partial` until it is complete.
 */
export async function backUp(database: Database, media: MediaStore, target: string): Promise<Manifest> {
  const partial = `${target}.partial`;
  if (await exists(target)) throw new BackupError(`${target} is there already`);
  await rejectForeignMedia(media, database);
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true, mode: 0o700 });
  const { dump, pictures } = await dumpWithPictures(database, media, partial);
  const manifest: Manifest = { ...dump.manifest, pictures };
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  await writeFlushed(join(partial, manifestName), text);
  await writeFlushed(join(partial, manifestHashName), `${sha256Of(text)}\n`);
  await flushFolder(partial);
  await rename(partial, target);
  await flushFolder(dirname(target));
  return manifest;
}

/**
 * Picture files never change, but a replaced picture is moved at once. All pictures are therefore copied before the rows are
 * read, and those added meanwhile afterwards. A picture is missing only if it was added and replaced in between: then the
 * dump is repeated.
 */
async function dumpWithPictures(database: Database, media: MediaStore, partial: string) {
  const copies = new PictureCopies(media, partial);
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    await copies.copyAll();
    const dump: Dump = await dumpTables(database, partial);
    const missing = await copies.copy(dump.pictureKeys);
    if (missing.length === 0) return { dump, pictures: await copies.removeExcept(dump.pictureKeys) };
  }
  throw new BackupError("Some pictures that the database refers to are not in the media store");
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
