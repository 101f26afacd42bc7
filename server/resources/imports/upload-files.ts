import { mkdir, open, opendir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { Problem } from "#server/platform/http/problem.ts";
import type { DiskBudget } from "#server/platform/media/disk-budget.ts";
import { fileProblem } from "./file-problem.ts";

/** Unfinished uploads, and ZIPs that wait for their import. */
const folderName = ".imports";
const partEnding = ".part";
const unfinishedForMs = 24 * 60 * 60 * 1000;

/**
 * Files that are too large for one request arrive in parts: a part is written at its offset, so that one that was cut off is sent again.
 * The caller chooses the name of an upload, 32 random hexadecimal digits.
 */
export class UploadFiles {
  readonly #folder: string;
  readonly #disk: DiskBudget;

  constructor(workDir: string, disk: DiskBudget) {
    this.#folder = join(workDir, folderName);
    this.#disk = disk;
  }

  /** Returns the bytes that have arrived. */
  async write(upload: string, offset: number, maxBytes: number, content: Readable): Promise<number> {
    await mkdir(this.#folder, { recursive: true });
    const path = this.#pathOfPart(upload);
    const file = await open(path, offset === 0 ? "w" : "r+").catch(ignoreMissing);
    if (!file) throw new Problem("not_found");
    try {
      const { size } = await file.stat();
      if (offset > size) throw new Problem("state_changed", { current: { received: size } });
      await file.truncate(offset);
      let end = offset;
      for await (const chunk of content as AsyncIterable<Buffer>) {
        if (end + chunk.length > maxBytes) throw new Problem("too_large");
        await this.#disk.write(chunk.length, () => file.write(chunk, 0, chunk.length, end));
        end += chunk.length;
      }
      return end;
    } finally {
      await file.close();
    }
  }

  /** The path of an upload that has all its bytes. A file that is shorter was cut off. */
  async requireWhole(upload: string, bytes: number): Promise<string> {
    const path = this.#pathOfPart(upload);
    const status = await stat(path).catch(ignoreMissing);
    if (!status) throw new Problem("not_found");
    if (status.size !== bytes) throw new Problem("state_changed", { current: { received: status.size } });
    if (bytes === 0) throw fileProblem("empty");
    return path;
  }

  async read(upload: string, bytes: number): Promise<Buffer> {
    return readFile(await this.requireWhole(upload, bytes));
  }

  /** Keeps an upload under a name of its own until it is removed. */
  async keep(upload: string, name: string): Promise<void> {
    await rename(this.#pathOfPart(upload), this.pathOf(name));
  }

  pathOf(name: string): string {
    return join(this.#folder, name);
  }

  async has(name: string): Promise<boolean> {
    return (await stat(this.pathOf(name)).catch(ignoreMissing)) !== undefined;
  }

  async remove(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true });
  }

  async discard(upload: string): Promise<void> {
    await rm(this.#pathOfPart(upload), { force: true });
  }

  /** Removes uploads that nobody finished within a day, and files that no import has any more. */
  async clear(known: ReadonlySet<string>, now: Date): Promise<void> {
    const folder = await opendir(this.#folder).catch(ignoreMissing);
    if (!folder) return;
    for await (const { name } of folder) {
      const status = await stat(this.pathOf(name)).catch(ignoreMissing);
      const isOld = status && now.getTime() - status.mtimeMs > unfinishedForMs;
      if (isOld && !known.has(name)) await this.remove(name);
    }
  }

  #pathOfPart(upload: string): string {
    return join(this.#folder, upload + partEnding);
  }
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw error;
}
