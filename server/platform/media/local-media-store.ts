import { randomBytes } from "node:crypto";
import { mkdir, open, opendir, readdir, readFile, rename, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import {
  isPictureFile,
  isPictureKey,
  type MediaStore,
  requirePictureKey,
  type StoredEntry,
  type Visibility,
} from "./media-store.ts";
import { clearIncoming, incomingPath } from "./spool.ts";

/** Beside the public pictures, so that one rename takes a picture there and back. */
const privateFolder = ".private";
/** Holds a folder for each day, named after it. */
const quarantineFolder = ".quarantine";
/** Where versions before 0020 put pictures of deleted rows. */
const formerPrivateFolder = ".deleted";
const ownerFile = ".database-id";

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** A folder a picture, put in place whole by one rename. */
export class LocalMediaStore implements MediaStore {
  readonly #root: string;
  readonly #private: string;
  readonly #formerPrivate: string;
  readonly #quarantine: string;

  get workDir(): string {
    return this.#root;
  }

  private constructor(root: string) {
    this.#root = root;
    this.#private = join(root, privateFolder);
    this.#formerPrivate = join(root, formerPrivateFolder);
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

  /** Once no server of an earlier version runs on the folder any more. */
  async adoptFormerFolder(): Promise<void> {
    const names = await readdir(this.#formerPrivate).catch(unlessMissing);
    if (!names) return;
    await this.#moveTo(
      this.#private,
      names.filter((name) => isPictureKey(name)),
    );
    await rmdir(this.#formerPrivate);
  }

  async put(key: string, files: ReadonlyMap<string, Uint8Array>, area: Visibility): Promise<void> {
    const incoming = incomingPath(this.#root);
    await mkdir(incoming);
    const parent = this.#parent(area);
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
    // The first place is looked at twice: a picture may be moved there while the others are looked at.
    for (const parent of [...(await this.#parents()), this.#root]) {
      const files = await readAll(folderIn(parent, key));
      if (files) return files;
    }
  }

  async readFile(area: Visibility, key: string, file: string): Promise<Uint8Array | undefined> {
    if (!isPictureKey(key) || !isPictureFile(file)) return undefined;
    return readFile(join(this.#parent(area), key, file)).catch(unlessMissing);
  }

  publicUrl(): undefined {}

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
    for (const parent of [this.#root, this.#private, this.#formerPrivate]) {
      const area = parent === this.#root ? "public" : "private";
      for await (const { name, since } of foldersIn(parent)) {
        if (isPictureKey(name)) yield { key: name, since, area };
      }
    }
    for (const day of await this.#days()) {
      const since = new Date(`${day}T00:00:00Z`);
      for await (const { name } of foldersIn(join(this.#quarantine, day))) {
        if (isPictureKey(name)) yield { key: name, since, area: "quarantine" };
      }
    }
  }

  async clearUnfinished(before: Date): Promise<number> {
    const cleared = await clearIncoming(this.#root, before);
    // A day whose pictures are all gone or back; one that is in use is not empty, and stays.
    for (const day of await this.#days())
      await rmdir(join(this.#quarantine, day)).catch(unlessOneOf("ENOENT", "ENOTEMPTY"));
    return cleared;
  }

  async readOwner(): Promise<string | undefined> {
    const text = await readFile(join(this.#root, ownerFile), "utf8").catch(unlessMissing);
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

  #parent(area: Visibility): string {
    return area === "public" ? this.#root : this.#private;
  }

  /** Every folder that may hold pictures. */
  async #parents(): Promise<string[]> {
    const days = await this.#days();
    const quarantines = days.map((day) => join(this.#quarantine, day));
    return [this.#root, this.#private, this.#formerPrivate, ...quarantines];
  }

  async #days(): Promise<string[]> {
    const names = await readdir(this.#quarantine).catch(unlessMissing);
    return (names ?? []).filter((name) => dayPattern.test(name)).sort();
  }

  async #moveTo(target: string, keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const parents = (await this.#parents()).filter((parent) => parent !== target);
    for (const key of keys) {
      for (const parent of parents)
        await rename(folderIn(parent, key), folderIn(target, key)).catch(unlessMissing);
    }
  }
}

function folderIn(parent: string, key: string): string {
  requirePictureKey(key);
  return join(parent, key);
}

async function* foldersIn(parent: string): AsyncIterable<{ name: string; since: Date }> {
  const folder = await opendir(parent).catch(unlessMissing);
  for await (const entry of folder ?? []) {
    if (!entry.isDirectory()) continue;
    // Another request may have removed it since the folder was read.
    const status = await stat(join(parent, entry.name)).catch(unlessMissing);
    if (status) yield { name: entry.name, since: status.mtime };
  }
}

/** Undefined if the folder is not there, or was moved while it was read. */
async function readAll(folder: string): Promise<Map<string, Uint8Array> | undefined> {
  const names = await readdir(folder).catch(unlessMissing);
  if (!names || names.length === 0) return undefined;
  const files = new Map<string, Uint8Array>();
  for (const name of names.sort()) {
    const content = await readFile(join(folder, name)).catch(unlessMissing);
    if (!content) return undefined;
    files.set(name, content);
  }
  return files;
}

function unlessMissing(error: unknown): undefined {
  unlessOneOf("ENOENT")(error);
}

function unlessOneOf(...codes: readonly string[]): (error: unknown) => void {
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
