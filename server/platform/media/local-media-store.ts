import { randomBytes } from "node:crypto";
import { mkdir, open, opendir, readdir, readFile, rename, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import {
  isPictureFile,
  isPictureKey,
  type MediaStore,
  type OpenFile,
  requirePictureKey,
  type StoredEntry,
  type Visibility,
} from "./media-store.ts";
import { clearIncoming, incomingPath } from "./spool.ts";

/** On the same file system as the public pictures, so that one rename moves a picture. */
const privateFolder = ".private";
/** Contains one folder per day, named by date. */
const quarantineFolder = ".quarantine";
/** Early versions stored pictures of deleted rows here. */
const legacyPrivateFolder = ".deleted";
const ownerFile = ".database-id";

/** Reading a file of this size at once is faster than streaming it. */
const maxBufferedBytes = 128 * 1024;

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Stores each picture as one folder, which a single rename moves into place. */
export class LocalMediaStore implements MediaStore {
  readonly #root: string;
  readonly #private: string;
  readonly #legacyPrivate: string;
  readonly #quarantine: string;

  get workDir(): string {
    return this.#root;
  }

  private constructor(root: string) {
    this.#root = root;
    this.#private = join(root, privateFolder);
    this.#legacyPrivate = join(root, legacyPrivateFolder);
    this.#quarantine = join(root, quarantineFolder);
  }

  static async open(root: string): Promise<LocalMediaStore> {
    await mkdir(root, { recursive: true });
    const store = new LocalMediaStore(root);
    await mkdir(store.#private, { recursive: true });
    await flush(root);
    await flush(dirname(root));
    return store;
  }

  /** Must run when no server of an earlier version uses the folder any more. */
  async migrateLegacyFolder(): Promise<void> {
    const names = await readdir(this.#legacyPrivate).catch(ignoreMissing);
    if (!names) return;
    await this.#moveTo(
      this.#private,
      names.filter((name) => isPictureKey(name)),
    );
    await rmdir(this.#legacyPrivate);
  }

  async put(key: string, files: ReadonlyMap<string, Uint8Array>, visibility: Visibility): Promise<void> {
    const incoming = incomingPath(this.#root);
    await mkdir(incoming);
    const parent = this.#parent(visibility);
    try {
      for (const [name, content] of files) await writeDurably(join(incoming, name), content);
      await flush(incoming);
      await this.remove(key);
      await rename(incoming, folderIn(parent, key));
    } catch (error) {
      await rm(incoming, { recursive: true, force: true });
      throw error;
    }
    await flush(parent);
  }

  async read(key: string): Promise<ReadonlyMap<string, Uint8Array> | undefined> {
    // The public folder is read again at the end, because a picture may move there while the others are read.
    for (const parent of [...(await this.#parents()), this.#root]) {
      const files = await readAll(folderIn(parent, key));
      if (files) return files;
    }
  }

  async readFile(visibility: Visibility, key: string, file: string): Promise<Uint8Array | undefined> {
    const path = this.localPath(visibility, key, file);
    return path === undefined ? undefined : readFile(path).catch(ignoreMissing);
  }

  localPath(visibility: Visibility, key: string, file: string): string | undefined {
    return isPictureKey(key) && isPictureFile(file) ? join(this.#parent(visibility), key, file) : undefined;
  }

  /** Streams a large file, so that slow clients do not keep it in memory. */
  async openPublic(key: string, file: string): Promise<OpenFile | undefined> {
    if (!isPictureKey(key) || !isPictureFile(file)) return undefined;
    const handle = await open(join(this.#root, key, file), "r").catch(ignoreMissing);
    if (!handle) return undefined;
    const { size } = await handle.stat();
    if (size > maxBufferedBytes) return { bytes: size, content: handle.createReadStream() };
    try {
      const content = await handle.readFile();
      return { bytes: content.length, content };
    } finally {
      await handle.close();
    }
  }

  async move(keys: readonly string[], to: Visibility): Promise<void> {
    await this.#moveTo(this.#parent(to), keys);
  }

  async quarantine(keys: readonly string[], at: Date): Promise<void> {
    if (keys.length === 0) return;
    const day = join(this.#quarantine, at.toISOString().slice(0, 10));
    await mkdir(day, { recursive: true });
    await this.#moveTo(day, keys);
  }

  async remove(key: string): Promise<void> {
    for (const parent of await this.#parents())
      await rm(folderIn(parent, key), { recursive: true, force: true });
  }

  async *list(): AsyncIterable<StoredEntry> {
    for (const parent of [this.#root, this.#private, this.#legacyPrivate]) {
      const location = parent === this.#root ? "public" : "private";
      for await (const { name, modifiedAt } of foldersIn(parent)) {
        if (isPictureKey(name)) yield { key: name, storedAt: modifiedAt, location };
      }
    }
    for (const day of await this.#days()) {
      const storedAt = new Date(`${day}T00:00:00Z`);
      for await (const { name } of foldersIn(join(this.#quarantine, day))) {
        if (isPictureKey(name)) yield { key: name, storedAt, location: "quarantine" };
      }
    }
  }

  async clearUnfinished(before: Date): Promise<number> {
    const cleared = await clearIncoming(this.#root, before);
    // Removes the folders of days that are empty; rmdir fails for the others.
    for (const day of await this.#days())
      await rmdir(join(this.#quarantine, day)).catch(ignoreErrors("ENOENT", "ENOTEMPTY"));
    return cleared;
  }

  async readOwner(): Promise<string | undefined> {
    const text = await readFile(join(this.#root, ownerFile), "utf8").catch(ignoreMissing);
    return text?.trim();
  }

  async writeOwner(databaseId: string): Promise<void> {
    const incoming = join(this.#root, `${ownerFile}.${randomBytes(8).toString("hex")}`);
    try {
      await writeDurably(incoming, Buffer.from(`${databaseId}\n`));
      await rename(incoming, join(this.#root, ownerFile));
    } catch (error) {
      await rm(incoming, { force: true });
      throw error;
    }
    await flush(this.#root);
  }

  #parent(visibility: Visibility): string {
    return visibility === "public" ? this.#root : this.#private;
  }

  /** Every folder that may contain pictures. */
  async #parents(): Promise<string[]> {
    const days = await this.#days();
    const quarantines = days.map((day) => join(this.#quarantine, day));
    return [this.#root, this.#private, this.#legacyPrivate, ...quarantines];
  }

  async #days(): Promise<string[]> {
    const names = await readdir(this.#quarantine).catch(ignoreMissing);
    return (names ?? []).filter((name) => dayPattern.test(name)).sort();
  }

  async #moveTo(target: string, keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const parents = (await this.#parents()).filter((parent) => parent !== target);
    for (const key of keys) {
      for (const parent of parents)
        await rename(folderIn(parent, key), folderIn(target, key)).catch(ignoreMissing);
    }
  }
}

function folderIn(parent: string, key: string): string {
  requirePictureKey(key);
  return join(parent, key);
}

async function* foldersIn(parent: string): AsyncIterable<{ name: string; modifiedAt: Date }> {
  const folder = await opendir(parent).catch(ignoreMissing);
  for await (const entry of folder ?? []) {
    if (!entry.isDirectory()) continue;
    // Another request may remove the folder after opendir read its name.
    const status = await stat(join(parent, entry.name)).catch(ignoreMissing);
    if (status) yield { name: entry.name, modifiedAt: status.mtime };
  }
}

/** Undefined if the folder does not exist or is moved while it is read. */
async function readAll(folder: string): Promise<Map<string, Uint8Array> | undefined> {
  const names = await readdir(folder).catch(ignoreMissing);
  if (!names || names.length === 0) return undefined;
  const files = new Map<string, Uint8Array>();
  for (const name of names.sort()) {
    const content = await readFile(join(folder, name)).catch(ignoreMissing);
    if (!content) return undefined;
    files.set(name, content);
  }
  return files;
}

function ignoreMissing(error: unknown): undefined {
  ignoreErrors("ENOENT")(error);
}

function ignoreErrors(...codes: readonly string[]): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof Error && "code" in error && codes.includes(String(error.code)))) throw error;
  };
}

async function writeDurably(path: string, content: Uint8Array): Promise<void> {
  const file = await open(path, "wx", 0o644);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
