import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { BackupError } from "#server/platform/backup/backup.ts";
import { DamagedBackup, type Manifest } from "#server/platform/backup/manifest.ts";
import { restore } from "#server/platform/backup/restore.ts";
import { verifyBackup } from "#server/platform/backup/verify.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { MediaStore } from "#server/platform/media/media-store.ts";
import { storeSigningSecret } from "#server/platform/secrets/signing-secret.ts";
import { openWithPassword } from "./seal.ts";
import { sealedSecretName } from "./write-archive.ts";

/** The files of a backup. Whatever else an archive has is not unpacked, so that no name leads out of the folder. */
const backupFile =
  /^(?:manifest\.(?:json|sha256)|tables\/[a-z_]+\.jsonl|media\/[a-z0-9-]+\/[a-z0-9]+\.[a-z]+)$/;
const maxSecretBytes = 1_000;
/** Rows compress to a tenth, pictures hardly. What claims more was made to fill the disk. */
const maxRatio = 200;
const smallBytes = 64 * 1024;

export type OpenedArchive = Readonly<{
  manifest: Manifest;
  /** Into an empty database and an empty media store, completely or not at all. */
  takeIn: (database: Database, media: MediaStore) => Promise<void>;
  close: () => Promise<void>;
}>;

/** Unpacks an archive beside it and checks every file. Nothing is written elsewhere until `takeIn` is called. */
export async function openArchive(path: string, password: string): Promise<OpenedArchive> {
  const folder = await mkdtemp(join(dirname(path), ".archive-"));
  const close = () => rm(folder, { recursive: true, force: true });
  try {
    const sealed = await unpack(path, folder);
    const secret = await openWithPassword(password, sealed).catch(() => {
      throw new BackupError("This is not the archive's password, or the archive was changed");
    });
    const manifest = await verifyBackup(folder);
    return {
      manifest,
      close,
      async takeIn(database, media) {
        await restore(database, media, folder, manifest);
        await storeSigningSecret(database, secret);
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function unpack(path: string, folder: string): Promise<Buffer> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch((error: Error) => {
    throw new DamagedBackup(`${path} is no archive: ${error.message}`);
  });
  let sealed: Buffer | undefined;
  try {
    const wanted: Entry[] = [];
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName === sealedSecretName && entry.uncompressedSize <= maxSecretBytes)
        sealed = await buffer(await zip.openReadStreamPromise(entry));
      else if (backupFile.test(entry.fileName)) wanted.push(entry);
    }
    await requireSpace(wanted, folder);
    for (const entry of wanted) await unpackEntry(zip, entry, folder);
  } finally {
    zip.close();
  }
  if (!sealed) throw new DamagedBackup(`${sealedSecretName} is missing`);
  return sealed;
}

/** The sizes are claims, but yauzl ends an entry that turns out larger. */
async function requireSpace(entries: readonly Entry[], folder: string): Promise<void> {
  let bytes = 0;
  for (const { fileName, compressedSize, uncompressedSize } of entries) {
    if (uncompressedSize > smallBytes && uncompressedSize > maxRatio * compressedSize)
      throw new DamagedBackup(`${fileName} would become ${maxRatio} times as large as it is in the archive`);
    bytes += uncompressedSize;
  }
  const { bavail, bsize } = await statfs(folder);
  if (bytes > bavail * bsize)
    throw new BackupError(
      `Unpacking needs ${bytes} bytes, and only ${bavail * bsize} are free beside the archive`,
    );
}

async function unpackEntry(zip: ZipFile, entry: Entry, folder: string): Promise<void> {
  const target = join(folder, entry.fileName);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  await pipeline(
    await zip.openReadStreamPromise(entry),
    createWriteStream(target, { flags: "wx", mode: 0o600 }),
  );
}
