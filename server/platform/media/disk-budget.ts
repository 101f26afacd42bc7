import { statfs } from "node:fs/promises";
import { Problem } from "#server/platform/http/problem.ts";

/** Left to PostgreSQL: out of room for its journal it stops altogether, and nothing could be read any more. */
export const minFreeBytes = 48 * 1024 * 1024;

/**
 * Lets requests fill the disk down to PostgreSQL's reserve and no further. What is about to be written counts before the
 * free space is read, so that requests that ask at the same moment each see the others.
 */
export class DiskBudget {
  readonly #freeBytes: () => Promise<number>;
  #aboutToBeWritten = 0;

  constructor(freeBytes: () => Promise<number>) {
    this.#freeBytes = freeBytes;
  }

  /** Of the file system that a folder is on. */
  static of(folder: string): DiskBudget {
    return new DiskBudget(async () => {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    });
  }

  /** Writes so many bytes, or throws a problem if they would not leave the reserve. */
  async write<Result>(bytes: number, write: () => Promise<Result>): Promise<Result> {
    this.#aboutToBeWritten += bytes;
    try {
      await this.requireRoom();
      return await write();
    } finally {
      this.#aboutToBeWritten -= bytes;
    }
  }

  async requireRoom(): Promise<void> {
    const free = await this.#freeBytes();
    if (free - this.#aboutToBeWritten < minFreeBytes) throw new Problem("storage_full");
  }
}
