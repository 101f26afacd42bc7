import { randomBytes } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { MediaStore } from "./media-store.ts";

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
    const incoming = join(this.#root, `.incoming-${randomBytes(8).toString("hex")}`);
    await mkdir(incoming);
    for (const [name, content] of files) await writeDurably(join(incoming, name), content);
    await flush(incoming);
    await rm(join(this.#root, key), { recursive: true, force: true });
    await rename(incoming, join(this.#root, key));
    await flush(this.#root);
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
