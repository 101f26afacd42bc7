import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

const finished = /^[0-9a-f]{32}\.jpg$/;

/** Cards that were made, on disk: the most recently shown ones, never more than `most`. */
export class CardCache {
  readonly #folder: string;
  readonly #most: number;
  /** Names in the order they were last shown. */
  readonly #names: Set<string>;

  private constructor(folder: string, most: number, names: Iterable<string>) {
    this.#folder = folder;
    this.#most = most;
    this.#names = new Set(names);
  }

  static async open(folder: string, most: number): Promise<CardCache> {
    await mkdir(folder, { recursive: true });
    const found: { name: string; since: number }[] = [];
    for (const name of await readdir(folder)) {
      const path = join(folder, name);
      if (finished.test(name)) found.push({ name, since: (await stat(path)).mtimeMs });
      // Left by a process that was cut off.
      else await rm(path, { recursive: true, force: true });
    }
    found.sort((one, other) => one.since - other.since);
    return new CardCache(
      folder,
      most,
      found.map(({ name }) => name),
    );
  }

  async get(key: string): Promise<Buffer | undefined> {
    const name = `${key}.jpg`;
    if (!this.#names.delete(name)) return undefined;
    try {
      const card = await readFile(join(this.#folder, name));
      this.#names.add(name);
      return card;
    } catch {
      // Someone tidied the folder: it is made again.
      return undefined;
    }
  }

  /** Put in place by a rename, so that half a card is never read. */
  async put(key: string, card: Buffer): Promise<void> {
    const name = `${key}.jpg`;
    const incoming = join(this.#folder, `incoming-${randomBytes(6).toString("hex")}`);
    try {
      await writeFile(incoming, card);
      await rename(incoming, join(this.#folder, name));
    } catch (error) {
      await rm(incoming, { force: true });
      throw error;
    }
    this.#names.add(name);
    for (const oldest of this.#names) {
      if (this.#names.size <= this.#most) break;
      this.#names.delete(oldest);
      await rm(join(this.#folder, oldest), { force: true });
    }
  }
}
