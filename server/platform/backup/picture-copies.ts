import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import type { MediaStore } from "#server/platform/media/media-store.ts";
import { type PictureFile, pictureFile, sha256Of } from "./manifest.ts";

/** The picture files of a backup that is being written. */
export class PictureCopies {
  readonly #media: MediaStore;
  readonly #backup: string;
  readonly #copied = new Map<string, PictureFile[]>();

  constructor(media: MediaStore, backup: string) {
    this.#media = media;
    this.#backup = backup;
  }

  /** Copies every picture in the store. A picture that is removed meanwhile is skipped. */
  async copyAll(): Promise<void> {
    for await (const { key, location } of this.#media.list())
      if (location !== "quarantine") await this.copy([key]);
  }

  /** Copies the pictures that are not copied yet, and returns the keys of those that are missing. */
  async copy(keys: readonly string[]): Promise<string[]> {
    const missing: string[] = [];
    for (const key of keys) {
      if (this.#copied.has(key)) continue;
      const files = await this.#media.read(key);
      if (files) this.#copied.set(key, await this.#write(key, files));
      else missing.push(key);
    }
    return missing;
  }

  /** Removes the copies of all other pictures, and returns the files of these. */
  async removeExcept(keys: readonly string[]): Promise<PictureFile[]> {
    const wanted = new Set(keys);
    for (const key of this.#copied.keys()) {
      if (!wanted.has(key)) await rm(join(this.#backup, "media", key), { recursive: true });
    }
    return [...wanted].sort().flatMap((key) => this.#copied.get(key) ?? []);
  }

  async #write(key: string, files: ReadonlyMap<string, Uint8Array>): Promise<PictureFile[]> {
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
      written.push({ key, name, bytes: content.length, sha256: sha256Of(content) });
    }
    return written;
  }
}
