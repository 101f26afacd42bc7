import { createReadStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { type Dump, dumpTables } from "#server/platform/backup/dump.ts";
import {
  type Manifest,
  manifestHashName,
  manifestName,
  type PictureFile,
  sha256Of,
  tableFile,
} from "#server/platform/backup/manifest.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { MediaStore } from "#server/platform/media/media-store.ts";
import { loadSigningSecret } from "#server/platform/secrets/signing-secret.ts";
import { archivedRows } from "./archived-rows.ts";
import { csvOfTable } from "./csv-of-table.ts";
import { readmeOf } from "./readme.ts";
import { sealWithPassword } from "./seal.ts";
import { type AddFile, streamZip } from "./stream-zip.ts";

export const sealedSecretName = "secret.sealed";

type Options = Readonly<{
  company: string;
  /** Encrypts the server's secret. */
  password: string;
  hasPapers: boolean;
}>;

/** IM4: all rows, pictures and, if asked for, papers as a ZIP that is written while it is sent (decision 80). */
export async function writeArchive(
  database: Database,
  media: MediaStore,
  { company, password, hasPapers }: Options,
): Promise<Readable> {
  const folder = await mkdtemp(join(media.workDir, "archive-"));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  try {
    const secret = await sealWithPassword(password, await loadSigningSecret(database));
    const dump = await dumpTables(database, folder, archivedRows({ hasPapers }));
    const readme = readmeOf(company, dump.manifest.madeAt, hasPapers);
    return streamZip(async (add) => {
      await add("README.txt", Readable.from([readme]));
      await add(sealedSecretName, Readable.from([secret]));
      await addTables(add, folder, dump);
      const pictures = await addPictures(add, media, dump);
      // Last, because it has the hashes of all files.
      const manifest = `${JSON.stringify({ ...dump.manifest, pictures } satisfies Manifest, null, 1)}\n`;
      await add(manifestName, Readable.from([manifest]));
      await add(manifestHashName, Readable.from([`${sha256Of(manifest)}\n`]));
    }, removeFolder);
  } catch (error) {
    await removeFolder();
    throw error;
  }
}

async function addTables(add: AddFile, folder: string, { manifest }: Dump): Promise<void> {
  for (const table of manifest.tables) {
    const path = tableFile(folder, table);
    await add(`tables/${table.name}.jsonl`, createReadStream(path));
    if (table.rows > 0) await add(`csv/${table.name}.csv`, csvOfTable(path, table.columns));
  }
}

/** Also those that were replaced since the rows were read: files in quarantine are still there. */
async function addPictures(add: AddFile, media: MediaStore, { pictureKeys }: Dump): Promise<PictureFile[]> {
  const written: PictureFile[] = [];
  for (const key of pictureKeys.toSorted()) {
    const files = await media.read(key);
    if (!files) throw new Error(`The files of picture ${key} are missing`);
    for (const [name, content] of files) {
      await add(`media/${key}/${name}`, Readable.from([content]));
      written.push({ key, name, bytes: content.length, sha256: sha256Of(content) });
    }
  }
  return written;
}
