import { open, rm, stat } from "node:fs/promises";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { importLimits, type RowProblem } from "#domain/imports/import.ts";
import { rowProblem } from "#domain/imports/read-cells.ts";
import { maxPhotoBytes } from "#domain/pictures/upload.ts";
import { foldCase } from "#domain/search-text.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { PictureService, StoredPicture } from "#server/platform/media/picture-service.ts";
import { fileProblem } from "./file-problem.ts";
import type { PictureEntry, PictureSource } from "./picture-source.ts";

const fileTypeMask = 0o170000;
const symbolicLink = 0o120000;
/** Small texts shrink much more than pictures, and do no harm. */
const minSuspectBytes = 1024 * 1024;

export type Archive = PictureSource & Readonly<{ close: () => Promise<void> }>;

/**
 * IM1: opens a ZIP of pictures. Its directory is read into memory, its files one by one from the disk; none is written under the name
 * that the ZIP gives it. Throws a problem for a ZIP that is broken, or made to do harm.
 */
export async function openArchive(path: string, pictures: PictureService): Promise<Archive> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true }).catch(
    () => {
      throw fileProblem("not_zip");
    },
  );
  const close = async () => zip.close();
  try {
    if (zip.entryCount > importLimits.zipEntries) throw fileProblem("zip_bomb");
    const index = new EntryIndex((await stat(path)).size);
    try {
      for await (const entry of zip.eachEntry()) index.add(entry);
    } catch (error) {
      // Absolute names, "..", and directories that are cut off.
      throw error instanceof Problem ? error : fileProblem("zip_unsafe");
    }
    let stored = 0;
    return {
      find: (name) => index.find(name),
      async store(entry, name) {
        const source = index.entryOf(entry);
        if (!source || source.uncompressedSize > maxPhotoBytes)
          return rowProblem("pictures", "photo_too_large", name);
        stored += 1;
        const file = `${path}-picture-${stored}`;
        try {
          const written = await extract(zip, source, file);
          if (!written) return rowProblem("pictures", "photo_too_large", name);
          return await encode(pictures, file, name);
        } catch (error) {
          if (error instanceof Problem || !(error instanceof Error) || "syscall" in error) throw error;
          // The compressed data are broken, or longer than the directory says.
          return rowProblem("pictures", "image_invalid", name);
        } finally {
          await rm(file, { force: true });
        }
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** False if the content is longer than a picture may be, whatever the directory says. */
async function extract(zip: ZipFile, entry: Entry, path: string): Promise<boolean> {
  const file = await open(path, "w");
  try {
    let bytes = 0;
    // The stream begins to read at once: an error that comes before somebody listens would end the process.
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      bytes += chunk.length;
      if (bytes > maxPhotoBytes) return false;
      await file.write(chunk);
    }
    return true;
  } finally {
    await file.close();
  }
}

async function encode(
  pictures: PictureService,
  path: string,
  name: string,
): Promise<StoredPicture | RowProblem> {
  try {
    const [picture] = await pictures.store([{ field: "pictures", path }], { isBulk: true });
    return picture ?? rowProblem("pictures", "image_invalid", name);
  } catch (error) {
    const [message] = (error instanceof Problem && error.fields?.pictures) || [];
    if (!message) throw error;
    return rowProblem("pictures", message.code, name);
  }
}

class EntryIndex {
  /** By the end of the path, from its last part to the whole; null if several entries have it. */
  readonly #byName = new Map<string, Entry | null>();
  readonly #byIdentity = new Map<PictureEntry, Entry>();
  readonly #identities = new Map<Entry, PictureEntry>();
  /** What other entries may occupy. */
  #leftBytes: number;

  constructor(zipBytes: number) {
    this.#leftBytes = zipBytes;
  }

  add(entry: Entry): void {
    const { fileName, uncompressedSize, compressedSize } = entry;
    if (
      uncompressedSize > minSuspectBytes &&
      uncompressedSize > Math.max(compressedSize, 1) * importLimits.zipRatio
    )
      throw fileProblem("zip_bomb");
    // Entries that share their bytes are more than the file is long: a small ZIP would become thousands of pictures.
    this.#leftBytes -= compressedSize;
    if (this.#leftBytes < 0) throw fileProblem("zip_bomb");
    const mode = (entry.externalFileAttributes >>> 16) & fileTypeMask;
    if (fileName.endsWith("/") || mode === symbolicLink || entry.isEncrypted()) return;
    const identity = { crc32: entry.crc32, bytes: uncompressedSize };
    this.#identities.set(entry, identity);
    this.#byIdentity.set(identity, entry);
    const parts = toParts(fileName);
    for (let start = 0; start < parts.length; start += 1) {
      const name = parts.slice(start).join("/");
      const known = this.#byName.get(name);
      // The whole path is its own, a part of it may be another's, too.
      if (start === 0 || known === undefined) this.#byName.set(name, entry);
      else if (known && toParts(known.fileName).join("/") !== name) this.#byName.set(name, null);
    }
  }

  find(name: string): PictureEntry | undefined {
    const entry = this.#byName.get(toParts(name).join("/"));
    return entry ? this.#identities.get(entry) : undefined;
  }

  entryOf(identity: PictureEntry): Entry | undefined {
    return this.#byIdentity.get(identity);
  }
}

/** People write names in either case, and the ZIP of a Mac has its accents apart. */
function toParts(path: string): string[] {
  return foldCase(path.normalize())
    .split(/[/\\]/)
    .filter((part) => part !== "" && part !== ".");
}
