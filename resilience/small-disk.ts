import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmdirSync } from "node:fs";
import { mkdtemp, open, rm, rmdir, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A small file system in memory that can be filled to the last byte. */
export class SmallDisk {
  readonly folder: string;
  readonly #filler: string;

  private constructor(folder: string) {
    this.folder = folder;
    this.#filler = join(folder, "filler");
  }

  /** Containers usually may not mount. */
  static canMount(): boolean {
    const folder = mkdtempSync(join(tmpdir(), "mithila-ghar-disk-"));
    const isMounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder]).status === 0;
    if (isMounted) spawnSync("umount", [folder]);
    rmdirSync(folder);
    return isMounted;
  }

  static async mount(megabytes: number): Promise<SmallDisk> {
    const folder = await mkdtemp(join(tmpdir(), "mithila-ghar-disk-"));
    await run("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "tmpfs", folder]);
    return new SmallDisk(folder);
  }

  /** Fills the disk while other processes may be writing to it. */
  async fill(freeBytes = 0): Promise<void> {
    const file = await open(this.#filler, "a");
    const chunk = Buffer.alloc(256 * 1024, 1);
    try {
      for (;;) {
        const { bavail, bsize } = await statfs(this.folder);
        const size = Math.min(bavail * bsize - freeBytes, chunk.length);
        if (size <= 0) return;
        await file.write(chunk, 0, size);
      }
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
    } finally {
      await file.close();
    }
  }

  async free(): Promise<void> {
    await rm(this.#filler, { force: true });
  }

  async unmount(): Promise<void> {
    // Lazily, because sharp in this process may still have a file open.
    await run("umount", ["-l", this.folder]);
    await rmdir(this.folder);
  }
}
