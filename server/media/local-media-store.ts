import { randomBytes } from "node:crypto";
import { mkdir, open, opendir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { MediaStore, StoredEntry } from "./media-store.ts";

/** What is not whole yet begins with this; a name with a dot in front is never served. */
export const incomingPrefix = ".incoming-";

/** A folder a picture, put in place whole by one rename. */
export class LocalMediaStore implements MediaStore {
  readonly #root: string;

  private constructor(root: string) {
    this.#root = root;
  }

  static async open(root: string): Promise<LocalMediaStore> {
    await mkdir(root, { recursive: true });
    return new LocalMediaStore(root);
  }

  async put(key: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
    const incoming = join(this.#root, incomingPrefix + randomBytes(8).toString("hex"));
    await mkdir(incoming);
    try {
      for (const [name, content] of files) await writeDurably(join(incoming, name), content);
      await flush(incoming);
      await rm(this.#folder(key), { recursive: true, force: true });
      await rename(incoming, this.#folder(key));
    } catch (error) {
      await rm(incoming, { recursive: true, force: true });
      throw error;
    }
    await flush(this.#root);
  }

  async remove(key: string): Promise<void> {
    await rm(this.#folder(key), { recursive: true, force: true });
  }

  async *list(): AsyncIterable<StoredEntry> {
    for await (const { name, since } of this.#folders()) {
      if (!name.startsWith(".")) yield { key: name, storedAt: since };
    }
  }

  async clearUnfinished(before: Date): Promise<number> {
    let cleared = 0;
    for await (const { name, since } of this.#folders()) {
      if (!name.startsWith(incomingPrefix) || since >= before) continue;
      await rm(join(this.#root, name), { recursive: true, force: true });
      cleared += 1;
    }
    return cleared;
  }

  #folder(key: string): string {
    // Keys are ours, but a folder outside the root must be impossible even so.
    if (!/^[a-z0-9-]+$/.test(key)) throw new Error(`"${key}" can't be a picture's key`);
    return join(this.#root, key);
  }

  async *#folders(): AsyncIterable<{ name: string; since: Date }> {
    for await (const entry of await opendir(this.#root)) {
      if (!entry.isDirectory()) continue;
      // Another request may have removed it since the folder was read.
      const status = await stat(join(this.#root, entry.name)).catch(() => undefined);
      if (status) yield { name: entry.name, since: status.mtime };
    }
  }
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
