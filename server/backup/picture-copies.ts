import { mkdir, open, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { LocalMediaStore } from "#server/media/local-media-store.ts";
import type { MediaStore } from "#server/media/media-store.ts";
import { hashOf, type PictureFile, pictureFile } from "./manifest.ts";

/** The pictures of a backup in the making. */
export class PictureCopies {
  readonly #media: MediaStore;
  readonly #places: readonly string[];
  readonly #backup: string;
  readonly #copied = new Map<string, PictureFile[]>();

  private constructor(media: MediaStore, mediaDir: string, backup: string) {
    this.#media = media;
    // A picture is moved between the two when its row is deleted or brought back.
    this.#places = [mediaDir, join(mediaDir, ".deleted"), mediaDir];
    this.#backup = backup;
  }

  static async begin(mediaDir: string, backup: string): Promise<PictureCopies> {
    return new PictureCopies(await LocalMediaStore.open(mediaDir), mediaDir, backup);
  }

  /** Those that are there now; one that goes meanwhile is no mistake. */
  async copyAll(): Promise<void> {
    for await (const { key } of this.#media.list()) await this.copy([key]);
  }

  /** Answers with those that are nowhere. */
  async copy(keys: readonly string[]): Promise<string[]> {
    const missing: string[] = [];
    for (const key of keys) {
      if (this.#copied.has(key)) continue;
      const files = await this.#find(key);
      if (files) this.#copied.set(key, await this.#write(key, files));
      else missing.push(key);
    }
    return missing;
  }

  /** Lets go of copies that the rows do not speak of, and lists the others. */
  async keepOnly(keys: readonly string[]): Promise<PictureFile[]> {
    const wanted = new Set(keys);
    for (const key of this.#copied.keys()) {
      if (!wanted.has(key)) await rm(join(this.#backup, "media", key), { recursive: true });
    }
    return [...wanted].sort().flatMap((key) => this.#copied.get(key) ?? []);
  }

  /** The files of a picture, all from one place: it is put and moved as a whole. */
  async #find(key: string): Promise<Map<string, Buffer> | undefined> {
    for (const place of this.#places) {
      const files = await readAll(join(place, key));
      if (files) return files;
    }
  }

  async #write(key: string, files: ReadonlyMap<string, Buffer>): Promise<PictureFile[]> {
    await mkdir(join(this.#backup, "media", key), { recursive: true });
    const written: PictureFile[] = [];
    for (const [name, content] of files) {
      const file = await open(pictureFile(this.#backup, { key, name }), "w", 0o600);
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      written.push({ key, name, bytes: content.length, sha256: hashOf(content) });
    }
    return written;
  }
}

/** Undefined if the folder is not there, or went while it was read. */
async function readAll(folder: string): Promise<Map<string, Buffer> | undefined> {
  try {
    const files = new Map<string, Buffer>();
    for (const name of (await readdir(folder)).sort()) files.set(name, await readFile(join(folder, name)));
    return files.size > 0 ? files : undefined;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
