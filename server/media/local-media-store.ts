import { randomBytes } from "node:crypto";
import { mkdir, open, opendir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { MediaStore, StoredEntry } from "./media-store.ts";

/** What is not whole yet begins with this; a name with a dot in front is never served. */
export const incomingPrefix = ".incoming-";

/** Where hidden pictures wait: beside the others, so that one rename takes a picture there and back. */
const hiddenFolder = ".deleted";

const keyPattern = /^[a-z0-9-]+$/;

/** A folder a picture, put in place whole by one rename. */
export class LocalMediaStore implements MediaStore {
  readonly #root: string;
  readonly #hidden: string;

  private constructor(root: string) {
    this.#root = root;
    this.#hidden = join(root, hiddenFolder);
  }

  static async open(root: string): Promise<LocalMediaStore> {
    await mkdir(root, { recursive: true });
    await flush(dirname(root));
    return new LocalMediaStore(root);
  }

  async put(key: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
    const incoming = join(this.#root, incomingPrefix + randomBytes(8).toString("hex"));
    await mkdir(incoming);
    try {
      for (const [name, content] of files) await writeDurably(join(incoming, name), content);
      await flush(incoming);
      await this.remove(key);
      await rename(incoming, this.#folder(key));
    } catch (error) {
      await rm(incoming, { recursive: true, force: true });
      throw error;
    }
    await flush(this.#root);
  }

  async remove(key: string): Promise<void> {
    await rm(this.#folder(key), { recursive: true, force: true });
    await rm(this.#folder(key, this.#hidden), { recursive: true, force: true });
  }

  async hide(keys: readonly string[]): Promise<void> {
    if (keys.length > 0) await mkdir(this.#hidden, { recursive: true });
    for (const key of keys) await moveIfThere(this.#folder(key), this.#folder(key, this.#hidden));
  }

  async show(keys: readonly string[]): Promise<void> {
    for (const key of keys) await moveIfThere(this.#folder(key, this.#hidden), this.#folder(key));
  }

  async *list(): AsyncIterable<StoredEntry> {
    for await (const { name, since } of foldersIn(this.#root)) {
      if (keyPattern.test(name)) yield { key: name, storedAt: since, isHidden: false };
    }
    for await (const { name, since } of foldersIn(this.#hidden)) {
      if (keyPattern.test(name)) yield { key: name, storedAt: since, isHidden: true };
    }
  }

  async clearUnfinished(before: Date): Promise<number> {
    let cleared = 0;
    for await (const { name, since } of foldersIn(this.#root)) {
      if (!name.startsWith(incomingPrefix) || since >= before) continue;
      await rm(join(this.#root, name), { recursive: true, force: true });
      cleared += 1;
    }
    return cleared;
  }

  #folder(key: string, parent = this.#root): string {
    // Keys are ours, but a folder outside the root must be impossible even so.
    if (!keyPattern.test(key)) throw new Error(`"${key}" can't be a picture's key`);
    return join(parent, key);
  }
}

async function* foldersIn(parent: string): AsyncIterable<{ name: string; since: Date }> {
  // There is none for hidden pictures until the first was hidden.
  const folder = await opendir(parent).catch(unlessMissing);
  for await (const entry of folder ?? []) {
    if (!entry.isDirectory()) continue;
    // Another request may have removed it since the folder was read.
    const status = await stat(join(parent, entry.name)).catch(unlessMissing);
    if (status) yield { name: entry.name, since: status.mtime };
  }
}

async function moveIfThere(from: string, to: string): Promise<void> {
  await rename(from, to).catch(unlessMissing);
}

function unlessMissing(error: unknown): undefined {
  if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
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
