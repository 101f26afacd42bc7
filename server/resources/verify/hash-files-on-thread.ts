import { createHash } from "node:crypto";
import { closeSync, openSync, readSync } from "node:fs";
import { parentPort } from "node:worker_threads";

// Synchronous calls into one buffer: a promise for each open, read, hash and close costs more than the work on a file of this size.
const buffer = Buffer.allocUnsafeSlow(1024 * 1024);

/** Asks with a list of files, each as the paths at which it may be, and gets their hashes in the same order. */
parentPort?.on("message", (files: readonly (readonly string[])[]) => {
  parentPort?.postMessage(files.map(hashFirst));
});

/** Of the first path that exists; null if none does. */
function hashFirst(paths: readonly string[]): string | null {
  for (const path of paths) {
    const file = openExisting(path);
    if (file === undefined) continue;
    try {
      const hash = createHash("sha256");
      for (let bytes = readSync(file, buffer); bytes > 0; bytes = readSync(file, buffer))
        hash.update(buffer.subarray(0, bytes));
      return hash.digest("hex");
    } finally {
      closeSync(file);
    }
  }
  return null;
}

function openExisting(path: string): number | undefined {
  try {
    return openSync(path, "r");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
