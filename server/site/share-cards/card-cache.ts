import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

const cardFileName = /^[0-9a-f]{32}\.jpg$/;

/** Stores drawn cards on disk and evicts the least recently used ones. */
export class CardCache {
  readonly #folder: string;
  readonly #maxCards: number;
  /** File names, the least recently used first. */
  readonly #names: Set<string>;

  private constructor(folder: string, maxCards: number, names: Iterable<string>) {
    this.#folder = folder;
    this.#maxCards = maxCards;
    this.#names = new Set(names);
  }

  static async open(folder: string, maxCards: number): Promise<CardCache> {
    await mkdir(folder, { recursive: true });
    const found: { name: string; modifiedMs: number }[] = [];
    for (const name of await readdir(folder)) {
      const path = join(folder, name);
      if (cardFileName.test(name)) found.push({ name, modifiedMs: (await stat(path)).mtimeMs });
      // Left over from an interrupted write.
      else await rm(path, { recursive: true, force: true });
    }
    found.sort((a, b) => a.modifiedMs - b.modifiedMs);
    return new CardCache(
      folder,
      maxCards,
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
      // The file was deleted by hand, so the card is drawn again.
      return undefined;
    }
  }

  /** Writes to a temporary file and renames it, so that a partial card is never read. */
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
      if (this.#names.size <= this.#maxCards) break;
      this.#names.delete(oldest);
      await rm(join(this.#folder, oldest), { force: true });
    }
  }
}
