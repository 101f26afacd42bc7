import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmdirSync } from "node:fs";
import { mkdtemp, open, rm, rmdir, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A file system in memory with room for a server and little else, so that it can be filled to the last byte. */
export class SmallDisk {
  readonly folder: string;
  readonly #ballast: string;

  private constructor(folder: string) {
    this.folder = folder;
    this.#ballast = join(folder, "ballast");
  }

  /** Whether this machine lets us mount anything. */
  static isPossible(): boolean {
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

  /** Leaves at most so many bytes free, while others may be writing too. */
  async fill(left = 0): Promise<void> {
    const file = await open(this.#ballast, "a");
    const piece = Buffer.alloc(256 * 1024, 1);
    try {
      for (;;) {
        const { bavail, bsize } = await statfs(this.folder);
        const wanted = Math.min(bavail * bsize - left, piece.length);
        if (wanted <= 0) return;
        await file.write(piece, 0, wanted);
      }
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
    } finally {
      await file.close();
    }
  }

  async free(): Promise<void> {
    await rm(this.#ballast, { force: true });
  }

  async unmount(): Promise<void> {
    // Lazily: the picture library of this process may still hold a file that it looked at.
    await run("umount", ["-l", this.folder]);
    await rmdir(this.folder);
  }
}
