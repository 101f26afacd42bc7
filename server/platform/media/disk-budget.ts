import { statfs } from "node:fs/promises";
import { Problem } from "#server/platform/http/problem.ts";

/** Reserved for PostgreSQL, which stops entirely when it cannot write its WAL. */
export const minFreeBytes = 48 * 1024 * 1024;

/**
 * Rejects writes that would leave less than PostgreSQL's reserve free. Pending bytes are counted before the free space is
 * read, so that concurrent requests take each other into account.
 */
export class DiskBudget {
  readonly #freeBytes: () => Promise<number>;
  #pendingBytes = 0;

  constructor(freeBytes: () => Promise<number>) {
    this.#freeBytes = freeBytes;
  }

  /** The budget of the file system that contains a folder. */
  static of(folder: string): DiskBudget {
    return new DiskBudget(async () => {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    });
  }

  /** Throws a problem instead of writing if the bytes would use the reserve. */
  async write<Result>(bytes: number, write: () => Promise<Result>): Promise<Result> {
    this.#pendingBytes += bytes;
    try {
      await this.requireFreeSpace();
      return await write();
    } finally {
      this.#pendingBytes -= bytes;
    }
  }

  async requireFreeSpace(): Promise<void> {
    const freeBytes = await this.#freeBytes();
    if (freeBytes - this.#pendingBytes < minFreeBytes) throw new Problem("storage_full");
  }
}
