import { createHash } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The kernel limits a socket's path to 107 bytes; file names in the directory have at most 20. */
const maxDirectoryBytes = 107 - 20;

/** Creates a private directory for sockets inside `dataDir`, or under the temporary directory if the path is too long. */
export async function ensureSocketDirectory(dataDir: string, name: string): Promise<string> {
  const inside = join(dataDir, `${name}-socket`);
  const hash = createHash("sha256").update(inside).digest("hex").slice(0, 16);
  const directory =
    Buffer.byteLength(inside) <= maxDirectoryBytes ? inside : join(tmpdir(), `mithila-ghar-${hash}`);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  return directory;
}
